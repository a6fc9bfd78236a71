import { useSyncExternalStore } from 'react';
import { announce } from '../../lib/announce.ts';
import { readStoredJson, removeStored, writeStored } from '../../lib/session-storage.ts';
import { ring } from './ring.ts';
import { COOK_TEXTS } from './texts.ts';

export type Timer = { readonly id: number; readonly time: string; readonly endsAt: number; readonly secondsLeft: number };

const KEY = 'larder.timers';

/** Of one recipe: another one begins without. */
type Kept = { readonly path: string; readonly timers: readonly Timer[] };

/** Outside React, so that a timer outlives the step and the view it was set in; and kept, as phones throw pages away and load them anew. */
let timers: readonly Timer[] = readKept();
let lastId = Math.max(0, ...timers.map(({ id }) => id));
let beat = timers.length > 0 ? setInterval(tick, 250) : undefined;
const listeners = new Set<() => void>();

export function startTimer(time: string, seconds: number): void {
  lastId += 1;
  replace([...timers, { id: lastId, time, endsAt: Date.now() + seconds * 1000, secondsLeft: seconds }]);
  beat ??= setInterval(tick, 250);
  announce(COOK_TEXTS.timerSet(time));
}

export function stopTimer(id: number): void {
  const wasRunning = timers.some((timer) => timer.id === id && timer.secondsLeft > 0);
  replace(timers.filter((timer) => timer.id !== id));
  if (wasRunning) announce(COOK_TEXTS.timerStopped);
}

export function stopAllTimers(): void {
  replace([]);
}

export function useTimers(): readonly Timer[] {
  return useSyncExternalStore(subscribe, () => timers);
}

/** By the clock and not by counting beats: a phone that slept rings at once when it wakes, not minutes late. */
function tick(): void {
  const now = Date.now();
  const next = timers.map((timer) => ({ ...timer, secondsLeft: Math.max(0, Math.ceil((timer.endsAt - now) / 1000)) }));
  for (const [at, { time, secondsLeft }] of next.entries()) {
    if (secondsLeft > 0 || timers[at]!.secondsLeft === 0) continue;
    announce(`${COOK_TEXTS.timerDone}: ${time}`);
    ring();
  }
  if (next.some((timer, at) => timer.secondsLeft !== timers[at]!.secondsLeft)) replace(next);
}

function readKept(): readonly Timer[] {
  const kept = readStoredJson(KEY) as Kept | undefined;
  return kept?.path === location.pathname ? kept.timers : [];
}

function replace(next: readonly Timer[]): void {
  timers = next;
  if (timers.length === 0) removeStored(KEY);
  else writeStored(KEY, JSON.stringify({ path: location.pathname, timers } satisfies Kept));
  if (timers.every(({ secondsLeft }) => secondsLeft === 0)) {
    clearInterval(beat);
    beat = undefined;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

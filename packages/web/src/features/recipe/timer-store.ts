import { useSyncExternalStore } from 'react';
import { announce } from '../../lib/announce.ts';
import { ring } from './ring.ts';
import { COOK_TEXTS } from './texts.ts';

export type Timer = { readonly id: number; readonly time: string; readonly endsAt: number; readonly secondsLeft: number };

/** Outside React, so that a timer outlives the step and the view it was set in. */
let timers: readonly Timer[] = [];
let lastId = 0;
let beat: ReturnType<typeof setInterval> | undefined;
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

function replace(next: readonly Timer[]): void {
  timers = next;
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

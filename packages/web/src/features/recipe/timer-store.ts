import { useSyncExternalStore } from 'react';
import { announce } from '../../lib/announce.ts';
import { keepHere, readKeptJson } from '../../lib/local-storage.ts';
import { makeId } from '../../lib/make-id.ts';
import { TIMERS_KEY } from '../../lib/offline/forget.ts';
import { ring } from './ring.ts';
import { readSelected, type Selected } from './selected-meal.ts';
import { COOK_TEXTS } from './texts.ts';

/** What a timer is for, and where that stands. */
export type TimedStep = { readonly dish: string; readonly step: number };

/** `endsAt` is a time of day: it is over then, whatever has become of the page. `selected`: what an address of a meal at hand does not say. */
type Kept = TimedStep & {
  readonly id: string;
  readonly time: string;
  readonly endsAt: number;
  readonly path: string;
  readonly selected: Selected | undefined;
  readonly hasRung: boolean;
};
type KeptTimers = { readonly userId: string; readonly timers: readonly Kept[] };

export type Timer = Kept & { readonly secondsLeft: number };

/** Nobody stands at the stove any more for what ended so long ago, in a browser that was closed. */
const FORGOTTEN_AFTER_MS = 2 * 60 * 60 * 1000;

/** Outside React and in the browser's memory: a timer outlives its screen, a reload, and the tab it was set in. */
let userId = '';
let timers: readonly Timer[] = [];
let beat: ReturnType<typeof setInterval> | undefined;
let isHearing = false;
const listeners = new Set<() => void>();

/** Those of another account are nobody else's business. */
export function openTimers(ofUser: string): void {
  userId = ofUser;
  const kept = readKeptJson(TIMERS_KEY) as KeptTimers | undefined;
  if (kept && kept.userId !== userId) keepHere(TIMERS_KEY, undefined);
  show(readKeptTimers());
  if (isHearing) return;
  isHearing = true;
  // Set, stopped or rung in another tab.
  addEventListener('storage', ({ key }) => {
    if (key === TIMERS_KEY || key === null) show(readKeptTimers());
  });
}

export function startTimer(time: string, seconds: number, of: TimedStep): void {
  const timer: Kept = {
    ...of,
    id: makeId(),
    time,
    endsAt: Date.now() + seconds * 1000,
    path: location.pathname,
    selected: location.pathname.startsWith('/recipe/') ? readSelected() : undefined,
    hasRung: false,
  };
  keep([...latest(), timer]);
  announce(COOK_TEXTS.timerSet(time));
}

export function stopTimer(id: string): void {
  const wasRunning = timers.some((timer) => timer.id === id && timer.secondsLeft > 0);
  keep(latest().filter((timer) => timer.id !== id));
  if (wasRunning) announce(COOK_TEXTS.timerStopped);
}

export const currentTimers = (): readonly Timer[] => timers;

export const useTimers = (): readonly Timer[] => useSyncExternalStore(subscribe, currentTimers);

/** By the clock and not by counting beats: a phone that slept rings at once when it wakes, not minutes late. */
function tick(): void {
  show(timers);
  const due = timers.filter(({ secondsLeft, hasRung }) => secondsLeft === 0 && !hasRung);
  if (due.length === 0 || !maySound()) return;
  // Whichever tab is first rings for all.
  const rungElsewhere = new Set(latest().flatMap(({ id, hasRung }) => (hasRung ? [id] : [])));
  if (due.some(({ id }) => !rungElsewhere.has(id))) ring();
  const ids = new Set(due.map(({ id }) => id));
  keep(latest().map((timer) => (ids.has(timer.id) ? { ...timer, hasRung: true } : timer)));
}

/** A browser lets no page sound before somebody has touched it: another tab of theirs may, or this one once it is touched. */
const maySound = (): boolean => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;

function readKeptTimers(): readonly Kept[] {
  const kept = readKeptJson(TIMERS_KEY) as KeptTimers | undefined;
  return kept?.userId === userId ? kept.timers : [];
}

/** Where nothing can be kept, what this tab knows. */
function latest(): readonly Kept[] {
  const kept = readKeptTimers();
  return kept.length > 0 ? kept : timers;
}

function keep(next: readonly Kept[]): void {
  const plain = next.map(({ id, dish, step, time, endsAt, path, selected, hasRung }): Kept => {
    return { id, dish, step, time, endsAt, path, selected, hasRung };
  });
  keepHere(TIMERS_KEY, plain.length > 0 ? JSON.stringify({ userId, timers: plain } satisfies KeptTimers) : undefined);
  show(plain);
}

function show(kept: readonly Kept[]): void {
  const before = timers;
  const now = Date.now();
  const next = kept
    .filter(({ endsAt }) => endsAt > now - FORGOTTEN_AFTER_MS)
    .map((timer) => ({ ...timer, secondsLeft: Math.max(0, Math.ceil((timer.endsAt - now) / 1000)) }));
  if (next.length > 0) beat ??= setInterval(tick, 250);
  else {
    clearInterval(beat);
    beat = undefined;
  }
  const isSame = next.length === before.length && next.every((timer, at) => isShownAs(timer, before[at]!));
  if (isSame) return;
  timers = next;
  for (const timer of next) {
    const wasOver = before.some(({ id, secondsLeft }) => id === timer.id && secondsLeft === 0);
    if (timer.secondsLeft === 0 && !wasOver && !timer.hasRung) announce(COOK_TEXTS.timeIsUpFor(timer));
  }
  for (const listener of listeners) listener();
}

const isShownAs = (one: Timer, other: Timer): boolean =>
  one.id === other.id && one.secondsLeft === other.secondsLeft && one.hasRung === other.hasRung;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

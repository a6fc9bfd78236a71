import { useSyncExternalStore } from 'react';

/** One thing that can be done for a short while, such as taking back what was just done. Stands beside the toast and outlives it. */
export type Offer = { readonly id: number; readonly label: string; readonly durationMs: number; readonly run: () => void };

let offered: Offer | undefined;
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

type NewOffer = Pick<Offer, 'label' | 'run'> & Partial<Pick<Offer, 'durationMs'>>;

/** Longer than the toast beside it, whose time is the specification's. */
const OFFER_MS = 6000;
/** Where it has to be found by Tab behind a long list. */
export const LONG_OFFER_MS = 12_000;

/** One at a time: a new offer takes the place of the one before. */
export function showOffer({ durationMs = OFFER_MS, ...offer }: NewOffer): void {
  lastId += 1;
  offered = { ...offer, durationMs, id: lastId };
  startTimer();
  notify();
}

export function endOffer(): void {
  clearTimeout(timer);
  offered = undefined;
  notify();
}

export function takeOffer(): void {
  const taken = offered;
  endOffer();
  taken?.run();
}

/** While it is pointed at or focused, it stays. */
export function holdOffer(): void {
  clearTimeout(timer);
}

export function releaseOffer(): void {
  if (offered) startTimer();
}

export function useOffer(): Offer | undefined {
  return useSyncExternalStore(subscribe, currentOffer);
}

export const currentOffer = (): Offer | undefined => offered;

function startTimer(): void {
  clearTimeout(timer);
  timer = setTimeout(endOffer, offered?.durationMs);
}

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

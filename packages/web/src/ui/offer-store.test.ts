import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentOffer, endOffer, holdOffer, releaseOffer, showOffer, takeOffer } from './offer-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  endOffer();
  vi.useRealTimers();
});

const offerOf = (label: string, run: () => void = () => undefined) => showOffer({ label, run });

test('stands for its time and no longer', () => {
  offerOf('Undo');
  vi.advanceTimersByTime(5999);
  expect(currentOffer()?.label).toBe('Undo');
  vi.advanceTimersByTime(1);
  expect(currentOffer()).toBeUndefined();
});

test('a later one takes the place, with its whole time', () => {
  offerOf('first');
  vi.advanceTimersByTime(5000);
  offerOf('second');
  vi.advanceTimersByTime(5000);
  expect(currentOffer()?.label).toBe('second');
});

test('is done once, and is gone before it is done', () => {
  const seen: (string | undefined)[] = [];
  offerOf('Undo', () => seen.push(currentOffer()?.label));
  takeOffer();
  takeOffer();
  expect(seen).toEqual([undefined]);
});

test('waits while it is pointed at', () => {
  offerOf('Undo');
  vi.advanceTimersByTime(5000);
  holdOffer();
  vi.advanceTimersByTime(60_000);
  expect(currentOffer()).toBeDefined();
  releaseOffer();
  vi.advanceTimersByTime(6000);
  expect(currentOffer()).toBeUndefined();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tryUntilBack } from './until-back.ts';

const window = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('tries every few seconds, but not beside an attempt that hangs, until it is ended', async () => {
  const ends: (() => void)[] = [];
  const tryAgain = vi.fn<() => Promise<void>>(async () => new Promise((resolve) => void ends.push(resolve)));
  const stop = tryUntilBack(tryAgain);
  await vi.advanceTimersByTimeAsync(16_000);
  expect(tryAgain).toHaveBeenCalledTimes(1);
  // What was under way when the network was gone may hang on: whoever is back does not wait for it.
  window.dispatchEvent(new Event('online'));
  expect(tryAgain).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tryAgain).toHaveBeenCalledTimes(2);
  for (const end of ends) end();
  await vi.advanceTimersByTimeAsync(5000);
  expect(tryAgain).toHaveBeenCalledTimes(3);
  stop();
  for (const end of ends) end();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(tryAgain).toHaveBeenCalledTimes(3);
});

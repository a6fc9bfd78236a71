import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TIMERS_KEY } from '../../lib/offline/forget.ts';
import { ring } from './ring.ts';
import { currentTimers, openTimers, startTimer, stopTimer } from './timer-store.ts';

vi.mock('./ring.ts', () => ({ ring: vi.fn<() => void>() }));

const memory = new Map<string, string>();
const hearing: ((event: { readonly key: string }) => void)[] = [];
const changeElsewhere = (text: string | undefined): void => {
  if (text === undefined) memory.delete(TIMERS_KEY);
  else memory.set(TIMERS_KEY, text);
  for (const hear of hearing) hear({ key: TIMERS_KEY });
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { pathname: '/recipes/soup' });
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal('addEventListener', (_: string, hear: (typeof hearing)[number]) => hearing.push(hear));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
    removeItem: (key: string) => memory.delete(key),
  });
  openTimers('ada');
});

afterEach(() => {
  for (const { id } of currentTimers()) stopTimer(id);
  vi.mocked(ring).mockClear();
  vi.useRealTimers();
});

test('a timer says its dish and step and where they are, and rings once when its time has come', () => {
  startTimer('5 minutes', 300, { dish: 'Soup', step: 2 });
  expect(currentTimers()).toMatchObject([{ dish: 'Soup', step: 2, path: '/recipes/soup', secondsLeft: 300 }]);
  vi.advanceTimersByTime(299_000);
  expect(ring).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(currentTimers()).toMatchObject([{ secondsLeft: 0 }]);
  expect(ring).toHaveBeenCalledOnce();
});

test('of two tabs one rings, and what is stopped in one is gone from the other', () => {
  startTimer('5 minutes', 300, { dish: 'Soup', step: 2 });
  changeElsewhere(memory.get(TIMERS_KEY)?.replace('"hasRung":false', '"hasRung":true'));
  vi.advanceTimersByTime(301_000);
  expect(currentTimers()).toMatchObject([{ secondsLeft: 0 }]);
  expect(ring).not.toHaveBeenCalled();
  changeElsewhere(undefined);
  expect(currentTimers()).toEqual([]);
});

test('a browser opened hours later shows no old timer, and nobody sees those of another account', () => {
  startTimer('5 minutes', 300, { dish: 'Soup', step: 2 });
  vi.setSystemTime(Date.now() + 3 * 60 * 60 * 1000);
  openTimers('ada');
  expect(currentTimers()).toEqual([]);
  startTimer('5 minutes', 300, { dish: 'Soup', step: 2 });
  openTimers('ben');
  expect(currentTimers()).toEqual([]);
  expect(memory.has(TIMERS_KEY)).toBe(false);
});

test('only a timer of a meal at hand takes that meal along', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => JSON.stringify({ meal: { title: 'Pie' } }),
    setItem: () => undefined,
    removeItem: () => undefined,
  });
  startTimer('5 minutes', 300, { dish: 'Soup', step: 1 });
  vi.stubGlobal('location', { pathname: '/recipe/pie' });
  startTimer('5 minutes', 300, { dish: 'Pie', step: 1 });
  expect(currentTimers().map(({ selected }) => selected !== undefined)).toEqual([false, true]);
});

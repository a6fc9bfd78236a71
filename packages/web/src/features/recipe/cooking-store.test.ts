import { beforeEach, expect, test, vi } from 'vitest';
import { endCooking, isCookedNow, keepStep, leaveCooking, readStep } from './cooking-store.ts';

beforeEach(() => {
  const memory = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
    removeItem: (key: string) => memory.delete(key),
  });
});

test('a dish that nobody left is being cooked, at its step', () => {
  expect([isCookedNow('Dal'), readStep('Dal')]).toEqual([false, 0]);
  keepStep('Dal', 2);
  expect([isCookedNow('Dal'), readStep('Dal')]).toEqual([true, 2]);
  expect([isCookedNow('Soup'), readStep('Soup')]).toEqual([false, 0]);
});

test('one that was left keeps its step alone, and one that is done nothing', () => {
  keepStep('Dal', 2);
  leaveCooking('Soup');
  expect(isCookedNow('Dal')).toBe(true);
  leaveCooking('Dal');
  expect([isCookedNow('Dal'), readStep('Dal')]).toEqual([false, 2]);
  endCooking();
  leaveCooking('Dal');
  expect([isCookedNow('Dal'), readStep('Dal')]).toEqual([false, 0]);
});

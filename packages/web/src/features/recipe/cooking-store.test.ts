import { beforeEach, expect, test, vi } from 'vitest';
import { endCooking, readCookedNow, keepStep, leaveCooking, readStep } from './cooking-store.ts';

beforeEach(() => {
  const memory = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
    removeItem: (key: string) => memory.delete(key),
  });
});

const FOR_SIX = { servings: 6, system: 'metric' } as const;

test('a dish that nobody left is being cooked, at its step, for as many as before', () => {
  expect([readCookedNow('Dal'), readStep('Dal')]).toEqual([undefined, 0]);
  keepStep('Dal', 2, FOR_SIX);
  expect([readCookedNow('Dal'), readStep('Dal')]).toEqual([FOR_SIX, 2]);
  expect([readCookedNow('Soup'), readStep('Soup')]).toEqual([undefined, 0]);
});

test('one that was left keeps its step alone, and one that is done nothing', () => {
  keepStep('Dal', 2, FOR_SIX);
  leaveCooking('Soup');
  expect(readCookedNow('Dal')).toEqual(FOR_SIX);
  leaveCooking('Dal');
  expect([readCookedNow('Dal'), readStep('Dal')]).toEqual([undefined, 2]);
  endCooking();
  leaveCooking('Dal');
  expect([readCookedNow('Dal'), readStep('Dal')]).toEqual([undefined, 0]);
});

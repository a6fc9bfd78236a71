import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handOver, takeHandedOver } from './handed-over.ts';

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const take = (wanted: string) => takeHandedOver((value) => value === wanted);

test('of several that are opened one after the other each tab gets its own, once', () => {
  for (const dish of ['soup', 'stew', 'pie']) handOver(dish);
  expect(['stew', 'soup', 'soup', 'pie', 'cake'].map(take)).toEqual(['stew', 'soup', undefined, 'pie', undefined]);
});

test('what was handed over anew is what is taken', () => {
  handOver({ title: 'soup', at: 'lunch' });
  handOver({ title: 'soup', at: 'dinner' });
  expect(takeHandedOver((value) => (value as { title: string }).title === 'soup')).toEqual({ title: 'soup', at: 'dinner' });
});

test('what nobody took in time is taken by nobody', () => {
  handOver('soup');
  vi.advanceTimersByTime(61_000);
  handOver('stew');
  expect(['soup', 'stew'].map(take)).toEqual([undefined, 'stew']);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPlan } from '../../lib/wire/read-plan.ts';
import { applyPlanAction, startSitting } from './plan-sitting.ts';
import { keepSitting, restoreSitting } from './kept-sitting.ts';

const sitting = applyPlanAction(startSitting(readPlan({ title: 'Soup day', searchQuery: 'soup', meals: {} })), {
  type: 'title-edited',
  title: 'Changed',
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const FIRST = { subject: 'soup', entryKey: 'first' };
const AGAIN = { subject: 'soup', entryKey: 'again' };

test.each([
  ['a reload brings a guest their day back', true, FIRST, true, true],
  ['the same words asked anew are a new day, for a guest too', true, AGAIN, true, false],
  ['who has signed in since has the day they changed as a guest', true, AGAIN, false, true],
  ['the same words asked anew are a new day for a member', false, AGAIN, false, false],
])('%s', (_, wasGuest, place, isGuest, isThere) => {
  keepSitting(FIRST, sitting, wasGuest);
  expect(restoreSitting(place, isGuest)?.plan.title).toBe(isThere ? 'Changed' : undefined);
});

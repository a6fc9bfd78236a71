import { describe, expect, test } from 'vitest';
import type { SavedPlan } from '../../lib/wire/plan-types.ts';
import { readSavedPlan } from '../../lib/wire/read-saved-plan.ts';
import { filterPlans, isOffWish, queryWithoutChip, sliderPosition, sortPlans } from './model.ts';

const saved = (id: string, createdAt: string, fields: object = {}): SavedPlan =>
  readSavedPlan({ id, createdAt, isFavorited: 'false', title: id, ...fields } as Parameters<typeof readSavedPlan>[0]);

// The fixtures of the acceptance checklist.
const ALPHA = saved('P1', '2026-11-01T08:00:00Z', { title: 'Alpha Keto', isFavorited: 'true' });
const BETA = saved('P2', '2026-11-19T08:00:00Z', { title: 'Beta Bowl' });
const GAMMA = saved('P3', '2026-11-10T08:00:00Z', { title: 'Gamma', description: 'with salmon', searchQuery: 'mediterranean' });
const ids = (plans: readonly SavedPlan[]) => plans.map(({ id }) => id);

describe('sortPlans', () => {
  test('favorites first, then the newest', () => expect(ids(sortPlans([GAMMA, BETA, ALPHA], undefined))).toEqual(['P1', 'P2', 'P3']));
  test('the plan just saved comes before favorites', () => expect(ids(sortPlans([ALPHA, BETA, GAMMA], 'P3'))).toEqual(['P3', 'P1', 'P2']));
});

describe('filterPlans', () => {
  test.each([
    ['aLpHa', ['P1']],
    ['SALMON', ['P3']],
    ['Mediterranean', ['P3']],
    ['zzzz', []],
    ['  ', ['P1', 'P2', 'P3']],
  ])('%s finds %j', (words, expected) => expect(ids(filterPlans([ALPHA, BETA, GAMMA], words))).toEqual(expected));
});

test('sliders stand on their own steps and within their range', () =>
  expect(sliderPosition({ protein: 103, carbs: 455, fat: 62.4 })).toEqual({ protein: 105, carbs: 400, fat: 60 }));

test('a day within five grams of every slider is what was asked for', () => {
  const wish = { protein: 150, carbs: 200, fat: 60 };
  expect(isOffWish({ calories: 0, protein: 146, carbs: 205, fat: 60 }, wish)).toBe(false);
  expect(isOffWish({ calories: 0, protein: 150, carbs: 200, fat: 66 }, wish)).toBe(true);
});

describe('queryWithoutChip', () => {
  const chip = (words?: string, from: 'text' | 'profile' = 'text') => ({
    id: 'x',
    label: 'X',
    from,
    ...(words === undefined ? {} : { words }),
  });
  test.each([
    ['quick vegan dinner, no nuts', 'no nuts', 'quick vegan dinner'],
    ['Keto with salmon', 'keto', 'with salmon'],
  ])('"%s" without "%s" asks for "%s"', (query, words, expected) => expect(queryWithoutChip(query, chip(words))).toBe(expected));
  test('the only wish cannot be taken away', () => expect(queryWithoutChip('vegan', chip('vegan'))).toBeUndefined());
  test('what the profile added is not in the query', () => expect(queryWithoutChip('vegan', chip('vegan', 'profile'))).toBeUndefined());
});

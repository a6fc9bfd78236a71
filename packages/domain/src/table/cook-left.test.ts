import { describe, expect, test } from 'vitest';
import { layDays, listPlanned, makeDays } from '../../tests/pot-days.ts';
import { makePlainDate } from '../calendar/plain-date.ts';
import { readLines, weighRecipe } from '../own-recipe/weigh-recipe.ts';
import { makeOwnMeal } from '../own-recipe/make-own-meal.ts';
import { findCookDay } from '../plan/keep-days.ts';
import { isCookedFor } from '../plan/plan.ts';
import { tellOfLeftover } from '../week/tell-of-pot.ts';
import { cookLeft } from './cook-left.ts';

const listLeft = (days: Parameters<typeof listPlanned>[0]) => listPlanned(days).filter(({ pot, slot }) => pot && !isCookedFor(pot, slot));

describe.each([
  ['for one', makeDays],
  ['for two', layDays],
])('what was to be left of a pot %s', (_, make) => {
  test('is cooked by the steps of its dish, in the amounts and plates it had', () => {
    const left = listLeft(make());
    expect(left.length).toBeGreaterThan(0);
    for (const meal of left) {
      const cooked = cookLeft(meal, {})!;
      expect(cooked.pot).toBeUndefined();
      expect(cooked.instructions.join(' ')).not.toMatch(/'s portion|Put away/);
      expect(cooked.prepMinutes + cooked.cookMinutes).toBeGreaterThan(meal.prepMinutes + meal.cookMinutes);
      expect(cooked).toMatchObject({ ingredients: meal.ingredients, nutrition: meal.nutrition, portions: meal.portions });
      expect(cooked.plates).toEqual(meal.plates);
    }
  });
});

test('of an own recipe it is cooked by the recipe’s steps, and nobody makes any up where it is gone', () => {
  const recipe = {
    title: 'Pan',
    ingredients: [{ heading: null, lines: ['200 g rice', '1 bunch Zauberkraut'] }],
    steps: [{ heading: null, lines: ['Cook it.'] }],
    yield: { min: 2, max: 2, noun: 'servings', isServings: true },
    minutes: { prep: 5, cook: 10, total: 15 },
    language: 'en',
    plates: null,
  };
  const lines = readLines(recipe, new Map());
  const own = { id: 'own', recipe, lines, numbers: weighRecipe(recipe, lines) };
  const servings = { cookId: 'pan', share: 1 / 2, servings: [], ingredients: [] };
  const pot = { ...servings, cookedOn: '2026-11-23', cookedFor: 'dinner', eatenOn: '2026-11-24' } as const;
  const left = tellOfLeftover({ ...makeOwnMeal(own, { slot: 'lunch', plates: 2 }), pot });
  const cooked = cookLeft(left, { recipe: own })!;
  expect(cooked).toMatchObject({ instructions: ['Cook it.'], cookMinutes: 10, ingredients: left.ingredients, tips: left.tips });
  expect(cooked.pot).toBeUndefined();
  expect(cookLeft(left, {})).toBeUndefined();
});

test('something is left of the last pot that was cooked as long before as it keeps', () => {
  const on = (day: number) => makePlainDate(2026, 11, day);
  const pot = { cookedOn: '2026-11-09', eatenOn: '2026-11-10' };
  const find = (cookDays: readonly number[], date: number, keepsDays = 4) =>
    findCookDay(pot, { date: on(date), cookDays: cookDays.map(on), keepsDays });
  expect(find([9, 16], 10)).toBe(on(9));
  expect(find([9, 16], 17)).toBe(on(16));
  expect(find([9], 17)).toBeUndefined();
  expect(find([9], 13)).toBe(on(9));
  expect(find([9], 14)).toBeUndefined();
  // Rice that is warmed again is for the next day.
  expect(find([9], 11, 1)).toBeUndefined();
  expect(find([9], 10, 1)).toBe(on(9));
  expect(find([12], 10)).toBeUndefined();
});

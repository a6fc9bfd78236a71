import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MEAL_PLACES, type MealPlace } from './meal-slot.ts';
import { byPlace, mealsOf, toFourAndMore } from './meals-of.ts';

test('a day is read in one order, in whichever form it comes', () => {
  const planned = { meals: { 'snack-2': 'figs', dinner: 'soup', snack: 'nuts', breakfast: 'oats' } };
  const saved = { meals: { snack: 'nuts', breakfast: 'oats', dinner: 'soup' }, moreSnacks: ['figs'] };
  const places = ['breakfast', 'dinner', 'snack', 'snack-2'];
  for (const day of [planned, saved]) {
    expect(mealsOf(day).map(({ place }) => place)).toEqual(places);
    expect(mealsOf(day).map(({ slot }) => slot)).toEqual(['breakfast', 'dinner', 'snack', 'snack']);
    expect(byPlace(day)['snack-2']).toBe('figs');
  }
  expect(toFourAndMore(mealsOf(planned))).toEqual(saved);
});

test('a day of an earlier release has no snacks beside its four meals', () => {
  const old = { meals: { lunch: 'rice', snack: undefined } };
  expect(mealsOf(old)).toEqual([{ place: 'lunch', slot: 'lunch', meal: 'rice' }]);
  expect(toFourAndMore(mealsOf(old))).toEqual({ meals: { lunch: 'rice' } });
});

test('what is written down and read again is the same day, its snacks closed up', () => {
  const day = fc.uniqueArray(fc.constantFrom<MealPlace>(...MEAL_PLACES));
  const same = fc.property(day, (places) => {
    const meals = Object.fromEntries(places.map((place) => [place, `a ${place}`]));
    const written = toFourAndMore(mealsOf({ meals }));
    expect(mealsOf(written).map(({ meal }) => meal)).toEqual(mealsOf({ meals }).map(({ meal }) => meal));
    expect(byPlace(written)).toEqual(byPlace({ meals: byPlace(written) }));
    expect(Object.keys(written.meals).every((key) => ['breakfast', 'lunch', 'dinner', 'snack'].includes(key))).toBe(true);
  });
  expect(fc.check(same).counterexample).toBeNull();
});

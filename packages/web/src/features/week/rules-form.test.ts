import type { HouseholdWeekRules } from '@larder/contract/week-rules.ts';
import { expect, test } from 'vitest';
import {
  countedDishes,
  eatenAtHome,
  isPinned,
  namePinned,
  timesOf,
  withDish,
  withMealAtHome,
  withMeatless,
  withMinutes,
  withPinned,
  withTimes,
} from './rules-form.ts';

const FREE: HouseholdWeekRules = {
  rules: { atLeast: [], atMost: [], meatless: [], dishes: {}, minutes: {}, budget: null, adventure: 'usual', leftovers: true, pinned: [] },
  eatsAtHome: {},
};

test('a rule of so many meals is set, changed and taken back', () => {
  const twice = withTimes(FREE.rules, 'atLeast', { what: 'fish', times: 2 });
  const once = withTimes(twice, 'atLeast', { what: 'fish', times: 1 });
  expect([timesOf(twice, 'atLeast', 'fish'), timesOf(once, 'atLeast', 'fish'), timesOf(once, 'atMost', 'fish')]).toEqual([2, 1, undefined]);
  expect(withTimes(once, 'atLeast', { what: 'fish', times: undefined })).toEqual(FREE.rules);
});

test('meatless days are kept in the order of the week', () => {
  const rules = withMeatless(withMeatless(FREE.rules, 'friday'), 'monday');
  expect(rules.meatless).toEqual(['monday', 'friday']);
  expect(withMeatless(rules, 'monday').meatless).toEqual(['friday']);
});

test('a dish without a name and minutes without a number are no rules', () => {
  expect(withDish(withDish(FREE.rules, 'friday', ' pizza '), 'friday', ' ')).toEqual(FREE.rules);
  expect(withDish(FREE.rules, 'friday', ' pizza ').dishes).toEqual({ friday: 'pizza' });
  expect(withMinutes(withMinutes(FREE.rules, 'monday', 20), 'monday', undefined)).toEqual(FREE.rules);
});

test('a weekday is named only where a meal is not at home', () => {
  const out = withMealAtHome(FREE, 'tuesday', 'lunch');
  expect(eatenAtHome(out, 'tuesday')).toEqual(['breakfast', 'dinner', 'snack']);
  expect(eatenAtHome(out, 'monday')).toHaveLength(4);
  expect(withMealAtHome(out, 'tuesday', 'lunch')).toEqual(FREE);
});

test('a dish of no day of its own comes once a week', () => {
  const rules = withDish(withTimes(FREE.rules, 'atLeast', { what: 'fish', times: 2 }), 'any', ' pizza ');
  expect(countedDishes(rules)).toEqual([{ what: 'pizza', times: 1 }]);
  expect(withDish(rules, 'any', ' ')).toEqual(rules);
});

test('a dish is pinned by its kit, whichever version of it is seen, and unpinned so', () => {
  const rules = withPinned(FREE.rules, 'chicken-fried-rice~white-rice-cooked~chicken-breast');
  expect([rules.pinned, namePinned(rules.pinned[0] ?? '')]).toEqual([['chicken-fried-rice'], 'Chicken fried rice']);
  expect(isPinned(rules, 'chicken-fried-rice~brown-rice-cooked')).toBe(true);
  expect(withPinned(rules, 'chicken-fried-rice~brown-rice-cooked')).toEqual(FREE.rules);
});

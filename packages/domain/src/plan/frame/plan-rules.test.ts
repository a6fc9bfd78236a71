import { expect, test } from 'vitest';
import { UNKNOWN_EATER, type Eater } from '../../eater/eater.ts';
import { EMPTY_INTENT } from '../../intent/intent.ts';
import { gatherRules } from './plan-rules.ts';

const eater: Eater = {
  ...UNKNOWN_EATER,
  restrictions: ['Vegan', 'Kosher'],
  allergies: ['peanut'],
  excludedFoodIds: ['mushrooms'],
};

test('the profile adds to the sentence and is never taken away by it', () => {
  const { rules, excludedFoodIds } = gatherRules(
    { ...EMPTY_INTENT, diets: ['keto'], restrictions: ['Kosher'], exclude: [{ words: 'onions', foodIds: ['onion', 'red-onion'] }] },
    eater,
  );
  expect(rules).toEqual([
    { type: 'diet', diet: 'keto' },
    { type: 'restriction', restriction: 'Kosher' },
    { type: 'restriction', restriction: 'Vegan' },
    { type: 'allergy', allergen: 'peanut' },
  ]);
  expect([...excludedFoodIds]).toEqual(['onion', 'red-onion', 'mushrooms']);
});

test('a diet of the profile binds every day', () => {
  expect(gatherRules(EMPTY_INTENT, { ...UNKNOWN_EATER, diets: ['carnivore'] }).rules).toEqual([{ type: 'diet', diet: 'carnivore' }]);
});

test('pregnancy named as a health word binds like the diet', () => {
  const bound = [{ type: 'diet', diet: 'pregnancy' }];
  expect(gatherRules({ ...EMPTY_INTENT, health: ['pregnancy'] }, UNKNOWN_EATER).rules).toEqual(bound);
  expect(gatherRules(EMPTY_INTENT, { ...UNKNOWN_EATER, aims: ['pregnancy'] }).rules).toEqual(bound);
});

test('the same rules have the same key in whatever order they were said', () => {
  const one = gatherRules({ ...EMPTY_INTENT, restrictions: ['Halal', 'Vegan'] }, eater);
  const other = gatherRules({ ...EMPTY_INTENT, restrictions: ['Vegan', 'Halal'] }, eater);
  expect(one.key).toBe(other.key);
  expect(gatherRules(EMPTY_INTENT, { ...eater, allergies: [] }).key).not.toBe(gatherRules(EMPTY_INTENT, eater).key);
});

test.each([
  ['sauerkraut', 20],
  ['bell-pepper', 43],
  ['savoy-cabbage', 40],
  ['strawberries', 65],
])('a plate low in FODMAPs has no more %s than %d g', (foodId, grams) => {
  expect(gatherRules({ ...EMPTY_INTENT, health: ['low-fodmap'] }, UNKNOWN_EATER).mostGrams.get(foodId)).toBe(grams);
});

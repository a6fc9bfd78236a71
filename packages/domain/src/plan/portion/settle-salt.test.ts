import { expect, test } from 'vitest';
import type { Portion } from '../plan.ts';
import { settleSalt, sumSodium } from './settle-salt.ts';

// SR28 02047, table salt: 38,758 mg of sodium in 100 g; a pinch is 0.4 g, an eighth of a teaspoon 0.75 g.
const salt: Portion = {
  foodId: 'salt',
  base: 1,
  chosen: 1,
  steps: [
    { grams: 0.4, text: '1 pinch salt' },
    { grams: 0.75, text: '1/8 tsp salt' },
  ],
  per100g: { protein: 0, carbs: 0, fat: 0, sodium: 38_758 },
  group: 'fixed/0',
};
const cheese: Portion = {
  foodId: 'cheddar',
  base: 0,
  chosen: 0,
  steps: [{ grams: 100, text: '3 1/2 oz (100 g) cheddar' }],
  per100g: { protein: 23, carbs: 3, fat: 33, sodium: 650 },
  group: 'fixed/1',
};
const never = (): boolean => false;
const textsOf = (meals: readonly { portions: readonly Portion[] }[]): readonly string[] =>
  meals.flatMap(({ portions }) =>
    portions.filter(({ foodId }) => foodId === 'salt').map(({ steps, chosen }) => steps.at(chosen)?.text ?? ''),
  );

test('leaves the salt as written on a day that has room for it', () => {
  const meals = settleSalt([{ portions: [salt] }, { portions: [salt, cheese] }], { sodiumMax: 2300, isKept: never });
  expect(textsOf(meals)).toEqual(['1/8 tsp salt', '1/8 tsp salt']);
});

test('takes salt from the saltiest meal first, and no more than the day needs', () => {
  const meals = settleSalt([{ portions: [salt] }, { portions: [salt, cheese] }], { sodiumMax: 1150, isKept: never });
  expect(textsOf(meals)).toEqual(['1/8 tsp salt', '1 pinch salt']);
});

test('gives the salt back when the rest of the day has become less salty', () => {
  const pinched = { portions: [{ ...salt, chosen: 0 }] };
  expect(textsOf(settleSalt([pinched], { sodiumMax: 2300, isKept: never }))).toEqual(['1/8 tsp salt']);
});

test('keeps at least a pinch when even that is too much, and never touches a kept meal', () => {
  const kept = { portions: [salt, cheese] };
  const meals = settleSalt([kept, { portions: [salt] }], { sodiumMax: 300, isKept: (meal) => meal === kept });
  expect(textsOf(meals)).toEqual(['1/8 tsp salt', '1 pinch salt']);
  expect(meals[0]).toBe(kept);
});

test('counts what a table leaves open as none', () => {
  expect(sumSodium([{ ...cheese, per100g: { protein: 1, carbs: 1, fat: 1, sodium: null } }])).toBe(0);
});

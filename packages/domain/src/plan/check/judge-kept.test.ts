import { expect, test } from 'vitest';
import { UNKNOWN_EATER, type Eater } from '../../eater/eater.ts';
import type { KeptMeal, KeptPlan } from '../plan.ts';
import { judgeKept } from './judge-kept.ts';

const ofFoods = (...foodIds: readonly string[]): KeptMeal => ({ ingredients: [], portions: foodIds.map((foodId) => ({ foodId })) });
const ofLines = (...ingredients: readonly string[]): KeptMeal => ({ ingredients });
const judge = (meals: KeptPlan['meals'], eater: Partial<Eater>, carbs = 200): string | undefined =>
  judgeKept({ meals, totals: { carbs } }, { ...UNKNOWN_EATER, ...eater });

const VEGAN: Partial<Eater> = { restrictions: ['Vegan'] };
const SAYS = 'Kept as it is, though your profile now speaks against ';

test.each<[what: string, meals: KeptPlan['meals'], eater: Partial<Eater>, names: string]>([
  ['a food of a dish', { lunch: ofFoods('extra-firm-tofu', 'butter') }, VEGAN, 'lunch with butter'],
  [
    'foods of two meals',
    { lunch: ofFoods('butter'), dinner: ofFoods('butter', 'feta') },
    VEGAN,
    'lunch with butter and dinner with butter and feta',
  ],
  ['a line from elsewhere', { dinner: ofLines('2 cups rice', '200 g chicken breast') }, VEGAN, 'dinner with chicken'],
  [
    'a line where portions are of no known food',
    { snack: { ...ofFoods('moon-cheese'), ingredients: ['1 cup milk'] } },
    VEGAN,
    'snack with milk',
  ],
  ['an allergy that came later', { breakfast: ofLines('2 tbsp peanut butter') }, { allergies: ['peanut'] }, 'breakfast with peanut'],
  ['a food left out by name', { lunch: ofFoods('butter') }, { excludedFoodIds: ['butter'] }, 'lunch with butter'],
  ['a line of such a food', { lunch: ofLines('1 tbsp butter') }, { excludedFoodIds: ['butter'] }, 'lunch with butter'],
  [
    'meat beside dairy',
    { dinner: ofFoods('beef-sirloin', 'butter') },
    { restrictions: ['Kosher'] },
    'dinner with foods that are kept apart',
  ],
])('names %s', (_, meals, eater, names) => {
  expect(judge(meals, eater)).toContain(SAYS + names);
});

test('names carbs beyond the diet', () => {
  expect(judge({ lunch: ofFoods('butter') }, { restrictions: ['Keto'] }, 80)).toBe(`${SAYS}its 80 g of carbs.`);
  expect(judge({ lunch: ofFoods('butter') }, { restrictions: ['Keto'] }, 50)).toBeUndefined();
});

test.each<[what: string, meals: KeptPlan['meals'], eater: Partial<Eater>]>([
  ['nobody with a rule', { lunch: ofFoods('butter') }, {}],
  ['a plan that fits', { lunch: ofFoods('extra-firm-tofu'), dinner: ofLines('1 cup rice', '100 g tofu') }, VEGAN],
  ['a plan without meals', {}, VEGAN],
  ['a line that nobody knows, without an allergy', { lunch: ofLines('1 zorblax') }, VEGAN],
])('says nothing against %s', (_, meals, eater) => {
  expect(judge(meals, eater)).toBeUndefined();
});

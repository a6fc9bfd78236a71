import { expect, test } from 'vitest';
import { DEFAULT_CORPUS } from '../../kit/default-corpus.ts';
import type { Dish } from '../../kit/dish.ts';
import { areForToddlers, asUncut, isDishForToddlers } from './toddler.ts';

const dishes = [...DEFAULT_CORPUS.dishesById.values()];
const holding = (foodId: string, prep: string | null, forms: readonly Dish['form'][]): readonly Dish[] =>
  dishes.filter(({ items, form }) => forms.includes(form) && items.some(({ food, item }) => food.id === foodId && item.prep === prep));

/** What the CDC and the American Academy of Pediatrics name, beside something that is cooked. */
test.each([
  { what: 'whole grapes beside a hot sandwich', dishes: holding('grapes', null, ['sandwich']) },
  { what: 'apple in wedges beside toast', dishes: holding('apple', 'in wedges', ['sandwich', 'toast']) },
  { what: 'raw sticks of carrot', dishes: holding('carrot', 'in sticks', ['bites', 'dip', 'platter']) },
  { what: 'granola with its nuts', dishes: holding('granola', null, ['bowl', 'yogurt-bowl', 'platter']) },
  { what: 'raisins beside', dishes: holding('raisins', null, ['platter']) },
  { what: 'smashed cucumber', dishes: holding('cucumber', 'smashed and torn', ['salad']) },
  { what: 'slices of cucumber beside an omelet', dishes: holding('cucumber', 'sliced', ['omelette']) },
  { what: 'cucumber beside a stew', dishes: holding('cucumber', 'chopped', ['stew']) },
  { what: 'what alone of a part is not boiled', dishes: holding('cucumber', 'smashed', ['plate']) },
  { what: 'cubes on a skewer', dishes: dishes.filter(({ compiled }) => compiled.kit.id === 'caprese-skewers') },
  { what: 'chickpeas roasted until they rattle', dishes: dishes.filter(({ compiled }) => compiled.kit.id === 'roasted-chickpeas') },
  { what: 'coins of sausage', dishes: holding('kielbasa', 'sliced', ['stew', 'soup', 'tray-bake', 'plate']) },
  { what: 'a sausage', dishes: holding('bratwurst', null, ['plate']) },
  { what: 'pieces of peanut in its butter', dishes: holding('crunchy-peanut-butter', null, ['toast']) },
])('a small child is not given $what', ({ dishes: asked }) => {
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((dish) => isDishForToddlers(dish)).map(({ dishId }) => dishId)).toEqual([]);
});

test.each([
  { what: 'carrots of a soup', foodId: 'carrot', prep: 'diced', forms: ['soup'] as const },
  { what: 'cherry tomatoes that burst in a pan', foodId: 'cherry-tomatoes', prep: null, forms: ['pasta', 'toast'] as const },
  { what: 'florets that are cooked', foodId: 'broccoli', prep: 'in florets', forms: ['plate'] as const },
  { what: 'grated apple', foodId: 'apple', prep: 'coarsely grated', forms: ['patties'] as const },
  { what: 'what is blended', foodId: 'frozen-strawberries', prep: null, forms: ['smoothie'] as const },
])('$what are soft enough', ({ foodId, prep, forms }) => {
  expect(holding(foodId, prep, [...forms]).some((dish) => isDishForToddlers(dish))).toBe(true);
});

test.each(['grapes', 'cucumber', 'carrot'])(
  '%s of a recipe whose cutting nobody knows are none either, whatever else of it is hot',
  (id) => {
    const foods = [asUncut(DEFAULT_CORPUS.foodsById.get(id)!)];
    expect(areForToddlers(foods, { cookMinutes: 20, form: 'sandwich' })).toBe(false);
    expect(areForToddlers(foods, { cookMinutes: 20, form: undefined })).toBe(false);
  },
);

test('a stew cooks what it is of, and no cucumber', () => {
  const stewed = (id: string) => [asUncut(DEFAULT_CORPUS.foodsById.get(id)!)];
  expect(areForToddlers(stewed('carrot'), { cookMinutes: 40, form: 'stew' })).toBe(true);
  expect(areForToddlers(stewed('cucumber'), { cookMinutes: 40, form: 'stew' })).toBe(false);
});

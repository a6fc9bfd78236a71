import { describe, expect, test } from 'vitest';
import { FIXTURE_FOODS } from '../../tests/fixture-foods.ts';
import { getFood } from '../food/find-food.ts';
import type { FoodUnit } from '../food/food.ts';
import { formatPortion } from './format-portion.ts';

const line = (
  foodId: string,
  quantity: number,
  unit: FoodUnit | 'g',
  options: { prep?: string; labels?: string[]; system?: 'us' | 'metric' } = {},
) =>
  formatPortion(
    FIXTURE_FOODS.get(foodId)!,
    { quantity, unit },
    { system: options.system ?? 'us', prep: options.prep ?? null, labels: options.labels ?? [] },
  );

const SOME_FOOD = FIXTURE_FOODS.get('olive-oil')!;
const named = (noun: string, plural: string, quantity: number, unit: FoodUnit | 'g'): string => {
  const food = {
    ...SOME_FOOD,
    kind: 'poultry',
    names: { ...SOME_FOOD.names, noun, plural },
    unitGrams: { leaf: 1, wedge: 8, patty: 70 },
  } as const;
  return formatPortion(food, { quantity, unit }, { system: 'us', prep: null, labels: [] }).text;
};

describe('formatPortion', () => {
  test.each([
    [named('bay leaf', 'bay leaves', 1, 'leaf'), '1 bay leaf'],
    [named('bay leaf', 'bay leaves', 2, 'leaf'), '2 bay leaves'],
    [named('lemon', 'lemons', 2, 'wedge'), '2 wedges (16 g) lemon'],
    [named('veggie burger', 'veggie burgers', 2, 'patty'), '2 patties (140 g) veggie burger'],
    [named('chicken tender', 'chicken tenders', 150, 'g'), '5 1/4 oz (150 g) chicken tenders'],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected);
  });

  // SR28 refuse: backribs 37 %, drumstick 33 %, thigh with skin 17 %; the table's grams are of what is eaten.
  test.each([
    ['baby-back-ribs', 225, 'g', 'in one piece', '12 1/2 oz (355 g) baby back ribs, in one piece'],
    ['chicken-drumstick', 3, 'each', null, '3 chicken drumsticks (345 g)'],
    ['chicken-thigh-skin-on', 225, 'g', 'boned', '8 oz (225 g) skin-on chicken thigh, boned'],
    ['lamb-shoulder', 200, 'g', null, '7 oz (200 g) lamb shoulder'],
  ] as const)('weighs %s (%d %s, %s) as the cook does', (foodId, quantity, unit, prep, expected) => {
    expect(formatPortion(getFood(foodId), { quantity, unit }, { system: 'us', prep, labels: [] }).text).toBe(expected);
  });

  // Planner design, section E: meat by weight in both scales, eggs and pieces with grams, cups with grams, spoons without.
  test.each([
    [line('chicken-breast', 175, 'g').text, '6 1/4 oz (175 g) chicken breast'],
    [line('chicken-breast', 500, 'g').text, '1 lb (500 g) chicken breast'],
    [line('chicken-breast', 25, 'g').text, '25 g chicken breast'],
    [line('egg', 2, 'large').text, '2 large eggs (100 g)'],
    [line('egg', 1, 'large').text, '1 large egg (50 g)'],
    [line('naan', 1 / 2, 'each').text, '1/2 naan (45 g)'],
    [line('onion', 1 / 2, 'cup', { prep: 'finely chopped' }).text, '1/2 cup (80 g) onions, finely chopped'],
    [line('mango', 1 / 2, 'cup').text, '1/2 cup (83 g) mango'],
    [line('blueberries', 1.5, 'cup').text, '1 1/2 cups (222 g) blueberries'],
    [line('olive-oil', 1.5, 'tbsp').text, '1 1/2 tbsp olive oil'],
    [line('olive-oil', 4, 'tbsp').text, '1/4 cup olive oil'],
    [line('cumin', 3, 'tsp').text, '1 tbsp cumin'],
    [line('garlic', 2, 'clove', { prep: 'minced' }).text, '2 cloves (6 g) garlic, minced'],
    [line('milk', 1 / 2, 'cup', { labels: ['pasteurized'] }).text, '1/2 cup (122 g) pasteurized milk'],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected);
  });

  test.each([
    [line('chicken-breast', 175, 'g', { system: 'metric' }).text, '175 g chicken breast'],
    [line('milk', 1 / 2, 'cup', { system: 'metric' }).text, '120 ml milk'],
    [line('onion', 1 / 2, 'cup', { system: 'metric' }).text, '80 g onions'],
    [line('olive-oil', 1, 'tbsp', { system: 'metric' }).text, '1 tbsp olive oil'],
    [line('egg', 2, 'large', { system: 'metric' }).text, '2 large eggs (100 g)'],
  ])('metric: %s', (text, expected) => {
    expect(text).toBe(expected);
  });

  test('splits into amount and item for a card of two columns', () => {
    expect(line('egg', 2, 'large', { prep: 'beaten' })).toMatchObject({
      amount: '2 large (100 g)',
      item: 'eggs, beaten',
      text: '2 large eggs (100 g), beaten',
    });
  });
});

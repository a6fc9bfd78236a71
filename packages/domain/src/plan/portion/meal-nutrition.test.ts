import { expect, test } from 'vitest';
import type { Portion } from '../plan.ts';
import { sumDayNutrition, sumMealNutrition } from './meal-nutrition.ts';

const portion = (grams: number, per100g: Partial<Portion['per100g']>): Portion => ({
  foodId: 'food',
  base: 0,
  chosen: 0,
  steps: [{ grams, text: '' }],
  per100g: { protein: 0, carbs: 0, fat: 0, fiber: 0, sugar: 0, sodium: 0, saturatedFat: 0, ...per100g },
  group: 'food',
});
const OATS = portion(100, { carbs: 60, fiber: 10, sugar: 1 });
const SYRUP = portion(50, { carbs: 40, fiber: null, sugar: 30 });

test('a meal of foods that are known has no word about coverage', () => {
  expect(sumMealNutrition([OATS])).toMatchObject({ fiber: 10, sugar: 1 });
  expect(sumMealNutrition([OATS])).not.toHaveProperty('known');
});

test('one food without a value leaves the others as the least there is, and says how much they cover', () => {
  const nutrition = sumMealNutrition([OATS, SYRUP]);
  expect(nutrition).toMatchObject({ fiber: 10, sugar: 16 });
  // 60 of 80 g of carbs are of a food whose fiber is known.
  expect(nutrition.known).toEqual({ fiber: 0.75 });
});

test('a food without a value that could hold less than a gram is nothing to speak of', () => {
  expect(sumMealNutrition([OATS, portion(2, { carbs: 40, fiber: null })])).not.toHaveProperty('known');
});

test('a day is the least of its meals where one is, by their carbs', () => {
  const day = sumDayNutrition([{ nutrition: sumMealNutrition([OATS]) }, { nutrition: sumMealNutrition([OATS, SYRUP]) }]);
  expect(day).toMatchObject({ fiber: 20, known: { fiber: 0.86 } });
});

test('a meal of an earlier release that does not tell its fiber leaves the rest of the day standing', () => {
  const { known: _, ...old } = sumMealNutrition([OATS]);
  const day = sumDayNutrition([{ nutrition: { ...old, fiber: null } }, { nutrition: old }]);
  expect(day).toMatchObject({ fiber: 10, known: { fiber: 0.5 } });
  expect(sumDayNutrition([{ nutrition: { ...old, fiber: null } }]).fiber).toBeNull();
});

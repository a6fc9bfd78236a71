import { describe, expect, test } from 'vitest';
import { scaleAmount } from './scale-amount.ts';
import { parseServings, scaleRecipe } from './scale-recipe.ts';
import type { Recipe } from './recipe.ts';

describe('scaleAmount', () => {
  test.each([
    // Acceptance rows RECIPE-22 and RECIPE-23: from two servings to four.
    ['200 g', 2, '400 g'],
    ['1/2 cup', 2, '1 cup'],
    ['1 1/2 tsp', 2, '3 tsp'],
    ['½', 2, '1'],
    ['to taste', 2, 'to taste'],
    ['1/2 cup (80 g)', 2, '1 cup (160 g)'],
    ['1 cup (30 g)', 3, '3 cups (90 g)'],
    ['2 cups (60 g)', 0.5, '1 cup (30 g)'],
    ['2 cloves (6 g)', 0.5, '1 clove (3 g)'],
    ['2-3 tbsp', 2, '4-6 tbsp'],
    ['1½ cups', 2, '3 cups'],
    ['6 oz (175 g)', 2, '12 oz (350 g)'],
    ['1/4 tsp', 20, '5 tsp'],
    ['1 kg', 1.5, '1.5 kg'],
    ['480 ml', 12, '5.76 l'],
    ['2 lb (900 g)', 2, '4 lb (1.8 kg)'],
    ['1200 g', 1, '1200 g'],
    ['', 2, ''],
  ])('%j by %s is %j', (text, factor, scaled) => {
    expect(scaleAmount(text, factor)).toBe(scaled);
  });
});

const RECIPE: Recipe = {
  title: 'Dal',
  prepMinutes: 5,
  cookMinutes: 20,
  servings: 2,
  difficulty: 'Easy',
  ingredients: [
    { amount: '1/3 cup (64 g)', item: 'red lentils' },
    { amount: '', item: 'salt to taste' },
  ],
  instructions: ['Cook.'],
  tips: [],
  nutrition: { calories: 333, protein: 20, carbs: 40, fat: 8, fiber: null, sugar: 3 },
};

describe('scaleRecipe', () => {
  test('scales amounts and rounded nutrition, and leaves an unknown value unknown', () => {
    const scaled = scaleRecipe(RECIPE, 3);
    expect(scaled.nutrition).toEqual({ calories: 500, protein: 30, carbs: 60, fat: 12, fiber: null, sugar: 5 });
    expect(scaled.ingredients[0]).toEqual({ amount: '1/2 cup (96 g)', item: 'red lentils' });
    expect(scaled.ingredients[1]).toEqual(RECIPE.ingredients[1]);
  });

  test('the number it was written for gives the recipe back', () => {
    expect(scaleRecipe(RECIPE, 2)).toEqual(RECIPE);
  });
});

test.each([
  ['4', 4],
  ['25', 20],
  ['2.7', 2],
  ['abc', 1],
  ['', 1],
  ['0', undefined],
  ['-3', undefined],
])('servings typed as %j are %s', (text, servings) => {
  expect(parseServings(text)).toBe(servings);
});

import { describe, expect, test } from 'vitest';
import { parseServings, scaleRecipe } from './scale-recipe.ts';
import type { Recipe } from './recipe.ts';

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

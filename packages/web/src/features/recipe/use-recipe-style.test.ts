import { expect, test } from 'vitest';
import { readRecipe } from './read-recipe.ts';
import { showRecipe } from './use-recipe-style.ts';

const recipe = readRecipe({
  servings: 2,
  ingredients: ['1/3 cup (64 g) red lentils', 'salt to taste'],
  nutritionFacts: { calories: 333, protein: 20, carbs: 40, fat: 8, sugar: 3 },
});

test('amounts and facts follow the eaters, and what is unknown stays so', () => {
  const { lines, facts } = showRecipe(recipe, 3, 'as-written');
  expect(lines.map(({ amount }) => amount)).toEqual(['1/2 cup (96 g)', recipe.lines[1]!.amount]);
  expect(facts).toEqual({ calories: 500, protein: 30, carbs: 60, fat: 12, fiber: null, sugar: 5 });
});

test('for the eaters it was written for it is the recipe as written', () => {
  const { lines, facts } = showRecipe(recipe, 2, 'as-written');
  expect({ lines, facts }).toEqual({ lines: recipe.lines, facts: recipe.facts });
});

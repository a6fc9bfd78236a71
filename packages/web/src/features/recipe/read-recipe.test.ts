import { expect, test } from 'vitest';
import { readRecipe } from './read-recipe.ts';

test('reads a recipe whose numbers are text and whose lines are plain', () => {
  const recipe = readRecipe({
    servings: '4 servings',
    prepTime: 10,
    ingredients: ['1 1/2 cups rice', 'salt to taste', { amount: '200 g', item: 'tofu' }],
    instructions: 'Cook.\n\nEat.',
    nutritionFacts: { calories: '333 kcal', protein: '20g' },
  });
  expect(recipe).toMatchObject({ servings: 4, prepTime: '10 min', steps: ['Cook.', 'Eat.'], tips: [] });
  expect(recipe.lines).toEqual([
    { amount: '1 1/2 cups', item: 'rice' },
    { amount: '', item: 'salt to taste' },
    { amount: '200 g', item: 'tofu' },
  ]);
  expect(recipe.facts).toEqual({ calories: 333, protein: 20, carbs: null, fat: null, fiber: null, sugar: null });
});

import { expect, test } from 'vitest';
import { readRecipe, withStepsOf } from './read-recipe.ts';

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

test('knows the facts that are at least what they say', () => {
  const facts = { calories: 333, protein: 20, carbs: 40, fat: 8, fiber: 9, sugar: 3 };
  expect(readRecipe({ nutritionFacts: facts }).leastFacts).toEqual([]);
  expect(readRecipe({ nutritionFacts: { ...facts, known: { fiber: 0.8 } } }).leastFacts).toEqual(['fiber']);
});

test('a meal’s own steps stand before those that the server wrote, but not before another’s recipe', () => {
  const [written, own] = [
    ['Boil.', 'Eat.'],
    ['Dredge the beef.', 'Braise for 3 hours.'],
  ];
  for (const instructionsFrom of ['dish', 'meal', 'foods']) {
    const recipe = readRecipe({ instructions: written, instructionsFrom });
    expect(withStepsOf(recipe, { instructions: own }).steps).toEqual(own);
    expect(withStepsOf(recipe, { instructions: [] }).steps).toEqual(written);
  }
  expect(withStepsOf(readRecipe({ instructions: written }), { instructions: own }).steps).toEqual(written);
});

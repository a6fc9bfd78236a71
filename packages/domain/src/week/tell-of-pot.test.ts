import { expect, test } from 'vitest';
import { makeOwnMeal } from '../own-recipe/make-own-meal.ts';
import { readNotCounted } from '../own-recipe/not-counted.ts';
import { readLines, weighRecipe } from '../own-recipe/weigh-recipe.ts';
import { tellOfLeftover } from './tell-of-pot.ts';

test('what is left of a pot still names what nobody knows of it', () => {
  const recipe = {
    title: 'Pan',
    ingredients: [{ heading: null, lines: ['200 g rice', '1 bunch Zauberkraut'] }],
    steps: [{ heading: null, lines: ['Cook it.'] }],
    yield: { min: 1, max: 1, noun: 'servings', isServings: true },
    minutes: { prep: 5, cook: 10, total: 15 },
    language: 'en',
    plates: null,
  };
  const lines = readLines(recipe, new Map());
  const meal = makeOwnMeal({ recipe, lines, numbers: weighRecipe(recipe, lines) }, { slot: 'lunch', plates: 1 });
  const pot = {
    cookId: 'pan',
    share: 1 / 2,
    cookedOn: '2026-11-23',
    cookedFor: 'dinner',
    eatenOn: '2026-11-24',
    servings: [],
    ingredients: [],
  } as const;
  const left = tellOfLeftover({ ...meal, waitMinutes: 480, tips: ['Warm the plates.', ...meal.tips], pot });
  expect(left).not.toHaveProperty('waitMinutes');
  expect(readNotCounted(left.tips)).toEqual(['1 bunch Zauberkraut']);
  expect(left.tips).toHaveLength(1);
});

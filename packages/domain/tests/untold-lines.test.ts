import { expect, test } from 'vitest';
import { runSteps } from '../src/base/steps.ts';
import { allergyRule } from '../src/diet/diet-rule.ts';
import { ALLERGENS } from '../src/food/food.ts';
import { judgeRecipe, listUntoldInSteps } from '../src/own-recipe/judge-recipe.ts';
import { makeOwnMeal } from '../src/own-recipe/make-own-meal.ts';
import { readNotCounted } from '../src/own-recipe/not-counted.ts';
import { readLines, weighRecipe } from '../src/own-recipe/weigh-recipe.ts';
import { THIRTY_RECIPES } from './thirty-recipes.ts';

const judged = THIRTY_RECIPES.flatMap(([title, servings, ingredients]) => {
  const recipe = {
    title,
    ingredients: [{ heading: null, lines: ingredients }],
    steps: [{ heading: null, lines: ['Cook it.'] }],
    yield: { min: servings, max: servings, noun: null, isServings: true },
    minutes: { prep: 10, cook: 20, total: 30 },
    language: 'en',
    plates: null,
  };
  const lines = readLines(recipe, new Map());
  const meal = makeOwnMeal({ recipe, lines, numbers: weighRecipe(recipe, lines) }, { slot: 'dinner', plates: 1 });
  return ALLERGENS.map((allergen) => {
    const rules = [allergyRule(allergen)];
    const untold = runSteps(listUntoldInSteps([...meal.ingredients, ...readNotCounted(meal.tips)], rules));
    const verdict = judgeRecipe(recipe, lines, { rules, excludedFoodIds: new Set(), exclusions: [] });
    return { of: `${title}, ${allergen}`, ingredients, untold, verdict };
  });
});

test('a meal is in no doubt where its recipe is in none', () => {
  const clear = judged.filter(({ verdict }) => verdict.outcome === 'yes');
  expect(clear.length).toBeGreaterThan(100);
  expect(clear.filter(({ untold }) => untold.length > 0)).toEqual([]);
});

test('a meal is in doubt where a line of its recipe is, but for a label that its food tells', () => {
  const doubted = judged.filter(
    ({ ingredients, verdict }) =>
      verdict.outcome === 'unknown' && ingredients.some((line) => line === verdict.line) && !verdict.sentence.includes('the right label'),
  );
  expect(doubted.length).toBeGreaterThan(10);
  expect(doubted.filter(({ untold }) => untold.length === 0)).toEqual([]);
});

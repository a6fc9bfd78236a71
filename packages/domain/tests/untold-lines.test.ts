import { expect, test } from 'vitest';
import { runSteps } from '../src/base/steps.ts';
import { allergyRule } from '../src/diet/diet-rule.ts';
import { ALLERGENS } from '../src/food/food.ts';
import { judgeRecipe, listUntoldInSteps } from '../src/own-recipe/judge-recipe.ts';
import { makeOwnMeal } from '../src/own-recipe/make-own-meal.ts';
import { readNotCounted } from '../src/own-recipe/not-counted.ts';
import { readLines, weighRecipe } from '../src/own-recipe/weigh-recipe.ts';
import { THIRTY_RECIPES } from './thirty-recipes.ts';

test.each(THIRTY_RECIPES)('a meal of “%s” is in no doubt where its recipe is in none', (title, servings, ingredients) => {
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
  for (const rules of ALLERGENS.map((allergen) => [allergyRule(allergen)])) {
    const untold = runSteps(listUntoldInSteps([...meal.ingredients, ...readNotCounted(meal.tips)], rules));
    const { outcome } = judgeRecipe(recipe, lines, { rules, excludedFoodIds: new Set(), exclusions: [] });
    expect(outcome === 'yes' ? untold : []).toEqual([]);
  }
});

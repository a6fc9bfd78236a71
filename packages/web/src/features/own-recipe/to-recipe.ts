import type { RecipeText } from '@larder/contract/own-recipe.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';

/** A meal is one plate of its dish. */
export function toRecipe({ title, ingredients, instructions, prepMinutes, cookMinutes }: Meal): RecipeText {
  const total = prepMinutes === undefined && cookMinutes === undefined ? null : (prepMinutes ?? 0) + (cookMinutes ?? 0);
  return {
    title,
    ingredients: [{ heading: null, lines: ingredients.filter((line) => line.trim() !== '') }],
    steps: [{ heading: null, lines: instructions.filter((step) => step.trim() !== '') }],
    yield: { min: 1, max: 1, noun: null, isServings: true },
    minutes: { prep: prepMinutes ?? null, cook: cookMinutes ?? null, total },
    statedKcal: null,
    source: null,
    language: 'en',
    plates: null,
  };
}

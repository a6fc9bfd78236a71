import type { Recipe } from './recipe.ts';
import { scaleAmount } from './scale-amount.ts';

export const SERVINGS = { min: 1, max: 20 } as const;

/** The recipe for another number of eaters. Always from the recipe as it was written: twice scaled is twice rounded. */
export function scaleRecipe(recipe: Recipe, servings: number): Recipe {
  const factor = servings / recipe.servings;
  if (factor === 1) return recipe;
  const { calories, protein, carbs, fat, fiber, sugar, known } = recipe.nutrition;
  const scaled = (value: number | null): number | null => (value === null ? null : Math.round(value * factor));
  return {
    ...recipe,
    servings,
    ingredients: recipe.ingredients.map(({ amount, item }) => ({ amount: scaleAmount(amount, factor), item })),
    nutrition: {
      calories: Math.round(calories * factor),
      protein: Math.round(protein * factor),
      carbs: Math.round(carbs * factor),
      fat: Math.round(fat * factor),
      fiber: scaled(fiber),
      sugar: scaled(sugar),
      ...(known && { known }),
    },
  };
}

/** What was typed into the servings field, as a number of eaters: whole, at most 20; `undefined` for what is below 1 and so ignored. */
export function parseServings(text: string): number | undefined {
  const value = Math.trunc(Number(text));
  if (Number.isNaN(value) || text.trim() === '') return 1;
  return value < SERVINGS.min ? undefined : Math.min(SERVINGS.max, value);
}

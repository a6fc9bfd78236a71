import type { RecipeMinutes } from './imported-recipe.ts';

/** Where no total is stated, preparing and cooking together are. */
export const sumMinutes = ({ prep, cook, total }: RecipeMinutes): RecipeMinutes => ({
  prep,
  cook,
  total: total ?? (prep === null && cook === null ? null : (prep ?? 0) + (cook ?? 0)),
});

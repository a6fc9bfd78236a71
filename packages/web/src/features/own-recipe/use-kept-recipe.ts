import { hasStepsOf, isAsRecipe } from '@larder/domain/own-recipe/tidy-words.ts';
import { wholePotOf } from '@larder/domain/plan/cooked-lines.ts';
import { useQuery } from '@tanstack/react-query';
import { isGone } from '../../lib/unless-gone.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { ownRecipeQuery } from './queries.ts';

/** What became of the recipe that a meal was planned from: a plan keeps it as it was. Undefined until that is known, and of any other dish. */
export function useKeptRecipe(meal: Meal): 'same' | 'changed' | 'gone' | undefined {
  const { recipeId } = meal;
  const { data, error } = useQuery({ ...ownRecipeQuery(recipeId ?? ''), enabled: recipeId !== undefined, retry: false });
  if (recipeId === undefined) return undefined;
  if (error && isGone(error)) return 'gone';
  // What is left of a pot has no steps of the recipe.
  const isLeft = meal.pot !== undefined && !wholePotOf(meal);
  return data && (isAsRecipe(meal, data.recipe) && (isLeft || hasStepsOf(meal, data.recipe)) ? 'same' : 'changed');
}

import { judgeRecipe } from '../own-recipe/judge-recipe.ts';
import { hasSmallChild, listHeldWays } from '../plan/frame/held-ways.ts';
import { gatherMealRules } from '../plan/frame/plan-rules.ts';
import { MEAL_SLOTS } from '../recipe/meal-slot.ts';
import { isOwnId, type OwnCook, readOwnId } from './own-cook.ts';
import type { StoredCook } from './stored-cook.ts';
import type { WeekQuery } from './week-query.ts';

export type FoundOwn = {
  readonly own: readonly OwnCook[];
  /** Those that cannot stay, by their titles. */
  readonly gone: readonly string[];
};

/** The stored own recipes that may stay: still in planning, and no word of them under a rule that has come since. Of how a stranger cuts nobody knows. */
export function findOwn(stored: readonly StoredCook[], { recipes = [], day }: WeekQuery): FoundOwn {
  const rulesAt = gatherMealRules(day.intent, day.eater);
  const wishes = { ways: listHeldWays(day.intent, MEAL_SLOTS) };
  const own: OwnCook[] = [];
  const gone: string[] = [];
  for (const { dishId, shares: _shares, ...cook } of stored.filter((one) => isOwnId(one.dishId))) {
    const { recipeId, plates } = readOwnId(dishId);
    const recipe = recipes.find(({ id }) => id === recipeId);
    const isAllowed =
      recipe &&
      cook.servings.every(
        ({ slot }) => !hasSmallChild(wishes, slot) && judgeRecipe(recipe.recipe, recipe.lines, rulesAt[slot]).outcome === 'yes',
      );
    if (isAllowed) own.push({ ...cook, recipeId, plates });
    else gone.push(recipe?.recipe.title ?? 'One of your recipes');
  }
  return { own, gone };
}

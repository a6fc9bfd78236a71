import { addDays } from '../calendar/plain-date.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import { isOwnMealAllowed } from '../own-recipe/judge-own-meal.ts';
import { judgeRecipe } from '../own-recipe/judge-recipe.ts';
import { makeOwnMeal } from '../own-recipe/make-own-meal.ts';
import type { PlannableRecipe } from '../own-recipe/plan-with-own.ts';
import { hasSmallChild, listHeldWays } from '../plan/frame/held-ways.ts';
import { isMealAllowed } from '../plan/frame/is-allowed.ts';
import { gatherMealRules } from '../plan/frame/plan-rules.ts';
import type { PlannedMeal } from '../plan/plan.ts';
import { MEAL_SLOTS } from '../recipe/meal-slot.ts';
import { isOwnId, type OwnCook, readOwnId } from './own-cook.ts';
import { cookOf } from './shape-week.ts';
import { isAt, type StoredCook } from './stored-cook.ts';
import type { WeekQuery } from './week-query.ts';
import type { WrittenDay } from './write-week.ts';

export type FoundOwn = {
  readonly own: readonly OwnCook[];
  /** Those that cannot stay, by their titles. */
  readonly gone: readonly string[];
};

/** The stored own recipes that may stay: still in planning, and no word of them under a rule that has come since. Of how a stranger cuts nobody knows. */
export function findOwn(stored: readonly StoredCook[], { recipes = [], day, absent = [] }: WeekQuery): FoundOwn {
  const rulesAt = gatherMealRules(day.intent, day.eater);
  const wishes = { ways: listHeldWays(day.intent, MEAL_SLOTS) };
  const own: OwnCook[] = [];
  const gone: string[] = [];
  for (const { dishId, shares, kind, servings: all } of stored.filter((one) => isOwnId(one.dishId))) {
    const { recipeId, plates } = readOwnId(dishId);
    const servings = all.filter((serving) => !absent.some(isAt(serving.day, serving.slot)));
    if (servings.length === 0) continue;
    const recipe = recipes.find(({ id }) => id === recipeId);
    const isAllowed =
      recipe &&
      servings.every(
        ({ slot }) => !hasSmallChild(wishes, slot) && judgeRecipe(recipe.recipe, recipe.lines, rulesAt[slot]).outcome === 'yes',
      );
    if (isAllowed) own.push({ ...cookOf(kind, servings), recipeId, plates, ...(servings.length === all.length && { shares }) });
    else gone.push(recipe?.recipe.title ?? 'One of your recipes');
  }
  return { own, gone };
}

/** Whether the meals of own recipes may stay as they were written. One whose recipe is another since is asked by itself: what was taken out of the recipe is in the meal still. */
export function mayStayWritten(own: readonly OwnCook[], written: readonly WrittenDay[], { day, start, recipes = [] }: WeekQuery): boolean {
  const rulesAt = gatherMealRules(day.intent, day.eater);
  return own.every(({ recipeId, servings }) => {
    const kept = recipes.find(({ id }) => id === recipeId);
    return servings.every((serving) => {
      const meal = written.find(({ date }) => date === addDays(start, serving.day))?.plan.meals[serving.slot];
      if (!meal || !kept || isAsKept(meal, kept)) return true;
      return isOwnMealAllowed(meal, rulesAt[meal.slot]) && isMealAllowed(meal, day.corpus ?? DEFAULT_CORPUS, rulesAt[meal.slot]);
    });
  });
}

const isAsKept = (meal: PlannedMeal, kept: PlannableRecipe): boolean =>
  wordsOf(meal) === wordsOf(makeOwnMeal(kept, { slot: meal.slot, plates: 1 }));

const wordsOf = ({ title, written, instructions }: PlannedMeal): string =>
  JSON.stringify([title, written?.lines.map(({ text, foodId }) => [text, foodId]), instructions]);

import { listEveryLine, listNotCounted, timesOfSteps, withoutNotCounted } from '@larder/domain/own-recipe/not-counted.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { readLine, type WrittenRecipe } from './read-recipe.ts';

/**
 * A recipe of the household's own as it stands in a plan: with the lines that are in none of its numbers, which whoever cooks it needs
 * like the others, its own minutes, and its steps in the amounts of what is cooked.
 */
export function keepOwnWords(recipe: WrittenRecipe, meal: Meal): WrittenRecipe {
  const beside = listNotCounted(meal).length;
  if (!meal.written && beside === 0) return recipe;
  const every = listEveryLine(meal);
  const { lines, tips } = recipe;
  const { prepMinutes, cookMinutes } = meal;
  // As the server gave them back, one for one; what is in no portion stands behind.
  const isSame = lines.length === every.length - beside;
  return {
    ...recipe,
    ...(meal.written && prepMinutes !== undefined && { prepTime: `${prepMinutes} min` }),
    ...(meal.written && cookMinutes !== undefined && { cookTime: `${cookMinutes} min` }),
    lines: [
      ...lines.map((line, at) => (isSame && !every[at]!.isCounted ? { ...line, isCounted: false } : line)),
      ...every.slice(every.length - beside).flatMap(({ text }) => readLine(text).map((line) => ({ ...line, isCounted: false }))),
    ],
    tips: withoutNotCounted(tips),
    timesOfSteps: timesOfSteps(meal),
    // Each of them says so itself.
    notCounted: meal.written ? [] : recipe.notCounted,
  };
}

import type { SavePlanBody } from '@larder/contract/plan.ts';
import type { OwnRecipe } from '@larder/domain/own-recipe/make-own-meal.ts';
import { cookPlate } from '@larder/domain/plan/write/cook-plate.ts';
import { sumDayNutrition } from '@larder/domain/plan/portion/meal-nutrition.ts';
import { mealsOf, toFourAndMore } from '@larder/domain/recipe/meals-of.ts';
import { cookLeft } from '@larder/domain/table/cook-left.ts';
import { formatMeal, parseMeal } from '../../plan-wire/format-plan.ts';

export type PottedRecipe = OwnRecipe & { readonly id: string };

/** The own recipes of which a day has a part of a pot, by their ids. */
export const listPotted = (content: Pick<SavePlanBody, 'meals' | 'moreSnacks'>): readonly string[] => [
  ...new Set(mealsOf(content).flatMap(({ meal: { pot, recipeId } }) => (pot && recipeId !== undefined ? [recipeId] : []))),
];

/**
 * What a day of a week holds as a plan of its own: a plate of a pot is cooked for itself, in the amounts a cook can measure that
 * come closest, or by the words of the household's recipe that it is of. A day without one is what it was.
 */
export function standAlone<Content extends Pick<SavePlanBody, 'meals' | 'moreSnacks' | 'nutritionOverview'>>(
  content: Content,
  recipes: readonly PottedRecipe[] = [],
): Content {
  const meals = mealsOf(content);
  if (meals.every(({ meal }) => !meal.pot)) return content;
  const own = meals.map(({ place, meal }) => {
    const parsed = parseMeal(place, meal);
    const recipe = recipes.find(({ id }) => id === meal.recipeId);
    return { place, kept: meal, cooked: parsed && ((parsed.pot && recipe && cookLeft(parsed, { recipe })) ?? cookPlate(parsed)) };
  });
  const cooked = own.flatMap((one) => one.cooked ?? []);
  const { calories, ...macros } = sumDayNutrition(cooked);
  return {
    ...content,
    ...toFourAndMore(own.map(({ place, kept, cooked: plate }) => ({ place, meal: plate ? formatMeal(plate) : kept }))),
    ...(cooked.length === meals.length && { nutritionOverview: { totalCalories: calories, ...macros } }),
  };
}

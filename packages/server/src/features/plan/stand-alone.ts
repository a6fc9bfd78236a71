import type { SavePlanBody } from '@larder/contract/plan.ts';
import { cookPlate } from '@larder/domain/plan/write/cook-plate.ts';
import { sumDayNutrition } from '@larder/domain/plan/portion/meal-nutrition.ts';
import { mealsOf, toFourAndMore } from '@larder/domain/recipe/meals-of.ts';
import { formatMeal, parseMeal } from '../../plan-wire/format-plan.ts';

/**
 * What a day of a week holds as a plan of its own: a plate of a pot is cooked for itself, in the amounts a cook can measure that
 * come closest. A day without one is what it was.
 */
export function standAlone<Content extends Pick<SavePlanBody, 'meals' | 'moreSnacks' | 'nutritionOverview'>>(content: Content): Content {
  const meals = mealsOf(content);
  if (meals.every(({ meal }) => !meal.pot)) return content;
  const own = meals.map(({ place, meal }) => {
    const parsed = parseMeal(place, meal);
    return { place, kept: meal, cooked: parsed && cookPlate(parsed) };
  });
  const cooked = own.flatMap((one) => one.cooked ?? []);
  const { calories, ...macros } = sumDayNutrition(cooked);
  return {
    ...content,
    ...toFourAndMore(own.map(({ place, kept, cooked: plate }) => ({ place, meal: plate ? formatMeal(plate) : kept }))),
    ...(cooked.length === meals.length && { nutritionOverview: { totalCalories: calories, ...macros } }),
  };
}

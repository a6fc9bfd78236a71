import type { SavePlanBody } from '@larder/contract/plan.ts';
import { cookPlate } from '@larder/domain/plan/write/cook-plate.ts';
import { sumDayNutrition } from '@larder/domain/plan/portion/meal-nutrition.ts';
import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import { formatMeals, parseMeal } from '../../plan-wire/format-plan.ts';

/**
 * What a day of a week holds as a plan of its own: a plate of a pot is cooked for itself, in the amounts a cook can measure that
 * come closest. A day without one is what it was.
 */
export function standAlone<Content extends Pick<SavePlanBody, 'meals' | 'nutritionOverview'>>(content: Content): Content {
  const { meals } = content;
  if (MEAL_SLOTS.every((slot) => !meals[slot]?.pot)) return content;
  const own = MEAL_SLOTS.flatMap((slot) => {
    const meal = meals[slot];
    const parsed = meal && parseMeal(slot, meal);
    return parsed ? [[slot, cookPlate(parsed)] as const] : [];
  });
  const { calories, ...macros } = sumDayNutrition(own.map(([, meal]) => meal));
  const isWhole = own.length === Object.keys(meals).length;
  const written = { ...meals, ...formatMeals(Object.fromEntries(own)) };
  return { ...content, meals: written, ...(isWhole && { nutritionOverview: { totalCalories: calories, ...macros } }) };
}

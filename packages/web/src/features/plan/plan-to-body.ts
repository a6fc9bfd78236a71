import type { SavePlanBody } from '@larder/contract/plan.ts';
import { mealsOf, toFourAndMore } from '@larder/domain/recipe/meals-of.ts';
import { sumDayNutrition } from '@larder/domain/plan/portion/meal-nutrition.ts';
import type { Meal, Plan } from '../../lib/wire/plan-types.ts';

export function planToBody({ title, description, searchQuery, meals, totals, reasons, notes, seed, targets }: Plan): SavePlanBody {
  return {
    title: title.trim(),
    description,
    searchQuery,
    ...toFourAndMore(mealsOf({ meals })),
    nutritionOverview: {
      totalCalories: totals.calories,
      protein: totals.protein,
      carbs: totals.carbs,
      fat: totals.fat,
      ...sumExtras(meals),
    },
    reasons: [...reasons],
    notes: [...notes],
    ...(seed === undefined ? {} : { seed }),
    ...(targets === undefined ? {} : { targets }),
  };
}

const EXTRAS = ['fiber', 'sugar', 'sodium', 'saturatedFat'] as const;

/** What some meal does not tell makes the sum the least there is, as the domain has it. */
function sumExtras(meals: Plan['meals']): Pick<SavePlanBody['nutritionOverview'], (typeof EXTRAS)[number] | 'known'> {
  const all = Object.values(meals);
  const told = EXTRAS.filter((extra) => all.some((meal) => meal[extra] !== undefined));
  const nutrition = ({ calories, protein, carbs, fat, fiber = null, sugar = null, sodium = null, saturatedFat = null, known }: Meal) => ({
    nutrition: { calories, protein, carbs, fat, fiber, sugar, sodium, saturatedFat, ...(known && { known }) },
  });
  const { known, ...sums } = sumDayNutrition(all.map(nutrition));
  return { ...Object.fromEntries(told.map((extra) => [extra, sums[extra]])), ...(known && told.length > 0 && { known }) };
}

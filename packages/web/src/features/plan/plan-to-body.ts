import type { SavePlanBody } from '@larder/contract/plan.ts';
import type { Plan } from '../../lib/wire/plan-types.ts';

export function planToBody({ title, description, searchQuery, meals, totals, reasons, notes, seed, targets }: Plan): SavePlanBody {
  return {
    title: title.trim(),
    description,
    searchQuery,
    meals,
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

/** Known only where every meal knows it: an unknown part makes the sum unknown, not smaller. */
function sumExtras(meals: Plan['meals']): Pick<SavePlanBody['nutritionOverview'], (typeof EXTRAS)[number]> {
  const all = Object.values(meals);
  return Object.fromEntries(
    EXTRAS.filter((extra) => all.some((meal) => meal[extra] !== undefined)).map((extra) => {
      const values = all.map((meal) => meal[extra] ?? null);
      return [extra, values.includes(null) ? null : values.reduce<number>((sum, value) => sum + (value ?? 0), 0)];
    }),
  );
}

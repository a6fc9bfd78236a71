import type { DayDraft } from '../plan/plan.ts';
import { sumDayNutrition } from '../plan/portion/meal-nutrition.ts';

/** A day of a week without a meal, and why. */
export const emptyDay = (description: string): Omit<DayDraft, 'seed'> => ({
  title: 'Nothing planned',
  description,
  meals: {},
  totals: sumDayNutrition([]),
  targets: { calories: 0, protein: 0, carbs: 0, fat: 0 },
  misses: [],
  reasons: [],
  notes: [],
});

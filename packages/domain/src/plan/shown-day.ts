import type { DayDraft, Plan } from './plan.ts';
import { sumDayNutrition } from './portion/meal-nutrition.ts';

/**
 * A day of a week that may be shown: it has passed the check, or somebody keeps it, or it has no meal that could be at fault. None
 * of them comes of a spread: a day that was changed is a draft again.
 */
export type ShownDay = Plan | StoredDay | EmptyDay;

/** Not a brand: a copy with something changed leaves private members behind. */
declare class Stored {
  private readonly stored: true;
}

/** A day that was saved, as the planner reads it. What a check of today says of it stands beside it and changes nothing. */
export type StoredDay = DayDraft & Stored;

export type EmptyDay = DayDraft & { readonly meals: Readonly<Record<string, never>> };

/** For who reads a saved day. What was made here goes through `check/check-plan`. */
export const asStored = (day: DayDraft): StoredDay => day as StoredDay;

/** A day of a week without a meal, and why. */
export const emptyDay = (description: string, seed: number): EmptyDay => ({
  title: 'Nothing planned',
  description,
  seed,
  meals: {},
  totals: sumDayNutrition([]),
  targets: { calories: 0, protein: 0, carbs: 0, fat: 0 },
  misses: [],
  reasons: [],
  notes: [],
});

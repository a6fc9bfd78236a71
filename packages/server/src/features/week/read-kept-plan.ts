import { asStored, type StoredDay } from '@larder/domain/plan/shown-day.ts';
import { parseMeals } from '../../plan-wire/format-plan.ts';
import type { SavedPlan } from '../plan/plan-store.ts';

/** A saved plan as the planner reads days. Meals from elsewhere have no portions, so nothing can be counted of them. */
export function readKeptPlan({ title, description, content }: Pick<SavedPlan, 'title' | 'description' | 'content'>): StoredDay {
  const {
    totalCalories,
    protein,
    carbs,
    fat,
    fiber = null,
    sugar = null,
    sodium = null,
    saturatedFat = null,
    known,
  } = content.nutritionOverview;
  return asStored({
    title,
    description,
    seed: content.seed ?? 0,
    meals: parseMeals(content),
    totals: { calories: totalCalories, protein, carbs, fat, fiber, sugar, sodium, saturatedFat, ...(known && { known }) },
    targets: content.targets ?? { calories: totalCalories, protein, carbs, fat },
    misses: [],
    reasons: content.reasons ?? [],
    notes: content.notes ?? [],
  });
}

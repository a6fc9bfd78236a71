import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { PlanFault } from '@larder/domain/plan/write/explain-blocked.ts';
import type { IntentFault } from '@larder/domain/intent/answer/intent-fault.ts';
import type { MacroTargets } from '@larder/domain/food/nutrients.ts';
import { makePlan } from '@larder/domain/plan/make-plan.ts';
import { MEAL_SLOTS, type MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import type { DayPlan, PlannedMeal } from '@larder/domain/plan/plan.ts';
import { refreshMeal as pickOtherDish } from '@larder/domain/plan/refresh-meal.ts';
import type { Scope } from '../../db/scope.ts';
import { listDishIds, type PlanDeps, readWish, type ReadWish } from './generate-plan.ts';
import { parseMeal } from './format-plan.ts';
import type { PlanDraft } from './plan-draft-store.ts';

export type RefreshWish = {
  readonly mealType: MealSlot;
  readonly query: string;
  readonly refreshCount: number;
  readonly planId?: string | undefined;
  readonly isFirst?: boolean | undefined;
};

export type RefreshFault = IntentFault | PlanFault | { readonly type: 'plan-not-found' };

/** No day where meals from elsewhere are a part of it. */
export type Refreshed = { readonly meal: PlannedMeal; readonly day: DayPlan | undefined };

/** Another dish for one slot; the others are those last shown for this sentence, or of the saved plan being edited. */
export async function refreshMeal(deps: PlanDeps, scope: Scope, wish: RefreshWish): Promise<Result<Refreshed, RefreshFault>> {
  const read = await readWish(deps, scope, wish.query);
  if (!read.ok) return read;
  const key = wish.planId ? `plan ${wish.planId}` : wish.query;
  const refresh = (draft: PlanDraft) => refreshDraft(draft, read.value, wish);

  let changed = wish.isFirst ? undefined : await deps.plans.changeDraft(scope, key, refresh);
  if (!changed) {
    const start = await startDraft(deps, scope, wish, read.value);
    if (start) await (wish.isFirst ? deps.plans.saveDraft(scope, key, start) : deps.plans.addDraft(scope, key, start));
    changed = await deps.plans.changeDraft(scope, key, refresh);
  }
  if (!changed) return fail({ type: 'plan-not-found' });
  if (!changed.ok) return changed;

  const { current, foreign = {} } = changed.value;
  await deps.plans.rememberShown(scope, listDishIds(current), deps.now());
  const meal = current.meals[wish.mealType];
  if (!meal) return fail({ type: 'plan-not-found' });
  const isWhole = Object.keys(foreign).every((slot) => slot in current.meals);
  return ok({ meal, day: isWhole ? current : undefined });
}

function refreshDraft(draft: PlanDraft, { planQuery }: ReadWish, { mealType, refreshCount }: RefreshWish): Result<PlanDraft, PlanFault> {
  // A count that starts over says that the screen went back to its first version.
  const wasReset = refreshCount <= (draft.refreshes[mealType] ?? 0) && refreshCount === 1;
  const shown = wasReset ? draft.first : draft.current;
  const targets = targetsFor(mealType, shown, draft.foreign);
  const refreshed = pickOtherDish({ ...planQuery, targets, meals: shown.meals, slot: mealType, refreshCount });
  if (!refreshed.ok) return refreshed;
  const refreshes = { ...(wasReset ? {} : draft.refreshes), [mealType]: refreshCount };
  return ok({ ...draft, current: { ...refreshed.value, targets: shown.targets }, refreshes });
}

/** Beside meals from elsewhere the new dish is to hold what the old one held: what they leave of the day is not known of every plan. */
function targetsFor(slot: MealSlot, { meals, targets }: DayPlan, foreign: PlanDraft['foreign'] = {}): MacroTargets {
  if (Object.keys(foreign).every((other) => other in meals)) return targets;
  const own = Object.entries(meals).map(([of, { nutrition }]) => [of, nutrition] as const);
  const parts = [...own.filter(([of]) => of !== slot).map(([, held]) => held), meals[slot]?.nutrition ?? foreign[slot]];
  const sum = (key: keyof MacroTargets): number => parts.reduce((total, part) => total + (part?.[key] ?? 0), 0);
  return { calories: sum('calories'), protein: sum('protein'), carbs: sum('carbs'), fat: sum('fat') };
}

/** No draft: pruned, or a saved plan opened for editing. The same sentence makes the same plan again. */
async function startDraft(
  { plans }: PlanDeps,
  scope: Scope,
  { planId }: RefreshWish,
  { planQuery }: ReadWish,
): Promise<PlanDraft | undefined> {
  if (!planId) {
    const made = makePlan(planQuery);
    return made.ok ? { first: made.value, current: made.value, refreshes: {} } : undefined;
  }
  const saved = await plans.findPlan(scope, planId);
  if (!saved) return undefined;
  const meals: Partial<Record<MealSlot, PlannedMeal>> = {};
  const foreign: Partial<Record<MealSlot, MacroTargets>> = {};
  for (const slot of MEAL_SLOTS) {
    const meal = saved.content.meals[slot];
    const parsed = meal && parseMeal(slot, meal);
    if (parsed) meals[slot] = parsed;
    else if (meal) foreign[slot] = { calories: meal.calories, protein: meal.protein, carbs: meal.carbs, fat: meal.fat };
  }
  const { totalCalories, protein, carbs, fat } = saved.content.nutritionOverview;
  const day: DayPlan = {
    title: saved.title,
    description: saved.description,
    seed: saved.content.seed ?? planQuery.seed,
    meals,
    totals: { calories: totalCalories, protein, carbs, fat, fiber: null, sugar: null, sodium: null, saturatedFat: null },
    targets: saved.content.targets ?? { calories: totalCalories, protein, carbs, fat },
    misses: [],
    reasons: [],
    notes: [],
  };
  return { first: day, current: day, refreshes: {}, foreign };
}

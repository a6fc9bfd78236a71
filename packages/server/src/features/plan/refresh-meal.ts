import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { PlanFault } from '@larder/domain/plan/explain-blocked.ts';
import type { IntentFault } from '@larder/domain/intent/intent-fault.ts';
import { makePlan } from '@larder/domain/plan/make-plan.ts';
import { MEAL_SLOTS, type MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import type { DayPlan, PlannedMeal } from '@larder/domain/plan/plan.ts';
import { refreshMeal as pickOtherDish } from '@larder/domain/plan/refresh-meal.ts';
import type { UserId } from '../../db/user-id.ts';
import { listDishIds, type PlanDeps, readWish, type ReadWish } from './generate-plan.ts';
import { parseMeal } from './format-plan.ts';
import type { PlanDraft } from './plan-draft-store.ts';

export type RefreshWish = {
  readonly mealType: MealSlot;
  readonly query: string;
  readonly refreshCount: number;
  readonly planId?: string | undefined;
};

export type RefreshFault = IntentFault | PlanFault | { readonly type: 'plan-not-found' };

export type Refreshed = { readonly meal: PlannedMeal; readonly day: DayPlan };

/** Another dish for one slot; the others are those last shown for this sentence, or of the saved plan being edited. */
export async function refreshMeal(deps: PlanDeps, userId: UserId, wish: RefreshWish): Promise<Result<Refreshed, RefreshFault>> {
  const read = await readWish(deps, userId, wish.query);
  if (!read.ok) return read;
  const key = wish.planId ? `plan ${wish.planId}` : wish.query;
  const refresh = (draft: PlanDraft) => refreshDraft(draft, read.value, wish);

  let changed = await deps.plans.changeDraft(userId, key, refresh);
  if (!changed) {
    const start = await startDraft(deps, userId, wish, read.value);
    if (start) await deps.plans.addDraft(userId, key, start);
    changed = await deps.plans.changeDraft(userId, key, refresh);
  }
  if (!changed) return fail({ type: 'plan-not-found' });
  if (!changed.ok) return changed;

  const { current } = changed.value;
  await deps.plans.rememberShown(userId, listDishIds(current), deps.now());
  const meal = current.meals[wish.mealType];
  return meal ? ok({ meal, day: current }) : fail({ type: 'plan-not-found' });
}

function refreshDraft(draft: PlanDraft, { planQuery }: ReadWish, { mealType, refreshCount }: RefreshWish): Result<PlanDraft, PlanFault> {
  // A count that starts over says that the screen went back to its first version.
  const wasReset = refreshCount <= (draft.refreshes[mealType] ?? 0) && refreshCount === 1;
  const shown = wasReset ? draft.first : draft.current;
  const refreshed = pickOtherDish({ ...planQuery, targets: shown.targets, meals: shown.meals, slot: mealType, refreshCount });
  if (!refreshed.ok) return refreshed;
  const refreshes = { ...(wasReset ? {} : draft.refreshes), [mealType]: refreshCount };
  return ok({ first: draft.first, current: refreshed.value, refreshes });
}

/** No draft: pruned, or a saved plan opened for editing. The same sentence makes the same plan again. */
async function startDraft(
  { plans }: PlanDeps,
  userId: UserId,
  { planId }: RefreshWish,
  { planQuery }: ReadWish,
): Promise<PlanDraft | undefined> {
  if (!planId) {
    const made = makePlan(planQuery);
    return made.ok ? { first: made.value, current: made.value, refreshes: {} } : undefined;
  }
  const saved = await plans.findPlan(userId, planId);
  if (!saved) return undefined;
  const meals = Object.fromEntries(
    MEAL_SLOTS.flatMap((slot) => {
      const meal = saved.content.meals[slot];
      const parsed = meal && parseMeal(slot, meal);
      return parsed ? [[slot, parsed] as const] : [];
    }),
  );
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
  return { first: day, current: day, refreshes: {} };
}

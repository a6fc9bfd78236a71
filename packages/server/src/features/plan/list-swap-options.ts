import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { PlannedMeal } from '@larder/domain/plan/plan.ts';
import { refreshTable } from '@larder/domain/table/change-table.ts';
import { seatAgain } from '@larder/domain/table/seat-people.ts';
import { refreshMeal as pickOtherDish } from '@larder/domain/plan/refresh-meal.ts';
import type { Scope } from '../../db/scope.ts';
import { runInTurn } from '../../turns/slices.ts';
import { listKnown, type PlanDeps, readWish } from './generate-plan.ts';
import { keyOf, type MealWish, openPlan, type RefreshFault, startsAnew, targetsFor } from './refresh-meal.ts';

/** A choice and not a menu: what fits on a phone beside the meal that it would replace. */
const OPTIONS = 3;

/**
 * Dishes that could stand in the meal's place, each portioned to what the others leave of the day. Nothing is written, not even
 * that they were shown: only the one that is chosen is.
 */
export async function listSwapOptions(
  deps: PlanDeps,
  scope: Scope | undefined,
  wish: MealWish,
): Promise<Result<readonly PlannedMeal[], RefreshFault>> {
  const read = await readWish(deps, scope, wish.query);
  if (!read.ok) return read;
  const open =
    (!scope || startsAnew(wish) ? undefined : await deps.plans.findOpenPlan(scope, keyOf(wish))) ??
    (await openPlan(deps, scope, wish, read.value));
  if (!open) return fail({ type: 'plan-not-found' });
  const { mealType } = wish;
  const { planQuery } = read.value;
  const { meals } = open.current;
  const eaters = seatAgain(meals, listKnown(read.value));
  const targets = targetsFor(mealType, open.current, open.foreign);
  const options: PlannedMeal[] = [];
  // Each is looked for as if those before it had been shown, so that no two are one idea.
  for (let at = 1; at <= OPTIONS; at++) {
    const shown = [...(planQuery.shown ?? []), ...options.map(({ dishId }) => dishId)];
    const asked = { ...planQuery, shown, targets, meals, slot: mealType, refreshCount: (open.refreshes[mealType] ?? 0) + at };
    const found = await runInTurn(() => (eaters ? refreshTable({ ...asked, eaters }) : pickOtherDish(asked)));
    if (!found.ok && options.length === 0) return found;
    const meal = found.ok ? found.value.meals[mealType] : undefined;
    if (meal && ![meals[mealType], ...options].some((other) => other?.dishId === meal.dishId)) options.push(meal);
  }
  return ok(options);
}

import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import { listPartOptions, type PartOption } from '@larder/domain/idea/exchange-part.ts';
import { DEFAULT_CORPUS } from '@larder/domain/kit/default-corpus.ts';
import { hasSmallChild, listHeldWays } from '@larder/domain/plan/frame/held-ways.ts';
import { gatherMealRules } from '@larder/domain/plan/frame/plan-rules.ts';
import type { PlannedMeal } from '@larder/domain/plan/plan.ts';
import { heldToAges } from '@larder/domain/table/age-safety.ts';
import { readAway } from '@larder/domain/table/away.ts';
import { seatAgain } from '@larder/domain/table/seat-people.ts';
import type { TableEater } from '@larder/domain/table/table-eater.ts';
import { boundRules } from '@larder/domain/table/table-rules.ts';
import { refreshMeal as pickOtherDish } from '@larder/domain/plan/refresh-meal.ts';
import { runInTurn } from '../../turns/slices.ts';
import { listKnown, type PlanDeps, readWish, type ReadWish } from './generate-plan.ts';
import type { OpenPlan } from './open-plan-store.ts';
import { keyOf, type MealCall, type MealWish, openPlan, type RefreshFault, startsAnew, targetsFor } from './refresh-meal.ts';

/** A choice and not a menu: what fits on a phone beside the meal that it would replace. */
const OPTIONS = 3;

/**
 * Dishes that could stand in the meal's place, each portioned to what the others leave of the day. Nothing is written, not even
 * that they were shown: only the one that is chosen is.
 */
export async function listSwapOptions(
  deps: PlanDeps,
  call: MealCall,
  wish: MealWish,
): Promise<Result<readonly PlannedMeal[], RefreshFault>> {
  const found = await findOpen(deps, call, wish);
  if (!found.ok) return found;
  const { open, planQuery, eaters } = found.value;
  const { mealType } = wish;
  const { meals } = open.current;
  const targets = targetsFor(mealType, open.current, open.foreign);
  const options: PlannedMeal[] = [];
  // Each is looked for as if those before it had been shown, so that no two are one idea.
  for (let at = 1; at <= OPTIONS; at++) {
    const shown = [...(planQuery.shown ?? []), ...options.map(({ dishId }) => dishId)];
    const asked = { ...planQuery, shown, targets, meals, slot: mealType, refreshCount: (open.refreshes[mealType] ?? 0) + at };
    const table = eaters && { ...asked, eaters, away: readAway(meals, eaters) };
    const other = table
      ? await deps.layTable({ kind: 'table', how: 'refresh', query: table }, call.signal)
      : await runInTurn(() => pickOtherDish(asked));
    call.signal.throwIfAborted();
    if (!other.ok && options.length === 0) return other;
    const meal = other.ok ? other.value.meals[mealType] : undefined;
    if (meal && ![meals[mealType], ...options].some((known) => known?.dishId === meal.dishId)) options.push(meal);
  }
  return ok(options);
}

/** What could stand in for one portion of the meal, within the rules of everybody who eats of it. */
export async function listOtherParts(
  deps: PlanDeps,
  call: MealCall,
  { part, ...wish }: MealWish & { readonly part: number },
): Promise<Result<readonly PartOption[], RefreshFault>> {
  const found = await findOpen(deps, call, wish);
  if (!found.ok) return found;
  const { open, planQuery, eaters = [] } = found.value;
  const meal = open.current.meals[wish.mealType];
  if (!meal) return ok([]);
  const { intent, eater, system = 'us' } = planQuery;
  const bound = [eater, ...eaters.map((seated) => boundRules(seated, eaters, DEFAULT_CORPUS.foodsById))];
  const rules = bound.map((one) => gatherMealRules(intent, one)[meal.slot]);
  const style = { system, rules: rules.flatMap((one) => one.rules) };
  const wishes = { ways: listHeldWays(heldToAges(intent, eaters), [meal.slot]) };
  return ok(await runInTurn(() => listPartOptions(meal, { at: part, rules, hasSmallChild: hasSmallChild(wishes, meal.slot), style })));
}

type Found = Pick<ReadWish, 'planQuery'> & { readonly open: OpenPlan; readonly eaters: readonly TableEater[] | undefined };

/** The day as it was left; nothing of it is written. */
async function findOpen(deps: PlanDeps, { scope, signal }: MealCall, wish: MealWish): Promise<Result<Found, RefreshFault>> {
  const read = await readWish(deps, scope, wish.query);
  if (!read.ok) return read;
  const open =
    (!scope || startsAnew(wish) ? undefined : await deps.plans.findOpenPlan(scope, keyOf(wish))) ??
    (await openPlan({ deps, scope, wish, signal, read: read.value }));
  if (!open) return fail({ type: 'plan-not-found' });
  return ok({ open, planQuery: read.value.planQuery, eaters: seatAgain(open.current.meals, listKnown(read.value)) });
}

import { fail, ok, type Result } from '../base/result.ts';
import { assemblePlan } from './write/assemble-plan.ts';
import { stepsOf } from './frame/day-problem.ts';
import { explainBlocked, explainOverLimit, type PlanFault } from './write/explain-blocked.ts';
import { findDish } from './choose/find-dish.ts';
import { makeMeal } from './write/make-meal.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import type { DayPlan } from './plan.ts';
import { findEmptySlot, readQuery, type PlanQuery } from './frame/plan-query.ts';
import { rateTiers } from './choose/refresh-tier.ts';
import { searchDays } from './choose/search-days.ts';

export type RefreshQuery = Omit<PlanQuery, 'locked'> & {
  readonly meals: DayPlan['meals'];
  readonly slot: MealSlot;
  /** 1 for the first refresh of this slot; decides how adventurous the new dish is. */
  readonly refreshCount: number;
};

/** Another dish in one slot. The other meals keep their grams; the new one is portioned to what they leave of the day. */
export function refreshMeal(query: RefreshQuery): Result<DayPlan, PlanFault> {
  const { meals, slot, refreshCount } = query;
  const before = meals[slot];
  const shown = [...(query.shown ?? []), ...(before ? [before.dishId] : [])];
  const others = Object.fromEntries(Object.entries(meals).filter(([other]) => other !== slot));
  const slots = [...Object.keys(others), slot] as MealSlot[];
  const asked: PlanQuery = { ...query, intent: { ...query.intent, slots }, locked: others, shown };
  const context = readQuery(asked);
  const empty = findEmptySlot(context);
  if (empty) return fail(explainBlocked(context, empty));
  const seed = query.seed + refreshCount * 7919;
  const tierOf = rateTiers(refreshCount, { shown, corpus: context.corpus });
  // A kept meal that the rules no longer allow is planned anew beside the one asked for.
  const found = context.frame.open.length === 1 ? findDish(context, { seed, tierOf }) : undefined;
  const { dishes, solution, relaxed } = found ?? searchDays(context, { seed });
  const made = context.frame.open.map((frame, at) =>
    makeMeal(dishes[at]!, { slot: frame.slot, steps: stepsOf(dishes, at, solution.chosen), style: context.style }),
  );
  const plan = assemblePlan({ ...asked, intent: query.intent }, { context, meals: [...context.kept, ...made], relaxed });
  const over = explainOverLimit(plan, context.rules);
  return over ? fail(over) : ok(plan);
}

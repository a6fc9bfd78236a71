import { fail, ok, type Result } from '../base/result.ts';
import { assemblePlan } from './write/assemble-plan.ts';
import { stepsOf } from './frame/day-problem.ts';
import { explainBlocked, explainOverLimit, type PlanFault } from './write/explain-blocked.ts';
import { makeMeal } from './write/make-meal.ts';
import type { DayPlan } from './plan.ts';
import { findEmptySlot, readQuery, type PlanQuery } from './frame/plan-query.ts';
import { searchDays } from './choose/search-days.ts';

/** A day for one eater. Rules are never broken; when they leave a slot without any dish, the fault says which rules those are. */
export function makePlan(query: PlanQuery): Result<DayPlan, PlanFault> {
  const context = readQuery(query);
  const empty = findEmptySlot(context);
  if (empty) return fail(explainBlocked(context, empty));
  const { dishes, solution, relaxed } = searchDays(context, { seed: query.seed });
  const meals = context.frame.open.map(({ slot }, at) =>
    makeMeal(dishes[at]!, { slot, steps: stepsOf(dishes, at, solution.chosen), style: context.style }),
  );
  const plan = assemblePlan(query, { context, meals: [...context.kept, ...meals], relaxed });
  const over = explainOverLimit(plan, context.rules);
  return over ? fail(over) : ok(plan);
}

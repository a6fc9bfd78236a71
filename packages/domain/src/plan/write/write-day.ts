import type { Selection } from '../choose/select-dishes.ts';
import { stepsOf } from '../frame/day-problem.ts';
import type { PlanContext, PlanQuery } from '../frame/plan-query.ts';
import type { DayDraft } from '../plan.ts';
import { assembleDay } from './assemble-day.ts';
import { makeMeal } from './make-meal.ts';

/** The dishes that were chosen, written out in their amounts, and the day of them and the kept meals. */
export function writeDay(query: PlanQuery, { context, chosen }: { context: PlanContext; chosen: Selection }): DayDraft {
  const { dishes, solution, relaxed } = chosen;
  const meals = context.frame.open.map(({ place }, at) =>
    makeMeal(dishes[at]!, { slot: place, steps: stepsOf(dishes, at, solution.chosen), style: context.style }),
  );
  return assembleDay(query, { context, meals: [...context.kept, ...meals], relaxed });
}

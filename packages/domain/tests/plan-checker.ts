import type { DayDraft } from '../src/plan/plan.ts';
import { checkDay, checkRules, checkSums, type Finding, type Held } from './check-printed-day.ts';
import { checkMeal } from './check-printed-meal.ts';

export type { Finding, Held } from './check-printed-day.ts';

/**
 * A second opinion on a finished day, by what is printed of it: titles, lines, steps and numbers. It shares no table with
 * the planner, so that a food wrongly described there cannot pass both.
 */
export function checkPrintedPlan(plan: DayDraft, held: Held): readonly Finding[] {
  return [...checkRules(plan, held), ...checkSums(plan), ...checkDay(plan, held), ...Object.values(plan.meals).flatMap(checkMeal)];
}

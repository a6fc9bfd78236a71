import { fail, ok, type Result } from '../base/result.ts';
import { rePortion } from '../plan/adjust-plan.ts';
import { assemblePlan } from '../plan/assemble-plan.ts';
import { explainOverLimit, type PlanFault } from '../plan/explain-blocked.ts';
import { makePlan } from '../plan/make-plan.ts';
import type { DayPlan, PlannedMeal } from '../plan/plan.ts';
import { readQuery, type PlanQuery } from '../plan/plan-query.ts';
import { missShare, ON_TARGET } from '../plan/tolerance.ts';

/**
 * A day of the ideas that passed, kits in the slots that are left. The amounts already shown stay when the day meets its
 * targets with them; else all are solved anew; else the idea that is furthest from its share gives way to a kit.
 */
export function completeDay(ideas: readonly PlannedMeal[], query: PlanQuery): Result<DayPlan, PlanFault> {
  const first = joinMeals(ideas, query);
  if (!first.ok) return makePlan(query);
  if (isGood(first.value, query)) return first;
  const open = ideas.filter(({ slot }) => query.locked?.[slot] === undefined);
  const again = rePortion({ ...query, meals: first.value.meals });
  if (isGood(again, query)) return ok(again);
  const swapped = open
    .map((left) =>
      joinMeals(
        ideas.filter((meal) => meal !== left),
        query,
      ),
    )
    .slice(0, MOST_SWAPS);
  const days = [again, first.value, ...swapped.flatMap((day) => (day.ok ? [day.value] : []))].filter((day) => isWithinRules(day, query));
  const best = days.toSorted((a, b) => missShare(a.totals, query.targets) - missShare(b.totals, query.targets))[0];
  return best ? ok(best) : makePlan(query);
}

/** Each costs a search for one slot, some milliseconds. */
const MOST_SWAPS = 2;

function joinMeals(ideas: readonly PlannedMeal[], query: PlanQuery): Result<DayPlan, PlanFault> {
  const locked = { ...query.locked, ...Object.fromEntries(ideas.map((meal) => [meal.slot, meal])) };
  const asked: PlanQuery = { ...query, locked };
  const context = readQuery(asked);
  if (context.dropped.some((meal) => ideas.includes(meal))) return fail(overRules(context.dropped));
  if (context.frame.open.length > 0) return makePlan(asked);
  return ok(assemblePlan(asked, { context, meals: context.kept, relaxed: [] }));
}

/** Cannot be: every idea was held to the same rules before. Then the kits alone are served. */
const overRules = (dropped: readonly PlannedMeal[]): PlanFault => ({
  type: 'no-dish-fits',
  slot: dropped[0]?.slot ?? 'dinner',
  blockedBy: [],
  sentence: 'An idea broke a rule.',
});

const isWithinRules = (day: DayPlan, query: PlanQuery): boolean => !explainOverLimit(day, readQuery(query).rules);
const isGood = (day: DayPlan, query: PlanQuery): boolean => missShare(day.totals, query.targets) <= ON_TARGET && isWithinRules(day, query);

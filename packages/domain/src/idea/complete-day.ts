import { ok, type Result } from '../base/result.ts';
import type { Macros } from '../food/nutrients.ts';
import { splitDay } from '../intent/target/meal-split.ts';
import { rePortion } from '../plan/adjust-plan.ts';
import { assemblePlan } from '../plan/write/assemble-plan.ts';
import { stepsOf } from '../plan/frame/day-problem.ts';
import { explainOverLimit, type PlanFault } from '../plan/write/explain-blocked.ts';
import { makeMeal } from '../plan/write/make-meal.ts';
import { makePlan } from '../plan/make-plan.ts';
import type { DayPlan, PlannedMeal } from '../plan/plan.ts';
import { findEmptySlot, readQuery, type PlanQuery } from '../plan/frame/plan-query.ts';
import { searchDays } from '../plan/choose/search-days.ts';
import { missShare, ON_TARGET, toleratedGrams } from '../plan/portion/tolerance.ts';

/**
 * A day of the ideas that passed, kits in the slots that are left. The amounts already shown stay when the day meets its
 * targets with them; else all are solved anew; else the ideas that stand most in the way give their places to kits.
 */
export function completeDay(ideas: readonly PlannedMeal[], query: PlanQuery): Result<DayPlan, PlanFault> {
  const first = joinMeals(ideas, query);
  if (!first || ideas.length === 0) return makePlan(query);
  if (isGood(first, query)) return ok(first);
  const again = rePortion({ ...query, meals: first.meals });
  if (isGood(again, query)) return ok(again);
  const days = [first, again];
  let left = ideas;
  for (let swaps = 0; swaps < MOST_SWAPS && left.length > 0; swaps++) {
    const worst = findWorst(left, { day: again, query });
    left = left.filter((idea) => idea !== worst);
    const swapped = joinMeals(left, query);
    if (!swapped) continue;
    if (isGood(swapped, query)) return ok(swapped);
    days.push(swapped);
  }
  const allowed = days.filter((day) => isWithinRules(day, query));
  const best = allowed.toSorted((a, b) => missShare(a.totals, query.targets) - missShare(b.totals, query.targets))[0];
  return best ? ok(best) : makePlan(query);
}

/** Each costs a search for its slot, some milliseconds. */
const MOST_SWAPS = 2;

/** The ideas as they are with kits found for the rest. Undefined when there is none, or an idea breaks a rule after all. */
function joinMeals(ideas: readonly PlannedMeal[], query: PlanQuery): DayPlan | undefined {
  const asked: PlanQuery = { ...query, locked: { ...query.locked, ...Object.fromEntries(ideas.map((meal) => [meal.slot, meal])) } };
  const context = readQuery(asked);
  if (context.dropped.some((meal) => ideas.includes(meal)) || findEmptySlot(context)) return undefined;
  if (context.frame.open.length === 0) return assemblePlan(asked, { context, meals: context.kept, relaxed: [] });
  const { dishes, solution, relaxed } = searchDays(context, { seed: query.seed, ...(context.frame.open.length === 1 ? SINGLE : FEW) });
  const kits = context.frame.open.map(({ slot }, at) =>
    makeMeal(dishes[at]!, { slot, steps: stepsOf(dishes, at, solution.chosen), style: context.style }),
  );
  return assemblePlan(asked, { context, meals: [...context.kept, ...kits], relaxed });
}

/** With one slot open, a dish costs one rough portioning, so that many can be tried at once; else two rounds are enough. */
const SINGLE = { poolSize: 100, versions: 4, rounds: 1 } as const;
const FEW = { rounds: 2 } as const;

const MACROS: readonly (keyof Macros)[] = ['protein', 'carbs', 'fat'];

/** The idea that has most of what the day has too much of, and least of what it lacks, against its share. */
function findWorst(ideas: readonly PlannedMeal[], { day, query }: { day: DayPlan; query: PlanQuery }): PlannedMeal | undefined {
  const { targets } = query;
  const split = splitDay(Object.values(day.meals).map(({ slot }) => slot));
  const harmOf = ({ slot }: PlannedMeal): number => {
    const { nutrition } = day.meals[slot]!;
    return MACROS.reduce((sum, macro) => {
      const tolerated = toleratedGrams(macro, targets);
      const off = (day.totals[macro] - targets[macro]) / tolerated;
      return sum + (off * (nutrition[macro] - targets[macro] * split[slot])) / tolerated;
    }, 0);
  };
  return ideas.toSorted((a, b) => harmOf(b) - harmOf(a))[0];
}

const isWithinRules = (day: DayPlan, query: PlanQuery): boolean => !explainOverLimit(day, readQuery(query).rules);
const isGood = (day: DayPlan, query: PlanQuery): boolean => missShare(day.totals, query.targets) <= ON_TARGET && isWithinRules(day, query);

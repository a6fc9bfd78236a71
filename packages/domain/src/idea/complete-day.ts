import { ok, type Result } from '../base/result.ts';
import { capitalize, joinAnd } from '../base/say.ts';
import { MACROS } from '../food/nutrients.ts';
import { splitDay } from '../intent/target/meal-split.ts';
import { rePortion } from '../plan/adjust-plan.ts';
import { searchDays } from '../plan/choose/search-days.ts';
import { passCheck } from '../plan/find-sound-day.ts';
import { findEmptySlot, readQuery, type PlanContext, type PlanQuery } from '../plan/frame/plan-query.ts';
import { makePlan } from '../plan/make-plan.ts';
import { placeOf, type DayDraft, type Plan, type PlannedMeal } from '../plan/plan.ts';
import { missShare, ON_TARGET, toleratedGrams } from '../plan/portion/tolerance.ts';
import { assembleDay } from '../plan/write/assemble-day.ts';
import type { PlanFault } from '../plan/write/explain-blocked.ts';
import { writeDay } from '../plan/write/write-day.ts';
import type { MealPlace } from '../recipe/meal-slot.ts';

/**
 * A day of the ideas that passed, kits in the slots that are left. The amounts already shown stay when the day meets its
 * targets with them; else all are solved anew; else the ideas that stand most in the way give their places to kits.
 */
export function completeDay(ideas: readonly PlannedMeal[], query: PlanQuery): Result<Plan, PlanFault> {
  const first = ideas.length === 0 ? undefined : joinMeals(ideas, query);
  const withoutIdeas = (): Result<Plan, PlanFault> => makePlan(saySwaps(query, ideas));
  if (!first) return withoutIdeas();
  const plans: Plan[] = [];
  // Ideas are checked like everything that is made here; only what the eater has locked counts as it is.
  const asKept = new Set(Object.keys(query.locked ?? {}) as MealPlace[]);
  const isGood = ({ draft, context }: Joined): boolean => {
    const plan = passCheck(draft, { query, context, asKept });
    if (plan) plans.push(plan);
    return plan !== undefined && missOf(plan, query) <= ON_TARGET;
  };
  if (isGood(first)) return ok(plans.at(-1)!);
  const again = rePortion({ ...query, meals: first.draft.meals });
  if (isGood({ draft: again, context: readQuery(query) })) return ok(plans.at(-1)!);
  let left = ideas;
  for (let swaps = 0; swaps < MOST_SWAPS && left.length > 0; swaps++) {
    const worst = findWorst(left, { day: again, query });
    left = left.filter((idea) => idea !== worst);
    const gone = ideas.filter((idea) => !left.includes(idea));
    const swapped = joinMeals(left, saySwaps(query, gone));
    if (swapped && isGood(swapped)) return ok(plans.at(-1)!);
  }
  const best = plans.toSorted((one, other) => missOf(one, query) - missOf(other, query))[0];
  return best ? ok(best) : withoutIdeas();
}

/** An idea that was on the screen already and went again is not passed over in silence. */
function saySwaps(query: PlanQuery, gone: readonly PlannedMeal[]): PlanQuery {
  if (gone.length === 0) return query;
  const slots = capitalize(joinAnd(gone.map(({ slot }) => slot)));
  const line = `${slots} ${gone.length > 1 ? 'come' : 'comes'} from Larder's own recipes, so that the day meets its numbers.`;
  return { ...query, notes: [...(query.notes ?? []), line] };
}

/** Each costs a search for its slot, some milliseconds. */
const MOST_SWAPS = 3;

const missOf = ({ totals }: DayDraft, { targets }: PlanQuery): number => missShare(totals, targets);

type Joined = { readonly draft: DayDraft; readonly context: PlanContext };

/** The ideas as they are with kits found for the rest. Undefined when there is none, or an idea breaks a rule after all. */
function joinMeals(ideas: readonly PlannedMeal[], query: PlanQuery): Joined | undefined {
  const asked: PlanQuery = { ...query, locked: { ...query.locked, ...Object.fromEntries(ideas.map((meal) => [meal.slot, meal])) } };
  const context = readQuery(asked);
  if (context.dropped.some((meal) => ideas.includes(meal)) || findEmptySlot(context)) return undefined;
  const open = context.frame.open.length;
  if (open === 0) return { draft: assembleDay(asked, { context, meals: context.kept, relaxed: [] }), context };
  const chosen = searchDays(context, { seed: query.seed, ...(open === 1 ? SINGLE : FEW) });
  return { draft: writeDay(asked, { context, chosen }), context };
}

/** With one slot open, a dish costs one rough portioning, so that many can be tried at once; else two rounds are enough. */
const SINGLE = { poolSize: 100, versions: 4, rounds: 1 } as const;
const FEW = { rounds: 2 } as const;

/** The idea that has most of what the day has too much of, and least of what it lacks, against its share. */
function findWorst(ideas: readonly PlannedMeal[], { day, query }: { day: DayDraft; query: PlanQuery }): PlannedMeal | undefined {
  const { targets } = query;
  const split = splitDay(Object.values(day.meals).map(placeOf));
  const harmOf = (meal: PlannedMeal): number => {
    const place = placeOf(meal);
    const { nutrition } = day.meals[place]!;
    return MACROS.reduce((sum, macro) => {
      const tolerated = toleratedGrams(macro, targets);
      const off = (day.totals[macro] - targets[macro]) / tolerated;
      return sum + (off * (nutrition[macro] - targets[macro] * split[place])) / tolerated;
    }, 0);
  };
  return ideas.toSorted((a, b) => harmOf(b) - harmOf(a))[0];
}

import { seededRandom } from '../../base/random.ts';
import { runSteps, type Steps } from '../../base/steps.ts';
import { invariant } from '../../base/assert-never.ts';
import type { Macros } from '../../food/nutrients.ts';
import type { Dish } from '../../kit/dish.ts';
import { MEAL_SLOTS, type MealPlace } from '../../recipe/meal-slot.ts';
import { isInTime } from '../frame/in-time.ts';
import type { PlanContext } from '../frame/plan-query.ts';
import { selectDishesInSteps, type Selection, type SelectionInput } from './select-dishes.ts';
import { isExact, missShare, ON_TARGET, toleratedGrams, worstMissGrams } from '../portion/tolerance.ts';

export type DaySearchOptions = {
  readonly seed: number;
  readonly keptDishes?: ReadonlyMap<MealPlace, Dish>;
  /** How many of a slot's dishes to look at on the first round, and how many versions of one idea. */
  readonly poolSize?: number;
  readonly versions?: number;
  /** Rounds of growing insistence at most; all of them unless said. */
  readonly rounds?: number;
};

/**
 * A day that meets the targets to the gram and lacks nothing, looked for with growing insistence: the first round favours
 * taste, later rounds look at more dishes and favour those that can reach the numbers. Every context must have a dish for each open slot.
 */
export function searchDays(context: PlanContext, options: DaySearchOptions): Selection {
  return runSteps(searchDaysInSteps(context, options));
}

/** The same, with steps between the kits and the sweeps of each round. */
export function* searchDaysInSteps(context: PlanContext, options: DaySearchOptions): Steps<Selection> {
  const { targets } = context.frame;
  let best: Selection | undefined;
  for (const [round, { poolSize, fitWeight }] of ROUNDS.slice(0, options.rounds).entries()) {
    const selection = yield* selectDishesInSteps({
      ...context,
      random: seededRandom(options.seed + round),
      poolSize: Math.max(poolSize, options.poolSize ?? 0),
      fitWeight,
      versions: options.versions ?? 1,
      ...acceptance(context),
      ...(options.keptDishes ? { keptDishes: options.keptDishes } : {}),
    });
    invariant(selection, 'a slot without dishes reached the search');
    if (!best || selection.fault < best.fault - NOTICEABLE_FAULT || isNearer(selection, best, targets)) best = selection;
    if (best.fault === 0 && isExact(best.solution.macros, targets)) break;
  }
  return options.rounds === undefined ? yield* goNearer(context, options, best!) : best!;
}

/** No worse a day, little less to the eater's taste, and nearer to the last gram. */
const isNearer = (one: Selection, other: Selection, targets: Macros): boolean =>
  one.fault <= other.fault &&
  one.cost < other.cost + MOST_COST_FOR_GRAMS &&
  worstMissGrams(one.solution.macros, targets) < worstMissGrams(other.solution.macros, targets);

/**
 * Where no day of the usual pools meets the targets, those dishes are tried that reach furthest in the direction that is
 * still missing, so that "the closest day" is close to the truth.
 */
function* goNearer(context: PlanContext, options: DaySearchOptions, first: Selection): Steps<Selection> {
  let best = first;
  const { targets } = context.frame;
  for (let step = 0; step < NEARER_STEPS && missShare(best.solution.macros, targets) > ON_TARGET; step++) {
    const selection = yield* selectDishesInSteps({
      ...context,
      random: seededRandom(options.seed + ROUNDS.length + step),
      poolSize: NEARER_POOL,
      fitWeight: 1,
      towards: missingDirection(best.solution.macros, targets),
      ...acceptance(context),
      ...(options.keptDishes ? { keptDishes: options.keptDishes } : {}),
    });
    if (!selection || selection.fault >= best.fault - NOTICEABLE_FAULT) break;
    best = selection;
  }
  return best;
}

const NEARER_STEPS = 3;
const NEARER_POOL = 18;

/** Downhill of the squared misses, each in units of what is tolerated. */
function missingDirection(macros: Macros, targets: Macros): Macros {
  const slope = (macro: keyof Macros): number => (targets[macro] - macros[macro]) / toleratedGrams(macro, targets) ** 2;
  return { protein: slope('protein'), carbs: slope('carbs'), fat: slope('fat') };
}

const ROUNDS = [
  { poolSize: 16, fitWeight: 1 },
  { poolSize: 24, fitWeight: 3 },
  { poolSize: 40, fitWeight: 8 },
] as const;

/** A later round must be this much better to replace a tastier day. */
const NOTICEABLE_FAULT = 0.75;
/** Less than a dish that few know costs, or one that was asked for and is missing: the last grams are worth neither. */
const MOST_COST_FOR_GRAMS = 12;

/** A time limit is a wish: it holds wherever some dish can keep it. */
function acceptance({ wishes }: PlanContext): Pick<SelectionInput, 'accept'> {
  const { minutesAt } = wishes;
  if (MEAL_SLOTS.every((slot) => minutesAt[slot] === null)) return {};
  return { accept: (dish, slot) => isInTime(dish, { slot, most: minutesAt[slot] }, wishes) };
}

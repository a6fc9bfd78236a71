import { seededRandom } from '../base/random.ts';
import { invariant } from '../base/assert-never.ts';
import type { Macros } from '../food/nutrients.ts';
import type { Dish } from '../kit/dish.ts';
import type { MealSlot } from './meal-slot.ts';
import type { PlanContext } from './plan-query.ts';
import { selectDishes, type Selection } from './select-dishes.ts';

export type DaySearchOptions = {
  readonly seed: number;
  readonly accept?: (dish: Dish) => boolean;
  readonly keptDishes?: ReadonlyMap<MealSlot, Dish>;
  /** How many of a slot's ideas to look at on the first round. */
  readonly poolSize?: number;
};

/**
 * A day that meets the targets, looked for with growing insistence: the first round favours taste, later rounds look at more
 * dishes and favour those that can reach the numbers. Every context must have a dish for each open slot.
 */
export function searchDays(context: PlanContext, options: DaySearchOptions): Selection {
  const { targets } = context.frame;
  let best: Selection | undefined;
  for (const [round, { poolSize, fitWeight }] of ROUNDS.entries()) {
    const selection = selectDishes({
      ...context,
      random: seededRandom(options.seed + round),
      poolSize: Math.max(poolSize, options.poolSize ?? 0),
      fitWeight,
      ...acceptance(context, options),
      ...(options.keptDishes ? { keptDishes: options.keptDishes } : {}),
    });
    invariant(selection, 'a slot without dishes reached the search');
    if (!best || missShare(selection.solution.macros, targets) < missShare(best.solution.macros, targets) - NOTICEABLE) best = selection;
    if (missShare(best.solution.macros, targets) <= ON_TARGET) break;
  }
  return best!;
}

const ROUNDS = [
  { poolSize: 16, fitWeight: 1 },
  { poolSize: 24, fitWeight: 3 },
  { poolSize: 40, fitWeight: 8 },
] as const;

/** Every macro within 5 %, or 5 g where 5 % is less than anyone can measure: what a plan may miss without a word. */
export const ON_TARGET = 1;
const TOLERATED_SHARE = 0.05;
const TOLERATED_GRAMS: Macros = { protein: 3, carbs: 5, fat: 3 };
const NOTICEABLE = 0.05;

/** The worst miss of a macro, 1 at the edge of what is tolerated. */
export const missShare = (macros: Macros, targets: Macros): number =>
  Math.max(
    ...(['protein', 'carbs', 'fat'] as const).map((macro) => Math.abs(macros[macro] - targets[macro]) / toleratedGrams(macro, targets)),
  );

export const toleratedGrams = (macro: keyof Macros, targets: Macros): number =>
  Math.max(TOLERATED_GRAMS[macro], targets[macro] * TOLERATED_SHARE);

/** A time limit is a wish: it holds wherever some dish can keep it. */
function acceptance({ wishes }: PlanContext, { accept }: DaySearchOptions): { accept?: (dish: Dish) => boolean } {
  const { maxMinutes } = wishes;
  if (maxMinutes === null) return accept ? { accept } : {};
  return { accept: (dish) => dish.time.totalMinutes <= maxMinutes && (accept?.(dish) ?? true) };
}

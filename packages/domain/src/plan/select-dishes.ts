import type { Random } from '../base/random.ts';
import type { Corpus } from '../kit/corpus.ts';
import type { Dish } from '../kit/dish.ts';
import type { DayFrame } from './day-frame.ts';
import { frameProblem } from './day-problem.ts';
import type { DayWishes } from './day-wishes.ts';
import type { Candidates } from './list-candidates.ts';
import type { MealSlot } from './meal-slot.ts';
import { poolDishes, type PooledDish } from './pool-dishes.ts';
import { dayRuleCost, scoreDay, sketchDish, sketchMeal, type MealSketch } from './score-day.ts';
import { solveLadders, type LadderSolution } from './solve-ladders.ts';

export type SelectionInput = {
  readonly corpus: Corpus;
  readonly candidates: Candidates;
  readonly frame: DayFrame;
  readonly wishes: DayWishes;
  readonly random: Random;
  readonly poolSize: number;
  readonly fitWeight: number;
  /** A soft wish on dishes: where no dish of a slot fulfils it, the slot takes any. */
  readonly accept?: (dish: Dish) => boolean;
  /** Slots that keep their dish, in whatever amount the day needs. */
  readonly keptDishes?: ReadonlyMap<MealSlot, Dish>;
};

export type Selection = {
  /** One for each open slot of the frame, in its order. */
  readonly dishes: readonly Dish[];
  readonly solution: LadderSolution;
  readonly cost: number;
  /** Slots where `accept` had to give way. */
  readonly relaxed: readonly MealSlot[];
};

/**
 * Chooses a dish for every open slot: pools of good candidates, then one slot after the other takes the dish that makes the
 * best day with the others, portions solved roughly each time; the best day found is portioned in full.
 * `undefined` when some slot has no dish at all.
 */
export function selectDishes(input: SelectionInput): Selection | undefined {
  const relaxed: MealSlot[] = [];
  const pools = input.frame.open.map((frame) => {
    const keptDish = input.keptDishes?.get(frame.slot);
    if (keptDish) return [{ dish: keptDish, cost: 0 }];
    const pool = poolDishes(frame, input, poolOptions(input));
    if (pool.length > 0 || !input.accept) return pool;
    relaxed.push(frame.slot);
    return poolDishes(frame, input, poolOptions({ ...input, accept: () => true }));
  });
  if (pools.some((pool) => pool.length === 0)) return undefined;
  const kept = input.frame.kept.map(({ meal }) => sketchMeal(meal, input.corpus.dishesById.get(meal.dishId)));
  const day = new DaySearch(input, pools, kept);
  for (let start = 0; start < STARTS; start++) {
    day.searchFrom(start === 0 ? pools.map(() => 0) : pools.map((pool) => Math.floor(input.random() * pool.length)));
  }
  return { ...day.best(), relaxed };
}

const STARTS = 2;
const MAX_SWEEPS = 3;

const poolOptions = ({ wishes, random, poolSize, fitWeight, accept }: SelectionInput) => ({
  wishes,
  random,
  size: poolSize,
  fitWeight,
  ...(accept ? { accept } : {}),
});

class DaySearch {
  readonly #input: SelectionInput;
  readonly #pools: readonly (readonly PooledDish[])[];
  readonly #sketches: readonly (readonly MealSketch[])[];
  readonly #kept: readonly MealSketch[];
  #best: readonly number[] = [];
  #bestCost = Number.POSITIVE_INFINITY;

  constructor(input: SelectionInput, pools: readonly (readonly PooledDish[])[], kept: readonly MealSketch[]) {
    this.#input = input;
    this.#pools = pools;
    this.#kept = kept;
    this.#sketches = pools.map((pool, at) => pool.map(({ dish }) => sketchDish(dish, input.frame.open[at]!.slot)));
  }

  searchFrom(start: readonly number[]): void {
    let current = [...start];
    let currentCost = this.#evaluate(current, Number.POSITIVE_INFINITY);
    for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) {
      let moved = false;
      for (const [slot, pool] of this.#pools.entries()) {
        for (const option of pool.keys()) {
          if (option === current[slot]) continue;
          const next = current.with(slot, option);
          const cost = this.#evaluate(next, currentCost);
          if (cost >= currentCost) continue;
          current = next;
          currentCost = cost;
          moved = true;
        }
      }
      if (!moved) break;
    }
    if (currentCost < this.#bestCost) {
      this.#best = current;
      this.#bestCost = currentCost;
    }
  }

  best(): Omit<Selection, 'relaxed'> {
    const dishes = this.#best.map((option, slot) => this.#pools[slot]![option]!.dish);
    return { dishes, solution: solveLadders(frameProblem(this.#input.frame, dishes), 'full'), cost: this.#bestCost };
  }

  /** Portions cost nothing at best, so a day whose dishes alone are dearer than `limit` need not be portioned. */
  #evaluate(options: readonly number[], limit: number): number {
    const { frame, wishes } = this.#input;
    const sketches = [...this.#kept, ...options.map((option, slot) => this.#sketches[slot]![option]!)];
    const taste = options.reduce((sum, option, slot) => sum + this.#pools[slot]![option]!.cost, scoreDay(sketches, wishes));
    if (taste >= limit) return taste;
    const dishes = options.map((option, slot) => this.#pools[slot]![option]!.dish);
    const { cost, macros } = solveLadders(frameProblem(frame, dishes), 'quick');
    return taste + cost + dayRuleCost(macros, wishes);
  }
}

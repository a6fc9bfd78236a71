import { invariant } from '../../base/assert-never.ts';
import type { Random } from '../../base/random.ts';
import type { Steps } from '../../base/steps.ts';
import { energyKcal, type Macros } from '../../food/nutrients.ts';
import type { Corpus } from '../../kit/corpus.ts';
import type { Dish } from '../../kit/dish.ts';
import type { DayFrame, SlotFrame } from '../frame/day-frame.ts';
import { frameProblem } from '../frame/day-problem.ts';
import type { DayWishes } from '../frame/day-wishes.ts';
import { gradeDay } from './grade-day.ts';
import type { Candidates } from '../frame/list-candidates.ts';
import type { ByMealSlot, MealPlace, MealSlot } from '../../recipe/meal-slot.ts';
import { poolDishesInSteps, type PooledDish } from './pool-dishes.ts';
import { poolTowards } from './pool-towards.ts';
import { dayRuleCost, missedWishes, scoreDay, sketchDish, sketchMeal, type MealSketch } from './score-day.ts';
import type { LadderSolution } from '../portion/ladder-problem.ts';
import { solveLadders } from '../portion/solve-ladders.ts';
import { isExact, missShare, offTargetCost, toleratedGrams } from '../portion/tolerance.ts';

export type SelectionInput = {
  readonly corpus: Corpus;
  readonly candidates: ByMealSlot<Candidates>;
  readonly frame: DayFrame;
  readonly wishes: DayWishes;
  readonly random: Random;
  readonly poolSize: number;
  readonly fitWeight: number;
  /** How many versions of one kit to consider; more when a single slot has to meet what is left of the day exactly. */
  readonly versions?: number;
  /** A soft wish on dishes: where no dish of a slot fulfils it, the slot takes any. */
  readonly accept?: (dish: Dish, slot: MealSlot) => boolean;
  /** Whose reach in this direction counts for the pools instead of taste: for a day that no usual pool meets. */
  readonly towards?: Macros;
  /** Slots that keep their dish, in whatever amount the day needs. */
  readonly keptDishes?: ReadonlyMap<MealPlace, Dish>;
};

export type Selection = {
  /** One for each open slot of the frame, in its order. */
  readonly dishes: readonly Dish[];
  readonly solution: LadderSolution;
  readonly cost: number;
  /** What stands between this day and a good one: macros off target, then what `gradeDay` finds. */
  readonly fault: number;
  /** Slots where `accept` had to give way. */
  readonly relaxed: readonly MealSlot[];
};

/**
 * Chooses a dish for every open slot: pools of good candidates, then one slot after the other takes the dish that makes the
 * best day with the others, portions solved roughly each time; the best day found is portioned in full.
 * `undefined` when some slot has no dish at all.
 */
export function* selectDishesInSteps(input: SelectionInput): Steps<Selection | undefined> {
  const relaxed: MealSlot[] = [];
  const pools: (readonly PooledDish[])[] = [];
  for (const frame of input.frame.open) {
    const pool = yield* poolOf(frame, input);
    const isRelaxed = pool.length === 0 && input.accept !== undefined;
    if (isRelaxed) relaxed.push(frame.slot);
    pools.push(isRelaxed ? yield* poolDishesInSteps(frame, input, poolOptions({ ...input, accept: () => true }, frame)) : pool);
  }
  if (pools.some((pool) => pool.length === 0)) return undefined;
  const kept = input.frame.kept.map(({ meal }) => sketchMeal(meal, input.corpus.dishesById.get(meal.dishId)));
  const day = new DaySearch(input, pools, kept);
  for (let start = 0; start < STARTS; start++) {
    yield* day.searchFrom(start === 0 ? pools.map(() => 0) : pools.map((pool) => Math.floor(input.random() * pool.length)));
  }
  return { ...day.best(), relaxed };
}

function* poolOf(frame: SlotFrame, input: SelectionInput): Steps<readonly PooledDish[]> {
  const keptDish = input.keptDishes?.get(frame.place);
  if (keptDish) return [{ dish: keptDish, cost: 0 }];
  if (input.towards) return poolTowards(frame, input, input.towards);
  return yield* poolDishesInSteps(frame, input, poolOptions(input, frame));
}

const STARTS = 2;
const MAX_SWEEPS = 3;
const FINALISTS = 6;
/** A single dish has to meet what is left of the day alone, and portioning it costs little. */
const SINGLE_FINALISTS = 32;

/** Of several snacks each is to be another one, also where rules leave a kit or two for all of them. */
function poolOptions({ frame, wishes, random, poolSize, fitWeight, accept, versions = 1 }: SelectionInput, { slot }: SlotFrame) {
  const alike = frame.open.filter((open) => open.slot === slot).length;
  return { versions: versions * alike, wishes, random, size: poolSize * alike, fitWeight, ...(accept ? { accept } : {}) };
}

class DaySearch {
  readonly #input: SelectionInput;
  readonly #pools: readonly (readonly PooledDish[])[];
  readonly #sketches: readonly (readonly MealSketch[])[];
  readonly #kept: readonly MealSketch[];
  readonly #room: number;
  /** The best days seen, best first. */
  #finalists: readonly { readonly options: readonly number[]; readonly cost: number; readonly taste: number }[] = [];

  constructor(input: SelectionInput, pools: readonly (readonly PooledDish[])[], kept: readonly MealSketch[]) {
    this.#input = input;
    this.#pools = pools;
    this.#kept = kept;
    this.#room = pools.length === 1 ? SINGLE_FINALISTS : FINALISTS;
    this.#sketches = pools.map((pool, at) =>
      pool.map(({ dish }) => sketchDish(dish, input.frame.open[at]!.slot, energyKcal(input.frame.open[at]!.share))),
    );
  }

  *searchFrom(start: readonly number[]): Steps<void> {
    let current = [...start];
    let currentCost = this.#evaluate(current, Number.POSITIVE_INFINITY);
    for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) {
      let moved = false;
      for (const [slot, pool] of this.#pools.entries()) {
        yield;
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
  }

  /** Roughly portioned days are close to each other; portioned in full, one of them may meet the numbers where the first does not. */
  best(): Omit<Selection, 'relaxed'> {
    let best: Omit<Selection, 'relaxed'> | undefined;
    for (const { options, taste } of this.#finalists) {
      const dishes = options.map((option, slot) => this.#pools[slot]![option]!.dish);
      const solution = solveLadders(frameProblem(this.#input.frame, dishes), 'full');
      const { targets } = this.#input.frame;
      const { wishes } = this.#input;
      const off = offTargetCost(missShare(solution.macros, targets)) + dayRuleCost(solution.macros, wishes);
      // A grade only adds to the cost.
      if (best && taste + solution.cost + off >= best.cost) continue;
      const fault = off + gradeDay({ dishes, solution }, this.#input) + missedWishes(this.#sketchesOf(options), wishes);
      const cost = taste + solution.cost + fault;
      if (!best || cost < best.cost) best = { dishes, solution, cost, fault };
      if (fault === 0 && isExact(solution.macros, targets)) break;
    }
    invariant(best, 'a day was searched without being evaluated');
    return { ...best, solution: solveLadders(frameProblem(this.#input.frame, best.dishes), 'fine') };
  }

  /** Portions cost nothing at best, so a day whose dishes alone are dearer than `limit` need not be portioned. */
  #evaluate(options: readonly number[], limit: number): number {
    const { frame, wishes } = this.#input;
    const sketches = this.#sketchesOf(options);
    const taste = options.reduce((sum, option, slot) => sum + this.#pools[slot]![option]!.cost, scoreDay(sketches, wishes));
    if (taste >= limit) return taste;
    const dishes = options.map((option, slot) => this.#pools[slot]![option]!.dish);
    const { cost, macros } = solveLadders(frameProblem(frame, dishes), 'quick');
    const total = taste + cost + roughRuleCost(macros, frame.targets, wishes);
    this.#remember(options, total, taste);
    return total;
  }

  #sketchesOf(options: readonly number[]): readonly MealSketch[] {
    return [...this.#kept, ...options.map((option, slot) => this.#sketches[slot]![option]!)];
  }

  #remember(options: readonly number[], cost: number, taste: number): void {
    const last = this.#finalists.at(-1);
    if (this.#finalists.length === this.#room && last && cost >= last.cost) return;
    if (this.#finalists.some((day) => day.options.every((option, slot) => option === options[slot]))) return;
    this.#finalists = [...this.#finalists, { options, cost, taste }].toSorted((a, b) => a.cost - b.cost).slice(0, this.#room);
  }
}

/**
 * A rough portioning may break a rule that one in full keeps: 51 g of carbs where 50 are the limit and 42 the target. Were it
 * counted, no day near such a limit would look better than another.
 */
const roughRuleCost = (macros: Macros, targets: Macros, wishes: DayWishes): number =>
  Math.min(dayRuleCost(macros, wishes), dayRuleCost(moveTowards(macros, targets), wishes));

/** By as much as is tolerated of each macro, which is about what portioning in full brings. */
function moveTowards(macros: Macros, targets: Macros): Macros {
  const move = (macro: keyof Macros): number => {
    const most = toleratedGrams(macro, targets);
    return macros[macro] + Math.max(-most, Math.min(most, targets[macro] - macros[macro]));
  };
  return { protein: move('protein'), carbs: move('carbs'), fat: move('fat') };
}

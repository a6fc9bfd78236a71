import { KCAL_PER_GRAM, type Macros } from '../food/nutrients.ts';
import { chooseStart } from './choose-start.ts';
import type { Band, LadderGroup, LadderProblem } from './ladder-problem.ts';

export type LadderSolution = {
  /** The step taken by each group. */
  readonly chosen: Int32Array;
  readonly macros: Macros;
  /** Squared misses in units of the tolerance, without the dishes' own terms. */
  readonly macroCost: number;
  /** Milligrams, salt at its least. */
  readonly sodium: number;
  readonly cost: number;
};

/** `quick` ranks days, `full` portions one, `fine` also goes for the last gram of it. */
export type LadderEffort = 'quick' | 'full' | 'fine';

/**
 * Picks an amount for every group so that the day meets its macros, each dish keeps its ratios and each meal its share of
 * the energy. Coordinate descent over the ladders, then pairs of groups; within 2 g of what a mixed-integer solver finds
 * at a ten-thousandth of its time (planner design, C.1). Amounts are never rounded afterwards: only ladder steps exist.
 */
export function solveLadders(problem: LadderProblem, effort: LadderEffort): LadderSolution {
  const search = new LadderSearch(problem, COMPOSITION_WEIGHTS[0]);
  search.descend(effort === 'quick' ? QUICK_SWEEPS : MAX_SWEEPS);
  if (effort === 'quick') return search.solution();
  search.descendPairs();
  search.countAsShown();
  for (const weight of COMPOSITION_WEIGHTS.slice(1)) {
    if (search.worstMissGrams() <= GOOD_ENOUGH_GRAMS && (effort === 'full' || search.missGrams() <= FINE_GRAMS)) break;
    search.relax(weight);
    search.descend(MAX_SWEEPS);
    search.descendPairs();
  }
  return search.solution();
}

/** Ratios are held tightly first; looser only while some macro is still off. Tuned on bench/plan.ts. */
const COMPOSITION_WEIGHTS = [3, 1, 0.3, 0.1] as const;
const GOOD_ENOUGH_GRAMS = 1;
/** Over all three macros together. */
const FINE_GRAMS = 1;
const SIZE_WEIGHT = 0.1;
/** Beyond a factor of 1.6 from the dish's mean a cook would no longer call it the same recipe (2.6 between two foods). */
const RATIO_FREE = Math.log(1.6);
const RATIO_WEIGHT = 400;
const BAND_SOFTNESS = 0.1;
const BAND_WEIGHT = 1.5;
const WISHED_BAND_WEIGHT = 60;
/** Milligrams over the day's limit that weigh as much as one macro at the edge of its tolerance. */
const SODIUM_PER_COST = 40;
/** Each meal's figure is rounded, and so may be what a label says. */
const SODIUM_MARGIN = 40;
/**
 * A meal far from the day's own mix is hard to exchange for another, and protein does most when it is spread; but a dish is
 * what it is, so only half or double of the share costs, and little.
 */
const MIX_SLACK = 0.4;
const MIX_WEIGHT = 1.2;
const LEAST_MIX_GRAMS = 6;
const TOLERANCE_SHARE = 0.04;
const TOLERANCE_GRAMS: Macros = { protein: 4, carbs: 6, fat: 4 };
const PAIR_REACH = 2;
const MAX_SWEEPS = 12;
const MAX_PAIR_SWEEPS = 3;
/** Rounding four meals seldom moves a day's macro by more. */
const SHOWN_SLACK_GRAMS = 1;
/** From dishes at the size their meal wants, one sweep ranks days as well as twelve do: no figure of the bench changed. */
const QUICK_SWEEPS = 1;
const NOTICEABLE = 1e-9;

/** Owns the mutable state of one search, which plain functions would have to pass around as ten arrays. */
class LadderSearch {
  readonly #groups: readonly LadderGroup[];
  readonly #problem: LadderProblem;
  readonly #groupsOfMeal: readonly (readonly number[])[];
  readonly #chosen: Int32Array;
  /** Protein, carbs and fat of each meal, three in a row. */
  readonly #mealMacros: Float64Array;
  readonly #total: Float64Array;
  readonly #sodiumMax: number;
  #sodium = 0;
  /** Sum and sum of squares of the logarithms of each meal's groups: their spread without a loop. */
  readonly #logSum: Float64Array;
  readonly #logSquares: Float64Array;
  readonly #targets: Float64Array;
  readonly #tolerance: Float64Array;
  #composition: number;
  /** Sum of the meals' rounded macros, kept while the day counts as shown. */
  readonly #shownTotal = new Float64Array(3);
  #shown = false;
  #slack = 0;

  constructor(problem: LadderProblem, composition: number) {
    this.#problem = problem;
    this.#groups = problem.groups;
    this.#composition = composition;
    this.#chosen = chooseStart(problem);
    const groupsOfMeal: number[][] = problem.meals.map(() => []);
    for (let index = 0; index < problem.groups.length; index++) groupsOfMeal[problem.groups[index]!.meal]!.push(index);
    this.#groupsOfMeal = groupsOfMeal;
    this.#logSum = new Float64Array(problem.meals.length);
    this.#logSquares = new Float64Array(problem.meals.length);
    this.#mealMacros = new Float64Array(problem.meals.length * 3);
    this.#total = new Float64Array(3);
    this.#sodiumMax = problem.sodiumMax - SODIUM_MARGIN;
    for (const [meal, { fixed, fixedSodium }] of problem.meals.entries()) {
      this.#add(meal, fixed.protein, fixed.carbs, fixed.fat);
      this.#sodium += fixedSodium;
    }
    for (const [index, { meal, protein, carbs, fat, sodium }] of problem.groups.entries()) {
      const step = this.#chosen[index]!;
      const log = problem.groups[index]!.log[step]!;
      this.#add(meal, protein[step]!, carbs[step]!, fat[step]!);
      this.#sodium += sodium[step]!;
      this.#logSum[meal]! += log;
      this.#logSquares[meal]! += log * log;
    }
    const { targets } = problem;
    this.#targets = Float64Array.of(targets.protein, targets.carbs, targets.fat);
    this.#tolerance = Float64Array.of(
      Math.max(TOLERANCE_GRAMS.protein, targets.protein * TOLERANCE_SHARE),
      Math.max(TOLERANCE_GRAMS.carbs, targets.carbs * TOLERANCE_SHARE),
      Math.max(TOLERANCE_GRAMS.fat, targets.fat * TOLERANCE_SHARE),
    );
  }

  relax(composition: number): void {
    this.#composition = composition;
  }

  /** From here on each meal counts with its macros rounded, because that is the sum the eater sees. */
  countAsShown(): void {
    this.#shown = true;
    this.#slack = SHOWN_SLACK_GRAMS;
    for (let at = 0; at < this.#mealMacros.length; at += 3) this.#showMeal(at, 1);
  }

  /** One group at a time to its best step, until nothing gains. */
  descend(maxSweeps: number): void {
    const count = this.#groups.length;
    // A whole round without a gain ends the search wherever it began: what comes next has been tried on the very same day.
    let since = 0;
    for (let tried = 0; tried < maxSweeps * count && since < count; tried++) since = this.#improve(tried % count) ? 1 : since + 1;
  }

  /** Two groups at once: what one gives the other takes, which single moves cannot see. */
  descendPairs(): void {
    const count = this.#groups.length;
    const pairs = (count * (count - 1)) / 2;
    let since = 0;
    for (let sweep = 0; sweep < MAX_PAIR_SWEEPS; sweep++) {
      for (let first = 0; first < count; first++) {
        for (let second = first + 1; second < count; second++) {
          since = this.#improvePair(first, second) ? 0 : since + 1;
          if (since >= pairs) return;
        }
      }
    }
  }

  worstMissGrams(): number {
    return Math.max(...this.#misses());
  }

  missGrams(): number {
    return this.#misses().reduce((sum, miss) => sum + miss, 0);
  }

  #misses(): readonly number[] {
    return Array.from(this.#day(), (grams, macro) => Math.abs(grams - this.#targets[macro]!));
  }

  solution(): LadderSolution {
    const day = this.#day();
    const macroCost = this.#macroCost();
    const sodiumCost = this.#sodiumCost();
    const mealCost = this.#problem.meals.reduce((sum, _, meal) => sum + this.#mealCost(meal), 0);
    return {
      chosen: this.#chosen,
      macros: { protein: day[0]!, carbs: day[1]!, fat: day[2]! },
      macroCost,
      sodium: this.#sodium,
      cost: macroCost + sodiumCost + mealCost,
    };
  }

  #improve(index: number): boolean {
    const group = this.#groups[index]!;
    const before = this.#chosen[index]!;
    let best = before;
    let bestCost = this.#costAround(group.meal, group.meal, Number.POSITIVE_INFINITY);
    for (let step = 0; step < group.log.length; step++) {
      if (step === before) continue;
      this.#set(index, step);
      const cost = this.#costAround(group.meal, group.meal, bestCost);
      if (cost < bestCost - NOTICEABLE) {
        best = step;
        bestCost = cost;
      }
    }
    this.#set(index, best);
    return best !== before;
  }

  #improvePair(first: number, second: number): boolean {
    const one = this.#groups[first]!;
    const two = this.#groups[second]!;
    const [atOne, atTwo] = [this.#chosen[first]!, this.#chosen[second]!];
    let [bestOne, bestTwo] = [atOne, atTwo];
    let bestCost = this.#costAround(one.meal, two.meal, Number.POSITIVE_INFINITY);
    const protein = this.#total[0]! - one.protein[atOne]! - two.protein[atTwo]!;
    const carbs = this.#total[1]! - one.carbs[atOne]! - two.carbs[atTwo]!;
    const fat = this.#total[2]! - one.fat[atOne]! - two.fat[atTwo]!;
    const lastOne = Math.min(one.log.length - 1, atOne + PAIR_REACH);
    const firstTwo = Math.max(0, atTwo - PAIR_REACH);
    const lastTwo = Math.min(two.log.length - 1, atTwo + PAIR_REACH);
    for (let a = Math.max(0, atOne - PAIR_REACH); a <= lastOne; a++) {
      if (a === atOne) continue;
      const proteinOfOne = protein + one.protein[a]!;
      const carbsOfOne = carbs + one.carbs[a]!;
      const fatOfOne = fat + one.fat[a]!;
      for (let b = firstTwo; b <= lastTwo; b++) {
        if (b === atTwo) continue;
        // What a day of these macros costs at least, however its meals are rounded: most pairs are not worth trying out.
        let least = this.#leastMacroCost(0, proteinOfOne + two.protein[b]!);
        if (least >= bestCost) continue;
        least += this.#leastMacroCost(1, carbsOfOne + two.carbs[b]!);
        if (least >= bestCost) continue;
        least += this.#leastMacroCost(2, fatOfOne + two.fat[b]!);
        if (least >= bestCost) continue;
        this.#set(first, a);
        this.#set(second, b);
        const cost = this.#costAround(one.meal, two.meal, bestCost);
        if (cost < bestCost - NOTICEABLE) {
          bestOne = a;
          bestTwo = b;
          bestCost = cost;
        }
      }
    }
    this.#set(first, bestOne);
    this.#set(second, bestTwo);
    return bestOne !== atOne;
  }

  #set(index: number, step: number): void {
    const group = this.#groups[index]!;
    const from = this.#chosen[index]!;
    if (from === step) return;
    this.#chosen[index] = step;
    this.#sodium += group.sodium[step]! - group.sodium[from]!;
    const log = group.log[step]!;
    const before = group.log[from]!;
    this.#logSum[group.meal]! += log - before;
    this.#logSquares[group.meal]! += log * log - before * before;
    this.#add(
      group.meal,
      group.protein[step]! - group.protein[from]!,
      group.carbs[step]! - group.carbs[from]!,
      group.fat[step]! - group.fat[from]!,
    );
  }

  #add(meal: number, protein: number, carbs: number, fat: number): void {
    const at = meal * 3;
    if (this.#shown) this.#showMeal(at, -1);
    this.#mealMacros[at]! += protein;
    this.#mealMacros[at + 1]! += carbs;
    this.#mealMacros[at + 2]! += fat;
    this.#total[0]! += protein;
    this.#total[1]! += carbs;
    this.#total[2]! += fat;
    if (this.#shown) this.#showMeal(at, 1);
  }

  #showMeal(at: number, sign: 1 | -1): void {
    this.#shownTotal[0]! += sign * Math.round(this.#mealMacros[at]!);
    this.#shownTotal[1]! += sign * Math.round(this.#mealMacros[at + 1]!);
    this.#shownTotal[2]! += sign * Math.round(this.#mealMacros[at + 2]!);
  }

  /** All that a move inside one or two meals can change. Meals cost nothing at best, so macros alone may already lose to `limit`. */
  #costAround(first: number, second: number, limit: number): number {
    let cost = this.#macroCost() + this.#sodiumCost();
    if (cost >= limit) return cost;
    cost += this.#mealCost(first);
    return first === second || cost >= limit ? cost : cost + this.#mealCost(second);
  }

  #leastMacroCost(macro: 0 | 1 | 2, grams: number): number {
    const off = Math.abs(grams - this.#targets[macro]!) - this.#slack;
    if (off <= 0) return 0;
    const units = off / this.#tolerance[macro]!;
    return units * units;
  }

  #macroCost(): number {
    const day = this.#day();
    const protein = (day[0]! - this.#targets[0]!) / this.#tolerance[0]!;
    const carbs = (day[1]! - this.#targets[1]!) / this.#tolerance[1]!;
    const fat = (day[2]! - this.#targets[2]!) / this.#tolerance[2]!;
    return protein * protein + carbs * carbs + fat * fat;
  }

  /** Straight, not squared: a day far over still gains by every pinch less. */
  #sodiumCost(): number {
    return Math.max(0, this.#sodium - this.#sodiumMax) / SODIUM_PER_COST;
  }

  #day(): Float64Array {
    return this.#shown ? this.#shownTotal : this.#total;
  }

  #mealCost(meal: number): number {
    const { energyKcal, protein, share } = this.#problem.meals[meal]!;
    const at = meal * 3;
    const kcal =
      KCAL_PER_GRAM.protein * this.#mealMacros[at]! +
      KCAL_PER_GRAM.carbs * this.#mealMacros[at + 1]! +
      KCAL_PER_GRAM.fat * this.#mealMacros[at + 2]!;
    let cost = bandCost(kcal, energyKcal);
    if (share) {
      cost += mixCost(this.#mealMacros[at]!, share.protein);
      cost += mixCost(this.#mealMacros[at + 1]!, share.carbs);
      cost += mixCost(this.#mealMacros[at + 2]!, share.fat);
    }
    if (protein) cost += bandCost(this.#mealMacros[at]!, protein);
    const indices = this.#groupsOfMeal[meal]!;
    if (indices.length === 0) return cost;
    const mean = this.#logSum[meal]! / indices.length;
    const spread = this.#logSquares[meal]! - this.#logSum[meal]! * mean;
    cost += SIZE_WEIGHT * mean * mean * indices.length + this.#composition * spread;
    // No single food can be further off than all together are, so most of the time none needs to be looked at.
    return spread <= RATIO_FREE * RATIO_FREE ? cost : cost + this.#ratioCost(indices, mean);
  }

  #ratioCost(indices: readonly number[], mean: number): number {
    let cost = 0;
    for (const index of indices) {
      const over = Math.abs(this.#groups[index]!.log[this.#chosen[index]!]! - mean) - RATIO_FREE;
      if (over > 0) cost += RATIO_WEIGHT * over * over;
    }
    return cost;
  }
}

function mixCost(grams: number, share: number): number {
  const usual = Math.max(LEAST_MIX_GRAMS, share);
  const over = Math.abs(grams - share) / usual - MIX_SLACK;
  return over > 0 ? MIX_WEIGHT * (over / MIX_SLACK) ** 2 : 0;
}

/** Nothing inside the band, growing with the square outside it. */
function bandCost(value: number, { low, high, wished }: Band): number {
  const outside = value < low ? (low - value) / Math.max(1, low) : value > high ? (value - high) / Math.max(1, high) : 0;
  const units = outside / BAND_SOFTNESS;
  return (wished ? WISHED_BAND_WEIGHT : BAND_WEIGHT) * units * units;
}

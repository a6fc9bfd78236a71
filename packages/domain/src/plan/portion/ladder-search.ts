import type { Macros } from '../../food/nutrients.ts';
import { chooseStart } from './choose-start.ts';
import {
  bandCost,
  compositionCost,
  kcalOf,
  mixCost,
  overflowCost,
  produceCost,
  ratioCost,
  SODIUM_MARGIN,
  sodiumCost,
  tolerancesOf,
  vegetableCost,
} from './ladder-cost.ts';
import type { LadderGroup, LadderMeal, LadderProblem, LadderSolution } from './ladder-problem.ts';
import { addStep, emptyState, moveStep, startOf, type MealState, type NearStep } from './meal-state.ts';

const PAIR_REACH = 2;
/** What sums of the same numbers in another order may differ by, as grams and as cost. */
const ROUNDING = 1e-9;

/**
 * Owns the mutable state of one search, which plain functions would have to pass around as ten arrays. A move in a meal
 * changes the day's sums and that meal's own cost and nothing else, so for two groups of different meals both meals' costs
 * are worked out once for each step and every pair of steps is only a few additions.
 */
export class LadderSearch {
  readonly #groups: readonly LadderGroup[];
  readonly #meals: readonly LadderMeal[];
  readonly #problem: LadderProblem;
  /** Where each meal's groups begin; they stand together. */
  readonly #firstGroup: number[] = [];
  readonly #chosen: Int32Array;
  readonly #states: MealState[];
  readonly #sodiumMax: number;
  readonly #tolerance: Macros;
  #composition: number;
  /** What a meal's usual share and mix weigh. */
  #usual = 1;
  /** The day's sums: of macros as they are, or once it counts as shown of each meal's rounded ones. */
  #protein = 0;
  #carbs = 0;
  #fat = 0;
  #sodium = 0;
  #produce = 0;
  #isShown = false;
  /** Of all macros together; a move that brings the day further off is none. */
  #mostMiss = Number.POSITIVE_INFINITY;
  readonly #near: (NearStep[] | undefined)[] = [];
  /** Written over by every step that is tried, which are some thousand, and by the first of two in one meal. */
  readonly #trial = emptyState();
  readonly #half = emptyState();

  constructor(problem: LadderProblem, composition: number) {
    this.#problem = problem;
    this.#groups = problem.groups;
    this.#meals = problem.meals;
    this.#composition = composition;
    this.#chosen = chooseStart(problem);
    this.#sodiumMax = problem.sodiumMax - SODIUM_MARGIN;
    this.#tolerance = tolerancesOf(problem.targets);
    let group = 0;
    this.#states = this.#meals.map((meal, at) => {
      this.#firstGroup.push(group);
      const state = startOf(meal);
      for (; group < this.#groups.length && this.#groups[group]!.meal === at; group++)
        addStep(state, this.#groups[group]!, this.#chosen[group]!);
      return state;
    });
    this.#firstGroup.push(group);
    for (const [at, state] of this.#states.entries()) {
      this.#addToDay(state, 1);
      state.cost = this.#mealCost(at, state);
    }
  }

  relax(composition: number, usual: number): void {
    this.#composition = composition;
    this.#usual = usual;
    this.#forgetCosts();
  }

  /** From here on each meal counts with its macros rounded, because that is the sum the eater sees. */
  countAsShown(): void {
    for (const state of this.#states) this.#addToDay(state, -1);
    this.#isShown = true;
    for (const state of this.#states) this.#addToDay(state, 1);
    this.#forgetCosts();
  }

  /** From here on the day stays as near to its targets as it is. */
  holdNear(): void {
    this.#mostMiss = this.missGrams().all + ROUNDING;
  }

  /** One group at a time to its best step, until nothing gains. */
  descend(maxSweeps: number): void {
    const count = this.#groups.length;
    // A whole round without a gain ends the search wherever it began: what comes next has been tried on the very same day.
    let since = 0;
    for (let tried = 0; tried < maxSweeps * count && since < count; tried++) since = this.#improve(tried % count) ? 1 : since + 1;
  }

  /** Two groups at once: what one gives the other takes, which single moves cannot see. */
  descendPairs(maxSweeps: number): void {
    const count = this.#groups.length;
    const pairs = (count * (count - 1)) / 2;
    let since = 0;
    for (let sweep = 0; sweep < maxSweeps; sweep++) {
      for (let first = 0; first < count; first++) {
        for (let second = first + 1; second < count; second++) {
          since = this.#improvePair(first, second) ? 0 : since + 1;
          if (since >= pairs) return;
        }
      }
    }
  }

  /** Grams off target: of the worst macro, and of all together. */
  missGrams(): { readonly worst: number; readonly all: number } {
    const { protein, carbs, fat } = this.#problem.targets;
    const off = [this.#protein - protein, this.#carbs - carbs, this.#fat - fat].map(Math.abs);
    return { worst: Math.max(...off), all: off.reduce((sum, grams) => sum + grams) };
  }

  solution(): LadderSolution {
    // Days are compared by their cost, whatever had to give way to come there.
    this.relax(this.#composition, 1);
    const cost = this.#dayCost(this.#protein, this.#carbs, this.#fat) + this.#soft(this.#sodium, this.#produce);
    return {
      chosen: this.#chosen,
      macros: { protein: this.#protein, carbs: this.#carbs, fat: this.#fat },
      sodium: this.#sodium,
      cost: this.#states.reduce((sum, state) => sum + state.cost, cost),
    };
  }

  #improve(index: number): boolean {
    const group = this.#groups[index]!;
    const state = this.#states[group.meal]!;
    const before = this.#chosen[index]!;
    let best = before;
    let bestCost = this.#costNow() + state.cost;
    for (let step = 0; step < group.log.length; step++) {
      if (step === before) continue;
      const moved = this.#tryStep(index, step, { base: state, limit: bestCost });
      if (moved < bestCost - ROUNDING) {
        best = step;
        bestCost = moved;
      }
    }
    if (best !== before) this.#take(index, best);
    return best !== before;
  }

  #costNow(): number {
    return this.#dayCost(this.#protein, this.#carbs, this.#fat) + this.#soft(this.#sodium, this.#produce);
  }

  /**
   * What the day and a meal would cost with one group of it at another step, coming from `base`, which may hold another
   * move of the meal already; the sums alone may already lose to `limit`.
   */
  #tryStep(index: number, step: number, { base, limit }: { base: MealState; limit: number }): number {
    const group = this.#groups[index]!;
    const state = this.#states[group.meal]!;
    const from = this.#chosen[index]!;
    const trial = this.#trial;
    moveStep(trial, base, { group, from, to: step });
    let cost = this.#dayCost(
      this.#protein + this.#shown(trial.protein) - this.#shown(state.protein),
      this.#carbs + this.#shown(trial.carbs) - this.#shown(state.carbs),
      this.#fat + this.#shown(trial.fat) - this.#shown(state.fat),
    );
    if (cost >= limit) return cost;
    cost += this.#soft(this.#sodium + trial.sodium - state.sodium, this.#produce + trial.produce - state.produce);
    if (cost >= limit) return cost;
    this.#chosen[index] = step;
    cost += this.#mealCost(group.meal, trial);
    this.#chosen[index] = from;
    return cost;
  }

  #improvePair(first: number, second: number): boolean {
    return this.#groups[first]!.meal === this.#groups[second]!.meal
      ? this.#improveWithinMeal(first, second)
      : this.#improveAcrossMeals(first, second);
  }

  #improveWithinMeal(first: number, second: number): boolean {
    const group = this.#groups[first]!;
    const before = this.#chosen[first]!;
    const other = this.#chosen[second]!;
    const state = this.#states[group.meal]!;
    let bestCost = this.#costNow() + state.cost;
    let best = before;
    let bestOther = other;
    const last = Math.min(this.#groups[second]!.log.length - 1, other + PAIR_REACH);
    for (let step = Math.max(0, before - PAIR_REACH); step <= Math.min(group.log.length - 1, before + PAIR_REACH); step++) {
      if (step === before) continue;
      const base = this.#half;
      moveStep(base, state, { group, from: before, to: step });
      this.#chosen[first] = step;
      for (let otherStep = Math.max(0, other - PAIR_REACH); otherStep <= last; otherStep++) {
        if (otherStep === other) continue;
        const cost = this.#tryStep(second, otherStep, { base, limit: bestCost });
        if (cost < bestCost - ROUNDING) {
          best = step;
          bestOther = otherStep;
          bestCost = cost;
        }
      }
      this.#chosen[first] = before;
    }
    if (best === before) return false;
    this.#take(first, best);
    this.#take(second, bestOther);
    return true;
  }

  #improveAcrossMeals(first: number, second: number): boolean {
    const meal = this.#states[this.#groups[first]!.meal]!;
    const otherMeal = this.#states[this.#groups[second]!.meal]!;
    const others = this.#listNear(second);
    let bestCost = this.#costNow() + meal.cost + otherMeal.cost;
    let best: NearStep | undefined;
    let bestOther: NearStep | undefined;
    for (const one of this.#listNear(first)) {
      if (one.cost >= bestCost) continue;
      for (const two of others) {
        let cost = one.cost + two.cost;
        if (cost >= bestCost) continue;
        cost += this.#dayCost(
          this.#protein + one.protein + two.protein,
          this.#carbs + one.carbs + two.carbs,
          this.#fat + one.fat + two.fat,
        );
        if (cost >= bestCost) continue;
        cost += this.#soft(this.#sodium + one.sodium + two.sodium, this.#produce + one.produce + two.produce);
        if (cost < bestCost - ROUNDING) {
          best = one;
          bestOther = two;
          bestCost = cost;
        }
      }
    }
    if (!best || !bestOther) return false;
    this.#take(first, best.step);
    this.#take(second, bestOther.step);
    return true;
  }

  /** What the steps around a group's present one would change, kept until something in its meal moves. */
  #listNear(index: number): readonly NearStep[] {
    const known = this.#near[index];
    if (known) return known;
    const group = this.#groups[index]!;
    const state = this.#states[group.meal]!;
    const from = this.#chosen[index]!;
    const near: NearStep[] = [];
    const last = Math.min(group.log.length - 1, from + PAIR_REACH);
    for (let step = Math.max(0, from - PAIR_REACH); step <= last; step++) {
      if (step === from) continue;
      const trial = this.#trial;
      moveStep(trial, state, { group, from, to: step });
      this.#chosen[index] = step;
      near.push({
        step,
        protein: this.#shown(trial.protein) - this.#shown(state.protein),
        carbs: this.#shown(trial.carbs) - this.#shown(state.carbs),
        fat: this.#shown(trial.fat) - this.#shown(state.fat),
        sodium: trial.sodium - state.sodium,
        produce: trial.produce - state.produce,
        cost: this.#mealCost(group.meal, trial),
      });
    }
    this.#chosen[index] = from;
    this.#near[index] = near;
    return near;
  }

  #take(index: number, step: number): void {
    const group = this.#groups[index]!;
    const state = this.#states[group.meal]!;
    this.#addToDay(state, -1);
    moveStep(state, state, { group, from: this.#chosen[index]!, to: step });
    this.#chosen[index] = step;
    this.#addToDay(state, 1);
    this.#settle(group.meal);
  }

  #settle(meal: number): void {
    const state = this.#states[meal]!;
    state.cost = this.#mealCost(meal, state);
    for (let index = this.#firstGroup[meal]!; index < this.#firstGroup[meal + 1]!; index++) this.#near[index] = undefined;
  }

  #forgetCosts(): void {
    for (const meal of this.#states.keys()) this.#settle(meal);
  }

  #addToDay(state: MealState, sign: 1 | -1): void {
    this.#protein += sign * this.#shown(state.protein);
    this.#carbs += sign * this.#shown(state.carbs);
    this.#fat += sign * this.#shown(state.fat);
    this.#sodium += sign * state.sodium;
    this.#produce += sign * state.produce;
  }

  #shown(grams: number): number {
    return this.#isShown ? Math.round(grams) : grams;
  }

  #dayCost(dayProtein: number, dayCarbs: number, dayFat: number): number {
    const { targets } = this.#problem;
    const protein = dayProtein - targets.protein;
    const carbs = dayCarbs - targets.carbs;
    const fat = dayFat - targets.fat;
    if (Math.abs(protein) + Math.abs(carbs) + Math.abs(fat) > this.#mostMiss) return Number.POSITIVE_INFINITY;
    return (protein / this.#tolerance.protein) ** 2 + (carbs / this.#tolerance.carbs) ** 2 + (fat / this.#tolerance.fat) ** 2;
  }

  #soft(sodium: number, produce: number): number {
    return sodiumCost(sodium, this.#sodiumMax) + produceCost(produce, this.#problem.leastProduce);
  }

  #mealCost(at: number, { protein, carbs, fat, grams, vegetables, logSum, logSquares }: MealState): number {
    const meal = this.#meals[at]!;
    const { energyKcal } = meal;
    let cost = (energyKcal.wished || energyKcal.sized ? 1 : this.#usual) * bandCost(kcalOf(protein, carbs, fat), energyKcal);
    cost += vegetableCost(vegetables, meal.leastVegetables) + overflowCost(grams, meal.mostGrams);
    if (meal.share) cost += this.#usual * mixCost(protein, carbs, fat, meal.share);
    if (meal.protein) cost += bandCost(protein, meal.protein);
    const first = this.#firstGroup[at]!;
    const end = this.#firstGroup[at + 1] ?? this.#groups.length;
    const count = end - first;
    if (count === 0) return cost;
    const mean = logSum / count;
    const spread = logSquares - logSum * mean;
    cost += compositionCost(mean, spread, { count, weight: this.#composition });
    // No single food can be further off than all together are, so most of the time none needs to be looked at.
    const free = meal.ratioFree;
    if (spread <= free * free) return cost;
    for (let index = first; index < end; index++) cost += ratioCost(this.#groups[index]!.log[this.#chosen[index]!]!, mean, free);
    return cost;
  }
}

import type { Macros } from '../../food/nutrients.ts';
import type { DishGroup } from '../../kit/dish.ts';

/** What moves together, with its macros at every amount it may take. */
export type LadderGroup = Omit<DishGroup, 'members'> & { readonly meal: number };

/**
 * A range without cost. `wished` is one somebody asked for, which is held much harder than a usual share; `sized` a share that
 * somebody asked for in words ("a light dinner"), which is a share as others are and gives way to nothing.
 */
export type Band = { readonly low: number; readonly high: number; readonly wished?: true; readonly sized?: true };

export type LadderMeal = {
  readonly fixed: Macros;
  /** Milligrams of what does not move, salt at its least. */
  readonly fixedSodium: number;
  /** Grams of what does not move. */
  readonly fixedVegetables: number;
  readonly fixedProduce: number;
  /** Grams of vegetables below which the meal is a bare plate; 0 where that does not matter. */
  readonly leastVegetables: number;
  /** What one plate or glass of it holds. */
  readonly mostGrams: number;
  /** Energy the meal may have without cost. */
  readonly energyKcal: Band;
  readonly protein: Band | null;
  /** What the meal would bring if every meal had the day's mix; `null` where that does not matter. */
  readonly share: Macros | null;
  /** Logarithm of the factor that one food may be from its dish's mean. */
  readonly ratioFree: number;
};

/** One day of meals to be portioned. Plain numbers: built from dishes while choosing, from a plan's portions in the browser. */
export type LadderProblem = {
  readonly groups: readonly LadderGroup[];
  readonly meals: readonly LadderMeal[];
  readonly targets: Macros;
  /** Milligrams a day above which every amount that brings more of it costs. */
  readonly sodiumMax: number;
  /** Grams of fruit and vegetables a day; 0 where that does not matter. */
  readonly leastProduce: number;
};

export type LadderSolution = {
  /** The step taken by each group. */
  readonly chosen: Int32Array;
  readonly macros: Macros;
  /** Milligrams, salt at its least. */
  readonly sodium: number;
  readonly cost: number;
};

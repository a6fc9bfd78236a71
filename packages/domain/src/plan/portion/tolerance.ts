import { MACROS, type Macros } from '../../food/nutrients.ts';

/** Every macro within 5 %, or the few grams below where 5 % is less than anyone can measure: what a plan may miss without a word. */
export const ON_TARGET = 1;
const TOLERATED_SHARE = 0.05;
const TOLERATED_GRAMS: Macros = { protein: 3, carbs: 5, fat: 3 };

/** The worst miss of a macro, 1 at the edge of what is tolerated. */
export const missShare = (macros: Macros, targets: Macros): number =>
  Math.max(...MACROS.map((macro) => Math.abs(macros[macro] - targets[macro]) / toleratedGrams(macro, targets)));

export const toleratedGrams = (macro: keyof Macros, targets: Macros): number =>
  Math.max(TOLERATED_GRAMS[macro], targets[macro] * TOLERATED_SHARE);

/** The worst miss of a macro in grams. */
export const worstMissGrams = (macros: Macros, targets: Macros): number =>
  Math.max(...MACROS.map((macro) => Math.abs(macros[macro] - targets[macro])));

/** Off by no more than rounding: no other day would show better numbers. */
export const isExact = (macros: Macros, targets: Macros): boolean => worstMissGrams(macros, targets) <= 1;

/** Twice what is tolerated costs more than a change of taste, less than a broken rule; in the unit of `scoreDish`. */
const OFF_TARGET = 15;

export const offTargetCost = (miss: number): number => OFF_TARGET * Math.max(0, miss - ON_TARGET);

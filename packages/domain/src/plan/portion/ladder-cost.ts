import { KCAL_PER_GRAM, type Macros } from '../../food/nutrients.ts';
import type { DishForm } from '../../kit/kit.ts';
import type { Band } from './ladder-problem.ts';

const SIZE_WEIGHT = 0.1;
/**
 * How far a food may go from the mean of its dish, as a factor, before a cook would no longer call it the same recipe; two foods the
 * square of that from each other. What carries and what is carried, bread and filling, a batter and
 * what it coats, eggs and a frittata's filling, bears less; omelets and scrambles are most of what
 * who eats no plants has, and bear as much as others.
 */
const RATIO_FREE = Math.log(1.6);
const RATIO_FREE_CARRIED = Math.log(1.3);
const CARRYING: ReadonlySet<string> = new Set(
  'sandwich toast wrap burger taco pizza roll dip pancakes muffins bites platter frittata'.split(
    ' ',
  ) satisfies readonly string[] as DishForm[],
);
/** By a dish's form, which an own recipe has none of. */
export const ratioFreeOf = (form: string | undefined): number =>
  form !== undefined && CARRYING.has(form) ? RATIO_FREE_CARRIED : RATIO_FREE;
/** Grams in a large glass: a whole drink of more is two. */
const DRINK_GRAMS = 600;
export const mostGramsOf = (form: string | undefined): number => (form === 'smoothie' ? DRINK_GRAMS : Infinity);
const RATIO_WEIGHT = 400;
const BAND_SOFTNESS = 0.1;
const BAND_WEIGHT = 1.5;
const WISHED_BAND_WEIGHT = 60;
/** Milligrams over the day's limit that weigh as much as one macro at the edge of its tolerance. */
const SODIUM_PER_COST = 40;
/** Each meal's figure is rounded, and so may be what a label says. */
export const SODIUM_MARGIN = 40;
/** Grams more than a glass holds that weigh as much. */
const OVERFLOW_PER_COST = 10;
/** Grams short of a portion of vegetables, or of a day's fruit and vegetables, that weigh as much. */
const VEGETABLES_PER_COST = 5;
const PRODUCE_PER_COST = 14;
/**
 * A meal far from the day's own mix is hard to exchange for another, and protein does most when it is spread; but a dish is
 * what it is, so only half or double of the share costs, and little.
 */
const MIX_SLACK = 0.4;
const MIX_WEIGHT = 1.2;
const LEAST_MIX_GRAMS = 6;

const TOLERANCE_SHARE = 0.04;
const TOLERANCE_GRAMS = 4;

/** What a macro of the day may be off for a cost of one. */
export function tolerancesOf({ protein, carbs, fat }: Macros): Macros {
  const of = (target: number): number => Math.max(TOLERANCE_GRAMS, target * TOLERANCE_SHARE);
  return { protein: of(protein), carbs: of(carbs), fat: of(fat) };
}

/** Straight, not squared: a day far over still gains by every pinch less. */
export const sodiumCost = (sodium: number, most: number): number => (sodium > most ? (sodium - most) / SODIUM_PER_COST : 0);

export const produceCost = (grams: number, least: number): number => (grams < least ? (least - grams) / PRODUCE_PER_COST : 0);

export const overflowCost = (grams: number, most: number): number => (grams > most ? (grams - most) / OVERFLOW_PER_COST : 0);

export const vegetableCost = (grams: number, least: number): number => (grams < least ? (least - grams) / VEGETABLES_PER_COST : 0);

export const kcalOf = (protein: number, carbs: number, fat: number): number =>
  KCAL_PER_GRAM.protein * protein + KCAL_PER_GRAM.carbs * carbs + KCAL_PER_GRAM.fat * fat;

export function mixCost(protein: number, carbs: number, fat: number, share: Macros): number {
  return mixCostOf(protein, share.protein) + mixCostOf(carbs, share.carbs) + mixCostOf(fat, share.fat);
}

function mixCostOf(grams: number, share: number): number {
  const over = Math.abs(grams - share) / Math.max(LEAST_MIX_GRAMS, share) - MIX_SLACK;
  return over > 0 ? MIX_WEIGHT * (over / MIX_SLACK) * (over / MIX_SLACK) : 0;
}

/** Nothing inside the band, growing with the square outside it. */
export function bandCost(value: number, { low, high, wished }: Band): number {
  if (value >= low && value <= high) return 0;
  const outside = value < low ? (low - value) / Math.max(1, low) : (value - high) / Math.max(1, high);
  const units = outside / BAND_SOFTNESS;
  return (wished ? WISHED_BAND_WEIGHT : BAND_WEIGHT) * units * units;
}

/** A dish's amounts as a whole: `mean` is how far it grew, `spread` how far its foods grew apart. */
export const compositionCost = (mean: number, spread: number, { count, weight }: { count: number; weight: number }): number =>
  SIZE_WEIGHT * mean * mean * count + weight * spread;

/** One food that left the others of its dish behind. */
export function ratioCost(log: number, mean: number, free: number): number {
  const over = Math.abs(log - mean) - free;
  return over > 0 ? RATIO_WEIGHT * over * over : 0;
}

import type { Macros } from '../food/nutrients.ts';
import { KCAL_PER_GRAM } from '../food/nutrients.ts';
import type { Diet } from './diet.ts';

/** Per cent of energy. */
export type MacroSplit = { readonly protein: number; readonly carbs: number; readonly fat: number };
export type MacroRange = { readonly min: number; readonly max: number };
export type MacroRanges = { readonly protein: MacroRange; readonly carbs: MacroRange; readonly fat: MacroRange };

/** What a day has when nobody says; the round figure of the US Nutrition Facts label (21 CFR 101.9). */
export const DEFAULT_DAY_KCAL = 2000;

/** The table of the specification; DASH from the NHLBI's eating plan, rounded to the table's steps. */
export const MACRO_RANGES: Readonly<Record<Diet, MacroRanges>> = {
  standard: ranges([15, 25], [45, 65], [20, 35]),
  mediterranean: ranges([15, 20], [45, 55], [30, 40]),
  keto: ranges([20, 25], [5, 10], [70, 80]),
  vegetarian: ranges([15, 20], [45, 65], [20, 35]),
  vegan: ranges([12, 18], [50, 70], [20, 30]),
  paleo: ranges([25, 35], [25, 35], [35, 45]),
  carnivore: ranges([35, 45], [0, 5], [55, 65]),
  pescatarian: ranges([15, 20], [45, 60], [25, 35]),
  glutenfree: ranges([15, 25], [45, 65], [20, 35]),
  pregnancy: ranges([20, 25], [45, 55], [25, 30]),
  dash: ranges([15, 20], [50, 60], [25, 30]),
};

/** Where a day starts from: inside the ranges, and reachable with ordinary dishes (measured over the kits). */
export const DEFAULT_SPLITS: Readonly<Record<Diet, MacroSplit>> = {
  standard: { protein: 20, carbs: 45, fat: 35 },
  mediterranean: { protein: 18, carbs: 47, fat: 35 },
  keto: { protein: 22, carbs: 7, fat: 71 },
  vegetarian: { protein: 18, carbs: 52, fat: 30 },
  vegan: { protein: 16, carbs: 57, fat: 27 },
  paleo: { protein: 30, carbs: 30, fat: 40 },
  carnivore: { protein: 40, carbs: 1, fat: 59 },
  pescatarian: { protein: 20, carbs: 50, fat: 30 },
  glutenfree: { protein: 20, carbs: 48, fat: 32 },
  pregnancy: { protein: 22, carbs: 50, fat: 28 },
  dash: { protein: 18, carbs: 55, fat: 27 },
};

export const splitToGrams = (energyKcal: number, split: MacroSplit): Macros => ({
  protein: (energyKcal * split.protein) / 100 / KCAL_PER_GRAM.protein,
  carbs: (energyKcal * split.carbs) / 100 / KCAL_PER_GRAM.carbs,
  fat: (energyKcal * split.fat) / 100 / KCAL_PER_GRAM.fat,
});

function ranges(protein: Bounds, carbs: Bounds, fat: Bounds): MacroRanges {
  return { protein: toRange(protein), carbs: toRange(carbs), fat: toRange(fat) };
}

type Bounds = readonly [min: number, max: number];

function toRange([min, max]: Bounds): MacroRange {
  return { min, max };
}

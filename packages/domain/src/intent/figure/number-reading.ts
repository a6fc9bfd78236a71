import type { Wanted } from '../intent.ts';
import type { Macro } from '../language/intent-words.table.ts';
import type { MealSlot } from '../../recipe/meal-slot.ts';
import type { Item } from '../language/read-items.ts';

type Amounts = { calories?: Wanted; protein?: Wanted };

export type NumberReading = {
  calories: Wanted | null;
  macros: Partial<Record<Macro | 'fiber' | 'sodium', Wanted>>;
  shares: Partial<Record<Macro, number>>;
  split: { protein: number; carbs: number; fat: number } | null;
  perMeal: Partial<Record<MealSlot, Amounts>>;
  /** Grams of carbs and fat of one meal: no plan holds to them by themselves. */
  mealMacros: Partial<Record<MealSlot, Partial<Record<Macro, number>>>>;
  times: Timed[];
  /** Whether an hour of the clock is named. */
  saysHour: boolean;
  people: number | null;
  /** Of those a range, where one is said: "4-6 people". */
  peopleRange: { readonly low: number; readonly high: number } | null;
  /** Meals of the day, its snacks among them, and those where they are counted. */
  meals: number | null;
  snacks: number | null;
  /** Days that words span without a figure. */
  spannedDays: number | null;
  ageYears: number | null;
  weeks: number | null;
  days: number | null;
  /** Kilograms (or pounds as typed) that are to be lost: for the safety check only. */
  kilograms: number | null;
  /** Grams of protein per kilogram of body weight. */
  proteinPerKg: number | null;
  /** Macros of a figure without a unit. */
  bareMacros: Set<Macro>;
  /** A sum of money is named. */
  budget: boolean;
  /** What the body uses at rest: no day's need, and never planned as one. */
  restingKcal: number | null;
  /** Items that were read as part of a figure; they say nothing else. */
  used: Set<number>;
  /** Without a unit, only its size made it calories. */
  caloriesAreBare: boolean;
};

/** Minutes that a figure or a word ("quick") allows, and where it stands. */
export type Timed = { readonly from: number; readonly to: number; readonly minutes: number };

/** A figure with its range and position: "700-1000" is one. */
export type Figure = { readonly from: number; readonly to: number; readonly low: number; readonly high: number | undefined };

/** A figure, the sentence it stands in, and what has been read of that so far. */
export type FigureContext = { readonly items: readonly Item[]; readonly figure: Figure; readonly reading: NumberReading };

export const WEEKS_A_MONTH = 4.3;

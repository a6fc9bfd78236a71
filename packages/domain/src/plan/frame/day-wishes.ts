import { kitIdOf, type Dish } from '../../kit/dish.ts';
import type { DietRule } from '../../diet/diet-rule.ts';
import type { Cuisine, FoodWish, HealthAim, Intent } from '../../intent/intent.ts';
import type { ByMealSlot, MealSlot } from '../../recipe/meal-slot.ts';
import type { FiberRange } from './fiber-range.ts';
import type { DayCaps } from '../../intent/target/resolve-targets.ts';
import { type DishOpinions, FRESH_DAYS } from './dish-opinions.ts';

/** A dish that was asked for, as the kits can serve it. */
export type WishedDish = {
  readonly words: string;
  /** Of the chip that says of which meals it is wished. */
  readonly chip: string;
  /** The dishes that serve it, or where none does, those that come nearest. One of them on the day is enough. */
  readonly dishes: ReadonlySet<Dish>;
  /** Why they are not the dish itself: no kit makes it, or the rules leave none that does. */
  readonly shortfall: 'unwritten' | 'rules' | null;
};

/** A way that every meal it is said of keeps, where some dish can. */
export type HeldWay = { readonly way: string; readonly slots: readonly MealSlot[] };

/** What a day should be like beside its rules and macros. Everything here gives way before a rule does. */
export type DayWishes = {
  /** Those that are bound to no dish. */
  readonly foods: readonly FoodWish[];
  readonly dishes: readonly WishedDish[];
  /** Meals that foods, cuisines and kinds of dish are wished of; none for the whole day. */
  readonly focus: readonly MealSlot[];
  readonly cuisines: readonly Cuisine[];
  /** Those of each meal; all of them where the sentence does not tell meals apart. */
  readonly cuisinesAt: ByMealSlot<readonly Cuisine[]>;
  readonly wishedAt: Intent['wishedAt'];
  readonly dishWords: readonly string[];
  readonly avoid: Intent['avoid'];
  /** The most that each meal may take; null where nothing is said of it. */
  readonly minutesAt: ByMealSlot<number | null>;
  /** Whether dishes should be those that people know. */
  readonly familiar: boolean;
  /** Held by every meal they are said of, where some dish can. */
  readonly ways: readonly HeldWay[];
  readonly lowBudget: boolean;
  readonly mealPrep: boolean;
  readonly aims: ReadonlySet<HealthAim>;
  readonly caps: DayCaps;
  readonly fiber: FiberRange;
  readonly shown: ShownDishes;
  readonly opinions: DishOpinions;
  readonly rules: readonly DietRule[];
};

/** What the eater has seen: every dish, and apart those of the last day. A kit is an idea, of whatever version. */
export type ShownDishes = {
  readonly dishIds: ReadonlySet<string>;
  readonly kitIds: ReadonlySet<string>;
  readonly latestDishIds: ReadonlySet<string>;
  readonly latestKitIds: ReadonlySet<string>;
  /** Of about the last four days. */
  readonly freshKitIds: ReadonlySet<string>;
};

/** A cuisine said of a meal is wished of no other; a meal that none was said of is free. */
export function readCuisines({ cuisines, wishedAt }: Pick<Intent, 'cuisines' | 'wishedAt'>): DayWishes['cuisinesAt'] {
  const of = (slot: MealSlot): readonly Cuisine[] => cuisines.filter((cuisine) => wishedAt[`cuisine:${cuisine}`]?.includes(slot) ?? true);
  return { breakfast: of('breakfast'), lunch: of('lunch'), dinner: of('dinner'), snack: of('snack') };
}

/** Minutes said of a meal hold for it, those said of none for all others. */
export function minutesOfMeals({ maxMinutes, minutesAt }: Pick<Intent, 'maxMinutes' | 'minutesAt'>): DayWishes['minutesAt'] {
  const of = (slot: MealSlot): number | null => minutesAt[slot] ?? maxMinutes;
  return { breakfast: of('breakfast'), lunch: of('lunch'), dinner: of('dinner'), snack: of('snack') };
}

const DISHES_A_DAY = 4;

/** Of dish ids, oldest first. */
export function readShown(dishIds: readonly string[]): ShownDishes {
  const latest = dishIds.slice(-DISHES_A_DAY);
  return {
    dishIds: new Set(dishIds),
    kitIds: new Set(dishIds.map(kitIdOf)),
    latestDishIds: new Set(latest),
    latestKitIds: new Set(latest.map(kitIdOf)),
    freshKitIds: new Set(dishIds.slice(-FRESH_DAYS * DISHES_A_DAY).map(kitIdOf)),
  };
}

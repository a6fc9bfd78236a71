import type { DietRule } from '../diet/diet-rule.ts';
import type { Cuisine, FoodWish, HealthAim } from '../intent/intent.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import type { DayCaps } from '../intent/resolve-targets.ts';

/** What a day should be like beside its rules and macros. Everything here gives way before a rule does. */
export type DayWishes = {
  readonly foods: readonly FoodWish[];
  /** Meals that foods, cuisines and kinds of dish are wished of; none for the whole day. */
  readonly focus: readonly MealSlot[];
  readonly cuisines: readonly Cuisine[];
  readonly dishWords: readonly string[];
  readonly maxMinutes: number | null;
  readonly lowBudget: boolean;
  readonly mealPrep: boolean;
  readonly aims: ReadonlySet<HealthAim>;
  readonly caps: DayCaps;
  /** Dish ids seen before, oldest first. */
  readonly shown: readonly string[];
  readonly rules: readonly DietRule[];
};

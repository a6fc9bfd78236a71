import type { Diet, Restriction } from '../diet/diet.ts';
import type { Allergen } from '../food/food.ts';
import type { HealthAim } from './health-aim.ts';

export const ACTIVITY_LEVELS = ['sedentary', 'lightly_active', 'moderately_active', 'very_active', 'extra_active'] as const;
export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number];

export const FITNESS_GOALS = ['weight_loss', 'muscle_gain', 'maintenance', 'general_health'] as const;
export type FitnessGoal = (typeof FITNESS_GOALS)[number];

/** What of a profile binds or shapes a plan. */
export type Eater = {
  /** Held to on every day, such as "Carnivore" or "Mediterranean"; diets that are also restrictions stand there. */
  readonly diets: readonly Diet[];
  readonly restrictions: readonly Restriction[];
  /** "Diabetic", "Pregnant": what shapes every day. */
  readonly aims: readonly HealthAim[];
  /** From custom profile entries such as "Nut-Free". */
  readonly allergies: readonly Allergen[];
  /** Custom entries that name foods: "no mushrooms". */
  readonly excludedFoodIds: readonly string[];
  /** Those foods as the entries name them, to name them back. */
  readonly refused?: readonly { readonly words: string; readonly except?: string }[];
  /** Grams that a plate of theirs may hold of a food, by its id: of a table alone, which knows ages (`table/age-safety`). */
  readonly mostGrams?: Readonly<Record<string, number>>;
  /** The profile's entries that bind a plan, each in the words by which it is told back: "Kosher", "no mushrooms". */
  readonly rules: readonly string[];
  readonly heightCm: number | null;
  readonly weightKg: number | null;
  readonly ageYears: number | null;
  readonly sex: 'female' | 'male' | null;
  readonly activityLevel: ActivityLevel | null;
  readonly fitnessGoal: FitnessGoal | null;
};

/** A visitor, or a profile with nothing filled in. */
export const UNKNOWN_EATER: Eater = {
  diets: [],
  restrictions: [],
  aims: [],
  allergies: [],
  excludedFoodIds: [],
  rules: [],
  heightCm: null,
  weightKg: null,
  ageYears: null,
  sex: null,
  activityLevel: null,
  fitnessGoal: null,
};

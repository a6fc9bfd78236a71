import type { Diet } from '../diet/diet.ts';
import type { DietRule } from '../diet/diet-rule.ts';
import type { EaterKind } from '../eater/eater-kind.ts';
import type { Macros, MacroTargets } from '../food/nutrients.ts';
import type { UnitSystem } from '../quantity/format-amount.ts';
import type { Difficulty } from '../recipe/recipe.ts';
import type { MealPlace, MealSlot } from '../recipe/meal-slot.ts';
import type { DayMeals } from '../recipe/meals-of.ts';

/** Rounded for display; `calories` is 4/4/9 of the unrounded macros. `null` where nothing is known: in plans of earlier releases. */
export type MealNutrition = {
  readonly calories: number;
  readonly protein: number;
  readonly carbs: number;
  readonly fat: number;
  readonly fiber: number | null;
  readonly sugar: number | null;
  readonly sodium: number | null;
  readonly saturatedFat: number | null;
  /** For values that are known of a part of the ingredients only, and so at least what they say: how much of the meal they cover, 0 to 1. */
  readonly known?: Coverage;
};

export type PartlyKnown = 'fiber' | 'sugar' | 'sodium' | 'saturatedFat';
export type Coverage = Readonly<Partial<Record<PartlyKnown, number | undefined>>>;

/** One amount a cook can measure, and how it is printed: `{ grams: 115, text: "1/2 cup (115 g) plain soy yogurt" }`. */
export type PortionStep = { readonly grams: number; readonly text: string };

/** What recomputes a meal away from the food table; `null` or absent where that does not know. */
export type PortionNutrients = Macros & Readonly<Partial<Record<'fiber' | 'sugar' | 'sodium' | 'saturatedFat', number | null>>>;

/** One ingredient of a planned meal with the ladder of amounts the portion solver may choose from. */
export type Portion = {
  readonly foodId: string;
  /** Index into `steps` of the amount the dish was written with: the solver keeps the dish's ratios to it. */
  readonly base: number;
  readonly chosen: number;
  /** Ascending by grams. One step only: the amount is fixed (spices, "1 lemon"). */
  readonly steps: readonly PortionStep[];
  readonly per100g: PortionNutrients;
  /** Portions with the same group scale together (a dough's flour and milk). */
  readonly group: string;
};

export type PlannedMeal = {
  readonly slot: MealSlot;
  /** Of a meal that is a recipe of the household's own. */
  readonly recipeId?: string;
  /** Of one: what its recipe says. Absent of meals of earlier releases, which have their lines and tips alone. */
  readonly written?: Written;
  /** Where it sits, of a snack beyond the day's first; `placeOf` tells it of any meal. */
  readonly place?: MealPlace;
  /** Kit and chosen options, such as `dal-red-lentil~spinach~rice`: names the picture and rebuilds the recipe. */
  readonly dishId: string;
  readonly title: string;
  readonly description: string;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
  readonly tips: readonly string[];
  readonly equipment: readonly string[];
  readonly nutrition: MealNutrition;
  readonly portions: readonly Portion[];
  readonly difficulty: Difficulty;
  readonly prepMinutes: number;
  readonly cookMinutes: number;
  /** What has to stand before anything else: beans overnight. In neither of these minutes. */
  readonly waitMinutes?: number;
  readonly cuisine: string;
  readonly ideaClass: string;
  /** The shape on the table ("soup", "tray-bake"), where it is known. */
  readonly form?: string;
  /** Of a dish that nobody cooks for one: how many such plates a pot of it makes well. */
  readonly makes?: number;
  /** Whether that whole pot is cooked and bought: the plate is the same, the rest is for the freezer or later days. */
  readonly cooksAll?: boolean;
  /** Of a meal that is a share of a pot cooked for several. The meal's own lines and figures are those of its plate. */
  readonly pot?: PotShare;
  /** Of a meal that several eat, one for each of them; its own lines and figures are those of the first. */
  readonly plates?: readonly Plate[];
  /** Beside `plates`: the lines of all of them together, as they are cooked. */
  readonly forAll?: readonly string[];
};

/** Of a meal's own recipe every line in its own words, and how often they are in all that is cooked of the meal: twice scaled is twice rounded. */
export type Written = {
  readonly times: number;
  readonly lines: readonly WrittenLine[];
  readonly makes?: Makes | undefined;
  /** That its text says it is in. */
  readonly language?: string | undefined;
};
/**
 * What the recipe makes as it is written: plates of its own, and of pieces that are eaten whole ("12 muffins") those. Absent where it
 * does not say.
 */
export type Makes = { readonly plates: number; readonly pieces?: { readonly count: number; readonly noun: string } | undefined };
/**
 * `foodId`: what the line is counted as; null of one that is in none of the portions. `isCounted`: false of a food whose amount is in no
 * number, as its owner leaves it out or nobody knows what it weighs.
 */
export type WrittenLine = { readonly text: string; readonly foodId: string | null; readonly isCounted?: boolean | undefined };

export const placeOf = ({ slot, place = slot }: Pick<PlannedMeal, 'slot' | 'place'>): MealPlace => place;

/** What one eater is served of a meal that several share. */
export type Plate = {
  readonly eaterId: string;
  readonly name: string;
  /** Of somebody who sits there for this day alone: what the sentence said of them, for who changes the day without it. */
  readonly newcomer?: Newcomer;
  /**
   * Of the meal's pot, 0 to 1. The plates of a meal sum to 1, and to less where some is left of a recipe that is cooked as it is written.
   * The figures are those of the share as it is told.
   */
  readonly share: number;
  /** How it is dished out: "about 1 3/4 cups of 6 1/2". */
  readonly told: string;
  /** A part of the dish that is another one on this plate: cooked apart, in `lines`. */
  readonly swap?: { readonly out: string; readonly instead: string; readonly lines: readonly string[] };
  /** What stands beside it for this eater alone. */
  readonly side?: { readonly foodId: string; readonly grams: number; readonly text: string };
  /** Another dish than the pot's, cooked for this eater alone; the share of the pot is none then. */
  readonly own?: OwnDish;
  readonly nutrition: MealNutrition;
  /** All that is on the plate, swapped part and side too. */
  readonly portions: readonly PlatePortion[];
};

export type Newcomer = {
  readonly kind: EaterKind;
  readonly ageYears: number | null;
  readonly diets: readonly Diet[];
  /** Of their day, in kcal; `null` where nothing was said. */
  readonly calories: number | null;
};

export type PlatePortion = { readonly foodId: string; readonly grams: number; readonly from: 'pot' | 'swap' | 'side' | 'own' };

/** What has to be known to cook it. */
export type OwnDish = {
  readonly dishId: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly steps: readonly string[];
  readonly minutes: number;
};

/** What a plate from a shared pot knows of it. */
export type PotShare = {
  readonly cookId: string;
  /** Of the whole pot, 0 to 1. */
  readonly share: number;
  /** The day (yyyy-MM-dd) and meal it is cooked for; the other meals eat what is left. */
  readonly cookedOn: string;
  readonly cookedFor: MealSlot;
  /** The day this plate was planned for: with `cookedOn` it tells a leftover, also where its plan was moved or copied. */
  readonly eatenOn: string;
  /** Every meal it feeds, the first one first. */
  readonly servings: readonly { readonly date: string; readonly slot: MealSlot; readonly share: number }[];
  /** The whole pot's lines, as they are cooked. */
  readonly ingredients: readonly string[];
};

/** Whether a pot is cooked for this very meal; else it is what is left of another. */
export const isCookedFor = (
  { cookedOn, cookedFor, eatenOn }: Pick<PotShare, 'cookedOn' | 'cookedFor' | 'eatenOn'>,
  place: MealPlace,
): boolean => cookedOn === eatenOn && cookedFor === place;

/** How the lines of a day are written. */
export type MealStyle = {
  readonly system: UnitSystem;
  /** Whose labels ("certified gluten-free") go into the ingredient lines. */
  readonly rules: readonly DietRule[];
};

/** A target that no believable day meets, and what stands in the way. Stated neutrally, never as a fault of the eater. */
export type TargetMiss = { readonly macro: 'protein' | 'carbs' | 'fat'; readonly byGrams: number; readonly sentence: string };

/** The meals that serve a wish, by the id of its chip. */
export type Served = Readonly<Record<string, readonly MealPlace[]>>;

/** A day as it was put together. Nothing has been checked yet, and nobody is shown one. */
export type DayDraft = {
  readonly title: string;
  readonly description: string;
  readonly seed: number;
  /** By their places. Read in order through `mealsOf`, as what is saved and sent is. */
  readonly meals: Readonly<Partial<Record<MealPlace, PlannedMeal>>>;
  /** Sum of the rounded meals, so that the screen adds up. */
  readonly totals: MealNutrition;
  readonly targets: MacroTargets;
  readonly misses: readonly TargetMiss[];
  /** "Why this plan", each computed from the plan. */
  readonly reasons: readonly string[];
  /** What the eater should know: contradictions settled, safety floor applied, "not medical advice". */
  readonly notes: readonly string[];
  /** Absent of days from before, and of what was not made for a sentence. */
  readonly served?: Served;
};

/** Not a brand: a copy of a plan with something changed is a draft again, because a spread leaves private members behind. */
declare class Checked {
  private readonly passed: true;
}

/** A day that may be shown. `check/check-plan.ts` is the only place where one comes from. */
export type Plan = DayDraft & Checked;

/**
 * A day that somebody keeps: saved by any client, imported, restored, or written by an earlier release. It is never refused,
 * hidden or changed for what a check of today would say of it. Meals from elsewhere have lines and no portions.
 */
export type KeptPlan = DayMeals<KeptMeal> & { readonly totals: Pick<Macros, 'carbs'> };
export type KeptMeal = Pick<PlannedMeal, 'ingredients'> & {
  readonly recipeId?: string | undefined;
  /** Of an own recipe, whose words may speak of more than its lines. */
  readonly title?: string | undefined;
  readonly instructions?: readonly string[] | undefined;
  readonly tips?: readonly string[] | undefined;
  readonly dishId?: string | undefined;
  readonly cookMinutes?: number | undefined;
  readonly form?: string | undefined;
  readonly portions?: readonly KeptPortion[] | undefined;
  readonly plates?: readonly KeptPlate[] | undefined;
  readonly forAll?: readonly string[] | undefined;
  readonly written?: { readonly lines: readonly Pick<WrittenLine, 'text'>[] } | undefined;
};
type KeptPlate = Pick<Plate, 'eaterId' | 'name'> & {
  readonly swap?: Pick<NonNullable<Plate['swap']>, 'lines'> | undefined;
  readonly side?: Pick<NonNullable<Plate['side']>, 'text'> | undefined;
  readonly own?: Pick<OwnDish, 'lines'> | undefined;
  readonly nutrition: Pick<Macros, 'carbs'>;
  readonly portions: readonly (Pick<PlatePortion, 'foodId'> & Partial<Pick<PlatePortion, 'grams'>>)[];
};
type KeptPortion = Pick<Portion, 'foodId'> & Partial<Pick<Portion, 'steps' | 'chosen'>>;

/** What speaks against showing a day: of one meal, or of the day as a whole. */
export type DayFault = { readonly type: string; readonly slot?: MealPlace; readonly message: string };

/** A day that was made and not shown, as the log has it: with its seed it can be made again. */
export type RejectedDay = { readonly seed: number; readonly dishIds: readonly string[]; readonly faults: readonly DayFault[] };

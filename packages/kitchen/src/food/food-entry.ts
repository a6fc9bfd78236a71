import type { Aisle, Allergen, FoodFacet, FoodKind, FoodState, FoodUnit, MixBasis, StatedBasis } from '@larder/domain/food/food.ts';

/** What a table or a package elsewhere states of a food, beside the macros. */
export const STATED_NUTRIENTS = [
  'protein',
  'carbs',
  'fat',
  'fiber',
  'sugar',
  'saturatedFat',
  'sodium',
  'cholesterol',
  'calcium',
  'iron',
  'potassium',
] as const;
export type StatedNutrient = (typeof STATED_NUTRIENTS)[number];

/** A food of SR28, with its share of the weight of a mix. */
export type MixPart = { readonly sr: string; readonly must: readonly string[]; readonly share: number };

/** What SR28 does not say of an entry and says of the same food in another state: a share of its carbs or fat. */
export type LikePart = { readonly nutrient: LikeNutrient; readonly sr: string; readonly must: readonly string[] };
export const LIKE_NUTRIENTS = ['fiber', 'sugar', 'saturatedFat'] as const;
export type LikeNutrient = (typeof LIKE_NUTRIENTS)[number];

/** A food as a person writes it into a `.foods` file. */
export type FoodEntry = {
  /** Kebab-case, unique, the name most kits use: `chickpeas-canned`. */
  readonly id: string;
  /** The five-digit SR28 number, with leading zero. */
  readonly sr?: string;
  /** Words the SR28 description must contain (any case): the guard against a wrong number. Required with `sr`. */
  readonly must?: readonly string[];
  /** By weight, shares summing to 1, each an SR28 number; a stand-in has one part. */
  readonly composite?: { readonly basis: MixBasis; readonly parts: readonly MixPart[]; readonly note: string };
  readonly like?: readonly LikePart[];
  /** Per 100 g as stated elsewhere, where SR28 has nothing close; whatever is left out is unknown. */
  readonly label?: {
    readonly basis: StatedBasis;
    /** The table and its entry or the page's address, with the day it was read; or the rule, where a rule decides. */
    readonly source: string;
    readonly note?: string;
    readonly per100g: Readonly<Record<'protein' | 'carbs' | 'fat', number> & Partial<Record<StatedNutrient, number>>>;
  };
  readonly noun: string;
  /** Left out: the noun plus "s" for countables is NOT guessed; a mass noun repeats itself. */
  readonly plural?: string;
  /** Left out: the noun. */
  readonly modifier?: string;
  /** Lower case, singular, US and British; unique over the whole table. */
  readonly aliases?: readonly string[];
  readonly kind: FoodKind;
  readonly state: FoodState;
  readonly allergens?: readonly Allergen[];
  /** Who says so, where the name does not tell of an allergen. */
  readonly allergenNote?: string;
  readonly facets?: readonly FoodFacet[];
  /** Grams of the edible part per unit. Every way people measure this food. */
  readonly units?: Readonly<Partial<Record<FoodUnit, number>>>;
  readonly prefer?: FoodUnit | 'g';
  readonly refuse?: number;
  readonly yield?: number;
  readonly aisle: Aisle;
  readonly cost: 1 | 2 | 3;
  /** Why 4/4/9 is more than 20 % off USDA's energy, where it is (fibre, alcohol, polyols). */
  readonly energyNote?: string;
  /** Why a unit is more than 30 % off the household measure SR28 gives for it, where it is. */
  readonly unitNote?: string;
};

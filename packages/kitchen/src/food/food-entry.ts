import type { Aisle, Allergen, FoodFacet, FoodKind, FoodState, FoodUnit, MixBasis, StatedBasis } from '@larder/domain/food/food.ts';

/** A food as a person writes it into a `foods/*.table.ts`; `tools/build-foods.ts` joins it with SR28 and checks it. */
export type FoodEntry = {
  /** Kebab-case, unique, the name most kits use: `chickpeas-canned`. */
  id: string;
  /** The five-digit SR28 number, with leading zero. */
  sr?: string;
  /** Words the SR28 description must contain (any case): the guard against a wrong number. Required with `sr`. */
  must?: string[];
  /** By weight, shares summing to 1, each an SR28 number; a stand-in has one part. */
  composite?: { basis: MixBasis; parts: { sr: string; must: string[]; share: number }[]; note: string };
  /** Per 100 g as stated elsewhere, where SR28 has nothing close; whatever is left out is unknown. */
  label?: {
    basis: StatedBasis;
    /** The table and its entry or the page's address, with the day it was read; or the rule, where a rule decides. */
    source: string;
    note?: string;
    per100g: { protein: number; carbs: number; fat: number } & Partial<
      Record<'fiber' | 'sugar' | 'saturatedFat' | 'sodium' | 'cholesterol' | 'calcium' | 'iron' | 'potassium', number>
    >;
  };
  noun: string;
  /** Left out: the noun plus "s" for countables is NOT guessed; a mass noun repeats itself. */
  plural?: string;
  /** Left out: the noun. */
  modifier?: string;
  /** Lower case, singular, US and British; unique over the whole table. */
  aliases?: string[];
  kind: FoodKind;
  state: FoodState;
  allergens?: Allergen[];
  /** Who says so, where the name does not tell of an allergen. */
  allergenNote?: string;
  facets?: FoodFacet[];
  /** Grams of the edible part per unit. Every way people measure this food. */
  units?: Partial<Record<FoodUnit, number>>;
  prefer?: FoodUnit | 'g';
  refuse?: number;
  yield?: number;
  aisle: Aisle;
  cost: 1 | 2 | 3;
  /** Why 4/4/9 is more than 20 % off USDA's energy, where it is (fibre, alcohol, polyols). */
  energyNote?: string;
  /** Why a unit is more than 30 % off the household measure SR28 gives for it, where it is. */
  unitNote?: string;
};

import type { Food } from '../food/food.ts';
import type { Macros } from '../food/nutrients.ts';
import type { Cuisine } from '../recipe/cuisine.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import type { Difficulty } from '../recipe/recipe.ts';
import type { DishForm, IdeaClass, Kit } from './kit.ts';
import type { DishTime } from './measure-time.ts';
import type { TemplateNode } from './parse-template.ts';
import type { KitOptions, Option, VariantItem } from './variant.ts';

/** A kit with its templates parsed, shared by all its dishes. */
export type CompiledKit = {
  readonly kit: Kit;
  readonly title: readonly TemplateNode[];
  readonly description: readonly TemplateNode[];
  readonly steps: readonly (readonly TemplateNode[])[];
  readonly options: KitOptions;
  /** The id of the dish at an index, of a kit that stands for another: with foods exchanged, or scaled to a pot of those. */
  readonly nameOf: ((index: number) => string) | undefined;
};

/** Foods that scale together, with their sums at every amount they may take; shared by all dishes that hold them. */
export type DishGroup = {
  /** What moves together, its leader first. */
  readonly members: readonly VariantItem[];
  readonly protein: Float64Array;
  readonly carbs: Float64Array;
  readonly fat: Float64Array;
  /** Milligrams; what a food's table does not say counts as none. */
  readonly sodium: Float64Array;
  readonly grams: Float64Array;
  /** Grams of vegetables, and of fruit and vegetables; `null` for what has none. */
  readonly vegetables: Float64Array | null;
  readonly produce: Float64Array | null;
  /** Natural logarithm of the amount over the written one: a dish keeps its character while these stay close together. */
  readonly log: Float64Array;
  readonly base: number;
};

export type WeighedFood = { readonly food: Food; readonly grams: number };

/** One cookable variant of a kit, ready for choosing and portioning. */
export type Dish = {
  readonly dishId: string;
  readonly compiled: CompiledKit;
  /** The option taken in each part. */
  readonly path: readonly Option[];
  readonly items: readonly VariantItem[];
  readonly foods: readonly Food[];
  readonly foodIds: ReadonlySet<string>;
  readonly slots: readonly MealSlot[];
  readonly cuisine: Cuisine;
  readonly ideaClass: IdeaClass;
  readonly form: DishForm;
  readonly time: Pick<DishTime, 'prepMinutes' | 'cookMinutes' | 'totalMinutes'>;
  /** What has to stand before anything else, in no other figure. */
  readonly waitMinutes: number;
  readonly difficulty: Difficulty;
  readonly title: string;
  readonly groups: readonly DishGroup[];
  /** Grams as written of each item, and the group it scales with; -1 for what does not. */
  readonly weights: readonly (WeighedFood & { readonly group: number })[];
  /** Of what never changes: spices and fixed amounts. */
  readonly fixed: Macros;
  /** Milligrams of what never changes, salt at its least. */
  readonly fixedSodium: number;
  /** Grams of what never changes. */
  readonly fixedVegetables: number;
  readonly fixedProduce: number;
  /** With the amounts it was written with. */
  readonly written: Macros;
  readonly least: Macros;
  readonly most: Macros;
  /** Written energy is what the kit's author meant a portion to be. */
  readonly writtenKcal: number;
  readonly traits: DishTraits;
};

/** The kit that a dish is a version of. */
export const kitIdOf = (dishId: string): string => dishId.split('~', 1)[0]!;

/** Per 1,000 kcal as written, so that portions do not matter; what selection weighs. */
export type DishTraits = {
  readonly fiber: number;
  readonly sodium: number;
  readonly saturatedFat: number;
  readonly addedSugarFoods: number;
  readonly produceGrams: number;
  /** Vegetables and mushrooms alone. */
  readonly vegetableGrams: number;
  readonly wholeGrain: number;
  /** What marks the Mediterranean pattern: olive oil, fish, legumes, nuts for it; red and processed meat, butter and cream against. */
  readonly mediterranean: number;
  readonly cost: number;
  readonly proteinFood: string | null;
  /** What a person would file the meal under, by weight, the heaviest first. */
  readonly mains: readonly string[];
  readonly starchFood: string | null;
  /** Fresh foods that spoil: sharing them between meals wastes less. */
  readonly perishables: readonly string[];
  readonly ingredientCount: number;
};

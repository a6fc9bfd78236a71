import type { DishBase, Sauce } from './serving.ts';
import type { FoodUnit } from '../food/food.ts';
import type { Cuisine } from '../recipe/cuisine.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';

/** What a meal is about. Two meals of one class on a day read as the same idea twice, whatever their titles. */
export const IDEA_CLASSES = [
  'egg',
  'poultry',
  'beef',
  'pork',
  'lamb',
  'mince',
  'sausage',
  'fish',
  'seafood',
  'tofu',
  'tempeh',
  'seitan',
  'legume',
  'lentil',
  'cheese',
  'yogurt',
  'oats',
  'grain',
  'pasta',
  'noodles',
  'bread',
  'pancake',
  'potato',
  'vegetable',
  'mushroom',
  'fruit',
  'nuts',
  'chia',
  'smoothie',
  'protein-shake',
  'offal',
] as const;
export type IdeaClass = (typeof IDEA_CLASSES)[number];

/** The shape on the table: what "a soup" or "tacos" in a wish means, and what the dish's picture starts from. */
export const DISH_FORMS = [
  'soup',
  'stew',
  'curry',
  'chili',
  'stir-fry',
  'rice',
  'bowl',
  'salad',
  'noodles',
  'pasta',
  'oats',
  'porridge',
  'yogurt-bowl',
  'smoothie',
  'toast',
  'sandwich',
  'wrap',
  'taco',
  'pizza',
  'burger',
  'pancakes',
  'muffins',
  'omelette',
  'scramble',
  'frittata',
  'plate',
  'tray-bake',
  'bake',
  'stuffed',
  'skewers',
  'patties',
  'bites',
  'dip',
  'pudding',
  'platter',
  'roll',
] as const;
export type DishForm = (typeof DISH_FORMS)[number];

export const KIT_LEVELS = ['easy', 'medium', 'hard'] as const;
export type KitLevel = (typeof KIT_LEVELS)[number];

/** How well an eater without a diet knows a dish: cooked at home all the time; eaten or ordered by most; new to most, or a stand-in. */
export const FAMILIARITIES = ['everyday', 'known', 'adventurous'] as const;
export type Familiarity = (typeof FAMILIARITIES)[number];

/** One food of a kit with the amount it was written with and how far the portion solver may go. */
export type KitItem = {
  readonly foodId: string;
  readonly quantity: number;
  readonly unit: FoodUnit | 'g';
  /** `null` when the author gave no bounds: half to one and three quarters of the amount. */
  readonly bounds: { readonly low: number; readonly high: number } | null;
  /** "finely chopped": printed after the food in the ingredient line. */
  readonly prep: string | null;
  /** Replaces the food's name in title, description and steps, never in the ingredient line. */
  readonly shownAs: string | null;
  /** How many plates the amounts are for, where a whole pot is meant; else one. */
  readonly plates?: number;
};

export type KitAlternative = {
  readonly items: readonly KitItem[];
  /** Written `|!`: taken only where a rule forbids every plain alternative of the part. */
  readonly substitute: boolean;
  /** Written `&`: the items scale as one, as a batter does; the first item leads. */
  readonly tied: boolean;
};

export type KitPart = {
  readonly name: string;
  readonly optional: boolean;
  readonly alternatives: readonly KitAlternative[];
};

/** A dish idea written by a cook: parts with curated choices, and its own steps. Nothing about diets: that is derived from the foods. */
export type Kit = {
  readonly id: string;
  readonly title: string;
  /** Further names that people ask for the dish by, beside its title: "mac n cheese". No two kits have one in common. */
  readonly aliases?: readonly string[];
  readonly description: string;
  readonly cuisine: Cuisine;
  readonly slots: readonly MealSlot[];
  readonly ideaClass: IdeaClass;
  readonly form: DishForm;
  /** How the picture serves and dresses it, where form, title and foods do not tell. */
  readonly served?: DishBase;
  readonly sauce?: Sauce;
  readonly level: KitLevel;
  readonly equipment: readonly string[];
  readonly keepsDays: number | null;
  /** How many plates one pot of it makes well, where nobody cooks less than a pot: a braise, a slow cooker's, a roast. */
  readonly potPlates?: number;
  /** Read off by two readers apart from each other; docs/readings/2026-11-familiarity.md. */
  readonly familiarity: Familiarity;
  readonly parts: readonly KitPart[];
  /** Names of parts, and ids of foods of the seasoning, whose amounts move as one: a dough of several parts, rice and its vinegar. The first leads. */
  readonly tied?: readonly (readonly string[])[];
  /** Small fixed amounts: spices, aromatics, a squeeze of lemon. */
  readonly seasoning: readonly KitItem[];
  /** Step templates with their `~minutes` and `@marks`. */
  readonly steps: readonly string[];
  readonly tips: readonly string[];
};

/** A kit of the generated table. */
export type TimedKit = Kit & {
  /**
   * Minutes of preparation and in all of each variant, one after the other in the order of `listVariants`: the build measures
   * them, because parsing the steps of every kit was a sixth of what a first plan waits for.
   */
  readonly minutes?: readonly number[];
};

import type { Brand } from '../base/brand.ts';
import type { Nutrients } from './nutrients.ts';

/** Kebab-case name of a food in the table, such as `chickpeas-canned`. */
export type FoodId = Brand<string, 'FoodId'>;

/** What a food is. Diets, allergens and categories are derived from it and from the facets, never declared by a kit. */
export const FOOD_KINDS = [
  'vegetable',
  'fruit',
  'herb',
  'mushroom',
  'seaweed',
  'legume',
  'soy',
  'grain',
  'pseudo-grain',
  'starchy-root',
  'pasta',
  'bread',
  'flour',
  'nut',
  'peanut',
  'seed',
  'beef',
  'lamb',
  'pork',
  'game',
  'poultry',
  'offal',
  'processed-meat',
  'fish',
  'crustacean',
  'mollusc',
  'egg',
  'milk',
  'cheese',
  'yogurt',
  'cream',
  'butter',
  'plant-milk',
  'plant-dairy',
  'meat-substitute',
  'oil',
  'animal-fat',
  'sweetener',
  'honey',
  'spice',
  'salt',
  'condiment',
  'sauce',
  'vinegar',
  'stock',
  'alcohol',
  'beverage',
  'baking',
  'confectionery',
  'protein-powder',
  'snack',
  'prepared',
] as const;
export type FoodKind = (typeof FOOD_KINDS)[number];

/** The allergens Larder knows. Cereals with gluten stand as one; tree nuts and peanut apart; crustaceans and molluscs apart. */
export const ALLERGENS = [
  'gluten',
  'dairy',
  'egg',
  'fish',
  'crustacean',
  'mollusc',
  'tree-nut',
  'peanut',
  'soy',
  'sesame',
  'mustard',
  'celery',
  'sulphite',
  'lupin',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** What a rule needs to know beyond the kind. Absent means "no". */
export const FOOD_FACETS = [
  'contains-alcohol',
  'contains-pork',
  'contains-beef',
  'contains-poultry',
  'contains-fish',
  'contains-shellfish',
  'contains-gelatin',
  'animal-rennet',
  'contains-honey',
  'contains-meat-stock',
  'contains-egg',
  'contains-dairy',
  'may-contain-gluten', // oats, stock, some sauces: a certified product is needed
  'high-mercury',
  'unpasteurised',
  'soft-cheese',
  'smoked-or-cured',
  'deli-meat',
  'raw-sprouts',
  'caffeine',
  'high-vitamin-a',
  'ready-to-eat',
  'added-sugar',
  'refined-grain',
  'whole-grain',
  'nightshade',
  'allium',
  'leafy',
  'starchy',
  'non-kosher-fish',
  'legume-like',
  'processed',
  'grain-like',
  'rare', // not in an ordinary supermarket of the US or the UK
  'stand-in', // eaten in the place of meat, fish, egg, dairy or flour
] as const;
export type FoodFacet = (typeof FOOD_FACETS)[number];

export const FOOD_STATES = ['raw', 'dry', 'cooked', 'canned', 'canned-drained', 'frozen', 'dried', 'prepared'] as const;
export type FoodState = (typeof FOOD_STATES)[number];

/** Household units a food may have. Mass units (g, oz, lb, kg) need no entry; volume follows from `cup`, `tbsp` or `tsp`. */
export const FOOD_UNITS = [
  'each',
  'small',
  'medium',
  'large',
  'cup',
  'cup-chopped',
  'cup-sliced',
  'cup-grated',
  'cup-mashed',
  'cup-packed',
  'cup-whole',
  'cup-cooked',
  'tbsp',
  'tsp',
  'clove',
  'slice',
  'stick',
  'can',
  'jar',
  'package',
  'scoop',
  'handful',
  'stalk',
  'head',
  'bunch',
  'sprig',
  'leaf',
  'piece',
  'fillet',
  'breast',
  'thigh',
  'wedge',
  'ear',
  'link',
  'sheet',
  'pinch',
  'dash',
  'cube',
  'bar',
  'bottle',
  'rasher',
  'strip',
  'patty',
  'loaf',
  'spear',
  'floret',
  'rib',
  'knob',
  'inch',
  'drop',
  'block',
  'bag',
  'container',
  'envelope',
  'square',
  'ball',
] as const;
export type FoodUnit = (typeof FOOD_UNITS)[number];

export const AISLES = [
  'produce',
  'meat-counter',
  'fish-counter',
  'dairy-eggs',
  'bakery',
  'frozen',
  'grains-pasta',
  'canned-jarred',
  'oils-vinegars',
  'spices',
  'condiments',
  'baking',
  'nuts-seeds',
  'snacks',
  'drinks',
  'world',
  'health',
] as const;
export type Aisle = (typeof AISLES)[number];

export type FoodNames = {
  /** Singular or mass noun as it stands alone: "red lentil", "spinach". */
  readonly noun: string;
  readonly plural: string;
  /** Form before another noun: "chickpea" wrap, "snap pea" stir-fry. */
  readonly modifier: string;
  /** Further names people use, US and British, lower case, singular. Unique over the table. */
  readonly aliases: readonly string[];
  /** `listFoodNameKeys` of them, with "|" between: of the table's 6,000 names they took a tenth of the start, so the build writes them. */
  readonly keys?: string;
};

/**
 * How far a mix is from the food it stands for: one near-identical food in its place, a ratio that makes the food what it is,
 * or shares judged from an ingredient list.
 */
export type MixBasis = 'stand-in' | 'definition' | 'estimate';

/** Who says what the figures are: a national table's analysis, a package or its maker's page, or a law or a formula. */
export type StatedBasis = 'analysis' | 'package' | 'definition';

/** Where its figures are from is stated with its entry in packages/kitchen/foods: a plan never asks, and it was a quarter of the table. */
export type Food = {
  readonly id: FoodId;
  readonly names: FoodNames;
  /** Per 100 g of the edible part, in the state named. */
  readonly per100g: Nutrients;
  readonly kind: FoodKind;
  readonly state: FoodState;
  readonly allergens: readonly Allergen[];
  readonly facets: readonly FoodFacet[];
  /** Grams of the edible part per one unit. */
  readonly unitGrams: Readonly<Partial<Record<FoodUnit, number>>>;
  /** The unit a cook would use first; `g` for what is weighed. */
  readonly preferredUnit: FoodUnit | 'g';
  /** Share of the bought weight that is thrown away, 0 to 1. */
  readonly refuse: number;
  /** Cooked weight per raw weight, where it was looked up. */
  readonly cookedYield: number | null;
  readonly aisle: Aisle;
  /** 1 cheap, 2 usual, 3 dear, per portion in a US supermarket. */
  readonly cost: 1 | 2 | 3;
};

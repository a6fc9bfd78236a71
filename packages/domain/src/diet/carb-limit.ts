import type { Food, FoodKind, FoodUnit } from '../food/food.ts';
import { hasFacet, netCarbsPer100g } from './food-class.ts';

/**
 * Whether a food as such is too starchy or sweet for a keto day. The day's total decides in the end; this keeps bread,
 * beans and sweet fruit out of dishes that could only fit as a crumb.
 */
export function isTooStarchyForKeto(food: Food): boolean {
  if (hasFacet(food, 'added-sugar') && netCarbsPer100g(food) > 5) return true;
  if (food.kind === 'sweetener') return hasFacet(food, 'added-sugar') || food.per100g.sugar !== 0;
  if (FLAVORING_IDS.has(food.id)) return false;
  const seasoningGrams = seasoningPortionGrams(food);
  if (seasoningGrams !== undefined) return (netCarbsPer100g(food) * seasoningGrams) / 100 > SEASONING_NET_CARBS;
  return netCarbsPer100g(food) > (KETO_NET_CARBS[food.kind] ?? 12);
}

/** Grains, flours, sugar and sweets. Beans, fruit and roots may be in a low-carb day, which has its own total. */
export function isTooStarchyForLowCarb(food: Food): boolean {
  if (hasFacet(food, 'added-sugar') && netCarbsPer100g(food) > 20) return true;
  if (food.kind === 'sweetener' || food.kind === 'honey') return food.per100g.sugar !== 0;
  const seasoningGrams = seasoningPortionGrams(food);
  if (seasoningGrams !== undefined) return (netCarbsPer100g(food) * seasoningGrams) / 100 > 2 * SEASONING_NET_CARBS;
  return netCarbsPer100g(food) > (LOW_CARB_NET_CARBS[food.kind] ?? 40);
}

/**
 * Net grams per 100 g as sold. Set so that SR28's figures fall on the side where keto lists put the food: berries in
 * (raspberry 5, strawberry 6), apple out (11); carrot in (7), peas out (9); almonds in (9), cashews out (27).
 */
const KETO_NET_CARBS: Readonly<Partial<Record<FoodKind, number>>> = {
  vegetable: 8,
  fruit: 8,
  mushroom: 60,
  legume: 5,
  soy: 10,
  grain: 5,
  'pseudo-grain': 5,
  'starchy-root': 5,
  pasta: 10,
  bread: 10,
  flour: 15,
  nut: 20,
  peanut: 20,
  seed: 20,
  honey: 0,
  milk: 6,
  yogurt: 6,
  cream: 8,
  cheese: 8,
  herb: 60,
  seaweed: 60,
  spice: 100,
  salt: 100,
  vinegar: 20,
  baking: 45,
  'protein-powder': 15,
  confectionery: 25,
  beverage: 2,
  alcohol: 3,
  'plant-milk': 3,
};

const LOW_CARB_NET_CARBS: Readonly<Partial<Record<FoodKind, number>>> = {
  vegetable: 16,
  fruit: 30,
  grain: 15,
  'pseudo-grain': 15,
  'starchy-root': 15,
  legume: 40,
  pasta: 15,
  bread: 20,
  flour: 20,
  snack: 25,
  prepared: 25,
  confectionery: 35,
  beverage: 6,
  herb: 100,
  spice: 100,
  salt: 100,
  seaweed: 100,
  mushroom: 100,
  baking: 60,
};

/** Squeezed, grated or a spoonful fried at the start: by the 100 g they are over the line (lime juice 8.0), by the dish they never are. */
const FLAVORING_IDS: ReadonlySet<string> = new Set([
  'lemon',
  'lemon-juice',
  'lemon-zest',
  'lime',
  'lime-juice',
  'lime-zest',
  'orange-zest',
  'shallot',
  'leek',
]);

/** A tablespoon of tomato paste or a clove of garlic is judged by the spoon, not by 100 g. */
const SEASONING_UNITS: readonly FoodUnit[] = ['tbsp', 'tsp', 'clove', 'pinch', 'dash', 'sprig', 'leaf', 'knob', 'drop'];
const SEASONING_KINDS: ReadonlySet<FoodKind> = new Set(['vegetable', 'herb', 'spice', 'condiment', 'sauce', 'stock', 'baking', 'beverage']);
const SEASONING_NET_CARBS = 4;

function seasoningPortionGrams(food: Food): number | undefined {
  const unit = food.preferredUnit;
  if (unit === 'g' || !SEASONING_UNITS.includes(unit) || !SEASONING_KINDS.has(food.kind)) return undefined;
  return food.unitGrams[unit];
}

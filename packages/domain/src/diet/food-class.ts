import { DAIRY_KINDS, MEAT_KINDS, SEAFOOD_KINDS } from '../food/food-kinds.ts';
import type { Food, FoodFacet, FoodKind } from '../food/food.ts';

const MEAT_FACETS: readonly FoodFacet[] = ['contains-pork', 'contains-beef', 'contains-poultry', 'contains-meat-stock'];
const SEAFOOD_FACETS: readonly FoodFacet[] = ['contains-fish', 'contains-shellfish'];

export const hasFacet = (food: Food, facet: FoodFacet): boolean => food.facets.includes(facet);

const hasAnyFacet = (food: Food, facets: readonly FoodFacet[]): boolean => facets.some((facet) => food.facets.includes(facet));

export const isDairy = (food: Food): boolean =>
  DAIRY_KINDS.has(food.kind) || food.allergens.includes('dairy') || hasFacet(food, 'contains-dairy');

export const isEgg = (food: Food): boolean => food.kind === 'egg' || food.allergens.includes('egg') || hasFacet(food, 'contains-egg');

/** Flesh of a land animal, or made from it. Clarified butter filed as an animal fat is dairy, not meat. */
export const isMeat = (food: Food): boolean =>
  MEAT_KINDS.has(food.kind) || hasAnyFacet(food, MEAT_FACETS) || (food.kind === 'animal-fat' && !isDairy(food));

export const isFish = (food: Food): boolean => food.kind === 'fish' || hasFacet(food, 'contains-fish') || food.allergens.includes('fish');

export const isShellfish = (food: Food): boolean =>
  food.kind === 'crustacean' ||
  food.kind === 'mollusc' ||
  hasFacet(food, 'contains-shellfish') ||
  food.allergens.includes('crustacean') ||
  food.allergens.includes('mollusc');

export const isSeafood = (food: Food): boolean =>
  SEAFOOD_KINDS.has(food.kind) || hasAnyFacet(food, SEAFOOD_FACETS) || isFish(food) || isShellfish(food);

export const isPork = (food: Food): boolean => food.kind === 'pork' || hasFacet(food, 'contains-pork');

/** Sausage, cold cuts, rendered fat and meat stock are pork unless the table says of what else they are made. */
export const mayBePork = (food: Food): boolean =>
  isPork(food) || (isOfUnnamedMeat(food) && !hasAnyFacet(food, ['contains-beef', 'contains-poultry']));

const isOfUnnamedMeat = (food: Food): boolean =>
  food.kind === 'processed-meat' || (food.kind === 'animal-fat' && !isDairy(food)) || hasFacet(food, 'contains-meat-stock');

export const isAlcoholic = (food: Food): boolean => food.kind === 'alcohol' || hasFacet(food, 'contains-alcohol');

/** Vanilla extract and its like, which are measured by the teaspoon: alcoholic, and no drink. */
export const hasTraceOfAlcohol = (food: Food): boolean => isAlcoholic(food) && TRACE_KINDS.has(food.kind);
const TRACE_KINDS: ReadonlySet<FoodKind> = new Set<FoodKind>(['baking', 'spice', 'vinegar']);

/** Grams per 100 g. Unknown fibre counts as none, so the figure is never too low. */
export const netCarbsPer100g = (food: Food): number => Math.max(0, food.per100g.carbs - (food.per100g.fiber ?? 0));

/** Whether a word stands in the id: for species that share a kind, such as rabbit and venison. */
export const isNamed = (food: Food, words: readonly string[]): boolean => {
  const parts = food.id.split('-');
  return words.some((word) => parts.includes(word));
};

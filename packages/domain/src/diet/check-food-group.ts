import { FLESH_KINDS } from '../food/food-kinds.ts';
import type { Food, FoodFacet, FoodKind } from '../food/food.ts';
import { hasFacet, isDairy, isNamed, netCarbsPer100g } from './food-class.ts';

/** The usual "no grains, legumes, dairy, refined sugar or processed food" (Cordain); sweet potato and honey are in. */
export function whyNotPaleo(food: Food): string | undefined {
  const reason = PALEO_REASON_BY_KIND[food.kind];
  if (reason) return reason;
  if (hasFacet(food, 'legume-like') || food.allergens.includes('soy') || food.allergens.includes('peanut'))
    return 'it is or contains a legume';
  if (hasFacet(food, 'grain-like') || food.allergens.includes('gluten')) return 'it is or contains a grain';
  if (isDairy(food)) return 'it is or contains dairy';
  if (food.kind === 'flour') return isNamed(food, PALEO_FLOURS) ? undefined : 'it is a flour of grain or legume';
  if (food.kind === 'oil' && isNamed(food, SEED_OILS)) return 'it is a refined seed oil';
  if (hasFacet(food, 'added-sugar')) return 'it has added sugar';
  return hasFacet(food, 'processed') && food.kind !== 'nut' ? 'it is processed' : undefined;
}

const SEED_OILS = ['canola', 'vegetable', 'corn', 'soybean', 'safflower', 'sunflower', 'grapeseed', 'peanut', 'cottonseed'];
const PALEO_FLOURS = ['almond', 'coconut', 'hazelnut', 'cassava', 'tapioca', 'arrowroot', 'plantain', 'chestnut', 'tigernut'];

const PALEO_REASON_BY_KIND: Readonly<Partial<Record<FoodKind, string>>> = {
  grain: 'it is a grain',
  'pseudo-grain': 'it is eaten as a grain',
  pasta: 'it is or stands for a grain',
  bread: 'it is or stands for a grain',
  legume: 'it is a legume',
  soy: 'it is a legume',
  peanut: 'it is a legume',
  milk: 'it is dairy',
  cheese: 'it is dairy',
  yogurt: 'it is dairy',
  cream: 'it is dairy',
  butter: 'it is dairy',
  alcohol: 'it is alcohol',
  sweetener: 'it is a sweetener',
  confectionery: 'it is a sweet',
  snack: 'it is processed',
  'meat-substitute': 'it is processed',
};

/**
 * Animal foods, salt and water. Of dairy only butter and cheese that is nearly all fat and protein: milk sugar is what
 * the diet leaves out (Baker, "The Carnivore Diet"). Pepper and herbs are plants.
 */
export function whyNotCarnivore(food: Food): string | undefined {
  if (PLANT_FACETS.some((facet) => hasFacet(food, facet)) || food.allergens.includes('gluten') || food.allergens.includes('soy'))
    return 'it is or contains a plant';
  if (CARNIVORE_KINDS.has(food.kind)) return hasFacet(food, 'added-sugar') || netCarbsPer100g(food) > 8 ? 'it has carbs' : undefined;
  if (food.kind === 'cheese') return isHardCheese(food) ? undefined : 'only hard cheese is used';
  if (food.kind === 'stock') return hasFacet(food, 'contains-meat-stock') ? undefined : 'it is not made from meat alone';
  if (food.kind === 'beverage') return isNamed(food, ['water']) && food.per100g.carbs === 0 ? undefined : 'it is or contains a plant';
  if (hasFacet(food, 'contains-gelatin') && netCarbsPer100g(food) < 1) return undefined;
  return isDairy(food) ? 'it has milk sugar' : 'it is or contains a plant';
}

/** SR28: cheddar 23 g of protein, parmesan 36 with 4 g of carbs; ricotta and cottage cheese 11. */
export const isHardCheese = (food: Food): boolean =>
  !hasFacet(food, 'soft-cheese') && food.per100g.protein >= 20 && netCarbsPer100g(food) <= 5;

const CARNIVORE_KINDS: ReadonlySet<FoodKind> = new Set([...FLESH_KINDS, 'egg', 'animal-fat', 'butter', 'salt']);

const PLANT_FACETS: readonly FoodFacet[] = ['grain-like', 'legume-like', 'nightshade', 'allium', 'leafy', 'starchy'];

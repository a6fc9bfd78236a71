import type { Food } from '../food/food.ts';
import { gramsPerUnit } from '../food/unit-grams.ts';
import { isProduce, isVegetable, listMains, nameMainProtein } from './main-protein.ts';
import type { DishTraits } from './dish.ts';
import type { VariantItem } from './variant.ts';

/** What selection weighs beside the macros, from the amounts as written. */
export function describeTraits(items: readonly VariantItem[], writtenKcal: number): DishTraits {
  const weighed = items.map(({ food, item }) => ({ food, grams: item.quantity * (gramsPerUnit(food, item.unit) ?? 0) }));
  const total = (value: (food: Food) => number | null): number =>
    weighed.reduce((sum, { food, grams }) => sum + ((value(food) ?? 0) * grams) / 100, 0);
  const perThousandKcal = 1000 / Math.max(1, writtenKcal);
  const heaviest = (kinds: ReadonlySet<string>, nutrient: 'protein' | 'carbs'): Food | undefined => {
    const ranked = weighed
      .filter(({ food }) => kinds.has(food.kind))
      .toSorted((a, b) => b.grams * b.food.per100g[nutrient] - a.grams * a.food.per100g[nutrient]);
    return ranked[0]?.food;
  };
  const proteinFood = heaviest(PROTEIN_KINDS, 'protein');
  return {
    fiber: total(({ per100g }) => per100g.fiber) * perThousandKcal,
    sodium: total(({ per100g }) => per100g.sodium) * perThousandKcal,
    saturatedFat: total(({ per100g }) => per100g.saturatedFat) * perThousandKcal,
    addedSugarFoods: weighed.filter(({ food, grams }) => food.facets.includes('added-sugar') && grams > 5).length,
    produceGrams: weighed.filter(({ food }) => isProduce(food)).reduce((sum, { grams }) => sum + grams, 0),
    vegetableGrams: weighed.filter(({ food }) => isVegetable(food)).reduce((sum, { grams }) => sum + grams, 0),
    wholeGrain: weighed.some(({ food }) => food.facets.includes('whole-grain')) ? 1 : 0,
    mediterranean: weighed.reduce((sum, { food, grams }) => sum + (grams >= 5 ? patternOf(food) : 0), 0),
    cost: weighed.reduce((sum, { food, grams }) => sum + (grams >= 10 ? food.cost - 1 : 0), 0) / Math.max(1, weighed.length),
    proteinFood: proteinFood ? nameMainProtein(proteinFood) : null,
    mains: listMains(weighed),
    starchFood: heaviest(STARCH_KINDS, 'carbs')?.id ?? null,
    perishables: weighed
      .filter(({ food, grams }) => SPOILING_KINDS.has(food.kind) && food.state === 'raw' && grams >= 15)
      .map(({ food }) => food.id),
    ingredientCount: items.length,
  };
}

const PROTEIN_KINDS: ReadonlySet<string> = new Set(
  'beef lamb pork game poultry offal processed-meat fish crustacean mollusc egg soy legume meat-substitute cheese yogurt protein-powder'.split(
    ' ',
  ),
);
const STARCH_KINDS: ReadonlySet<string> = new Set('grain pseudo-grain starchy-root pasta bread flour'.split(' '));
const SPOILING_KINDS: ReadonlySet<string> = new Set(
  'vegetable herb fruit mushroom beef lamb pork poultry fish crustacean mollusc'.split(' '),
);

/** Willett et al. 1995, the Mediterranean diet pyramid: what is eaten daily, weekly and seldom. */
function patternOf({ id, kind }: Food): number {
  if (id === 'olive-oil') return 1;
  if (DAILY_KINDS.has(kind)) return 0.7;
  return SELDOM_KINDS.has(kind) ? -1.5 : 0;
}

const DAILY_KINDS: ReadonlySet<string> = new Set('fish legume nut crustacean mollusc'.split(' '));
const SELDOM_KINDS: ReadonlySet<string> = new Set('beef lamb pork game processed-meat butter cream confectionery'.split(' '));

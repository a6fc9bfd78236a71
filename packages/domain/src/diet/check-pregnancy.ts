import type { Food } from '../food/food.ts';
import { hasFacet, hasTraceOfAlcohol, isAlcoholic, isMeat, isNamed, isSeafood } from './food-class.ts';

export const PASTEURIZED_LABEL = 'pasteurized';

/** NHS "Foods to avoid in pregnancy" and FDA "Food Safety for Moms-to-Be": the stricter of the two where they differ. */
export function whyNotPregnancy(food: Food): { readonly reason: string; readonly label?: string } | undefined {
  if (hasFacet(food, 'high-mercury')) return { reason: 'it is high in mercury' };
  // A teaspoon of vanilla extract or a splash of wine vinegar is baked or diluted away; wine and mirin are not used at all.
  if (isAlcoholic(food) && !hasTraceOfAlcohol(food)) return { reason: 'it is or contains alcohol' };
  if (hasFacet(food, 'high-vitamin-a') && (food.kind === 'offal' || isMeat(food))) return { reason: 'liver is too high in vitamin A' };
  if (isNamed(food, ['liver', 'liverwurst', 'pate'])) return { reason: 'liver is too high in vitamin A' };
  if (hasFacet(food, 'raw-sprouts')) return { reason: 'raw sprouts can carry bacteria' };
  if (hasFacet(food, 'deli-meat')) return { reason: 'cold cuts can carry listeria' };
  if (hasFacet(food, 'smoked-or-cured') && (isSeafood(food) || hasFacet(food, 'ready-to-eat')))
    return { reason: 'it is smoked or cured and eaten without cooking' };
  if (food.kind === 'cheese' && isNamed(food, MOLD_RIPENED)) return { reason: 'soft mold-ripened and blue cheese can carry listeria' };
  if (hasFacet(food, 'unpasteurised')) return { reason: 'it is not pasteurized' };
  if (hasFacet(food, 'soft-cheese') || isNamed(food, OFTEN_RAW_MILK))
    return { reason: 'it is made with pasteurized milk', label: PASTEURIZED_LABEL };
  return undefined;
}

/** Firm, but sold fresh and from raw milk too: the cheese of several outbreaks of listeria (CDC). */
const OFTEN_RAW_MILK = ['cotija'];
const MOLD_RIPENED = ['brie', 'camembert', 'blue', 'gorgonzola', 'roquefort', 'stilton', 'chevre', 'taleggio'];

import type { FoodUnit } from '../food/food.ts';
import { gramsPerUnit } from '../food/unit-grams.ts';
import type { VariantItem } from './variant.ts';

export type SaltStep = { readonly quantity: number; readonly unit: FoodUnit | 'g' };

/**
 * Table salt brings no macros, so the portion solver never moves it; but a day that is salty by its foods can do with a
 * pinch where a kit was written with an eighth of a teaspoon. Ascending; the written amount is the last.
 */
export function listSaltSteps({ item, food, group }: VariantItem): readonly SaltStep[] {
  const written: SaltStep = { quantity: item.quantity, unit: item.unit };
  if (food.id !== 'salt' || group !== null) return [written];
  const writtenGrams = gramsOf(food, written);
  // What is salted for its own sake, a salt-broiled fish, has bounds as other foods do: below them it is another dish.
  const leastGrams = item.bounds === null ? 0 : gramsOf(food, { quantity: item.bounds.low, unit: item.unit });
  const isLess = (grams: number): boolean => grams < writtenGrams - NOTICEABLE_GRAMS && grams > leastGrams - NOTICEABLE_GRAMS;
  return [...LESS_SALT.filter((step) => isLess(gramsOf(food, step))), written];
}

/** In the item's own unit: what a salty day leaves of it. */
export function leastQuantity(entry: VariantItem): number {
  const [least] = listSaltSteps(entry);
  const unitGrams = gramsPerUnit(entry.food, entry.item.unit) ?? 0;
  return unitGrams === 0 ? entry.item.quantity : gramsOf(entry.food, least!) / unitGrams;
}

const LESS_SALT: readonly SaltStep[] = [
  { quantity: 1, unit: 'pinch' },
  { quantity: 1 / 8, unit: 'tsp' },
  { quantity: 1 / 4, unit: 'tsp' },
];
const NOTICEABLE_GRAMS = 0.1;

const gramsOf = (food: VariantItem['food'], { quantity, unit }: SaltStep): number => quantity * (gramsPerUnit(food, unit) ?? 0);

import type { Corpus } from '../kit/corpus.ts';
import { listOverGrams } from '../plan/frame/plan-rules.ts';
import type { Plate, PlannedMeal } from '../plan/plan.ts';
import { isPlateSafeFor } from './age-safety.ts';
import type { Seat } from './seat.ts';
import { leastAgeOf } from './table-eater.ts';
import { isPlateAllowed } from './table-rules.ts';

type Of = { readonly meal: PlannedMeal; readonly corpus: Corpus };

/** Whether somebody may have these foods by the rules of today. Where there are any, none can vouch for a food that is not in the table. */
export function fitsRules(portions: readonly { readonly foodId: string }[], { rulesAt }: Seat, { meal, corpus }: Of): boolean {
  const { rules, excludedFoodIds } = rulesAt[meal.slot];
  if (rules.length === 0 && excludedFoodIds.size === 0) return true;
  const foods = portions.flatMap(({ foodId }) => corpus.foodsById.get(foodId) ?? []);
  return foods.length === portions.length && isPlateAllowed(foods, rulesAt[meal.slot]);
}

/** Whether a plate that was laid before may still be had by whose it is: what it is of, how much of it, and how it is cut. */
export const fitsPlate = (plate: Plate, seat: Seat, of: Of): boolean =>
  isPlateSafeFor(leastAgeOf(seat.eater), plate, of) &&
  fitsRules(plate.portions, seat, of) &&
  listOverGrams(plate.portions, seat.rulesAt[of.meal.slot]).length === 0;

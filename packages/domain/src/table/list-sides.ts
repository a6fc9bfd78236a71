import { labelsFor } from '../diet/check-dish.ts';
import type { Food } from '../food/food.ts';
import type { Macros } from '../food/nutrients.ts';
import { gramsPerUnit } from '../food/unit-grams.ts';
import type { MealStyle } from '../plan/plan.ts';
import { isSideForToddlers } from '../plan/frame/toddler.ts';
import { roundGrams } from '../quantity/round-grams.ts';
import { formatPortion } from '../recipe/format-portion.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import { CHOKING_AGE } from './age-safety.ts';
import { leastAgeOf } from './table-eater.ts';
import type { Seat } from './seat.ts';
import { SIDES } from './side.table.ts';
import { sumFoodMacros } from './sum-food-macros.ts';
import { isPlateAllowed } from './table-rules.ts';

/** One amount of one food beside a plate. */
export type Side = { readonly food: Food; readonly grams: number; readonly text: string; readonly macros: Macros };

/** What may stand beside this eater's plate of these foods. What the dish holds already is no side to it. */
export function listSides(
  { eater, rulesAt }: Seat,
  { slot, foods, style, foodsById }: { slot: MealSlot; foods: readonly Food[]; style: MealStyle; foodsById: ReadonlyMap<string, Food> },
): readonly Side[] {
  const rules = rulesAt[slot];
  const onPlate = new Set(foods.map(({ id }) => id));
  return SIDES.flatMap(({ foodId, unit, quantities, slots }) => {
    const food = foodsById.get(foodId);
    if (!food || !slots.includes(slot) || onPlate.has(food.id) || !isPlateAllowed([...foods, food], rules)) return [];
    if (leastAgeOf(eater) < CHOKING_AGE && !isSideForToddlers(food)) return [];
    return quantities.flatMap((quantity): readonly Side[] => {
      const grams = roundGrams(quantity * (gramsPerUnit(food, unit) ?? 0));
      if (grams === 0 || grams > (rules.mostGrams.get(foodId) ?? Infinity)) return [];
      const labels = labelsFor(food, rules.rules);
      const { text } = formatPortion(food, { quantity, unit }, { system: style.system, prep: null, labels });
      return [{ food, grams, text, macros: sumFoodMacros([{ per100g: food.per100g, grams }]) }];
    });
  });
}

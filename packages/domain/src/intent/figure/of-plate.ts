import type { MealSlot } from '../../recipe/meal-slot.ts';
import { MEAL_SLOTS } from '../../recipe/meal-slot.ts';
import { isFood, type Item } from '../language/read-items.ts';

/** "600 cals a head", "800 calories a plate or so": what one meal has for each who eats it, and never a day. `at`: behind the figure and its unit. */
export const isOfPlate = (items: readonly Item[], at: number): boolean => PLATE.test(behind(items, at));
const PLATE = /^(?:(?:a|per) (?:head|plate|portion|serving|bowl|pop|plateful)|plated)\b/u;

/** "500 calories each". */
export const isOfEach = (items: readonly Item[], at: number): boolean => EACH.test(behind(items, at));
const EACH = /^(?:each|apiece|(?:a|per) person|pp)\b/u;

const behind = (items: readonly Item[], at: number): string =>
  items
    .slice(at, at + 3)
    .map(({ words }) => words)
    .join(' ');

/**
 * The meals that a figure for every plate is of: those that are named, or dinner. "700 cal each" is one at a table that something is
 * cooked for; of two who want to lose weight it is a day, and too little for one.
 */
export function mealsOfPlate(items: readonly Item[], { at, size }: { readonly at: number; readonly size: number }): readonly MealSlot[] {
  const isPlate = isOfPlate(items, at) && size <= MOST_PLATE_KCAL;
  if (!isPlate && !(isOfEach(items, at) && size <= MOST_EACH_KCAL && isOfTable(items))) return [];
  const named = new Set(items.flatMap(({ effect }) => effect?.slot ?? []));
  return named.size === 0 ? ['dinner'] : MEAL_SLOTS.filter((slot) => named.has(slot));
}
const MOST_PLATE_KCAL = 1100;
const MOST_EACH_KCAL = 800;

/** A meal, a dish or a food is spoken of, and no day. */
const isOfTable = (items: readonly Item[]): boolean =>
  items.some(
    (item) =>
      isFood(item) || item.effect?.slot !== undefined || item.effect?.dish !== undefined || /^(?:something|anything)$/u.test(item.words),
  ) &&
  !items.some(({ effect, words }) => effect?.aims !== undefined || effect?.energy !== undefined || effect?.perDay || OF_DAY.test(words));
const OF_DAY = /\b(?:days?|daily|diet|dieting|total|limit|week|lose|losing)\b/u;

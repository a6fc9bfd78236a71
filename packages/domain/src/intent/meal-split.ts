import { MEAL_SLOTS, type ByMealSlot, type MealSlot } from '../recipe/meal-slot.ts';

/** Share of the day's energy, planner design 8: 25/32/33/10. */
const USUAL_SPLIT: ByMealSlot<number> = { breakfast: 0.25, lunch: 0.32, dinner: 0.33, snack: 0.1 };

/** The usual split over the slots that are eaten, summing to 1. */
export function splitDay(slots: readonly MealSlot[]): ByMealSlot<number> {
  const whole = slots.reduce((sum, slot) => sum + USUAL_SPLIT[slot], 0);
  return Object.fromEntries(MEAL_SLOTS.map((slot) => [slot, slots.includes(slot) ? USUAL_SPLIT[slot] / whole : 0])) as ByMealSlot<number>;
}

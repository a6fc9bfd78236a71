import type { Intent, MealSize } from '../intent.ts';
import { MEAL_SLOTS, type ByMealSlot, type MealSlot } from '../../recipe/meal-slot.ts';

/** Share of the day's energy, planner design 8: 25/32/33/10. */
const USUAL_SPLIT: ByMealSlot<number> = { breakfast: 0.25, lunch: 0.32, dinner: 0.33, snack: 0.1 };

/** A light dinner is some 450 kcal of a usual day, a big breakfast 650. */
const SIZES: Readonly<Record<MealSize, number>> = { light: 0.65, big: 1.35 };

/** The usual split over the slots that are eaten, bent by the sizes they are to have, summing to 1. */
export function splitDay(slots: readonly MealSlot[], sizes: Intent['sizes'] = {}): ByMealSlot<number> {
  const weightOf = (slot: MealSlot): number => USUAL_SPLIT[slot] * (sizes[slot] ? SIZES[sizes[slot]] : 1);
  const whole = slots.reduce((sum, slot) => sum + weightOf(slot), 0);
  return Object.fromEntries(MEAL_SLOTS.map((slot) => [slot, slots.includes(slot) ? weightOf(slot) / whole : 0])) as ByMealSlot<number>;
}

/** How much of a usual day these meals are. */
export const shareOfDay = (slots: readonly MealSlot[]): number => slots.reduce((sum, slot) => sum + USUAL_SPLIT[slot], 0);

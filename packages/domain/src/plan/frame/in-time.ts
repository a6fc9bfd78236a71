import type { Dish } from '../../kit/dish.ts';
import type { MealSlot } from '../../recipe/meal-slot.ts';
import type { DayWishes } from './day-wishes.ts';
import { isWishedDish } from './wished-dishes.ts';

/**
 * Whether a dish is on the table within so many minutes. What has to stand before counts: oats for tomorrow are not there in ten
 * minutes. Not for who asked for that very dish, or cooks ahead.
 */
export const isInTime = (dish: Dish, { slot, most }: { slot: MealSlot; most: number | null }, wishes: DayWishes): boolean =>
  most === null ||
  (dish.time.totalMinutes <= most &&
    (dish.time.totalMinutes + dish.waitMinutes <= most || wishes.mealPrep || isWishedDish(dish, slot, wishes)));

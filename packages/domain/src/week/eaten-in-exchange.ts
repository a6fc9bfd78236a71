import { EXCHANGED_FOODS } from '../kit/exchange.ts';
import { hasSmallChild } from '../plan/frame/held-ways.ts';
import { isMealAllowed } from '../plan/frame/is-allowed.ts';
import { asUncut, isForToddlers } from '../plan/frame/toddler.ts';
import { MEAL_SLOTS } from '../recipe/meal-slot.ts';
import type { WeekDay } from './week-query.ts';

/**
 * Whether a food may be taken for another: by the rules of every meal, as it may come to any of them. One that is held to grams may
 * come in more, and of one that a small child may choke on nothing is known of how it is cut.
 */
export function eatenInExchange(days: readonly WeekDay[]): (foodId: string) => boolean {
  const context = days.find((day) => day.context)?.context;
  if (!context) return () => false;
  const { corpus, rulesAt, wishes } = context;
  const hasToddler = MEAL_SLOTS.some((slot) => hasSmallChild(wishes, slot));
  const eaten = new Set(
    EXCHANGED_FOODS.filter((foodId) =>
      MEAL_SLOTS.every((slot) => isMealAllowed({ portions: [{ foodId }] }, corpus, rulesAt[slot]) && !rulesAt[slot].mostGrams.has(foodId)),
    ),
  );
  const isForAll = (foodId: string): boolean => {
    const food = corpus.foodsById.get(foodId);
    return !hasToddler || (food !== undefined && isForToddlers(asUncut(food), { isCooked: false }));
  };
  return (foodId) => eaten.has(foodId) && isForAll(foodId);
}

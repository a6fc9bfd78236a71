import { EXCHANGED_FOODS } from '../kit/exchange.ts';
import { isMealAllowed } from '../plan/frame/plan-query.ts';
import { MEAL_SLOTS } from '../recipe/meal-slot.ts';
import type { WeekDay } from './week-query.ts';

/** Whether a food may be taken for another: by the rules of every meal, as it may come to any of them. */
export function eatenInExchange(days: readonly WeekDay[]): (foodId: string) => boolean {
  const context = days.find((day) => day.context)?.context;
  if (!context) return () => false;
  const { corpus, rulesAt } = context;
  const eaten = new Set(
    EXCHANGED_FOODS.filter((foodId) => MEAL_SLOTS.every((slot) => isMealAllowed({ portions: [{ foodId }] }, corpus, rulesAt[slot]))),
  );
  return (foodId) => eaten.has(foodId);
}

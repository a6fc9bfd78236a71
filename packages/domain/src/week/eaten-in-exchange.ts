import { EXCHANGED_FOODS } from '../kit/exchange.ts';
import { hasSmallChild } from '../plan/frame/held-ways.ts';
import { isMealAllowed } from '../plan/frame/is-allowed.ts';
import { asUncut, isForToddlers } from '../plan/frame/toddler.ts';
import { MEAL_SLOTS } from '../recipe/meal-slot.ts';
import type { WeekDay } from './week-query.ts';

/**
 * Whether a food may be taken for another: by the rules of every meal of every day, as it may come to any of them. One that is held to grams may
 * come in more, and of one that a small child may choke on nothing is known of how it is cut.
 */
export function eatenInExchange(days: readonly WeekDay[]): (foodId: string) => boolean {
  const contexts = days.flatMap(({ context }) => context ?? []);
  if (!contexts[0]) return () => false;
  const { corpus } = contexts[0];
  const hasToddler = contexts.some(({ wishes }) => MEAL_SLOTS.some((slot) => hasSmallChild(wishes, slot)));
  const byKey = new Map(contexts.flatMap(({ rulesAt }) => Object.values(rulesAt).map((rules) => [rules.key, rules] as const)));
  const allRules = [...byKey.values()];
  const eaten = new Set(
    EXCHANGED_FOODS.filter((foodId) =>
      allRules.every((rules) => isMealAllowed({ portions: [{ foodId }] }, corpus, rules) && !rules.mostGrams.has(foodId)),
    ),
  );
  const isForAll = (foodId: string): boolean => {
    const food = corpus.foodsById.get(foodId);
    return !hasToddler || (food !== undefined && isForToddlers(asUncut(food), { isCooked: false }));
  };
  return (foodId) => eaten.has(foodId) && isForAll(foodId);
}

import type { Dish } from '../kit/dish.ts';
import type { DayWishes } from '../plan/frame/day-wishes.ts';
import { factsOf, fitsDishWord } from '../plan/frame/fits-wish.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import type { Cook } from './cook.ts';
import type { WeekDay } from './week-query.ts';

/**
 * Minutes that a meal before, during or between work may take. Of twelve weeks that were read as their eaters would (docs/readings),
 * breakfasts were found too long from 24 minutes on, lunches from 44 and a snack at 18; dinners have a rule of the household.
 */
const MOST_MINUTES: Readonly<Partial<Record<MealSlot, number>>> = { breakfast: 15, lunch: 25, snack: 10 };
/** Nobody bakes pakoras for three quarters of an hour between two meals of a Saturday either. */
const MOST_MINUTES_OFF: Readonly<Partial<Record<MealSlot, number>>> = { snack: 20 };

/** With fewer ideas than this to choose from, a longer dish is better than the same ones every week. */
export const LEAST_EVERYDAY = 8;

/** Whether a dish is quick enough for the days its cook is made on. Who says how long a meal may take has said it. */
export function makeIsEveryday({ slot, kind, servings }: Cook, days: readonly WeekDay[]): (dish: Dish) => boolean {
  const made = kind === 'pot' ? servings.slice(0, 1) : servings;
  const { wishes } = days[servings[0]!.day]!.context!;
  const isOnWorkday = made.some(({ day }) => days[day]!.weekday >= 1 && days[day]!.weekday <= 5);
  const most = (isOnWorkday ? MOST_MINUTES : MOST_MINUTES_OFF)[slot];
  if (most === undefined || wishes.minutesAt[slot] !== null) return () => true;
  return (dish) => dish.time.totalMinutes <= most || isAskedFor(dish, wishes);
}

const isAskedFor = (dish: Dish, { dishes, dishWords }: DayWishes): boolean =>
  dishes.some((wished) => wished.dishes.has(dish)) || dishWords.some((word) => fitsDishWord(factsOf(dish), word));

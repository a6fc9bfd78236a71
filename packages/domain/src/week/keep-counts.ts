import type { Dish } from '../kit/dish.ts';
import type { WeekCounts, WeekMeal } from './score-week.ts';
import { countsAs } from './week-rules.ts';

type Counting = {
  readonly counts: WeekCounts;
  /** All other dishes of the week. */
  readonly others: readonly WeekMeal[];
  /** How many meals the dish in question is eaten at. */
  readonly plates: number;
  readonly now: Dish;
};

/** Whether another dish than the one there now would leave the week's counts and the sentence's wishes no worse. */
export function keepsCountsOfWeek({ counts: { rules, wishes }, others, plates, now }: Counting): (dish: Dish) => boolean {
  const counted = rules.map((_, at) => others.reduce((sum, { sketch, cook }) => (sketch.counts[at] ? sum + cook.servings.length : sum), 0));
  const unserved = wishes.filter((_, at) => !others.some(({ sketch }) => sketch.serves[at]));
  const lackOf = (dish: Dish): number =>
    rules.reduce((sum, { what, least, most }, at) => {
      const count = counted[at]! + (countsAs(dish, what) ? plates : 0);
      return sum + Math.max(0, least - count) + Math.max(0, count - most);
    }, 0) + unserved.filter((isServed) => !isServed(dish)).length;
  const lackNow = lackOf(now);
  return (dish) => lackOf(dish) <= lackNow;
}

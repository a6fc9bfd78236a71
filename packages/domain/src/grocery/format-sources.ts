import { type PlainDate, readParts, weekdayOf } from '../calendar/plain-date.ts';
import { shortenWeekday } from '../calendar/weekday.ts';
import type { NeedSource } from './need.ts';

/** "Red Lentil Dal (Sat 21 dinner, Mon 23 lunch)": by dish, in the order they are cooked. */
export function formatSources(sources: readonly NeedSource[]): string {
  const mealsByTitle = new Map<string, Set<string>>();
  for (const source of sources) {
    const meals = mealsByTitle.get(source.title) ?? new Set();
    mealsByTitle.set(source.title, meals.add(formatMeal(source)));
  }
  return [...mealsByTitle].map(([title, meals]) => `${title} (${[...meals].join(', ')})`).join('; ');
}

/** "Mon dinner + Wed lunch"; with the day of the month where two weeks meet. */
export function formatMeals(sources: readonly NeedSource[]): string {
  const days = new Set(sources.map(({ day }) => day));
  const weekdays = new Set([...days].map((day) => weekdayOf(day as PlainDate)));
  const isOneWeek = weekdays.size === days.size;
  const meals = sources.map((source) =>
    isOneWeek ? `${shortenWeekday(weekdayOf(source.day as PlainDate))} ${source.slot}` : formatMeal(source),
  );
  return [...new Set(meals)].join(' + ');
}

export function formatMeal({ day, slot }: Pick<NeedSource, 'day' | 'slot'>): string {
  const date = day as PlainDate;
  return `${shortenWeekday(weekdayOf(date))} ${readParts(date).day} ${slot}`;
}

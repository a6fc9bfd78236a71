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

/** "Mon dinner + Wed lunch"; with the day of the month where the list they are of has a weekday twice. */
export function formatMeals(sources: readonly NeedSource[], ofList: { readonly hasWeekdayTwice: boolean }): string {
  const meals = sources.map((source) =>
    ofList.hasWeekdayTwice ? formatMeal(source) : `${shortenWeekday(weekdayOf(source.day as PlainDate))} ${source.slot}`,
  );
  return [...new Set(meals)].join(' + ');
}

/** Whether the meals of a list are of two Mondays, or of another weekday twice: its name alone does not tell them apart. */
export function hasWeekdayTwice(sources: readonly Pick<NeedSource, 'day'>[]): boolean {
  const days = new Set(sources.map(({ day }) => day));
  return new Set([...days].map((day) => weekdayOf(day as PlainDate))).size < days.size;
}

export function formatMeal({ day, slot }: Pick<NeedSource, 'day' | 'slot'>): string {
  const date = day as PlainDate;
  return `${shortenWeekday(weekdayOf(date))} ${readParts(date).day} ${slot}`;
}

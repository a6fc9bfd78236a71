import { parsePlainDate, weekdayOf } from './plain-date.ts';
import { nameWeekday } from './weekday.ts';

/** "Wednesday's lunch" */
export const nameServing = ({ date, slot }: { readonly date: string; readonly slot: string }): string =>
  `${nameServingDay(date)}'s ${slot}`;

/** What was stored may be no day. */
export function nameServingDay(date: string): string {
  const read = parsePlainDate(date);
  return read.ok ? nameWeekday(weekdayOf(read.value)) : date;
}

import { isSameMonth } from './month-grid.ts';
import { addDays, DAY_MS, type PlainDate, readParts, toEpochDay } from './plain-date.ts';

/** A day has no zone, so it is formatted as midnight UTC in UTC: nothing can shift it. */
const MONTH_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** "Nov 21" */
export const formatMonthDay = (date: PlainDate): string => MONTH_DAY.format(toEpochDay(date) * DAY_MS);

/** "Nov 15 – 21" or "Nov 29 – Dec 5": the first and the last of so many days. */
export function formatDates({ start, length }: { readonly start: PlainDate; readonly length: number }): string {
  const last = addDays(start, length - 1);
  return `${formatMonthDay(start)} – ${isSameMonth(start, last) ? readParts(last).day : formatMonthDay(last)}`;
}

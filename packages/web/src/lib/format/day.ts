import { isSameMonth } from '@larder/domain/calendar/month-grid.ts';
import { addDays, type PlainDate, readParts, toEpochDay, DAY_MS } from '@larder/domain/calendar/plain-date.ts';

/** A day has no zone, so it is formatted as midnight UTC in UTC: nothing can shift it. */
const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (date: PlainDate): string => format.format(toEpochDay(date) * DAY_MS);
};

/** "Saturday, November 21, 2026" */
export const formatFullDay = formatter({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
/** "Saturday, November 21" */
export const formatLongDay = formatter({ weekday: 'long', month: 'long', day: 'numeric' });
/** "Sat, Nov 21" */
export const formatShortDay = formatter({ weekday: 'short', month: 'short', day: 'numeric' });
/** "November 2026" */
export const formatMonth = formatter({ month: 'long', year: 'numeric' });
/** "Saturday" */
export const formatWeekday = formatter({ weekday: 'long' });
/** "Nov 21" */
export const formatMonthDay = formatter({ month: 'short', day: 'numeric' });

/** "Nov 15 – 21" or "Nov 29 – Dec 5": the first and the last of so many days. */
export function formatDates({ start, length }: { readonly start: PlainDate; readonly length: number }): string {
  const last = addDays(start, length - 1);
  return `${formatMonthDay(start)} – ${isSameMonth(start, last) ? readParts(last).day : formatMonthDay(last)}`;
}

/** Of a week of the calendar. */
export const formatWeek = (start: PlainDate): string => formatDates({ start, length: 7 });

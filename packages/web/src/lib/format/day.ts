import { formatDates } from '@larder/domain/calendar/format-dates.ts';
import { type PlainDate, toEpochDay, DAY_MS } from '@larder/domain/calendar/plain-date.ts';

export { formatDates, formatMonthDay } from '@larder/domain/calendar/format-dates.ts';

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

/** Of a week of the calendar. */
export const formatWeek = (start: PlainDate): string => formatDates({ start, length: 7 });

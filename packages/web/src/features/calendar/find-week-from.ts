import { addDays, daysBetween, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { LEAST_DAYS } from '@larder/domain/calendar/week-length.ts';

const DAYS_OF_WEEK = 7;

/** A calendar's week as one that can be planned. What of it is over is not: and as a week has two days at least, of a Saturday comes the Sunday after it too. */
export function weekFrom(week: PlainDate, today: PlainDate): { readonly start: PlainDate; readonly days: string } {
  const start = week < today ? today : week;
  return { start, days: String(Math.max(LEAST_DAYS, daysBetween(start, addDays(week, DAYS_OF_WEEK)))) };
}

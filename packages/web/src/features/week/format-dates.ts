import { isSameMonth } from '@larder/domain/calendar/month-grid.ts';
import { addDays, type PlainDate, readParts } from '@larder/domain/calendar/plain-date.ts';
import { formatMonthDay } from '../../lib/format/day.ts';

/** "Nov 23 – 29" or "Nov 29 – Dec 5": the first and the last day of a week of any length. */
export function formatDates({ start, length }: { readonly start: PlainDate; readonly length: number }): string {
  const last = addDays(start, length - 1);
  return `${formatMonthDay(start)} – ${isSameMonth(start, last) ? readParts(last).day : formatMonthDay(last)}`;
}

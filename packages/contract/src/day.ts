import { parsePlainDate, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import * as z from 'zod/mini';

/** A century on each side of now: what lies beyond is a typing mistake, and arithmetic stays within four digits of year. */
const FIRST_DAY = '1926-01-01';
const LAST_DAY = '2126-12-31';

/** In the form yyyy-MM-dd, and no typing mistake. */
export const Day = z.pipe(
  z.string().check(z.refine(isCalendarDay, 'not a day in the form yyyy-MM-dd')),
  z.transform((text) => text as PlainDate),
);

export function isCalendarDay(text: string): boolean {
  return parsePlainDate(text).ok && text >= FIRST_DAY && text <= LAST_DAY;
}

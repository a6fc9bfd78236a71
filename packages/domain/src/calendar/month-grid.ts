import { listDays, makePlainDate, type PlainDate, readParts } from './plain-date.ts';
import { firstDayOfWeek } from './week.ts';

const GRID_WEEKS = 6;

/** The 42 days a month is shown in: whole weeks from Sunday, and always six of them, so that the page keeps its height. */
export function makeMonthGrid(date: PlainDate): readonly PlainDate[] {
  return listDays(firstDayOfWeek(firstDayOfMonth(date)), GRID_WEEKS * 7);
}

/** A month is named by its first day. */
export function firstDayOfMonth(date: PlainDate): PlainDate {
  const { year, month } = readParts(date);
  return makePlainDate(year, month, 1);
}

/** The first day of the month that many months away. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const { year, month } = readParts(date);
  const count = year * 12 + (month - 1) + months;
  return makePlainDate(Math.floor(count / 12), (count % 12) + 1, 1);
}

/** January of `years` ago to December in `years`, by their first days. */
export function listMonthsAround(date: PlainDate, years: number): readonly PlainDate[] {
  const first = makePlainDate(readParts(date).year - years, 1, 1);
  return Array.from({ length: (2 * years + 1) * 12 }, (_, index) => addMonths(first, index));
}

export function isSameMonth(a: PlainDate, b: PlainDate): boolean {
  return a.slice(0, 7) === b.slice(0, 7);
}

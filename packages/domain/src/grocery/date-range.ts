import { type PlainDate, readParts } from '../calendar/plain-date.ts';

/** "Nov 21, 2026", "Nov 21–27, 2026", "Nov 28 – Dec 4, 2026": the first and the last of the days, in any order. */
export function formatDateRange(dates: readonly PlainDate[]): string {
  const sorted = dates.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return '';
  const [from, to] = [readParts(first), readParts(last)];
  const start = `${MONTHS[from.month - 1]} ${from.day}`;
  if (first === last) return `${start}, ${from.year}`;
  if (from.year !== to.year) return `${start}, ${from.year} – ${MONTHS[to.month - 1]} ${to.day}, ${to.year}`;
  const end = `${to.day}, ${to.year}`;
  return from.month === to.month ? `${start}–${end}` : `${start} – ${MONTHS[to.month - 1]} ${end}`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

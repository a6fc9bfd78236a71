import { addDays, parsePlainDate, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { countSaidDays } from '@larder/domain/calendar/said-days.ts';
import { LEAST_DAYS, MOST_DAYS } from '@larder/domain/calendar/week-length.ts';
import type { AskedWeek } from './queries.ts';

type Address = { readonly q?: string; readonly start?: string; readonly days?: string; readonly from?: string };

const USUAL_DAYS = 7;

/** As many days as the words say, and else a whole week; from tomorrow, as today's shop and breakfast are mostly over. */
export const usualWeek = (words: string, today: PlainDate): { start: string; days: string } => ({
  start: addDays(today, 1),
  days: String(lengthOf(words)),
});

const lengthOf = (words: string): number => countSaidDays(words) ?? USUAL_DAYS;

/** What an address asks for, whoever wrote it: what it does not say, or says wrongly, is as usual. */
export function readAskedWeek({ q = '', start = '', days = '', from }: Address, today: PlainDate): AskedWeek {
  const day = parsePlainDate(start);
  const length = Number.parseInt(days, 10);
  return {
    query: q.trim(),
    start: day.ok ? day.value : addDays(today, 1),
    length: Number.isNaN(length) ? lengthOf(q) : Math.min(MOST_DAYS, Math.max(LEAST_DAYS, length)),
    keepsShownDay: from === 'plan',
  };
}

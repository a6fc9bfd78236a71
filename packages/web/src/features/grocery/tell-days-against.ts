import { joinAnd } from '@larder/domain/base/say.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { saysOnlyDoubt } from '@larder/domain/table/kept-words.ts';
import { formatMonthDay } from '../../lib/format/day.ts';
import { GROCERY_TEXTS } from './texts.ts';

/** `against`: what speaks against the plan of the day, as its own page says it. */
export type DayAgainst = { readonly date: PlainDate; readonly against: string };

/** Above several such days: which of them the rules are against, and of which nobody can tell. */
export function tellDaysAgainst(days: readonly DayAgainst[]): string {
  const name = (isDoubt: boolean): string =>
    joinAnd(days.flatMap(({ date, against }) => (saysOnlyDoubt(against) === isDoubt ? [formatMonthDay(date)] : [])));
  const [against, inDoubt] = [name(false), name(true)];
  return [
    ...(against === '' ? [] : [GROCERY_TEXTS.daysAgainst(against)]),
    ...(inDoubt === '' ? [] : [GROCERY_TEXTS.daysInDoubt(inDoubt)]),
  ].join('. ');
}

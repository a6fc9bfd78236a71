import { addDays, listDays, type PlainDate, weekdayOf } from './plain-date.ts';

/** The Sunday on or before the day. A week is named by it. */
export function firstDayOfWeek(date: PlainDate): PlainDate {
  return addDays(date, -weekdayOf(date));
}

/** Sunday to Saturday. */
export function listWeekDays(date: PlainDate): readonly PlainDate[] {
  return listDays(firstDayOfWeek(date), 7);
}

/** That many weeks before, the week of the day, and as many after. */
export function listWeeksAround(date: PlainDate, weeks: number): readonly PlainDate[] {
  return listWeeks(addDays(firstDayOfWeek(date), -7 * weeks), 2 * weeks + 1);
}

const TARGET_WEEKS = 6;

/** Where a week can be copied to: the six weeks of the shown month, without the week itself. */
export function listTargetWeeks(firstOfMonth: PlainDate, source: PlainDate): readonly PlainDate[] {
  return listWeeks(firstDayOfWeek(firstOfMonth), TARGET_WEEKS).filter((week) => week !== firstDayOfWeek(source));
}

/** So many weeks from the one after it. */
export function listWeeksAfter(date: PlainDate, count: number): readonly PlainDate[] {
  return listWeeks(addDays(firstDayOfWeek(date), 7), count);
}

function listWeeks(first: PlainDate, count: number): readonly PlainDate[] {
  return Array.from({ length: count }, (_, index) => addDays(first, 7 * index));
}

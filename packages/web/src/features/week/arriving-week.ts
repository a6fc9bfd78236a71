import type { WeekEvent } from '@larder/contract/week-stream.ts';
import { listDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { missingDay, readChips, readCook, readDay, readList, type WeekPlan } from './read-week.ts';

/** A week on its way: how many are made before it, or as much of it as is known. */
export type ArrivingWeek = { readonly ahead: number; readonly week: WeekPlan | undefined };

export const NOTHING_YET: ArrivingWeek = { ahead: 0, week: undefined };

/** What an event adds to the week on its way. Those that end it are for the caller. */
export function addWeekEvent(arriving: ArrivingWeek, event: WeekEvent): ArrivingWeek {
  if (event.name === 'waits') return { ...arriving, ahead: event.data.ahead };
  if (event.name === 'intent') return { ...arriving, week: startWeek(event.data) };
  const { week } = arriving;
  if (!week) return arriving;
  switch (event.name) {
    case 'shape':
      return { ahead: 0, week: { ...week, slots: [], cooks: event.data.cooks.map(readCook), days: markKept(week, event.data.kept) } };
    case 'day':
      return { ...arriving, week: { ...week, days: week.days.map((day) => (day.date === event.data.date ? readDay(event.data) : day)) } };
    case 'list':
      return { ...arriving, week: { ...week, list: readList(event.data) } };
    default:
      return arriving;
  }
}

type Intent = Extract<WeekEvent, { name: 'intent' }>['data'];

function startWeek({ searchQuery, chips, notUnderstood, start, days, shape, slots }: Intent): WeekPlan {
  const dates = listDays(start as PlainDate, days);
  return {
    start: start as PlainDate,
    length: days,
    searchQuery,
    shape,
    slots,
    days: dates.map(missingDay),
    cooks: [],
    list: undefined,
    chips: readChips(chips),
    notUnderstood,
  };
}

const markKept = ({ days }: WeekPlan, kept: readonly string[]): WeekPlan['days'] =>
  days.map((day) => (kept.includes(day.date) ? { ...day, from: 'kept' } : day));

export const lastArrived = (week: WeekPlan | undefined): PlainDate | undefined =>
  week?.days.findLast(({ plan }) => plan !== undefined)?.date;

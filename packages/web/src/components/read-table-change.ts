import { type PlainDate, weekdayOf } from '@larder/domain/calendar/plain-date.ts';
import { WEEKDAYS } from '@larder/domain/calendar/weekday.ts';
import type { Eater } from '@larder/contract/eater.ts';
import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import { ASKER, guestNumber } from '@larder/domain/table/guest-id.ts';
import type { IntentChip, Plan } from '../lib/wire/plan-types.ts';

export type AtTable = Pick<Eater, 'id' | 'isYou' | 'eatsAtHome'>;

/** Without a date, a day of any week. */
type PlannedDay = { readonly date?: PlainDate | undefined; readonly meals: Plan['meals'] };
type Planned = { readonly days: readonly PlannedDay[]; readonly chips: readonly IntentChip[] };

/** How many of the household it was planned for, and how many are at the table for it now. */
export type TableChange = { readonly planned: number; readonly now: number };

/**
 * Whether others eat by now than what is kept was planned for. Guests are nobody's change; nor is who is not in it where the words
 * said how many it is for.
 */
export function readTableChange({ days, chips }: Planned, eaters: readonly AtTable[]): TableChange | undefined {
  const you = eaters.find(({ isYou }) => isYou)?.id;
  const plates = days.flatMap(({ meals }) => Object.values(meals).flatMap((meal) => meal.plates ?? []));
  const served = plates.map(({ eaterId }) => eaterId).filter((id) => guestNumber(id) === undefined);
  // Nobody else's plate is told of a meal for one.
  const planned = new Set(served.length === 0 ? [you] : served.map((id) => (id === ASKER ? you : id)));
  const expected = eaters.filter((eater) => days.some((day) => isThere(eater, day)));
  const isGone = [...planned].some((id) => !eaters.some((eater) => eater.id === id));
  const isNew = expected.some(({ id }) => !planned.has(id));
  const isSaid = chips.some(({ id }) => id === 'people');
  return expected.length > 0 && (isGone || (isNew && !isSaid)) ? { planned: planned.size, now: expected.length } : undefined;
}

function isThere({ eatsAtHome }: AtTable, { date, meals }: PlannedDay): boolean {
  const weekdays = date === undefined ? WEEKDAYS : [WEEKDAYS[weekdayOf(date)]];
  return MEAL_SLOTS.some((slot) => meals[slot] && weekdays.some((weekday) => eatsAtHome[weekday]?.includes(slot) ?? true));
}

import type { HouseholdWeekRules, WeekRules as WireRules } from '@larder/contract/week-rules.ts';
import { addDays, type PlainDate, type Weekday, weekdayOf } from '@larder/domain/calendar/plain-date.ts';
import { numberWeekdays, type WeekdayName, WEEKDAYS } from '@larder/domain/calendar/weekday.ts';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import type { Serving } from '@larder/domain/week/cook.ts';
import type { WeekRules } from '@larder/domain/week/week-rules.ts';

/** Of a household that never set any. */
export const FREE_RULES: HouseholdWeekRules = {
  rules: {
    atLeast: [],
    atMost: [],
    meatless: [],
    dishes: {},
    minutes: {},
    budget: null,
    adventure: 'usual',
    leftovers: true,
    pinned: [],
  },
  eatsAtHome: {},
};

export function toDomainRules({ atLeast, atMost, meatless, dishes, minutes, ...rest }: WireRules): WeekRules {
  return {
    ...rest,
    atLeast: toCounts(atLeast),
    atMost: toCounts(atMost),
    meatless: meatless.map(toWeekday),
    dishes: numberWeekdays(dishes, asSaid),
    minutes: numberWeekdays(minutes, asSaid),
  };
}

/** The meals of these days that are not eaten at home. */
export function listAbsent(
  { eatsAtHome }: Pick<HouseholdWeekRules, 'eatsAtHome'>,
  { start, days, slots }: { readonly start: PlainDate; readonly days: number; readonly slots: readonly MealSlot[] },
): readonly Serving[] {
  return Array.from({ length: days }, (_, day) => day).flatMap((day) => {
    const atHome = eatsAtHome[WEEKDAYS[weekdayOf(addDays(start, day))]];
    return atHome ? slots.filter((slot) => !atHome.includes(slot)).map((slot) => ({ day, slot })) : [];
  });
}

const toCounts = (times: WireRules['atLeast']): Readonly<Record<string, number>> =>
  Object.fromEntries(times.map(({ what, times: count }) => [what, count]));

const toWeekday = (name: WeekdayName): Weekday => WEEKDAYS.indexOf(name) as Weekday;

const asSaid = <Value>(value: Value): Value => value;

import { makePlainDate } from '../src/calendar/plain-date.ts';
import { UNKNOWN_EATER } from '../src/eater/eater.ts';
import { EMPTY_INTENT } from '../src/intent/intent.ts';
import type { PlannedMeal } from '../src/plan/plan.ts';
import { MEAL_SLOTS } from '../src/recipe/meal-slot.ts';
import { layWeek, seatWeek } from '../src/table/lay-week.ts';
import { guestAt } from '../src/table/seat-people.ts';
import { makeWeek } from '../src/week/make-week.ts';
import type { WeekQuery } from '../src/week/week-query.ts';
import { NO_WEEK_RULES } from '../src/week/week-rules.ts';

const QUERY: WeekQuery = {
  start: makePlainDate(2026, 11, 23),
  days: 4,
  day: { intent: EMPTY_INTENT, eater: UNKNOWN_EATER, targets: { calories: 1800, protein: 90, carbs: 203, fat: 70 }, seed: 4 },
  shape: 'usual',
  slots: MEAL_SLOTS,
  rules: NO_WEEK_RULES,
  taken: [],
};

/** For one, with pots that feed later meals. */
export function makeDays() {
  const made = makeWeek(QUERY);
  if (!made.ok) throw new Error(made.fault.sentence);
  return made.value.days;
}

/** The same days laid for two guests. */
export function layDays() {
  const eaters = [guestAt(1), guestAt(2)];
  const week = seatWeek(QUERY, eaters);
  const made = makeWeek(week);
  if (!made.ok) throw new Error(made.fault.sentence);
  return layWeek(made.value.days, { week, day: QUERY.day, eaters });
}

export const listPlanned = (
  days: readonly { readonly plan: { readonly meals: Readonly<Partial<Record<string, PlannedMeal>>> } }[],
): readonly PlannedMeal[] => days.flatMap(({ plan }) => MEAL_SLOTS.flatMap((slot) => plan.meals[slot] ?? []));

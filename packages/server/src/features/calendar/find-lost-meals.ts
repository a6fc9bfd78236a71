import { addDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { MOST_DAYS } from '@larder/domain/calendar/week-length.ts';
import { potKey } from '@larder/domain/grocery/list-needs.ts';
import { findCookDay, isCookedFor } from '@larder/domain/plan/plan.ts';
import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { mealsOf } from '@larder/domain/recipe/meals-of.ts';
import type { HouseholdScope } from '../../db/scope.ts';
import type { DayStore, PlannedDay } from './day-store.ts';

type Day = Pick<PlannedDay, 'date' | 'plan'>;

/** The meals of these days, which are in order and without gaps, that would be left of a pot which no day cooks any more; by their date. */
export async function findLostMeals(
  store: Pick<DayStore, 'listDays'>,
  scope: HouseholdScope,
  days: readonly Day[],
): Promise<ReadonlyMap<PlainDate, readonly MealPlace[]>> {
  const first = days.find((day) => listPotMeals(day).some(({ isCooked }) => !isCooked));
  if (!first) return new Map();
  const before = await store.listDays(scope, addDays(first.date, -MOST_DAYS), addDays(first.date, -1));
  const cooked = indexCooks([...before, ...days.slice(days.indexOf(first))]);
  return new Map(
    days.map((day) => [
      day.date,
      listPotMeals(day).flatMap(({ place, pot, isCooked }) =>
        isCooked || findCookDay(pot, { date: day.date, cookDays: cooked.get(potKey(pot)) ?? [] }) ? [] : [place],
      ),
    ]),
  );
}

const listPotMeals = ({ plan }: Day) =>
  mealsOf(plan).flatMap(({ place, meal: { pot } }) => (pot ? [{ place, pot, isCooked: isCookedFor(pot, place) }] : []));

/** The days that cook a pot, in order, by its name. */
function indexCooks(days: readonly Day[]): ReadonlyMap<string, readonly PlainDate[]> {
  const cooks = new Map<string, PlainDate[]>();
  for (const day of days) {
    for (const { pot, isCooked } of listPotMeals(day)) {
      if (isCooked) cooks.set(potKey(pot), [...(cooks.get(potKey(pot)) ?? []), day.date]);
    }
  }
  return cooks;
}

import { addDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { MOST_DAYS } from '@larder/domain/calendar/week-length.ts';
import { potKey } from '@larder/domain/grocery/list-needs.ts';
import { findCookDay } from '@larder/domain/plan/keep-days.ts';
import { isCookedFor, type PotShare } from '@larder/domain/plan/plan.ts';
import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { type DayMeals, mealsOf } from '@larder/domain/recipe/meals-of.ts';
import { mostDaysKept } from '@larder/domain/week/most-days-kept.ts';
import type { HouseholdScope } from '../../db/scope.ts';
import type { DayStore, PlannedDay } from './day-store.ts';

type Day = Pick<PlannedDay, 'date' | 'plan'>;

/** The meals that would be left of a pot which no day cooks any more, by their date. */
type LostMeals = ReadonlyMap<PlainDate, readonly MealPlace[]>;

/** Of these days, which are in order and without gaps. */
export async function findLostMeals(store: Pick<DayStore, 'listDays'>, scope: HouseholdScope, days: readonly Day[]): Promise<LostMeals> {
  const first = days.find(eatsOfPot);
  if (!first) return new Map();
  const before = await store.listDays(scope, addDays(first.date, -MOST_DAYS), addDays(first.date, -1));
  return listLostMeals([...before, ...days.slice(days.indexOf(first))]);
}

/** The same of days in order; of the first of them it is not known what was cooked before. */
export function listLostMeals(days: readonly Day[]): LostMeals {
  const cooked = indexCooks(days);
  return new Map(
    days.map((day) => [
      day.date,
      listPotMeals(day).flatMap(({ place, keepsDays, pot, isCooked }) =>
        isCooked || findCookDay(pot, { date: day.date, cookDays: cooked.get(potKey(pot)) ?? [], keepsDays }) ? [] : [place],
      ),
    ]),
  );
}

const eatsOfPot = (day: Day): boolean => listPotMeals(day).some(({ isCooked }) => !isCooked);

/** What is known of a pot in a plan as the calendar has it. */
type Pot = Pick<PotShare, 'cookedOn' | 'cookedFor' | 'eatenOn'>;

/** A day's meals, of a plan that is whole or as the calendar has it. */
export type PotMeals<Known extends Pot = Pot> = DayMeals<{
  readonly title: string;
  readonly dishId?: string | undefined;
  readonly pot?: Known | undefined;
}>;

export const listPotMeals = <Known extends Pot>({ plan }: { readonly plan: PotMeals<Known> }) =>
  mealsOf(plan).flatMap(({ place, slot, meal: { title, dishId, pot } }) =>
    pot ? [{ place, slot, keepsDays: mostDaysKept({ title, dishId }), pot, isCooked: isCookedFor(pot, place) }] : [],
  );

/** The days that cook a pot, in order, by its name. */
function indexCooks(days: readonly Day[]): ReadonlyMap<string, readonly PlainDate[]> {
  const cooks = new Map<string, PlainDate[]>();
  for (const day of days) {
    for (const { pot, isCooked } of listPotMeals(day)) {
      if (!isCooked) continue;
      const known = cooks.get(potKey(pot));
      if (known) known.push(day.date);
      else cooks.set(potKey(pot), [day.date]);
    }
  }
  return cooks;
}

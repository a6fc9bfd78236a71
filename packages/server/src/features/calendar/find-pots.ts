import type { PlanPots } from '@larder/contract/pot.ts';
import { addDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { MOST_DAYS } from '@larder/domain/calendar/week-length.ts';
import { potKey } from '@larder/domain/grocery/list-needs.ts';
import { findCookDay } from '@larder/domain/plan/keep-days.ts';
import type { PotShare } from '@larder/domain/plan/plan.ts';
import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import type { HouseholdScope } from '../../db/scope.ts';
import type { DayStore, PlannedDay } from './day-store.ts';
import { listLostMeals, listPotMeals, type PotMeals } from './find-lost-meals.ts';

type MealOn = { readonly date: PlainDate; readonly place: MealPlace };

/** What a plan has to do with the pots of the days that it stands on; undefined where that is nothing. */
export async function findPots(
  store: Pick<DayStore, 'listDays' | 'listPlaces'>,
  scope: HouseholdScope,
  plan: { readonly id: string; readonly content: PotMeals<WholePot> },
): Promise<PlanPots | undefined> {
  const potMeals = listPotMeals({ plan: plan.content });
  if (potMeals.length === 0) return undefined;
  const days = await listAround(store, scope, plan.id);
  const isOwn = ({ date }: MealOn): boolean => days.some((day) => day.date === date && day.plan.id === plan.id);
  const lost = listLost(days);
  const isLost = (meal: MealOn): boolean => lost.some(({ date, place }) => date === meal.date && place === meal.place);
  const eaten = potMeals.flatMap(({ place: of, isCooked }) => {
    if (!isCooked) return [];
    const without = days.map((day) => (day.plan.id === plan.id ? withoutMeal(day, of) : day));
    return listLost(without).flatMap((meal) => (isLost(meal) ? [] : [{ ...meal, of, isElsewhere: !isOwn(meal) }]));
  });
  const around = days.flatMap((day) => listPotMeals(day).map((meal) => ({ ...meal, date: day.date })));
  const uneaten = days.flatMap(({ date, plan: { id } }) => (id === plan.id ? listUneaten(potMeals, { cookedOn: date, around }) : []));
  return { eaten, lost: lost.filter(isOwn), uneaten };
}

type WholePot = Omit<PotShare, 'cookId' | 'share' | 'ingredients'>;
type PotMeal = ReturnType<typeof listPotMeals<WholePot>>[number];
type MealAround = ReturnType<typeof listPotMeals>[number] & { readonly date: PlainDate };

/** What the pots of one day were to feed beside the meals around it that eat of them by now. */
function listUneaten(
  potMeals: readonly PotMeal[],
  { cookedOn, around }: { readonly cookedOn: PlainDate; readonly around: readonly MealAround[] },
): PlanPots['uneaten'] {
  return potMeals.flatMap(({ place: of, pot, isCooked }) => {
    if (!isCooked) return [];
    const ofPot = around.filter((meal) => potKey(meal.pot) === potKey(pot));
    const cookDays = ofPot.flatMap((meal) => (meal.isCooked ? [meal.date] : []));
    const eaten = ofPot.filter((meal) => !meal.isCooked && findCookDay(meal.pot, { ...meal, cookDays }) === cookedOn);
    const isEaten = (serving: PotShare['servings'][number]): boolean =>
      eaten.some((meal) => meal.slot === serving.slot && meal.pot.eatenOn === serving.date);
    const [, ...later] = pot.servings;
    return later.flatMap((serving) => (isEaten(serving) ? [] : [{ date: serving.date, slot: serving.slot, of, cookedOn }]));
  });
}

/** The days on which the plan is eaten, or its pots may be; in order. */
async function listAround(
  store: Pick<DayStore, 'listDays' | 'listPlaces'>,
  scope: HouseholdScope,
  planId: string,
): Promise<readonly PlannedDay[]> {
  const places = (await store.listPlaces(scope, [planId])).slice(-MOST_PLACES);
  const days: PlannedDay[] = [];
  for (const { first, last } of joinAround(places.map(({ date }) => date))) days.push(...(await store.listDays(scope, first, last)));
  return days;
}

/** What is around these dates, which are in order: of a plan that comes every week one stretch of days, and none twice. */
function joinAround(dates: readonly PlainDate[]) {
  const stretches: { readonly first: PlainDate; last: PlainDate }[] = [];
  for (const date of dates) {
    const [first, last] = [addDays(date, -MOST_DAYS), addDays(date, MOST_DAYS)];
    const before = stretches.at(-1);
    if (before && first <= before.last) before.last = last;
    else stretches.push({ first, last });
  }
  return stretches;
}

/** The latest: nobody asks what was left over of a plan that was cooked every day for years. */
const MOST_PLACES = 31;

const listLost = (days: readonly PlannedDay[]): readonly MealOn[] =>
  [...listLostMeals(days)].flatMap(([date, places]) => places.map((place) => ({ date, place })));

function withoutMeal(day: PlannedDay, place: MealPlace): PlannedDay {
  const meals = Object.fromEntries(Object.entries(day.plan.meals).filter(([other]) => other !== place));
  return { ...day, plan: { ...day.plan, meals } };
}

import type { PlanDay } from '@larder/contract/calendar.ts';
import { addDays, listDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { MOST_DAYS } from '@larder/domain/calendar/week-length.ts';
import { type ListedDay, type ListedMeal, listCooked as listCookedPots, potKey } from '@larder/domain/grocery/list-needs.ts';
import { findCookDay } from '@larder/domain/plan/keep-days.ts';
import type { PotShare } from '@larder/domain/plan/plan.ts';
import { mostDaysKept } from '@larder/domain/week/most-days-kept.ts';
import { type DayMeals, mealsOf } from '@larder/domain/recipe/meals-of.ts';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import { isUuid } from '../../db/uuid.ts';
import type { HouseholdScope } from '../../db/scope.ts';

/** A day of the calendar as a list sees it: the meals with their portions, which the calendar's own reading leaves out. */
export type DayToShopFor = ListedDay & { readonly planId: PlanDay['mealPlanId']; readonly planTitle: string };

export type PlannedMealsStore = ReturnType<typeof makePlannedMealsStore>;

/** Half a megabyte each at most: so many are parsed at a stretch. */
const PLANS_AT_ONCE = 5;

export function makePlannedMealsStore({ kysely }: DatabaseHandle) {
  const readMeals = async (
    { householdId }: HouseholdScope,
    planIds: readonly string[],
  ): Promise<ReadonlyMap<string, ListedDay['meals']>> => {
    const mealsById = new Map<string, ListedDay['meals']>();
    for (let from = 0; from < planIds.length; from += PLANS_AT_ONCE) {
      const rows = await kysely
        .selectFrom('meal_plans')
        .select(['id', 'plan'])
        .where('household_id', '=', householdId)
        .where('id', 'in', planIds.slice(from, from + PLANS_AT_ONCE))
        .execute();
      for (const { id, plan } of rows) mealsById.set(id, listMeals(plan));
    }
    return mealsById;
  };

  /** The pots that are cooked on days around these; a day that was moved or copied still cooks its own. */
  const listCooked = async ({ householdId }: HouseholdScope, dates: readonly PlainDate[]): Promise<CookedOn> => {
    const around = new Set(dates.flatMap((date) => listDays(addDays(date, -MOST_DAYS), 2 * MOST_DAYS + 1)));
    const { rows } = await sql<Pick<PotShare, 'cookedOn' | 'cookedFor'> & { date: PlainDate }>`
      select meal.value #>> '{pot,cookedOn}' as "cookedOn", meal.key as "cookedFor", day.date::text as date
      from weekly_plan_days as day
        join meal_plans as plan on plan.id = day.meal_plan_id and plan.household_id = day.household_id
        cross join lateral jsonb_each(plan.plan -> 'meals') as meal
      where day.household_id = ${householdId}
        and day.date = any(${[...around]}::date[])
        and meal.value #>> '{pot,cookedFor}' = meal.key
        and meal.value #>> '{pot,cookedOn}' = meal.value #>> '{pot,eatenOn}'
      order by day.date`.execute(kysely);
    const cookedOn = new Map<string, readonly PlainDate[]>();
    for (const { date, ...pot } of rows) cookedOn.set(potKey(pot), [...(cookedOn.get(potKey(pot)) ?? []), date]);
    return cookedOn;
  };

  return {
    /** The days that a plan is on. */
    async listDatesOf({ householdId }: HouseholdScope, planId: string): Promise<readonly PlainDate[]> {
      if (!isUuid(planId)) return [];
      const days = await kysely
        .selectFrom('weekly_plan_days')
        .select('date')
        .where('household_id', '=', householdId)
        .where('meal_plan_id', '=', planId)
        .execute();
      return days.map(({ date }) => date as PlainDate);
    },

    /** Those of the dates that have a plan, in order. */
    async listDays(scope: HouseholdScope, dates: readonly PlainDate[]): Promise<readonly DayToShopFor[]> {
      if (dates.length === 0) return [];
      const days = await kysely
        .selectFrom('weekly_plan_days as day')
        .innerJoin('meal_plans as plan', (join) =>
          join.onRef('plan.id', '=', 'day.meal_plan_id').onRef('plan.household_id', '=', 'day.household_id'),
        )
        .select(['day.date', 'plan.id', 'plan.title'])
        .where('day.household_id', '=', scope.householdId)
        .where('day.date', 'in', dates)
        .orderBy('day.date')
        .execute();
      const mealsById = await readMeals(scope, [...new Set(days.map(({ id }) => id))]);
      const listed = days.map(({ date, id, title }) => ({
        date: date as PlainDate,
        planId: id,
        planTitle: title,
        meals: mealsById.get(id) ?? {},
      }));
      return markLostPots(listed, (eatenOn) => listCooked(scope, eatenOn));
    },
  };
}

/** The days that cook a pot, by its name. */
type CookedOn = ReadonlyMap<string, readonly PlainDate[]>;

/**
 * What would be left of a pot that no day before it cooks any more (its day was cleared, replaced or moved behind it) is bought for
 * the meal that eats it. Of one that another day cooks than it was planned for, that day is told.
 */
async function markLostPots<Day extends ListedDay>(
  days: readonly Day[],
  listCooked: (dates: readonly PlainDate[]) => Promise<CookedOn>,
): Promise<readonly Day[]> {
  const here = listCookedPots(days);
  const elsewhere = days.flatMap((day) => mealsOf(day).flatMap(({ meal: { pot } }) => (pot && !here.has(potKey(pot)) ? [day.date] : [])));
  if (elsewhere.length === 0) return days;
  const cooked = await listCooked(elsewhere);
  const mark = (meal: ListedMeal, date: PlainDate): ListedMeal => {
    const { pot } = meal;
    if (!pot || here.has(potKey(pot))) return meal;
    const standsOn = findCookDay(pot, { date, cookDays: cooked.get(potKey(pot)) ?? [], keepsDays: mostDaysKept(meal) });
    return { ...meal, pot: standsOn && { ...pot, standsOn } };
  };
  return days.map((day) => ({
    ...day,
    meals: Object.fromEntries(mealsOf(day).map(({ place, meal }) => [place, mark(meal, day.date)])),
  }));
}

/** Without what a list does not need, which is most of a plan: up to sixty are held at once. */
const listMeals = ({ meals = {}, moreSnacks }: Partial<DayMeals<ListedMeal>>): ListedDay['meals'] =>
  Object.fromEntries(mealsOf({ meals, moreSnacks }).map(({ place, meal }) => [place, withoutRest(meal)]));

const withoutRest = ({ plates, portions, ...meal }: ListedMeal): ListedMeal => ({
  title: meal.title,
  dishId: meal.dishId,
  ingredients: meal.ingredients,
  forAll: meal.forAll,
  tips: meal.tips,
  written: meal.written,
  pot: meal.pot,
  makes: meal.makes,
  cooksAll: meal.cooksAll,
  plates: plates?.map((plate) => ({
    share: plate.share,
    portions: plate.portions,
    ...(plate.side && { side: { text: plate.side.text } }),
    ...(plate.own && { own: { lines: plate.own.lines } }),
  })),
  portions: portions?.map(({ foodId, chosen, steps }) => ({ foodId, chosen, steps: steps.map(({ grams }) => ({ grams })) })),
});

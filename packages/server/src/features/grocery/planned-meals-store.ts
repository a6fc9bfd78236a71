import type { PlanDay } from '@larder/contract/calendar.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { ListedDay, ListedMeal } from '@larder/domain/grocery/list-needs.ts';
import { isCookedFor } from '@larder/domain/plan/plan.ts';
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
      for (const { id, plan } of rows) mealsById.set(id, listMeals(plan as Partial<DayMeals<ListedMeal>>));
    }
    return mealsById;
  };

  /** Whether any day of the calendar cooks it; a day that was moved or copied still does. */
  const isPlanned = async ({ householdId }: HouseholdScope, { cookedOn, cookedFor }: ListedPot): Promise<boolean> => {
    const pot = sql`plan.plan -> 'meals' -> ${cookedFor}::text -> 'pot'`;
    const found = await kysely
      .selectFrom('weekly_plan_days as day')
      .innerJoin('meal_plans as plan', (join) =>
        join.onRef('plan.id', '=', 'day.meal_plan_id').onRef('plan.household_id', '=', 'day.household_id'),
      )
      .select('day.date')
      .where('day.household_id', '=', householdId)
      .where(sql<boolean>`${pot} ->> 'cookedOn' = ${cookedOn} and ${pot} ->> 'eatenOn' = ${cookedOn}`)
      .where(sql<boolean>`${pot} ->> 'cookedFor' = ${cookedFor}`)
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
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
      return markLostPots(listed, async (pot) => isPlanned(scope, pot));
    },
  };
}

type ListedPot = NonNullable<ListedMeal['pot']>;

/** What would be left of a pot that is on no day any more (its day was cleared or replaced) is bought for the meal that eats it. */
async function markLostPots<Day extends ListedDay>(
  days: readonly Day[],
  isPlanned: (pot: ListedPot) => Promise<boolean>,
): Promise<readonly Day[]> {
  const keyOf = ({ cookedOn, cookedFor }: ListedPot) => `${cookedOn} ${cookedFor}`;
  const pots = days.flatMap((day) =>
    mealsOf(day).flatMap(({ place, meal: { pot } }) => (pot ? [{ pot, isHere: isCookedFor(pot, place) }] : [])),
  );
  const here = new Set(pots.flatMap(({ pot, isHere }) => (isHere ? [keyOf(pot)] : [])));
  const elsewhere = new Map(pots.flatMap(({ pot }) => (here.has(keyOf(pot)) ? [] : [[keyOf(pot), pot] as const])));
  const lost = new Set<string>();
  for (const [key, pot] of elsewhere) if (!(await isPlanned(pot))) lost.add(key);
  if (lost.size === 0) return days;
  const mark = (meal: ListedMeal): ListedMeal => (meal.pot && lost.has(keyOf(meal.pot)) ? { ...meal, pot: undefined } : meal);
  return days.map((day) => ({ ...day, meals: Object.fromEntries(mealsOf(day).map(({ place, meal }) => [place, mark(meal)])) }));
}

/** Without what a list does not need, which is most of a plan: up to sixty are held at once. */
const listMeals = ({ meals = {}, moreSnacks }: Partial<DayMeals<ListedMeal>>): ListedDay['meals'] =>
  Object.fromEntries(mealsOf({ meals, moreSnacks }).map(({ place, meal }) => [place, withoutRest(meal)]));

const withoutRest = ({ title, ingredients, pot, makes, cooksAll, plates, portions }: ListedMeal): ListedMeal => ({
  title,
  ingredients,
  pot,
  makes,
  cooksAll,
  plates: plates?.map((plate) => ({ portions: plate.portions })),
  portions: portions?.map(({ foodId, chosen, steps }) => ({ foodId, chosen, steps: steps.map(({ grams }) => ({ grams })) })),
});

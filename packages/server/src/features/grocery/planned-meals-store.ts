import type { PlanDay } from '@larder/contract/calendar.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { ListedDay, ListedMeal } from '@larder/domain/grocery/list-needs.ts';
import { type DayMeals, mealsOf } from '@larder/domain/recipe/meals-of.ts';
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
      return days.map(({ date, id, title }) => ({
        date: date as PlainDate,
        planId: id,
        planTitle: title,
        meals: mealsById.get(id) ?? {},
      }));
    },
  };
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

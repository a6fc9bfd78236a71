import type { PlanDay } from '@larder/contract/calendar.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { ListedDay } from '@larder/domain/grocery/list-needs.ts';
import type { DatabaseHandle } from '../../db/database.ts';
import type { HouseholdScope } from '../../db/scope.ts';

/** A day of the calendar as a list sees it: the meals with their portions, which the calendar's own reading leaves out. */
export type DayToShopFor = ListedDay & { readonly planId: PlanDay['mealPlanId']; readonly planTitle: string };

export type PlannedMealsStore = ReturnType<typeof makePlannedMealsStore>;

export function makePlannedMealsStore({ kysely }: DatabaseHandle) {
  return {
    /** Those of the dates that have a plan, in order. */
    async listDays(scope: HouseholdScope, dates: readonly PlainDate[]): Promise<readonly DayToShopFor[]> {
      if (dates.length === 0) return [];
      const rows = await kysely
        .selectFrom('weekly_plan_days as day')
        .innerJoin('meal_plans as plan', (join) =>
          join.onRef('plan.id', '=', 'day.meal_plan_id').onRef('plan.household_id', '=', 'day.household_id'),
        )
        .select(['day.date', 'plan.id', 'plan.title', 'plan.plan'])
        .where('day.household_id', '=', scope.householdId)
        .where('day.date', 'in', dates)
        .orderBy('day.date')
        .execute();
      return rows.map(({ date, id, title, plan }) => ({
        date: date as PlainDate,
        planId: id,
        planTitle: title,
        meals: (plan as { readonly meals?: ListedDay['meals'] }).meals ?? {},
      }));
    },
  };
}

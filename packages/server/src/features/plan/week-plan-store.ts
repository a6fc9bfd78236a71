import { randomUUID } from 'node:crypto';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import type { HouseholdScope, Scope } from '../../db/scope.ts';
import { type PlanToSave, toPlanColumns } from './plan-store.ts';

export type WeekPlan = { readonly weekId: string; readonly date: PlainDate; readonly plan: PlanToSave };

/** The plans that are the days of a week, which go with it. Every statement names the household: another's week has none. */
export function makeWeekPlanStore({ kysely }: DatabaseHandle) {
  const ofWeek = (scope: HouseholdScope, weekId: string) =>
    kysely.selectFrom('meal_plans').select('id').where('household_id', '=', scope.householdId).where('week_id', '=', weekId);

  return {
    /** Until the transaction ends nobody else changes them. */
    async lockPlans(scope: HouseholdScope, weekId: string): Promise<void> {
      await ofWeek(scope, weekId).orderBy('id').forUpdate().execute();
    },

    async addPlan(scope: Scope, { weekId, date, plan }: WeekPlan): Promise<string> {
      const id = randomUUID();
      const place = { household_id: scope.householdId, created_by: scope.userId, week_id: weekId, week_date: date };
      await kysely
        .insertInto('meal_plans')
        .values({ id, ...place, ...toPlanColumns(plan) })
        .execute();
      return id;
    },

    /** Dated by the clock and not by the transaction's beginning: a week that is written twice in one is changed twice. */
    async rewritePlan(scope: HouseholdScope, planId: string, plan: PlanToSave): Promise<void> {
      await kysely
        .updateTable('meal_plans')
        .set({ ...toPlanColumns(plan), updated_at: sql<Date>`clock_timestamp()` })
        .where('household_id', '=', scope.householdId)
        .where('id', '=', planId)
        .execute();
    },

    /** Their places on the calendar go with them. */
    async removePlans(scope: HouseholdScope, planIds: readonly string[]): Promise<void> {
      if (planIds.length === 0) return;
      await kysely.deleteFrom('meal_plans').where('household_id', '=', scope.householdId).where('id', 'in', planIds).execute();
    },

    /** Those that stand on no day of the calendar. */
    async removeUnplaced(scope: HouseholdScope, weekId: string): Promise<void> {
      const placed = kysely.selectFrom('weekly_plan_days').select('meal_plan_id').where('household_id', '=', scope.householdId);
      await kysely.deleteFrom('meal_plans').where('id', 'in', ofWeek(scope, weekId)).where('id', 'not in', placed).execute();
    },
  };
}

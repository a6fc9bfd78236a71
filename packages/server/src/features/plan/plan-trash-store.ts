import { sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import type { HouseholdScope } from '../../db/scope.ts';
import { isUuid } from '../../db/uuid.ts';

/**
 * Deleting moves a plan's row and those of its calendar days aside. A mark on the row was rejected: every query over plans,
 * here and in other features, would have to know it, and the first that forgot would show a deleted plan.
 */
export function makePlanTrash(db: DatabaseHandle) {
  return {
    /** Takes it off the calendar too. False when there is no such plan. One statement, so that nothing is lost between two. */
    async deletePlan(scope: HouseholdScope, planId: string): Promise<boolean> {
      if (!isUuid(planId)) return false;
      const { rows } = await sql`
        with gone as (delete from meal_plans where household_id = ${scope.householdId} and id = ${planId} returning *)
        insert into deleted_plans (id, household_id, plan, days)
        select gone.id, gone.household_id, to_jsonb(gone), coalesce(
          (select jsonb_agg(to_jsonb(day)) from weekly_plan_days as day where day.household_id = gone.household_id and day.meal_plan_id = gone.id),
          '[]'
        )
        from gone
        on conflict (id) do update set plan = excluded.plan, days = excluded.days, deleted_at = now()
        returning id`.execute(db.kysely);
      return rows.length > 0;
    },

    /**
     * As it was, on the calendar days that are still free; a plan of its own where its week is gone or has another for
     * its day. Nothing is changed where it is back already, with its week; a week that is itself brought back later has it
     * as its own again. False when it is not there, or no longer.
     */
    async restorePlan(scope: HouseholdScope, planId: string): Promise<boolean> {
      if (!isUuid(planId)) return false;
      const { rows } = await sql`
        with back as (delete from deleted_plans where household_id = ${scope.householdId} and id = ${planId} returning *),
        plan as (
          insert into meal_plans
          select (jsonb_populate_record(null::meal_plans, back.plan || jsonb_build_object('week_id', (
            select id from weeks where household_id = back.household_id and id::text = back.plan ->> 'week_id'
              and not exists (select from meal_plans where week_id = weeks.id and week_date::text = back.plan ->> 'week_date')
          )))).*
          from back on conflict do nothing returning week_id
        ),
        days as (
          insert into weekly_plan_days
          select (jsonb_populate_record(null::weekly_plan_days, case
            when plan.week_id is null and day ->> 'weekly_plan_id' = back.plan ->> 'week_id' then day || '{"weekly_plan_id": null}'
            else day end)).*
          from plan, back, jsonb_array_elements(back.days) as day
          on conflict do nothing
        ),
        laid_aside as (
          update deleted_weeks as week set plans = week.plans || back.plan, days = week.days || back.days
          from back
          where week.household_id = back.household_id and week.id::text = back.plan ->> 'week_id' and not exists (
            select from jsonb_array_elements(week.plans) as other where other ->> 'week_date' = back.plan ->> 'week_date'
          )
        )
        select id from back`.execute(db.kysely);
      return rows.length > 0;
    },

    /** Housekeeping over all accounts. */
    async forgetDeleted(before: Date): Promise<number> {
      const { numDeletedRows } = await db.kysely.deleteFrom('deleted_plans').where('deleted_at', '<', before).executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

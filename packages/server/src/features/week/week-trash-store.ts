import { sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import type { HouseholdScope } from '../../db/scope.ts';
import { isUuid } from '../../db/uuid.ts';

/** A week that is deleted is moved aside with the plans of its days and the calendar days that are tied to it, as plans are. */
export function makeWeekTrash(db: DatabaseHandle) {
  return {
    /** Before any of it goes: what becomes of its days is for who deletes it to say. */
    async layAside(scope: HouseholdScope, id: string): Promise<void> {
      await sql`
        insert into deleted_weeks (id, household_id, week, plans, days)
        select week.id, week.household_id, to_jsonb(week),
          coalesce((select jsonb_agg(to_jsonb(own)) from meal_plans as own where own.week_id = week.id), '[]'),
          coalesce((select jsonb_agg(to_jsonb(day)) from weekly_plan_days as day where day.household_id = week.household_id
            and (day.weekly_plan_id = week.id::text or day.meal_plan_id in (select plan.id from meal_plans as plan where plan.week_id = week.id))), '[]')
        from weeks as week where week.household_id = ${scope.householdId} and week.id = ${id}
        on conflict (id) do update set week = excluded.week, plans = excluded.plans, days = excluded.days, deleted_at = now()`.execute(
        db.kysely,
      );
    },

    /**
     * As it was: the days that stayed are its own again, those that went with it are back where the calendar is still free. False
     * when it is not there any more, or was saved anew since.
     */
    async restoreWeek(scope: HouseholdScope, id: string): Promise<boolean> {
      if (!isUuid(id)) return false;
      const { rows } = await sql`
        with back as (delete from deleted_weeks where household_id = ${scope.householdId} and id = ${id} returning *),
        week as (insert into weeks select (jsonb_populate_record(null::weeks, back.week)).* from back on conflict do nothing returning id),
        plans as (
          insert into meal_plans select plan.* from week, back, jsonb_populate_recordset(null::meal_plans, back.plans) as plan
          on conflict (id) do update set week_id = excluded.week_id, week_date = excluded.week_date
        ),
        tied as (
          update weekly_plan_days as day set weekly_plan_id = was.weekly_plan_id
          from week, back, jsonb_populate_recordset(null::weekly_plan_days, back.days) as was
          where day.household_id = back.household_id and day.id = was.id and day.meal_plan_id = was.meal_plan_id
        ),
        days as (
          insert into weekly_plan_days select day.* from week, back, jsonb_populate_recordset(null::weekly_plan_days, back.days) as day
          on conflict do nothing
        )
        select id from week`.execute(db.kysely);
      return rows.length > 0;
    },

    /** Housekeeping over all accounts. */
    async forgetDeleted(before: Date): Promise<number> {
      const { numDeletedRows } = await db.kysely.deleteFrom('deleted_weeks').where('deleted_at', '<', before).executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

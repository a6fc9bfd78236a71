import { randomUUID } from 'node:crypto';
import type { PlanDay } from '@larder/contract/calendar.ts';
import type { Brand } from '@larder/domain/base/brand.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import { prepareLookUp } from '../../db/look-up.ts';
import { revisionOf } from '../../db/revision.ts';
import { storableText } from '../../db/storable.ts';
import { lockHousehold } from '../../db/lock-household.ts';
import type { HouseholdId, HouseholdScope } from '../../db/scope.ts';
import { isUuid } from '../../db/uuid.ts';

export type PlanDayId = Brand<string, 'PlanDayId'>;

export type PlanOfDay = PlanDay['mealPlan'];

export type PlannedDay = {
  readonly id: PlanDayId;
  readonly date: PlainDate;
  readonly notes: string | null;
  readonly weeklyPlanId: string | null;
  readonly plan: PlanOfDay;
  readonly createdAt: Date;
  /** Of the entry or of its plan, whichever is later: what is shown changes with both. */
  readonly changedAt: Date;
  /** Of the entry alone, another one whenever what it says changes. */
  readonly revision: string;
};

export type DayToSet = {
  readonly date: PlainDate;
  readonly planId: string;
  readonly notes?: string | null;
  readonly weeklyPlanId?: string | null;
};

export type Days = ReturnType<typeof makeDays>;

export type DayStore = Days & {
  /** Everything in it is stored together or not at all, and in turn with others of the household. */
  readonly transaction: <T>(scope: HouseholdScope, work: (days: DayStore) => Promise<T>) => Promise<T>;
};

export function makeDayStore(db: DatabaseHandle): DayStore {
  return {
    ...makeDays(db),
    transaction: async (scope, work) =>
      db.transaction(async (tx) => {
        await lockHousehold(tx, scope);
        return work(makeDayStore(tx));
      }),
  };
}

/** One plan per household and day. Every statement names the household: another's plan or day is none. */
function makeDays(db: DatabaseHandle) {
  const joined = (householdId: HouseholdId) =>
    db.kysely
      .selectFrom('weekly_plan_days as day')
      .innerJoin('meal_plans as plan', (join) =>
        join.onRef('plan.id', '=', 'day.meal_plan_id').onRef('plan.household_id', '=', 'day.household_id'),
      )
      .where('day.household_id', '=', householdId)
      .select((row) => [
        'day.id',
        'day.date',
        'day.notes',
        'day.weekly_plan_id',
        'day.created_at',
        revisionOf('day').as('revision'),
        'plan.id as plan_id',
        'plan.title',
        'plan.description',
        row.fn<Date>('greatest', ['day.updated_at', 'plan.updated_at']).as('changed_at'),
        // Absent where the plan was last saved before there were summaries.
        sql<Pick<PlanOfDay, 'nutritionOverview' | 'meals' | 'moreSnacks'>>`coalesce(plan.summary, summarize_plan(plan.plan))`.as('summary'),
      ]);
  const inRange = prepareLookUp<{ householdId: HouseholdId; first: PlainDate; last: PlainDate }>()((value) =>
    joined(value('householdId')).where('day.date', '>=', value('first')).where('day.date', '<=', value('last')).orderBy('day.date'),
  );
  const plannedIds = prepareLookUp<{ householdId: HouseholdId }>()((value) =>
    db.kysely
      .selectFrom('weekly_plan_days')
      .select('meal_plan_id')
      .distinct()
      .where('household_id', '=', value('householdId'))
      .orderBy('meal_plan_id'),
  );
  const store = {
    /** Both ends included, in order. */
    async listDays(scope: HouseholdScope, first: PlainDate, last: PlainDate): Promise<readonly PlannedDay[]> {
      return (await db.lookUp(inRange({ householdId: scope.householdId, first, last }))).map(toPlannedDay);
    },

    /** On which days these plans stand, the earliest first. */
    async listPlaces(
      scope: HouseholdScope,
      planIds: readonly string[],
    ): Promise<readonly { readonly planId: string; readonly date: PlainDate }[]> {
      const rows = await db.kysely
        .selectFrom('weekly_plan_days')
        .select(['meal_plan_id', 'date'])
        .where('household_id', '=', scope.householdId)
        .where('meal_plan_id', 'in', planIds)
        .orderBy('date')
        .execute();
      return rows.map(({ meal_plan_id: planId, date }) => ({ planId, date: date as PlainDate }));
    },

    /** The dishes of the dinners of these days, each as often as it is planned; of meals from elsewhere there are none. */
    async listDinners(scope: HouseholdScope, first: PlainDate, last: PlainDate): Promise<readonly string[]> {
      const rows = await db.kysely
        .selectFrom('weekly_plan_days as day')
        .innerJoin('meal_plans as plan', (join) =>
          join.onRef('plan.id', '=', 'day.meal_plan_id').onRef('plan.household_id', '=', 'day.household_id'),
        )
        .where('day.household_id', '=', scope.householdId)
        .where('day.date', '>=', first)
        .where('day.date', '<=', last)
        .select(sql<string | null>`plan.plan #>> '{meals,dinner,dishId}'`.as('dish_id'))
        .execute();
      return rows.flatMap(({ dish_id }) => dish_id ?? []);
    },

    async findDay(scope: HouseholdScope, date: PlainDate): Promise<PlannedDay | undefined> {
      return (await store.listDays(scope, date, date))[0];
    },

    async listRevisions(scope: HouseholdScope, dates: readonly PlainDate[]): Promise<readonly string[]> {
      if (dates.length === 0) return [];
      const rows = await db.kysely
        .selectFrom('weekly_plan_days as day')
        .select(revisionOf('day').as('revision'))
        .where('day.household_id', '=', scope.householdId)
        .where('day.date', 'in', dates)
        .execute();
      return rows.map(({ revision }) => revision);
    },

    async findDayById(scope: HouseholdScope, id: string): Promise<PlannedDay | undefined> {
      const row = isUuid(id) ? await joined(scope.householdId).where('day.id', '=', id).executeTakeFirst() : undefined;
      return row && toPlannedDay(row);
    },

    async listAllDays(scope: HouseholdScope): Promise<readonly PlannedDay[]> {
      return (await joined(scope.householdId).orderBy('day.date').execute()).map(toPlannedDay);
    },

    /** The latest ones, in order. */
    async listLatestDays(scope: HouseholdScope, count: number): Promise<readonly PlannedDay[]> {
      const rows = await joined(scope.householdId).orderBy('day.date', 'desc').limit(count).execute();
      return rows.map(toPlannedDay).toReversed();
    },

    async countDays(scope: HouseholdScope): Promise<number> {
      const { count } = await db.kysely
        .selectFrom('weekly_plan_days')
        .where('household_id', '=', scope.householdId)
        .select((query) => query.fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async listPlannedPlanIds(scope: HouseholdScope): Promise<readonly string[]> {
      const rows = await db.lookUp(plannedIds({ householdId: scope.householdId }));
      return rows.map(({ meal_plan_id }) => meal_plan_id);
    },

    /** Replaces the plan that is there; the entry keeps its id. Undefined when there is no such plan. */
    async setDay(scope: HouseholdScope, { date, planId, notes = null, weeklyPlanId = null }: DayToSet): Promise<PlannedDay | undefined> {
      if (!isUuid(planId)) return undefined;
      const values = {
        notes: notes === null ? null : storableText(notes),
        weekly_plan_id: weeklyPlanId === null ? null : storableText(weeklyPlanId),
      };
      const { numInsertedOrUpdatedRows } = await db.kysely
        .insertInto('weekly_plan_days')
        .columns(['id', 'household_id', 'date', 'meal_plan_id', 'notes', 'weekly_plan_id'])
        .expression((query) =>
          query
            .selectFrom('meal_plans')
            .select([
              sql<string>`${randomUUID()}::uuid`.as('entry_id'),
              'household_id',
              sql<string>`${date}::date`.as('date'),
              'id as meal_plan_id',
              sql<string | null>`${values.notes}::text`.as('notes'),
              sql<string | null>`${values.weekly_plan_id}::text`.as('weekly_plan_id'),
            ])
            .where('household_id', '=', scope.householdId)
            .where('id', '=', planId)
            .forKeyShare(),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['household_id', 'date'])
            .doUpdateSet({ meal_plan_id: planId, ...values, updated_at: sql<Date>`clock_timestamp()` }),
        )
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 0n ? undefined : store.findDay(scope, date);
    },

    /** The entry goes with its id to a day that has none. */
    async redateDay(scope: HouseholdScope, id: PlanDayId, date: PlainDate): Promise<void> {
      await db.kysely
        .updateTable('weekly_plan_days')
        .set({ date, updated_at: sql<Date>`clock_timestamp()` })
        .where('household_id', '=', scope.householdId)
        .where('id', '=', id)
        .execute();
    },

    /** False when there is no such day. */
    async deleteDay(scope: HouseholdScope, id: string): Promise<boolean> {
      if (!isUuid(id)) return false;
      const { numDeletedRows } = await db.kysely
        .deleteFrom('weekly_plan_days')
        .where('household_id', '=', scope.householdId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    /** Answers which of them had a plan, in order. */
    async clearDates(scope: HouseholdScope, dates: readonly PlainDate[]): Promise<readonly PlainDate[]> {
      if (dates.length === 0) return [];
      const rows = await db.kysely
        .deleteFrom('weekly_plan_days')
        .where('household_id', '=', scope.householdId)
        .where('date', 'in', dates)
        .returning('date')
        .execute();
      return rows.map(({ date }) => date as PlainDate).toSorted();
    },

    /** Days of this range that hold a plan of the week's own; a copy of one on another day stays. */
    async clearDaysOfWeek(scope: HouseholdScope, { weekId, first, last }: WeekRange): Promise<void> {
      await db.kysely
        .deleteFrom('weekly_plan_days')
        .where('household_id', '=', scope.householdId)
        .where('meal_plan_id', 'in', (query) =>
          query.selectFrom('meal_plans').select('id').where('household_id', '=', scope.householdId).where('week_id', '=', weekId),
        )
        .where('date', '>=', first)
        .where('date', '<=', last)
        .execute();
    },

    /** The days stay, as days of no week. */
    async untieWeek(scope: HouseholdScope, weekId: string): Promise<void> {
      await db.kysely
        .updateTable('weekly_plan_days')
        .set({ weekly_plan_id: null, updated_at: sql<Date>`clock_timestamp()` })
        .where('household_id', '=', scope.householdId)
        .where('weekly_plan_id', '=', weekId)
        .execute();
    },
  };
  return store;
}

type WeekRange = { readonly weekId: string; readonly first: PlainDate; readonly last: PlainDate };

type DayRow = {
  readonly id: string;
  readonly date: string;
  readonly notes: string | null;
  readonly weekly_plan_id: string | null;
  readonly created_at: Date;
  readonly changed_at: Date;
  readonly revision: string;
  readonly plan_id: string;
  readonly title: string;
  readonly description: string;
  readonly summary: Pick<PlanOfDay, 'nutritionOverview' | 'meals' | 'moreSnacks'>;
};

function toPlannedDay(row: DayRow): PlannedDay {
  return {
    id: row.id as PlanDayId,
    date: row.date as PlainDate,
    notes: row.notes,
    weeklyPlanId: row.weekly_plan_id,
    plan: { id: row.plan_id, title: row.title, description: row.description, ...row.summary },
    createdAt: row.created_at,
    changedAt: row.changed_at,
    revision: row.revision,
  };
}

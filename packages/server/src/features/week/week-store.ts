import type { WeekCard } from '@larder/contract/week.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { MealCompany } from '@larder/domain/table/week-company.ts';
import type { Serving } from '@larder/domain/week/cook.ts';
import { type Selectable, sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import { lockHousehold } from '../../db/lock-household.ts';
import { revisionOf } from '../../db/revision.ts';
import type { HouseholdScope, Scope } from '../../db/scope.ts';
import { storableText, toJsonb } from '../../db/storable.ts';
import { isUuid } from '../../db/uuid.ts';
import type { KeptDay, WeeksTable } from '../../db/week-tables.ts';
import type { WeekId, WeekRecipe } from './week-doc.ts';
import { makeWeekTrash } from './week-trash-store.ts';

export type SavedWeek = {
  readonly id: WeekId;
  readonly revision: string;
  readonly recipe: WeekRecipe;
  readonly keptDays: readonly KeptDay[];
  readonly listIds: readonly string[];
};

export type WeekToSave = Pick<SavedWeek, 'id' | 'recipe' | 'keptDays'> & { readonly things: number };

type CardOfWeek = Omit<WeekCard, 'isAgainstRules' | 'hasChanges'>;
export type PlanOfWeek = { readonly id: string; readonly weekId: string; readonly date: PlainDate; readonly plan: { readonly id: string } };

export type WeekStore = ReturnType<typeof makeWeekStore>;

/** Every statement names the household: another's week is none. */
export function makeWeekStore(db: DatabaseHandle) {
  const weeksOf = ({ householdId }: HouseholdScope) => db.kysely.selectFrom('weeks').where('household_id', '=', householdId);
  return {
    ...makeWeekTrash(db),

    async findWeek(scope: HouseholdScope, id: string): Promise<SavedWeek | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await weeksOf(scope).selectAll().select(revisionOf('weeks').as('revision')).where('id', '=', id).executeTakeFirst();
      return row && toSavedWeek(row);
    },

    /** The latest start first. */
    async listWeeks(scope: HouseholdScope): Promise<readonly CardOfWeek[]> {
      const rows = await weeksOf(scope)
        .select(['id', 'query', 'start', 'days', 'shape', 'things', 'created_at', revisionOf('weeks').as('revision')])
        .select(
          sql<WeekCard['dinners']>`coalesce((
            select jsonb_agg(jsonb_build_object(
              'date', plan.week_date, 'slot', 'dinner',
              'title', plan.plan -> 'meals' -> 'dinner' ->> 'title', 'dishId', coalesce(plan.plan -> 'meals' -> 'dinner' ->> 'dishId', '')
            ) order by plan.week_date)
            from meal_plans as plan where plan.week_id = weeks.id and plan.plan -> 'meals' ? 'dinner'), '[]')`.as('dinners'),
        )
        .orderBy('start', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(({ query, created_at: createdAt, ...row }) => ({ ...row, searchQuery: query, createdAt: createdAt.toISOString() }));
    },

    /** Which of these are saved weeks. */
    async listSaved(scope: HouseholdScope, ids: readonly string[]): Promise<ReadonlySet<string>> {
      if (ids.length === 0) return new Set();
      const rows = await weeksOf(scope).select('id').where('id', 'in', ids).execute();
      return new Set(rows.map(({ id }) => id));
    },

    /** The plans of all saved weeks, each on its own day. */
    async listDaysOfWeeks({ householdId }: HouseholdScope): Promise<readonly PlanOfWeek[]> {
      const rows = await db.kysely
        .selectFrom('meal_plans')
        .select(['id', 'week_id', 'week_date'])
        .where('household_id', '=', householdId)
        .where('week_id', 'is not', null)
        .where('week_date', 'is not', null)
        .orderBy('week_date')
        .execute();
      return rows.map(({ id, week_id: weekId, week_date: date }) => ({ id, weekId: weekId!, date: date as PlainDate, plan: { id } }));
    },

    /** In the place of the one with this id. False where the id is somebody else's. */
    async saveWeek(scope: Scope, week: WeekToSave): Promise<boolean> {
      const values = toColumns(week);
      const row = await db.kysely
        .insertInto('weeks')
        .values({ id: week.id, household_id: scope.householdId, created_by: scope.userId, ...values })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet({ ...values, updated_at: sql<Date>`clock_timestamp()` })
            .where('weeks.household_id', '=', scope.householdId),
        )
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async noteLists(scope: HouseholdScope, id: WeekId, listIds: readonly string[]): Promise<void> {
      await db.kysely
        .updateTable('weeks')
        .set({ list_ids: toJsonb(listIds) })
        .where('household_id', '=', scope.householdId)
        .where('id', '=', id)
        .execute();
    },

    /** Its days become plans of their own. False when there is no such week. */
    async deleteWeek(scope: HouseholdScope, id: string): Promise<boolean> {
      if (!isUuid(id)) return false;
      const { numDeletedRows } = await db.kysely
        .deleteFrom('weeks')
        .where('household_id', '=', scope.householdId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

/** All of it together or not at all, and in turn with others of the household; the stores of the work stand over its handle. */
export async function runInHousehold<T>(db: DatabaseHandle, scope: HouseholdScope, work: (tx: DatabaseHandle) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await lockHousehold(tx, scope);
    return work(tx);
  });
}

function toColumns({ recipe, keptDays, things }: WeekToSave) {
  const { start, days, query, seed, shape, slots, rules, cooks, locked, absent, company = [], targetsAt, relaxed } = recipe;
  return {
    start,
    days,
    query: storableText(query),
    seed,
    shape,
    slots: toJsonb(slots),
    rules: toJsonb(rules),
    cooks: toJsonb(cooks),
    locks: toJsonb(locked),
    // Who is not there as usual, in one column: nobody, or so many.
    absent: toJsonb([...absent, ...company]),
    targets_at: toJsonb(targetsAt),
    relaxed: toJsonb(relaxed),
    kept_days: toJsonb(keptDays),
    things,
  };
}

function toSavedWeek(row: Selectable<WeeksTable> & { readonly revision: string }): SavedWeek {
  return {
    id: row.id as WeekId,
    revision: row.revision,
    keptDays: row.kept_days,
    listIds: row.list_ids,
    recipe: {
      start: row.start as PlainDate,
      days: row.days,
      query: row.query,
      seed: Number(row.seed),
      shape: row.shape,
      slots: row.slots,
      rules: row.rules,
      cooks: row.cooks,
      locked: row.locks,
      ...readAbsent(row.absent),
      targetsAt: row.targets_at,
      haves: {},
      relaxed: row.relaxed,
    },
  };
}

function readAbsent(stored: readonly (Serving | MealCompany)[]): Pick<WeekRecipe, 'absent' | 'company'> {
  return {
    absent: stored.filter((meal) => !('people' in meal)),
    company: stored.filter((meal) => 'people' in meal),
  };
}

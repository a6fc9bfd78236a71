import type { UnsavedWeek } from '@larder/contract/week.ts';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import { queryKey } from '../../db/query-key.ts';
import type { Scope } from '../../db/scope.ts';
import { toJsonb } from '../../db/storable.ts';
import { isUuid } from '../../db/uuid.ts';
import { askedKey, type WeekDoc } from './week-doc.ts';

export type WeekDraftStore = ReturnType<typeof makeWeekDrafts>;

/** Each has 300 kB, and as much again for each change whose days it still has: what a person has open at a time, and a step back. */
const WEEKS_KEPT = 8;

/** Weeks as they are on their person's screen: shown, or changed and not saved yet; in each household those that were made in it. */
export function makeWeekDrafts(db: DatabaseHandle) {
  const draftsOf = ({ userId, householdId }: Scope) =>
    db.kysely.selectFrom('week_drafts').select('week').where('user_id', '=', userId).where('household_id', '=', householdId);
  const toDoc = (row: { readonly week: unknown } | undefined): WeekDoc | undefined => row?.week as WeekDoc | undefined;
  return {
    async findDraft(scope: Scope, id: string): Promise<WeekDoc | undefined> {
      if (!isUuid(id)) return undefined;
      return toDoc(await draftsOf(scope).where('id', '=', id).executeTakeFirst());
    },

    /** The latest week that was made for this sentence and these days; one that is not saved before one that is. */
    async findAsked(scope: Scope, asked: Parameters<typeof askedKey>[0]): Promise<WeekDoc | undefined> {
      const row = await draftsOf(scope)
        .where('asked', '=', queryKey(askedKey(asked)))
        .orderBy(sql`week ->> 'revision' is null`, 'desc')
        .orderBy('updated_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return toDoc(row);
    },

    /** What is changed and not saved, the latest first. */
    async listChanged({ userId, householdId }: Scope): Promise<readonly UnsavedWeek[]> {
      // As a record: each operator by itself would unpack all of a week for its one field.
      const { rows } = await sql<UnsavedWeek>`
        select id, recipe ->> 'query' as "searchQuery", recipe ->> 'start' as start, (recipe ->> 'days')::int as days
        from week_drafts, jsonb_to_record(week) as doc ("isChanged" boolean, recipe jsonb)
        where user_id = ${userId} and household_id = ${householdId} and "isChanged" order by updated_at desc
      `.execute(db.kysely);
      return rows;
    },

    async saveDraft(scope: Scope, doc: WeekDoc): Promise<void> {
      const values = { asked: queryKey(askedKey(doc.recipe)), week: toJsonb(doc), updated_at: sql<Date>`clock_timestamp()` };
      await db.transaction(async ({ kysely }) => {
        await kysely
          .insertInto('week_drafts')
          .values({ user_id: scope.userId, household_id: scope.householdId, id: doc.id, ...values })
          .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(values))
          .execute();
        const newest = kysely
          .selectFrom('week_drafts')
          .select('id')
          .where('user_id', '=', scope.userId)
          .where('household_id', '=', scope.householdId)
          .orderBy('updated_at', 'desc')
          .limit(WEEKS_KEPT);
        await kysely
          .deleteFrom('week_drafts')
          .where('user_id', '=', scope.userId)
          .where('household_id', '=', scope.householdId)
          .where('id', 'not in', newest)
          .execute();
      });
    },

    async deleteDraft(scope: Scope, id: string): Promise<boolean> {
      if (!isUuid(id)) return false;
      const { numDeletedRows } = await db.kysely
        .deleteFrom('week_drafts')
        .where('user_id', '=', scope.userId)
        .where('household_id', '=', scope.householdId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

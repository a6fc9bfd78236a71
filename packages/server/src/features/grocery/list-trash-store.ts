import { sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import type { HouseholdScope } from '../../db/scope.ts';
import { isUuid } from '../../db/uuid.ts';
import { LIST_CHANNEL } from './revision-store.ts';

/** Deleting moves a list's row and those of its items and exports aside, as with plans. */
export function makeListTrash(db: DatabaseHandle) {
  return {
    /** With its items and exports. False when there is no such list. One statement, so that nothing is lost between two. */
    async deleteList(scope: HouseholdScope, listId: string): Promise<boolean> {
      if (!isUuid(listId)) return false;
      const { rows } = await sql`
        with gone as (delete from grocery_lists where household_id = ${scope.householdId} and id = ${listId} returning *)
        insert into deleted_lists (id, household_id, list, items, exports)
        select gone.id, gone.household_id, to_jsonb(gone),
          coalesce((select jsonb_agg(to_jsonb(item)) from grocery_items as item
            where item.household_id = gone.household_id and item.list_id = gone.id), '[]'),
          coalesce((select jsonb_agg(to_jsonb(export)) from instacart_exports as export
            where export.household_id = gone.household_id and export.list_id = gone.id), '[]')
        from gone
        on conflict (id) do update set list = excluded.list, items = excluded.items, exports = excluded.exports, deleted_at = now()
        returning id`.execute(db.kysely);
      if (rows.length > 0) await db.notify(LIST_CHANNEL, listId);
      return rows.length > 0;
    },

    /** As it was. False when it is not there, or no longer. */
    async restoreList(scope: HouseholdScope, listId: string): Promise<boolean> {
      if (!isUuid(listId)) return false;
      const { rows } = await sql`
        with back as (delete from deleted_lists where household_id = ${scope.householdId} and id = ${listId} returning *),
        list as (insert into grocery_lists select (jsonb_populate_record(null::grocery_lists, back.list)).* from back returning id),
        items as (
          insert into grocery_items select item.* from back, jsonb_populate_recordset(null::grocery_items, back.items) as item
        ),
        exports as (
          insert into instacart_exports select export.* from back, jsonb_populate_recordset(null::instacart_exports, back.exports) as export
        )
        select id from list`.execute(db.kysely);
      return rows.length > 0;
    },

    /** Housekeeping over all accounts. */
    async forgetDeleted(before: Date): Promise<number> {
      const { numDeletedRows } = await db.kysely.deleteFrom('deleted_lists').where('deleted_at', '<', before).executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

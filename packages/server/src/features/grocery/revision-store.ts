import { sql } from 'kysely';
import type { Database, DatabaseHandle } from '../../db/database.ts';
import type { HouseholdScope } from '../../db/scope.ts';

/** Notified with the id of a list that changed. */
export const LIST_CHANNEL = 'grocery_list';

/** Held until the end of the transaction and always taken in one order, so that two phones wait for each other and not both for ever. */
export async function lockLists({ kysely }: DatabaseHandle, scope: HouseholdScope, listIds: readonly string[]): Promise<readonly string[]> {
  if (listIds.length === 0) return [];
  const rows = await kysely
    .selectFrom('grocery_lists')
    .select('id')
    .where('household_id', '=', scope.householdId)
    .where('id', 'in', listIds)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Counts the list up and wakes, at the commit, who watches it. Gives the new revision, which the changed items carry. */
export async function touchList({ kysely, notify }: DatabaseHandle, scope: HouseholdScope, listId: string): Promise<number> {
  const { revision } = await kysely
    .updateTable('grocery_lists')
    .set({ revision: sql<number>`revision + 1`, updated_at: sql<Date>`now()` })
    .where('household_id', '=', scope.householdId)
    .where('id', '=', listId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  await notify(LIST_CHANNEL, listId);
  return revision;
}

/** Hears of changes made by any process. What is missed while a connection is down is for the hearer to look up. */
export const hearListChanges = (database: Database, hear: (listId: string) => void): Promise<() => Promise<void>> =>
  database.listen(LIST_CHANNEL, hear);

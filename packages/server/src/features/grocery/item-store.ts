import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import { prepareLookUp } from '../../db/look-up.ts';
import { storableText, toJsonb } from '../../db/storable.ts';
import type { GroceryItemsTable } from '../../db/grocery-tables.ts';
import type { HouseholdId, HouseholdScope } from '../../db/scope.ts';
import { isUuid } from '../../db/uuid.ts';
import { type Applied, applyOperation, type ArrivedOp } from './change-store.ts';
import type { Written } from '@larder/domain/grocery/list-patch.ts';
import type { Counterpart } from './counterpart-row.ts';
import { CARD_COLUMNS, type ItemCard, toCard } from './card-row.ts';
import { lockLists, touchList } from './revision-store.ts';
import type { ItemToAdd, StoredItem } from './item-row.ts';

export type ItemStore = ReturnType<typeof makeItemStore>;

/**
 * Every statement names the account: an item of somebody else's is "no such item".
 * @param warn of changes that nobody could be told of
 */
export function makeItemStore(db: DatabaseHandle, warn: (error: unknown) => void = () => undefined) {
  const onList = prepareLookUp<{ householdId: HouseholdId; listId: string }>()((value) =>
    db.kysely
      .selectFrom('grocery_items')
      .select(CARD_COLUMNS)
      .where('household_id', '=', value('householdId'))
      .where('list_id', '=', value('listId'))
      .where('removed_at', 'is', null)
      .orderBy('position')
      .orderBy('id'),
  );
  const byId = prepareLookUp<{ householdId: HouseholdId; itemId: string }>()((value) =>
    selectItems(db, { householdId: value('householdId') })
      .where('id', '=', value('itemId'))
      .where('removed_at', 'is', null),
  );
  const findItem = async (scope: HouseholdScope, itemId: string): Promise<StoredItem | undefined> => {
    const [row] = isUuid(itemId) ? await db.lookUp(byId({ householdId: scope.householdId, itemId })) : [];
    return row && toItem(row);
  };

  return {
    /** What is shown of those on the list, in the order they were added. */
    async listCards(scope: HouseholdScope, listId: string): Promise<readonly ItemCard[]> {
      return isUuid(listId) ? (await db.lookUp(onList({ householdId: scope.householdId, listId }))).map(toCard) : [];
    },

    /** In the order they were added. */
    async listItems(scope: HouseholdScope, listId: string): Promise<readonly StoredItem[]> {
      return (await listAllItems(db, scope, listId)).filter(({ isRemoved }) => !isRemoved);
    },

    /** With those that were removed, which a patch must know of. */
    listAllItems: (scope: HouseholdScope, listId: string) => listAllItems(db, scope, listId),

    /** Changed or removed after this revision. */
    async listNewer(scope: HouseholdScope, listId: string, revision: number): Promise<readonly StoredItem[]> {
      const newer = selectItems(db, scope).where('list_id', '=', listId).where('revision', '>', revision);
      return (await newer.orderBy('position').orderBy('id').execute()).map(toItem);
    },

    /** All or none, after those that are there. Undefined when there is no such list. */
    async addItems(scope: HouseholdScope, listId: string, items: readonly ItemToAdd[]): Promise<Applied | undefined> {
      if (!isUuid(listId)) return undefined;
      return db.transaction(async (tx) => {
        const [locked] = await lockLists(tx, scope, [listId]);
        if (locked === undefined) return undefined;
        if (items.length === 0) return { items: [] };
        const revision = await touchList(tx, scope, listId);
        return { items: await insertItems(tx, { scope, listId, revision }, items), revision };
      });
    },

    /** What a hand changes of items, one or many. Those that are not this account's, or off the list, are left out. */
    applyOperation: (scope: HouseholdScope, arrived: ArrivedOp): Promise<Applied> =>
      applyOperation(db, scope, arrived, {
        warn,
        readItems: async (ids) => {
          const [id, ...others] = ids;
          if (id === undefined || others.length > 0) return readItems(db, scope, ids.filter(isUuid));
          const item = await findItem(scope, id);
          return item ? [item] : [];
        },
      }),

    /** Off the list but not forgotten. False when there is no such item. */
    removeItem: (scope: HouseholdScope, itemId: string): Promise<boolean> => markRemoved(db, { scope, itemId }, true),

    /** Back on the list. False when it was not removed. */
    restoreItem: (scope: HouseholdScope, itemId: string): Promise<boolean> => markRemoved(db, { scope, itemId }, false),

    /** Undefined when there is no such item, or it is off the list. */
    findItem,

    /** Housekeeping over all accounts: a phone that comes back later than this sends what has long been settled. */
    async forgetOperations(before: Date): Promise<number> {
      const { numDeletedRows } = await db.kysely.deleteFrom('grocery_ops').where('received_at', '<', before).executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

export type ListPlace = { readonly scope: HouseholdScope; readonly listId: string };

/** Of the account, and in no order. */
export const selectItems = ({ kysely }: DatabaseHandle, { householdId }: HouseholdScope) =>
  kysely.selectFrom('grocery_items').selectAll().where('household_id', '=', householdId);

async function listAllItems(db: DatabaseHandle, scope: HouseholdScope, listId: string): Promise<readonly StoredItem[]> {
  if (!isUuid(listId)) return [];
  const rows = await selectItems(db, scope).where('list_id', '=', listId).orderBy('position').orderBy('id').execute();
  return rows.map(toItem);
}

async function readItems(db: DatabaseHandle, scope: HouseholdScope, ids: readonly string[]): Promise<readonly StoredItem[]> {
  if (ids.length === 0) return [];
  const rows = await selectItems(db, scope).where('id', 'in', ids).where('removed_at', 'is', null).orderBy('id').execute();
  return rows.map(toItem);
}

/** Last on the list, which is locked. Gives what is on it under these ids, be it from before. */
export async function insertItems(
  tx: DatabaseHandle,
  { scope, listId, revision }: ListPlace & { readonly revision: number },
  items: readonly ItemToAdd[],
): Promise<readonly StoredItem[]> {
  const { kysely } = tx;
  const last = await kysely
    .selectFrom('grocery_items')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('household_id', '=', scope.householdId)
    .where('list_id', '=', listId)
    .executeTakeFirst();
  const first = (last?.position ?? -1) + 1;
  const values = items.map((item, index) => ({
    ...toColumns(item),
    household_id: scope.householdId,
    list_id: listId,
    position: first + index,
    revision,
  }));
  await kysely
    .insertInto('grocery_items')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const ids = values.map(({ id }) => id);
  const rows = await selectItems(tx, scope).where('list_id', '=', listId).where('id', 'in', ids).orderBy('position').execute();
  return rows.map(toItem);
}

/** False when it was applied before: its answer was lost, and it came again. */
export async function noteOperation({ kysely }: DatabaseHandle, scope: HouseholdScope, opId: string): Promise<boolean> {
  const row = await kysely
    .insertInto('grocery_ops')
    .values({ household_id: scope.householdId, op_id: storableText(opId) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('op_id')
    .executeTakeFirst();
  return row !== undefined;
}

async function markRemoved(
  db: DatabaseHandle,
  { scope, itemId }: { readonly scope: HouseholdScope; readonly itemId: string },
  isRemoved: boolean,
): Promise<boolean> {
  if (!isUuid(itemId)) return false;
  return db.transaction(async (tx) => {
    const row = await tx.kysely
      .selectFrom('grocery_items')
      .select('list_id')
      .where('household_id', '=', scope.householdId)
      .where('id', '=', itemId)
      .where('removed_at', isRemoved ? 'is' : 'is not', null)
      .executeTakeFirst();
    if (!row) return false;
    const revision = await touchList(tx, scope, row.list_id);
    const { numUpdatedRows } = await tx.kysely
      .updateTable('grocery_items')
      .set({ removed_at: isRemoved ? sql<Date>`now()` : null, revision })
      .where('household_id', '=', scope.householdId)
      .where('id', '=', itemId)
      .where('removed_at', isRemoved ? 'is' : 'is not', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  });
}

function toColumns({ id, ingredient, quantity, category, source, checked, isStaple, atHome, planKey, parts }: ItemToAdd) {
  const words = { ingredient: storableText(ingredient), quantity: storableText(quantity) };
  return {
    id: id ?? randomUUID(),
    ...words,
    category,
    source: storableText(source),
    checked,
    is_staple: isStaple,
    at_home: atHome,
    plan_key: planKey === null ? null : storableText(planKey),
    parts: toJsonb(parts),
    written: planKey === null ? null : toJsonb(words),
  };
}

export function toItem(row: Selectable<GroceryItemsTable>): StoredItem {
  return {
    ...toCard(row),
    householdId: row.household_id as HouseholdId,
    listId: row.list_id,
    position: row.position,
    written: row.written as Written | null,
    counterpart: row.counterpart as Counterpart | null,
    isRemoved: row.removed_at !== null,
    stamps: row.stamps as StoredItem['stamps'],
  };
}

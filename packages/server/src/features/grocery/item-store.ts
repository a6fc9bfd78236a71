import { randomUUID } from 'node:crypto';
import { applyOp, type GroceryOp, type ItemField, type ItemFields, type StampedItem } from '@larder/domain/grocery/grocery-op.ts';
import { type Selectable, sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import { storableText, toJsonb } from '../../db/storable.ts';
import type { GroceryItemsTable } from '../../db/tables.ts';
import type { UserId } from '../../db/user-id.ts';
import { isUuid } from '../../db/uuid.ts';

export type ItemToAdd = ItemFields & { readonly source: string; readonly isStaple: boolean };

export type StoredItem = StampedItem & ItemToAdd;

export type ItemStore = ReturnType<typeof makeItemStore>;

/** Every statement names the account: an item of somebody else's is "no such item". */
export function makeItemStore(db: DatabaseHandle) {
  return {
    /** In the order they were added. */
    async listItems(userId: UserId, listId: string): Promise<readonly StoredItem[]> {
      if (!isUuid(listId)) return [];
      const rows = await db.kysely
        .selectFrom('grocery_items')
        .selectAll()
        .where('user_id', '=', userId)
        .where('list_id', '=', listId)
        .orderBy('position')
        .orderBy('id')
        .execute();
      return rows.map(toItem);
    },

    /** All or none, after those that are there. Undefined when there is no such list. */
    async addItems(userId: UserId, listId: string, items: readonly ItemToAdd[]): Promise<readonly StoredItem[] | undefined> {
      if (!isUuid(listId)) return undefined;
      return db.transaction(async ({ kysely }) => {
        // Held until the end, so that two calls at once take places one after the other.
        const list = await kysely
          .selectFrom('grocery_lists')
          .select('id')
          .where('user_id', '=', userId)
          .where('id', '=', listId)
          .forUpdate()
          .executeTakeFirst();
        if (!list) return undefined;
        if (items.length === 0) return [];
        const last = await kysely
          .selectFrom('grocery_items')
          .select(({ fn }) => fn.max('position').as('position'))
          .where('user_id', '=', userId)
          .where('list_id', '=', listId)
          .executeTakeFirst();
        const first = (last?.position ?? -1) + 1;
        const values = items.map((item, index) => ({ ...toColumns(item), user_id: userId, list_id: listId, position: first + index }));
        const rows = await kysely.insertInto('grocery_items').values(values).returningAll().execute();
        return rows.toSorted((a, b) => a.position - b.position).map(toItem);
      });
    },

    /** Once for each operation id. Gives the items it names as they are now; those that are not this account's are left out. */
    async applyOperation(userId: UserId, op: GroceryOp): Promise<readonly StoredItem[]> {
      const ids = op.itemIds.filter(isUuid);
      if (ids.length === 0) return [];
      return db.transaction(async ({ kysely }) => {
        const isNew = await kysely
          .insertInto('grocery_ops')
          .values({ user_id: userId, op_id: storableText(op.opId) })
          .onConflict((conflict) => conflict.doNothing())
          .returning('op_id')
          .executeTakeFirst();
        const rows = await kysely
          .selectFrom('grocery_items')
          .selectAll()
          .where('user_id', '=', userId)
          .where('id', 'in', ids)
          // Always in one order, so that two phones wait for each other instead of both for ever.
          .orderBy('id')
          .forUpdate()
          .execute();
        const before = rows.map(toItem);
        if (!isNew) return before;
        const after = applyOp(before, op);
        for (const group of groupByChange(before, after, op)) {
          const stamps = Object.fromEntries(group.fields.map((field) => [field, { at: op.at, opId: op.opId }]));
          const values = Object.fromEntries(group.fields.map((field) => [field, storable(op.change[field])]));
          await kysely
            .updateTable('grocery_items')
            .set({ ...values, stamps: sql<string>`stamps || ${toJsonb(stamps)}::jsonb`, updated_at: sql<Date>`now()` })
            .where('user_id', '=', userId)
            .where('id', 'in', group.ids)
            .execute();
        }
        return after;
      });
    },

    /** False when there is no such item. */
    async deleteItem(userId: UserId, itemId: string): Promise<boolean> {
      if (!isUuid(itemId)) return false;
      const { numDeletedRows } = await db.kysely
        .deleteFrom('grocery_items')
        .where('user_id', '=', userId)
        .where('id', '=', itemId)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    /** Housekeeping over all accounts: a phone that comes back later than this sends what has long been settled. */
    async forgetOperations(before: Date): Promise<number> {
      const { numDeletedRows } = await db.kysely.deleteFrom('grocery_ops').where('received_at', '<', before).executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

type ChangeGroup = { readonly fields: readonly ItemField[]; readonly ids: string[] };

/** Items that change alike share a statement: a bulk tick of a hundred items is one. */
function groupByChange(before: readonly StoredItem[], after: readonly StoredItem[], op: GroceryOp): Iterable<ChangeGroup> {
  const groups = new Map<string, ChangeGroup>();
  for (const [index, item] of after.entries()) {
    if (item === before[index]) continue;
    const fields = (Object.keys(item.stamps) as ItemField[]).filter((field) => item.stamps[field]?.opId === op.opId);
    const group = groups.get(fields.join()) ?? { fields, ids: [] };
    group.ids.push(item.id);
    groups.set(fields.join(), group);
  }
  return groups.values();
}

const storable = <Value>(value: Value): Value | string => (typeof value === 'string' ? storableText(value) : value);

function toColumns({ ingredient, quantity, category, source, checked, isStaple }: ItemToAdd) {
  return {
    id: randomUUID(),
    ingredient: storableText(ingredient),
    quantity: storableText(quantity),
    category,
    source: storableText(source),
    checked,
    is_staple: isStaple,
  };
}

function toItem(row: Selectable<GroceryItemsTable>): StoredItem {
  return {
    id: row.id,
    ingredient: row.ingredient,
    quantity: row.quantity,
    category: row.category,
    source: row.source,
    checked: row.checked,
    isStaple: row.is_staple,
    stamps: row.stamps as StoredItem['stamps'],
  };
}

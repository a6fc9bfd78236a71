import { applyOp, type GroceryOp, type ItemField } from '@larder/domain/grocery/grocery-op.ts';
import { type Selectable, sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import { storableText, toJsonb } from '../../db/storable.ts';
import type { GroceryItemsTable } from '../../db/tables.ts';
import type { UserId } from '../../db/user-id.ts';
import type { Tick } from './habit-store.ts';
import type { StoredItem } from './stored-item.ts';
import { LIST_CHANNEL } from './revision-store.ts';

/** What the changed item tells of the person's way through the shop. */
export type FindTick = (after: StoredItem) => (Tick & { readonly at: number }) | undefined;

type Seen = {
  readonly item: StoredItem;
  /** As they are stored. */
  readonly seen: StoredItem['stamps'];
  readonly op: GroceryOp;
  readonly findTick: FindTick;
};

/** Undefined, and nothing stored, when the item is no longer as it was read, or when the operation has nothing to say here. */
export async function changeAsSeen(
  db: DatabaseHandle,
  userId: UserId,
  { item, seen, op, findTick }: Seen,
): Promise<Selectable<GroceryItemsTable> | undefined> {
  const [after] = applyOp([item], op);
  if (after === undefined || after === item) return undefined;
  const fields = (Object.keys(after.stamps) as ItemField[]).filter((field) => after.stamps[field]?.opId === op.opId);
  const pick = (from: object) => toJsonb(Object.fromEntries(Object.entries(from).filter(([field]) => fields.includes(field as ItemField))));
  const tick = findTick(after);
  const { rows } = await sql<Selectable<GroceryItemsTable>>`select * from change_item_as_seen(
    ${userId}, ${item.listId}, ${item.id}, ${toJsonb(seen)}, ${storableText(op.opId)}, ${pick(op.change)}, ${pick(after.stamps)},
    ${tick === undefined ? null : storableText(tick.key)}, ${tick === undefined ? null : new Date(tick.at)})`.execute(db.kysely);
  const [row] = rows;
  // Lost if this process ends right here: who watches the list looks by itself too.
  if (row) db.notify(LIST_CHANNEL, row.list_id).catch(() => undefined);
  return row;
}

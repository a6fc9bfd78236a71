import { applyOp, type GroceryOp } from '@larder/domain/grocery/grocery-op.ts';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import { storableText, toJsonb } from '../../db/storable.ts';
import type { HouseholdScope } from '../../db/scope.ts';
import { isUuid } from '../../db/uuid.ts';
import { noteOperation, selectItems, toItem } from './item-store.ts';
import { lockLists } from './revision-store.ts';
import type { StoredItem } from './item-row.ts';

/**
 * What a hand did to a part of a line that another hand put together meanwhile: the part is not on the list, but it comes back with
 * what was last said of it when the merge is undone. Nothing where the item is not such a part.
 */
export async function changeMergedPart(db: DatabaseHandle, scope: HouseholdScope, op: GroceryOp): Promise<StoredItem | undefined> {
  const [itemId, ...others] = op.itemIds;
  if (itemId === undefined || others.length > 0 || !isUuid(itemId)) return undefined;
  return db.transaction(async (tx) => {
    const find = () => selectItems(tx, scope).where('id', '=', itemId).where('removed_at', 'is not', null).executeTakeFirst();
    const seen = await find();
    if (!seen) return undefined;
    await lockLists(tx, scope, [seen.list_id]);
    const whole = await selectItems(tx, scope)
      .where('list_id', '=', seen.list_id)
      .where('removed_at', 'is', null)
      .where(sql<boolean>`counterpart ->> 'type' = 'parts' and counterpart -> 'otherIds' @> ${toJsonb([seen.id])}`)
      .executeTakeFirst();
    const row = whole && (await find());
    if (!row) return undefined;
    const part = toItem(row);
    const [changed] = (await noteOperation(tx, scope, op.opId)) ? applyOp([part], op) : [part];
    if (!changed || changed === part) return part;
    const { ingredient, quantity, category, checked, atHome, stamps } = changed;
    await tx.kysely
      .updateTable('grocery_items')
      .set({
        ingredient: storableText(ingredient),
        quantity: storableText(quantity),
        category,
        checked,
        at_home: atHome,
        stamps: toJsonb(stamps),
      })
      .where('household_id', '=', scope.householdId)
      .where('id', '=', part.id)
      .execute();
    return changed;
  });
}

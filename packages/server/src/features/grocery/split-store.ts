import { randomUUID } from 'node:crypto';
import type { GroceryOp } from '@larder/domain/grocery/grocery-op.ts';
import { mergeItems, nameOthers, splitItem } from '@larder/domain/grocery/split-item.ts';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import { storableText, toJsonb } from '../../db/storable.ts';
import type { HouseholdScope } from '../../db/scope.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Written } from '@larder/domain/grocery/list-patch.ts';
import type { Counterpart, LineState, Parts, Whole } from './counterpart-row.ts';
import type { Applied } from './change-store.ts';
import { insertItems, type ListPlace, noteOperation, selectItems, toItem } from './item-store.ts';
import type { StoredItem } from './item-row.ts';
import { changeMergedPart } from './merged-part-store.ts';
import { lockLists, touchList } from './revision-store.ts';

export type SplitStore = ReturnType<typeof makeSplitStore>;

type Refusal = 'not-found' | 'nothing-to-do';

export function makeSplitStore(db: DatabaseHandle) {
  return {
    /** One item a meal, the first under the item's id and the others under these. Once for each operation id. */
    splitItem(scope: HouseholdScope, itemId: string, wish: { readonly opId: string; readonly otherIds: readonly string[] }) {
      return inLockedLine(db, scope, { itemId, opId: wish.opId }, async (tx, { place, item, isNew }): Promise<Outcome> => {
        // Sent again, it is answered with the parts that it was taken apart into.
        const { parts } = !isNew && item.counterpart?.type === 'whole' ? item.counterpart : item;
        const ids = nameOthers({ id: itemId, parts }).map((name, at) => wish.otherIds[at] ?? name);
        if (!isNew) return { items: await listParts(tx, place, [itemId, ...ids]) };
        if (parts.length < 2) return 'nothing-to-do';
        const revision = await touchList(tx, scope, place.listId);
        const { counterpart } = item;
        const made = isMergeOf(counterpart, wish.otherIds)
          ? await restoreParts(tx, item, { counterpart, revision })
          : await makeParts(tx, item, { ids, revision });
        return { items: await listParts(tx, place, [itemId, ...made]), revision };
      });
    },

    changeMergedPart: (scope: HouseholdScope, op: GroceryOp) => changeMergedPart(db, scope, op),

    /** All parts of the item's line that are on the list, under the id of the first. Once for each operation id. */
    mergeItem(scope: HouseholdScope, itemId: string, { opId, at }: { readonly opId: string; readonly at: number }) {
      return inLockedLine(db, scope, { itemId, opId }, async (tx, { place, item, isNew }): Promise<Outcome> => {
        const ofLine = item.planKey === null ? [item] : await listLine(tx, place, item.planKey);
        const [first, ...others] = ofLine.filter(({ isRemoved }) => !isRemoved);
        if (!first) return 'not-found';
        if (!isNew) return { items: [first] };
        if (others.length === 0) return 'nothing-to-do';
        const removedIds = ofLine.filter(({ isRemoved }) => isRemoved).map(({ id }) => id);
        const revision = await touchList(tx, scope, place.listId);
        return { items: [await putTogether(tx, [first, ...others], { removedIds, stamp: { at, opId }, revision })], revision };
      });
    },
  };
}

type Outcome = Applied | Refusal;

type Found = { readonly place: ListPlace; readonly item: StoredItem; readonly isNew: boolean };

/** The item as it is once nobody else can change its list. */
async function inLockedLine(
  db: DatabaseHandle,
  scope: HouseholdScope,
  { itemId, opId }: { readonly itemId: string; readonly opId: string },
  act: (tx: DatabaseHandle, found: Found) => Promise<Outcome>,
): Promise<Outcome | 'not-found'> {
  if (!isUuid(itemId)) return 'not-found';
  return db.transaction(async (tx) => {
    const read = () => selectItems(tx, scope).where('id', '=', itemId).where('removed_at', 'is', null).executeTakeFirst();
    const seen = await read();
    if (!seen) return 'not-found';
    const isNew = await noteOperation(tx, scope, opId);
    await lockLists(tx, scope, [seen.list_id]);
    const row = await read();
    return row ? act(tx, { place: { scope, listId: row.list_id }, item: toItem(row), isNew }) : 'not-found';
  });
}

/** With those that were removed. */
async function listLine(tx: DatabaseHandle, { scope, listId }: ListPlace, planKey: string): Promise<readonly StoredItem[]> {
  const ofLine = selectItems(tx, scope).where('list_id', '=', listId).where('plan_key', '=', planKey);
  return (await ofLine.orderBy('position').orderBy('id').execute()).map(toItem);
}

async function listParts(tx: DatabaseHandle, { scope, listId }: ListPlace, ids: readonly string[]): Promise<readonly StoredItem[]> {
  const parts = selectItems(tx, scope).where('list_id', '=', listId).where('id', 'in', ids).where('removed_at', 'is', null);
  return (await parts.orderBy('position').orderBy('id').execute()).map(toItem);
}

const isMergeOf = (counterpart: Counterpart | null, otherIds: readonly string[]): counterpart is Parts =>
  counterpart?.type === 'parts' && counterpart.otherIds.join() === otherIds.join();

const updateItems = ({ kysely }: DatabaseHandle, scope: HouseholdScope, ids: readonly string[]) =>
  kysely.updateTable('grocery_items').where('household_id', '=', scope.householdId).where('id', 'in', ids);

type NewParts = { readonly ids: readonly string[]; readonly revision: number };

/** The ids that they got in the end. */
async function makeParts(tx: DatabaseHandle, item: StoredItem, { ids, revision }: NewParts): Promise<readonly string[]> {
  const { listId, position, ingredient, stamps } = item;
  const scope = item;
  const [first, ...others] = splitItem(item, await makeRoom(tx, item, ids)) as [StoredItem, ...StoredItem[]];
  const whole: Whole = { type: 'whole', quantity: item.quantity, written: item.written, parts: item.parts };
  const toColumns = ({ quantity, source, parts }: StoredItem) => ({
    quantity: storableText(quantity),
    source: storableText(source),
    parts: toJsonb(parts),
    written: toJsonb({ ingredient: storableText(ingredient), quantity: storableText(quantity) }),
    counterpart: toJsonb(whole),
  });
  await updateItems(tx, scope, [item.id])
    .set({ ...toColumns(first), revision })
    .execute();
  // What was removed stands among the rest: it may come back.
  await tx.kysely
    .updateTable('grocery_items')
    .set({ position: sql<number>`position + ${others.length}` })
    .where('household_id', '=', scope.householdId)
    .where('list_id', '=', listId)
    .where('position', '>', position)
    .execute();
  await insertItems(tx, { scope, listId, revision }, others);
  for (const [at, part] of others.entries()) {
    await updateItems(tx, scope, [part.id])
      // A tick of the part that is older than the whole's, and still on its way, says nothing of it any more.
      .set({ ...toColumns(part), position: position + 1 + at, stamps: toJsonb(stamps) })
      .where('list_id', '=', listId)
      .execute();
  }
  return others.map(({ id }) => id);
}

/** What a merge took away makes room for its successors. An id that anything else has, of whatever household, is left to it. */
async function makeRoom(
  { kysely }: DatabaseHandle,
  { householdId, listId }: StoredItem,
  ids: readonly string[],
): Promise<readonly string[]> {
  await kysely
    .deleteFrom('grocery_items')
    .where('household_id', '=', householdId)
    .where('list_id', '=', listId)
    .where('id', 'in', ids)
    .where('removed_at', 'is not', null)
    .execute();
  const taken = await kysely.selectFrom('grocery_items').select('id').where('id', 'in', ids).execute();
  return ids.map((id) => (taken.some((other) => other.id === id) ? randomUUID() : id));
}

type Restored = { readonly counterpart: Parts; readonly revision: number };

/** The parts as they were merged, with their own ticks and amounts. */
async function restoreParts(tx: DatabaseHandle, item: StoredItem, { counterpart, revision }: Restored): Promise<readonly string[]> {
  const { planKey } = item;
  const scope = item;
  const { first, otherIds, removedIds } = counterpart;
  await updateItems(tx, scope, [item.id])
    .set({ ...toStateColumns(first), revision })
    .execute();
  await updateItems(tx, scope, otherIds)
    .set({ removed_at: null, plan_key: planKey, revision })
    .where('list_id', '=', item.listId)
    .execute();
  if (removedIds.length > 0) {
    await updateItems(tx, scope, removedIds).set({ plan_key: planKey, revision }).where('list_id', '=', item.listId).execute();
  }
  return otherIds;
}

type Merging = {
  readonly removedIds: readonly string[];
  readonly stamp: { readonly at: number; readonly opId: string };
  readonly revision: number;
};

async function putTogether(
  tx: DatabaseHandle,
  parts: readonly [StoredItem, ...StoredItem[]],
  { removedIds, stamp, revision }: Merging,
): Promise<StoredItem> {
  const [first, ...others] = parts;
  const otherIds = others.map(({ id }) => id);
  const whole = parts.map(({ counterpart }) => counterpart).find((each) => each?.type === 'whole');
  const sum = mergeItems(parts);
  // As the line was, unless a hand has changed one of its parts since or taken it away.
  const isWhole = whole?.parts.length === sum.parts.length && parts.every(isAsWritten);
  const { quantity, source, parts: own, written, checked, atHome, stamps, counterpart } = first;
  const merged: StoredItem = {
    ...sum,
    quantity: isWhole ? whole.quantity : sum.quantity,
    written: whole?.written ?? mergeWritten(parts),
    // A tick of the first part that is still on its way is not one of the whole.
    stamps: { ...stamps, checked: stamp, atHome: stamp, quantity: stamp },
    counterpart: {
      type: 'parts',
      first: { quantity, source, parts: own, written, checked, atHome, stamps, counterpart },
      otherIds,
      removedIds,
    },
  };
  await updateItems(tx, first, [first.id])
    .set({ ...toStateColumns(merged), revision })
    .execute();
  // Without the plan's key they are nothing that a patch would offer again.
  await updateItems(tx, first, otherIds)
    .set({ removed_at: sql<Date>`now()`, plan_key: null, revision })
    .execute();
  if (removedIds.length > 0) await updateItems(tx, first, removedIds).set({ plan_key: null, revision }).execute();
  return merged;
}

const isAsWritten = ({ written, quantity }: StoredItem): boolean => written === null || written.quantity === quantity;

/** What the plan wrote of the parts, where it is not known what it wrote of the line. The next patch puts it right. */
function mergeWritten(parts: readonly [StoredItem, ...StoredItem[]]): Written {
  const quantities = parts.flatMap(({ written }) => (written ? [written.quantity] : []));
  return { ingredient: parts[0].ingredient, quantity: quantities.join(' + ') };
}

const toStateColumns = ({ quantity, source, parts, written, checked, atHome, stamps, counterpart }: LineState) => ({
  quantity: storableText(quantity),
  source: storableText(source),
  parts: toJsonb(parts),
  written: written && toJsonb(written),
  checked,
  at_home: atHome,
  stamps: toJsonb(stamps),
  counterpart: counterpart && toJsonb(counterpart),
});

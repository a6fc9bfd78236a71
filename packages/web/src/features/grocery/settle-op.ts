import type { ListChanges } from '@larder/contract/grocery.ts';
import { type PendingOp, showPending } from '@larder/domain/grocery/pending-op.ts';
import { isBuyable, type Item, type List, makeTypedItem, readCard, readItem } from './read-list.ts';

/** What the server says of a change that was made here: the items as they are now, and the list's revision with it. */
export type Settled = { readonly items: readonly Item[]; readonly revision: number | undefined };

/** An answer that was long on the way does not undo what has been told since. */
export const newerList = (before: List | undefined, after: List): List => (before && before.revision > after.revision ? before : after);

/**
 * The list with a change of our own. If an event has told of it first, it is there already; if ours is the next revision, the
 * event that follows has nothing to add; if others changed the list in between, that event brings theirs.
 */
export function settleOp(list: List, op: PendingOp<Item>, { items, revision = 0 }: Settled): List {
  if (revision > 0 && list.revision >= revision) return list;
  const byId = new Map(items.map((item) => [item.id, item]));
  const settled = showPending(list.items, [op], makeTypedItem).map((item) => byId.get(item.id) ?? item);
  return { ...list, ...countItems(settled), revision: revision === list.revision + 1 ? revision : list.revision };
}

/** Undefined when there is something on it that is not shown yet; the same list when it is not newer. */
export function mergeChanges(list: List, changes: ListChanges): List | undefined {
  if (changes.list.revision <= list.revision) return list;
  const byId = new Map<string, Item>(changes.items.map((item) => [item.id, readItem(item)]));
  const removed = new Set(changes.removedIds);
  const known = new Set(list.items.map(({ id }) => id));
  if ([...byId.keys()].some((id) => !known.has(id))) return undefined;
  const items = list.items.filter(({ id }) => !removed.has(id)).map((item) => byId.get(item.id) ?? item);
  // What only a list that is read says is as it was.
  return { ...list, ...readCard(changes.list), items };
}

const countItems = (items: readonly Item[]) => ({
  items,
  itemCount: items.length,
  checkedCount: items.filter(({ checked }) => checked).length,
  toBuyCount: items.filter(isBuyable).length,
});

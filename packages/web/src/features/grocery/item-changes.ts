import { useEffect, useSyncExternalStore } from 'react';
import { OPERATION_HEADERS, updateGroceryItem, updateGroceryItems } from '@larder/contract/grocery.ts';
import { booleanText } from '@larder/contract/wire.ts';
import { applyOp, type GroceryOp, makeOpId } from '@larder/domain/grocery/grocery-op.ts';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { forgetOtherAccounts } from '../../lib/offline/database.ts';
import { makeOutbox, type Outbox, type SendOutcome } from '../../lib/offline/outbox.ts';
import { saveSnapshot } from '../../lib/offline/snapshots.ts';
import { queryClient } from '../../lib/query-client.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { listKey, listSnapshot, LISTS_KEY } from './queries.ts';
import { type Item, type List, readItem } from './read-list.ts';
import { GROCERY_TEXTS, LIST_TEXTS } from './texts.ts';

/** `isBulk`: one request for all, as its button says. */
type ItemOp = GroceryOp & { readonly listId: string; readonly userId: string; readonly isBulk: boolean };

export type ItemChanges = {
  /** As the person left them, whether or not the server knows yet. */
  readonly items: readonly Item[];
  /** Changes that reached nobody so far. */
  readonly waiting: number;
  readonly check: (ids: readonly string[], checked: boolean, how: 'one' | 'bulk') => void;
};

export function useItemChanges(list: List, userId: string): ItemChanges {
  const outbox = openItemOutbox(userId);
  const ops = useSyncExternalStore(outbox.subscribe, outbox.list);
  const isStuck = useSyncExternalStore(outbox.subscribe, outbox.isStuck);
  useEffect(() => outbox.flush(), [outbox]);
  const ofList = ops.filter(({ listId }) => listId === list.id);
  return {
    items: applyOps(list.items, ofList),
    waiting: isStuck ? ofList.length : 0,
    check: (ids, checked, how) => {
      if (ids.length === 0) return;
      sequence += 1;
      const opId = makeOpId(DEVICE, sequence);
      outbox.add({ opId, at: Date.now(), itemIds: ids, change: { checked }, listId: list.id, userId, isBulk: how === 'bulk' });
    },
  };
}

function applyOps(items: readonly Item[], ops: readonly GroceryOp[]): readonly Item[] {
  const unstamped = items.map((item) => ({ ...item, stamps: {} }));
  // In the order of the queue, which is the order of the hand: the times of a clock that was set back say less.
  return ops.reduce<readonly Item[]>(
    (shown, op) =>
      applyOp(
        shown.map((item) => ({ ...item, stamps: {} })),
        op,
      ),
    unstamped,
  );
}

/** Of this page: a reload is another device, whose changes are told apart by time. */
const DEVICE = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, '0')).join('');
let sequence = 0;

let current: { readonly userId: string; readonly outbox: Outbox<ItemOp> } | undefined;

function openItemOutbox(userId: string): Outbox<ItemOp> {
  if (current?.userId !== userId) {
    void forgetOtherAccounts(userId);
    current = { userId, outbox: makeOutbox<ItemOp>({ userId, send }) };
  }
  return current.outbox;
}

async function send(op: ItemOp): Promise<SendOutcome> {
  try {
    const changed = await post(op);
    await remember(op, changed);
    return 'done';
  } catch (error) {
    if (!(error instanceof ApiError)) return 'later';
    if (error.status === 401) return 'paused';
    if (TRY_AGAIN.has(error.status)) return 'later';
    // Somebody else removed the item: that is what they wanted, and the list says it.
    if (error.status !== 404) showFailure(error, { title: GROCERY_TEXTS.error, description: LIST_TEXTS.updateFailed });
    void queryClient.invalidateQueries({ queryKey: listKey(op.listId) });
    return 'done';
  }
}

/** What a proxy or a server that is starting says: nobody has read the change. */
const TRY_AGAIN: ReadonlySet<number> = new Set([429, 502, 503, 504]);

async function post({ opId, at, itemIds, change, isBulk }: ItemOp): Promise<readonly Item[]> {
  const checked = booleanText(change.checked === true);
  const headers = { [OPERATION_HEADERS.id]: opId, [OPERATION_HEADERS.age]: String(Math.max(0, Date.now() - at)) };
  const [first] = itemIds;
  if (!isBulk && first !== undefined) {
    const answer = await call(updateGroceryItem, { params: { id: first }, body: { checked }, headers });
    return answer.data ? [readItem(answer.data)] : [];
  }
  const answer = await call(updateGroceryItems, { body: { itemIds: [...itemIds], updates: { checked } }, headers });
  return Array.isArray(answer.data) ? answer.data.map(readItem) : [];
}

/** What the server has now, in the shown list and in what is kept for a reload without a network. */
async function remember(op: ItemOp, changed: readonly Item[]): Promise<void> {
  const key = listKey(op.listId);
  // An answer that was asked for before would undo the change.
  if (queryClient.getQueryData(key) !== undefined) await queryClient.cancelQueries({ queryKey: key });
  queryClient.setQueryData<List>(key, (list) => list && { ...list, items: mergeItems(list.items, op, changed) });
  const list = queryClient.getQueryData<List>(key);
  if (list) await saveSnapshot(listSnapshot(op.userId, op.listId), list);
  void queryClient.invalidateQueries({ queryKey: LISTS_KEY, refetchType: 'none' });
}

/** A server that answers without the items has still done it. */
function mergeItems(items: readonly Item[], op: ItemOp, changed: readonly Item[]): readonly Item[] {
  const byId = new Map(changed.map((item) => [item.id, item]));
  const ids = new Set(op.itemIds);
  return items.map((item) => byId.get(item.id) ?? (ids.has(item.id) ? { ...item, checked: op.change.checked === true } : item));
}

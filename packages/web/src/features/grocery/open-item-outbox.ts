import {
  addGroceryLine,
  deleteGroceryItem,
  mergeGroceryItem,
  OPERATION_HEADERS,
  restoreGroceryItem,
  splitGroceryItem,
  updateGroceryItem,
  updateGroceryItems,
} from '@larder/contract/grocery.ts';
import { booleanText } from '@larder/contract/wire.ts';
import { type ItemChange, makeOpId } from '@larder/domain/grocery/grocery-op.ts';
import type { PendingOp } from '@larder/domain/grocery/pending-op.ts';
import { call } from '../../lib/api-client.ts';
import { ApiError, reasonOf } from '../../lib/api-error.ts';
import { householdAtStart } from '../../lib/household-role.ts';
import { takeTurn } from '../../lib/offline/device.ts';
import { forgetOtherAccounts } from '../../lib/offline/database.ts';
import { makeOutbox, type Outbox, type SendOutcome } from '../../lib/offline/outbox.ts';
import { readSnapshot, saveSnapshot } from '../../lib/offline/snapshots.ts';
import { queryClient } from '../../lib/query-client.ts';
import { isGone, unlessGone } from '../../lib/unless-gone.ts';
import { forgive, Unreached } from '../../lib/unreached.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { noteLost, openLostLines } from './lost-lines-store.ts';
import { listKey, listSnapshot, LISTS_KEY } from './queries.ts';
import { type Settled, settleOp } from './settle-op.ts';
import { type Item, type List, readItem } from './read-list.ts';
import { GROCERY_TEXTS, LIST_TEXTS } from './texts.ts';

/** `household`: whose list it was. `isBulk`: one request for all, as its button says. */
export type ItemOp = PendingOp<Item> & { readonly userId: string; readonly household?: string | undefined; readonly isBulk?: boolean };

let current: { readonly userId: string; readonly outbox: Outbox<ItemOp> } | undefined;

/** Opening it sends what waits from an earlier visit, so any screen of the application opens it. */
export function openItemOutbox(userId: string): Outbox<ItemOp> {
  if (current?.userId !== userId) {
    void forgetOtherAccounts(userId);
    openLostLines(userId);
    current = { userId, outbox: makeOutbox<ItemOp>({ userId, send: sendOp, wordsOf }) };
  }
  return current.outbox;
}

function wordsOf(op: ItemOp): readonly string[] {
  if (op.type === 'add') return [op.line];
  return op.type === 'change' && op.change.ingredient !== undefined ? [op.change.ingredient] : [];
}

export function nextOpId(): string {
  const { device, sequence, tab } = takeTurn();
  return `${makeOpId(device, sequence)}-${tab}`;
}

/** One change, and what its answer says in the list that is shown and kept. Never rejects. */
export async function sendOp(op: ItemOp): Promise<SendOutcome> {
  if (op.household !== undefined && op.household !== householdAtStart()) return leaveBehind(op);
  try {
    await remember(op, await post(op));
    return 'done';
  } catch (error) {
    if (error instanceof Unreached) return 'later';
    if (!(error instanceof ApiError)) return giveUp(op, error);
    // The page is about to be loaded anew, and says what was not sent.
    if (error.status === 401 || error.code === 'household-changed') return 'paused';
    if (TRY_AGAIN.has(error.status)) return 'later';
    // Somebody else split or merged the item: that is what they wanted, and the list says it. What they removed is said to be gone.
    const isSettled = error.code === 'nothing-to-split' || error.code === 'nothing-to-merge';
    if (!isSettled) await sayRefused(op, error);
    void queryClient.invalidateQueries({ queryKey: listKey(op.listId) });
    return 'done';
  }
}

/** For a list of a household that its person is not in any more: no longer theirs to write to, which is said with what they wrote. */
function leaveBehind(op: ItemOp): SendOutcome {
  for (const line of wordsOf(op)) noteLost(op.userId, { opId: op.opId, line, why: GROCERY_TEXTS.notInHousehold });
  return 'done';
}

/** From then on nobody looks at what they did: a toast would come and go unread. */
const LATE_MS = 15_000;

/** What was typed is nowhere else, and is said word for word; of what waited for a network, it is said of which item until that is read. */
async function sayRefused(op: ItemOp, error: unknown): Promise<void> {
  const words = wordsOf(op);
  if (words.length > 0) {
    const gone = op.type === 'add' ? GROCERY_TEXTS.listGone : GROCERY_TEXTS.gone.title;
    const why = isGone(error) ? gone : (reasonOf(error) ?? LIST_TEXTS.updateFailed);
    for (const line of words) noteLost(op.userId, { opId: op.opId, line, why });
    forgive(error);
    return;
  }
  const names = Date.now() - op.at > LATE_MS && error instanceof ApiError ? await nameItems(op) : [];
  if (names.length > 0) {
    const why = isGone(error) ? GROCERY_TEXTS.gone.title : (reasonOf(error) ?? describeFailure(op));
    for (const [at, line] of names.entries()) noteLost(op.userId, { opId: `${op.opId} ${at}`, line, why, isChange: true });
    forgive(error);
  } else showFailure(error, isGone(error) ? GROCERY_TEXTS.gone : { title: GROCERY_TEXTS.error, description: describeFailure(op) });
}

async function nameItems(op: ItemOp): Promise<readonly string[]> {
  const ids = 'itemIds' in op ? op.itemIds : 'itemId' in op ? [op.itemId] : [op.item.id];
  const shown = queryClient.getQueryData<List>(listKey(op.listId));
  // On another screen, the list as it is kept.
  const list = shown ?? ((await readSnapshot(listSnapshot(op.userId, op.listId))) as List | undefined);
  return list?.items.flatMap(({ id, ingredient }) => (ids.includes(id) ? [ingredient] : [])) ?? [];
}

/** A bug of ours would come again with every try, and everything behind this change would wait for it. */
async function giveUp(op: ItemOp, error: unknown): Promise<SendOutcome> {
  await sayRefused(op, error);
  void queryClient.invalidateQueries({ queryKey: listKey(op.listId) });
  return 'done';
}

const describeFailure = ({ type }: ItemOp): string => (type === 'remove' ? LIST_TEXTS.removeFailed : LIST_TEXTS.updateFailed);

/** What a proxy or a server that is starting says: nobody has read the change. */
const TRY_AGAIN: ReadonlySet<number> = new Set([429, 502, 503, 504]);

type Wire = Parameters<typeof readItem>[0];
type Answer = { readonly data?: Wire | readonly Wire[]; readonly revision?: number | undefined } | undefined;

/** A server that answers without the items, or with nothing at all, has still done it. */
function readSettled(answer: Answer): Settled {
  return { items: [answer?.data ?? []].flat().map(readItem), revision: answer?.revision };
}

async function post(op: ItemOp): Promise<Settled> {
  if (op.type === 'add')
    return readSettled(await call(addGroceryLine, { params: { id: op.listId }, body: { id: op.itemId, line: op.line } }));
  if (op.type === 'remove') {
    await unlessGone(call(deleteGroceryItem, { params: { id: op.itemId } }));
    return readSettled(undefined);
  }
  if (op.type === 'restore') return readSettled(await call(restoreGroceryItem, { params: { id: op.item.id } }));
  const headers = { [OPERATION_HEADERS.id]: op.opId, [OPERATION_HEADERS.age]: String(Math.max(0, Date.now() - op.at)) };
  if (op.type === 'split')
    return readSettled(await call(splitGroceryItem, { params: { id: op.itemId }, body: { otherIds: [...(op.otherIds ?? [])] }, headers }));
  const [first] = op.itemIds;
  if (op.type === 'merge') return readSettled(await call(mergeGroceryItem, { params: { id: first ?? '' }, headers }));
  const { itemIds, change, isBulk, undoes } = op;
  const updates = toWire(change);
  const ofBulk = { ...headers, ...(undoes !== undefined && { [OPERATION_HEADERS.undoes]: undoes }) };
  return readSettled(
    !isBulk && first !== undefined
      ? await call(updateGroceryItem, { params: { id: first }, body: updates, headers })
      : await call(updateGroceryItems, { body: { itemIds: [...itemIds], updates }, headers: ofBulk }),
  );
}

const toWire = ({ checked, atHome, ...words }: ItemChange) => ({
  ...words,
  ...(checked !== undefined && { checked: booleanText(checked) }),
  ...(atHome !== undefined && { atHome: booleanText(atHome) }),
});

/** What the server has now, in the shown list and in what is kept for a reload without a network. */
async function remember(op: ItemOp, settled: Settled): Promise<void> {
  const key = listKey(op.listId);
  // An answer that was asked for before would undo the change.
  if (queryClient.getQueryData(key) !== undefined) await queryClient.cancelQueries({ queryKey: key });
  queryClient.setQueryData<List>(key, (list) => list && settleOp(list, op, settled));
  const list = queryClient.getQueryData<List>(key);
  if (list) await saveSnapshot(listSnapshot(op.userId, op.listId), list);
  // Split here into other parts than there: its plan had changed.
  const shownIds = new Set(list?.items.map(({ id }) => id));
  if (list && settled.items.some(({ id }) => !shownIds.has(id))) void queryClient.invalidateQueries({ queryKey: key });
  void queryClient.invalidateQueries({ queryKey: LISTS_KEY, refetchType: 'none' });
}

import type { GroceryItem, GroceryList } from '@larder/contract/grocery.ts';
import { OPERATION_HEADERS } from '@larder/contract/grocery.ts';
import type { Random } from '@larder/domain/base/random.ts';
import { makeOpId } from '@larder/domain/grocery/grocery-op.ts';
import { type PendingOp, showPending } from '@larder/domain/grocery/pending-op.ts';
import type { SplittableItem } from '@larder/domain/grocery/split-item.ts';

export type DeviceItem = SplittableItem & { readonly key: string | null };

/** What a hand does, before it has a number and a time. */
type Hand = PendingOp<DeviceItem> extends infer Op ? (Op extends unknown ? Omit<Op, 'opId' | 'listId' | 'at'> : never) : never;

export type Request = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
};
export type Answer = { readonly status: number; readonly data: unknown };

/** What becomes of one request: its answer, or nothing, be it that the server was not reached, or that its answer was lost. */
export type Network = (request: Request) => Promise<Answer | undefined>;

type Options = {
  readonly name: string;
  readonly listId: string;
  readonly network: Network;
  readonly now: () => number;
  readonly random: Random;
};

export type SimulatedDevice = ReturnType<typeof makeDevice>;

/**
 * A phone as the web's outbox makes it, without a browser: a queue and the server's last answer survive a restart, changes are sent
 * one at a time in the order of the hand, and a change leaves the queue only when it was answered.
 */
export function makeDevice({ name, listId, network, now, random }: Options) {
  // On its disk.
  let queue: readonly PendingOp<DeviceItem>[] = [];
  let snapshot: readonly DeviceItem[] = [];
  let sequence = 0;
  let mergedBefore: ReadonlyMap<string, readonly string[]> = new Map();
  let revision = -1;

  const shown = (): readonly DeviceItem[] => showPending(snapshot, queue, makeTypedItem);
  const add = (op: Hand) => {
    sequence += 1;
    const made = { ...op, opId: makeOpId(name, sequence), listId, at: now() } as PendingOp<DeviceItem>;
    queue = [...queue, made];
    return made;
  };

  const take = (list: GroceryList): void => {
    // An answer that was long on the way does not undo a newer one.
    if (list.revision < revision) return;
    revision = list.revision;
    snapshot = list.items.map(readItem);
  };

  return {
    name,
    shown,
    queued: () => queue.length,

    /** One thing that a hand does; the operation it became. */
    act(): PendingOp<DeviceItem> | undefined {
      const items = shown();
      const chance = random();
      if (chance < 0.1) return add({ type: 'add', itemId: crypto.randomUUID(), line: `thing ${name} ${sequence}` });
      const item = items[Math.floor(random() * items.length)];
      if (!item) return undefined;
      if (chance < 0.2) return add({ type: 'change', itemIds: items.map(({ id }) => id), change: { checked: random() < 0.5 } });
      const siblings = items.filter(({ key }) => key !== null && key === item.key).map(({ id }) => id);
      if (chance < 0.3 && siblings.length > 1) {
        mergedBefore = new Map([...mergedBefore, [siblings[0]!, siblings.slice(1)]]);
        return add({ type: 'merge', itemIds: siblings });
      }
      if (chance < 0.3 && item.parts.length > 1) {
        // What a merge took away comes back under its old names half of the time, as Undo brings it.
        const otherIds = random() < 0.5 ? mergedBefore.get(item.id) : undefined;
        return add({ type: 'split', itemId: item.id, ...(otherIds && { otherIds }) });
      }
      if (chance < 0.4) return add({ type: 'change', itemIds: [item.id], change: { quantity: String(Math.floor(random() * 100)) } });
      return add({ type: 'change', itemIds: [item.id], change: { checked: !item.checked } });
    },

    /** The first change of the queue is sent. False when nobody answered. */
    async send(): Promise<boolean> {
      const op = queue[0];
      if (!op) return true;
      const answer = await network(toRequest(op, now()));
      if (!answer || answer.status >= 500) return false;
      queue = queue.filter(({ opId }) => opId !== op.opId);
      // A refusal is an answer too: what it was about is gone, or was done by the other one.
      if (answer.status < 400) snapshot = merge(snapshot, op, answer.data as GroceryItem | readonly GroceryItem[]);
      return true;
    },

    async refresh(): Promise<boolean> {
      const answer = await network({ method: 'GET', path: `/api/grocery-lists/${listId}`, headers: {} });
      if (!answer) return false;
      take(answer.data as GroceryList);
      return true;
    },

    /** Whatever was only in memory is gone: nothing of this is. */
    restart(): void {
      queue = structuredClone(queue);
      snapshot = structuredClone(snapshot);
    },
  };
}

function toRequest(op: PendingOp<DeviceItem>, now: number): Request {
  if (op.type === 'add') {
    return { method: 'POST', path: `/api/grocery-lists/${op.listId}/lines`, headers: {}, body: { id: op.itemId, line: op.line } };
  }
  if (op.type === 'remove') return { method: 'DELETE', path: `/api/grocery-list-items/${op.itemId}`, headers: {} };
  if (op.type === 'restore') return { method: 'POST', path: `/api/grocery-list-items/${op.item.id}/restore`, headers: {}, body: {} };
  const headers = { [OPERATION_HEADERS.id]: op.opId, [OPERATION_HEADERS.age]: String(Math.max(0, now - op.at)) };
  if (op.type === 'split') {
    return { method: 'POST', path: `/api/grocery-list-items/${op.itemId}/split`, headers, body: { otherIds: op.otherIds ?? [] } };
  }
  const [first] = op.itemIds;
  if (op.type === 'merge') return { method: 'POST', path: `/api/grocery-list-items/${first}/merge`, headers, body: {} };
  const { checked, ...words } = op.change;
  const updates = { ...words, ...(checked !== undefined && { checked: String(checked) }) };
  return op.itemIds.length === 1
    ? { method: 'PUT', path: `/api/grocery-list-items/${first}`, headers, body: updates }
    : { method: 'PUT', path: '/api/grocery-list-items/bulk', headers, body: { itemIds: op.itemIds, updates } };
}

function merge(items: readonly DeviceItem[], op: PendingOp<DeviceItem>, data: GroceryItem | readonly GroceryItem[]): readonly DeviceItem[] {
  const changed = (Array.isArray(data) ? (data as readonly GroceryItem[]) : [data as GroceryItem]).map(readItem);
  const byId = new Map(changed.map((item) => [item.id, item]));
  return showPending(items, [op], makeTypedItem).map((item) => byId.get(item.id) ?? item);
}

const readItem = ({ id, key, ingredient, quantity, category, checked, atHome, source, parts }: GroceryItem): DeviceItem => ({
  id,
  key,
  ingredient,
  quantity,
  category,
  checked: checked === 'true',
  atHome: atHome === 'true',
  source,
  parts,
});

const makeTypedItem = ({ id, line }: { readonly id: string; readonly line: string }): DeviceItem => ({
  id,
  key: null,
  ingredient: line,
  quantity: '',
  category: 'pantry',
  checked: false,
  atHome: false,
  source: '',
  parts: [],
});

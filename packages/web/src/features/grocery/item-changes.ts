import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ItemChange } from '@larder/domain/grocery/grocery-op.ts';
import { showPending } from '@larder/domain/grocery/pending-op.ts';
import { type ItemOp, nextOpId, openItemOutbox } from './item-outbox.ts';
import type { Item, List } from './read-list.ts';

/** The same object for as long as the list is shown: rows do not render again because of it. */
export type ItemActions = {
  readonly check: (ids: readonly string[], checked: boolean, how: 'one' | 'bulk') => void;
  readonly edit: (id: string, change: ItemChange) => void;
  readonly add: (line: string) => void;
};

export type ItemChanges = {
  /** As the person left them, whether or not the server knows yet. */
  readonly items: readonly Item[];
  /** Changes that reached nobody so far. */
  readonly waiting: number;
  readonly actions: ItemActions;
};

export function useItemChanges(list: List, userId: string): ItemChanges {
  const outbox = openItemOutbox(userId);
  const ops = useSyncExternalStore(outbox.subscribe, outbox.list);
  const isStuck = useSyncExternalStore(outbox.subscribe, outbox.isStuck);
  useEffect(() => outbox.flush(), [outbox]);

  const ofList = useMemo(() => ops.filter(({ listId }) => listId === list.id), [ops, list.id]);
  const items = useMemo(() => showPending(list.items, ofList, makeTypedItem), [list.items, ofList]);
  const actions = useMemo((): ItemActions => {
    const add = (op: OpOfList) => outbox.add({ ...op, opId: nextOpId(), at: Date.now(), listId: list.id, userId });
    return {
      check: (ids, checked, how) => {
        if (ids.length > 0) add({ type: 'change', itemIds: ids, change: { checked }, isBulk: how === 'bulk' });
      },
      edit: (id, change) => add({ type: 'change', itemIds: [id], change }),
      add: (line) => add({ type: 'add', itemId: crypto.randomUUID(), line }),
    };
  }, [outbox, list.id, userId]);
  return { items, waiting: isStuck ? ofList.length : 0, actions };
}

type Without<Op, Keys extends PropertyKey> = Op extends unknown ? Omit<Op, Keys> : never;
type OpOfList = Without<ItemOp, 'opId' | 'at' | 'listId' | 'userId'>;

/** Until the server has read it, a typed line is its own name. */
const makeTypedItem = ({ id, line }: { readonly id: string; readonly line: string }): Item => ({
  id,
  ingredient: line,
  quantity: '',
  category: 'pantry',
  source: '',
  checked: false,
  isStaple: false,
  atHome: false,
  parts: [],
});

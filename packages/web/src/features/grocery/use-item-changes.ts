import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ItemChange } from '@larder/domain/grocery/grocery-op.ts';
import { showPending } from '@larder/domain/grocery/pending-op.ts';
import { nameOthers } from '@larder/domain/grocery/split-item.ts';
import { householdAtStart } from '../../lib/household-role.ts';
import { makeId } from '../../lib/make-id.ts';
import { LONG_OFFER_MS, showOffer } from '../../ui/offer-store.ts';
import { noteMovedGround } from '../../ui/stray-presses.ts';
import { showToast } from '../../ui/toast-store.ts';
import { type ItemOp, nextOpId, openItemOutbox } from './open-item-outbox.ts';
import { type Item, type List, makeTypedItem } from './read-list.ts';
import { LIST_TEXTS } from './texts.ts';

/** The same object for as long as the list is shown: rows do not render again because of it. */
export type ItemActions = {
  /** Those that are to change: a bulk is taken back with the opposite. */
  readonly check: (ids: readonly string[], checked: boolean, how: 'one' | 'bulk') => void;
  readonly edit: (id: string, change: ItemChange) => void;
  readonly add: (line: string) => void;
  /** Into a line a meal. */
  readonly split: (item: Item) => void;
  /** Parts of one line, first the one that becomes the whole. */
  readonly merge: (parts: readonly Item[]) => void;
  /** `place`: where it stands on the list, for who takes it back. */
  readonly remove: (item: Item, place: number) => void;
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
    /** Answers with its name. */
    const add = (op: OpOfList): string => {
      const opId = nextOpId();
      outbox.add({ ...op, opId, at: Date.now(), listId: list.id, userId, household: householdAtStart() });
      return opId;
    };
    return {
      check: (ids, checked, how) => {
        if (ids.length === 0) return;
        const isBulk = how === 'bulk';
        const undoes = add({ type: 'change', itemIds: ids, change: { checked }, isBulk });
        // The row sinks and another takes its place: the second tap of a hasty thumb would tick that one, unread and unbought.
        if (!isBulk) return noteMovedGround();
        // Which of them differed is known to nobody else: the opposite button would change the others too.
        showToast({ title: checked ? LIST_TEXTS.wereChecked(ids.length) : LIST_TEXTS.wereUnchecked(ids.length) });
        offerUndo(() => add({ type: 'change', itemIds: ids, change: { checked: !checked }, isBulk, undoes }));
      },
      edit: (id, change) => void add({ type: 'change', itemIds: [id], change }),
      add: (line) => void add({ type: 'add', itemId: makeId(), line }),
      split: (item) => {
        add({ type: 'split', itemId: item.id });
        showToast({ title: LIST_TEXTS.wasSplit(item.parts.length) });
        offerUndo(() => add({ type: 'merge', itemIds: [item.id, ...nameOthers(item)] }));
      },
      merge: (parts) => {
        const [first, ...others] = parts.map(({ id }) => id);
        if (first === undefined) return;
        add({ type: 'merge', itemIds: [first, ...others] });
        showToast({ title: LIST_TEXTS.wasMerged });
        offerUndo(() => add({ type: 'split', itemId: first, otherIds: others }));
      },
      remove: (item, place) => {
        add({ type: 'remove', itemId: item.id });
        showToast({ title: LIST_TEXTS.removed });
        offerUndo(() => add({ type: 'restore', item, place }));
      },
    };
  }, [outbox, list.id, userId]);
  return { items, waiting: isStuck ? ofList.length : 0, actions };
}

type Without<Op, Keys extends PropertyKey> = Op extends unknown ? Omit<Op, Keys> : never;
type OpOfList = Without<ItemOp, 'opId' | 'at' | 'listId' | 'userId'>;

const offerUndo = (run: () => void): void => showOffer({ label: LIST_TEXTS.undo, durationMs: LONG_OFFER_MS, run });

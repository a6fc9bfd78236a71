import { assertNever } from '../base/assert-never.ts';
import type { ItemChange, ItemFields } from './grocery-op.ts';
import { mergeItems, splitItem, type SplittableItem } from './split-item.ts';

/** A change on its way to the server. */
export type PendingOp<Item extends SplittableItem = SplittableItem> = {
  readonly opId: string;
  readonly listId: string;
  /** When the hand did it, by the clock of its device: only the age of a change is ever sent. */
  readonly at: number;
} &
  /** `undoes`: the operation that it takes back, and of it only what nobody has changed since, which the server knows. */
  (
    | { readonly type: 'change'; readonly itemIds: readonly string[]; readonly change: ItemChange; readonly undoes?: string }
    | { readonly type: 'add'; readonly itemId: string; readonly line: string }
    /** `otherIds`: of the parts that a merge took away, and which are to be these very items again. */
    | { readonly type: 'split'; readonly itemId: string; readonly otherIds?: readonly string[] }
    | { readonly type: 'merge'; readonly itemIds: readonly string[] }
    | { readonly type: 'remove'; readonly itemId: string }
    /** Undoes a removal. The item as it was, and its place, so that it is back before the server has said so. */
    | { readonly type: 'restore'; readonly item: Item; readonly place: number }
  );

/**
 * The items as the person left them: what the server said last, and over it what it does not know yet, in the order of the hand.
 * Untouched items stay the same objects. `makeItem` shows a typed line until the server has read it.
 */
export function showPending<Item extends SplittableItem>(
  items: readonly Item[],
  ops: readonly PendingOp<Item>[],
  makeItem: (added: { readonly id: string; readonly line: string }) => Item,
): readonly Item[] {
  return ops.reduce<readonly Item[]>((shown, op) => {
    switch (op.type) {
      case 'change':
        return shown.map((item) => (op.itemIds.includes(item.id) ? editItem(item, op.change) : item));
      case 'add':
        // Sent, and its answer lost: the server has it already.
        return shown.some(({ id }) => id === op.itemId) ? shown : [...shown, makeItem({ id: op.itemId, line: op.line })];
      case 'split':
        return shown.flatMap((item) => (item.id === op.itemId ? splitItem(item, op.otherIds) : [item]));
      case 'merge':
        return showMerged(shown, op.itemIds);
      case 'remove':
        return shown.filter(({ id }) => id !== op.itemId);
      case 'restore':
        return shown.some(({ id }) => id === op.item.id) ? shown : shown.toSpliced(op.place, 0, op.item);
      default:
        return assertNever(op);
    }
  }, items);
}

function showMerged<Item extends SplittableItem>(items: readonly Item[], itemIds: readonly string[]): readonly Item[] {
  const [first, ...others] = items.filter(({ id }) => itemIds.includes(id));
  if (!first || others.length === 0) return items;
  return items.flatMap((item) => (item === first ? [mergeItems([first, ...others])] : others.includes(item) ? [] : [item]));
}

/** The same object where nothing differs. */
export function editItem<Item extends ItemFields>(item: Item, change: ItemChange): Item {
  const values = Object.entries(change).filter(([field, value]) => value !== undefined && item[field as keyof ItemFields] !== value);
  return values.length === 0 ? item : { ...item, ...Object.fromEntries(values) };
}

import type { ItemChange, ItemFields } from './grocery-op.ts';

/** A change on its way to the server. */
export type PendingOp = {
  readonly opId: string;
  readonly listId: string;
  /** When the hand did it, by the clock of its device: only the age of a change is ever sent. */
  readonly at: number;
} & (
  | { readonly type: 'change'; readonly itemIds: readonly string[]; readonly change: ItemChange }
  | { readonly type: 'add'; readonly itemId: string; readonly line: string }
);

type ShownItem = ItemFields & { readonly id: string };

/**
 * The items as the person left them: what the server said last, and over it what it does not know yet, in the order of the hand.
 * Untouched items stay the same objects. `makeItem` shows a typed line until the server has read it.
 */
export function showPending<Item extends ShownItem>(
  items: readonly Item[],
  ops: readonly PendingOp[],
  makeItem: (added: { readonly id: string; readonly line: string }) => Item,
): readonly Item[] {
  return ops.reduce<readonly Item[]>((shown, op) => {
    if (op.type === 'change') return shown.map((item) => (op.itemIds.includes(item.id) ? editItem(item, op.change) : item));
    // Sent, and its answer lost: the server has it already.
    return shown.some(({ id }) => id === op.itemId) ? shown : [...shown, makeItem({ id: op.itemId, line: op.line })];
  }, items);
}

/** The same object where nothing differs. */
export function editItem<Item extends ShownItem>(item: Item, change: ItemChange): Item {
  const values = Object.entries(change).filter(([field, value]) => value !== undefined && item[field as keyof ItemFields] !== value);
  return values.length === 0 ? item : { ...item, ...Object.fromEntries(values) };
}

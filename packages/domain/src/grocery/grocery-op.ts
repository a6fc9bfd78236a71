import type { GroceryCategory } from './grocery-category.ts';

/** What a person can change of an item, each by itself: a tick and a new amount from two phones both stay. */
export type ItemFields = {
  readonly ingredient: string;
  readonly quantity: string;
  readonly category: GroceryCategory;
  readonly checked: boolean;
  /** In the kitchen already: shown, not bought. */
  readonly atHome: boolean;
};
export type ItemField = keyof ItemFields;
export type ItemChange = { readonly [Field in ItemField]?: ItemFields[Field] | undefined };

/** One change to one item or many. The same id twice is the same change, sent again because its answer was lost. */
export type GroceryOp = {
  /** By `makeOpId`, or any other unique text from a caller that keeps no order of its own. */
  readonly opId: string;
  /** Milliseconds since 1970, on one clock for all that are compared: the server's, which takes the age of a change and no time. */
  readonly at: number;
  readonly itemIds: readonly string[];
  readonly change: ItemChange;
  /** Of the operation that this takes back: of its items, only those are changed whose fields are as it left them. */
  readonly undoes?: string | undefined;
};

/** When a field was last changed, and by which operation. */
export type Stamp = { readonly at: number; readonly opId: string };

export type StampedItem = ItemFields & { readonly id: string; readonly stamps: Readonly<Partial<Record<ItemField, Stamp>>> };

/** Sorts by `sequence` among those of one device. */
export const makeOpId = (device: string, sequence: number): string => `${device}.${String(sequence).padStart(12, '0')}`;

/** Field by field the newest wins, so the order of arrival and repeats change nothing. Untouched items stay the same objects. */
export function applyOp<Item extends StampedItem>(items: readonly Item[], op: GroceryOp): readonly Item[] {
  const ids = new Set(op.itemIds);
  return items.map((item) => (ids.has(item.id) ? changeItem(item, op) : item));
}

export const ITEM_FIELDS: readonly ItemField[] = ['ingredient', 'quantity', 'category', 'checked', 'atHome'];

function changeItem<Item extends StampedItem>(item: Item, { at, opId, change, undoes }: GroceryOp): Item {
  const isOpen = (stamp: Stamp | undefined): boolean => (undoes === undefined ? isNewer({ at, opId }, stamp) : stamp?.opId === undoes);
  const fields = ITEM_FIELDS.filter((field) => change[field] !== undefined && isOpen(item.stamps[field]));
  if (fields.length === 0) return item;
  const values = Object.fromEntries(fields.map((field) => [field, change[field]]));
  const stamps = Object.fromEntries(fields.map((field) => [field, { at, opId }]));
  return { ...item, ...values, stamps: { ...item.stamps, ...stamps } };
}

/** What one device did later counts as later, even if its first request was long on the way; between devices time decides. */
function isNewer(a: Stamp, b: Stamp | undefined): boolean {
  if (b === undefined) return true;
  if (readDevice(a.opId) === readDevice(b.opId) || a.at === b.at) return a.opId > b.opId;
  return a.at > b.at;
}

const readDevice = (opId: string): string => opId.slice(0, Math.max(0, opId.lastIndexOf('.'))) || opId;

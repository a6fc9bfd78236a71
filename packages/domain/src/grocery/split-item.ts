import { hashText } from '../base/random.ts';
import { formatSources } from './format-sources.ts';
import type { ItemFields } from './grocery-op.ts';
import type { ItemPart } from './write-list.ts';

/** A line of several meals, or what one of them needs of it. */
export type SplittableItem = ItemFields & { readonly id: string; readonly source: string; readonly parts: readonly ItemPart[] };

/**
 * What the part of an item is called: the same wherever it is taken apart, so that two who do it without a network speak of the same
 * parts afterwards. An id (UUID) whose first group is another one; items that have nothing to do with each other differ in the rest.
 */
export function namePart(itemId: string, { day, slot, title }: Pick<ItemPart, 'day' | 'slot' | 'title'>): string {
  const group = Number.parseInt(itemId.slice(0, 8), 16) ^ hashText(`${day} ${slot} ${title}`);
  return (group >>> 0).toString(16).padStart(8, '0') + itemId.slice(8);
}

/** Of the parts but the first, which keeps the item's. */
export const nameOthers = ({ id, parts }: Pick<SplittableItem, 'id' | 'parts'>): readonly string[] =>
  parts.slice(1).map((part) => namePart(id, part));

/**
 * An item a meal, each with the tick of the whole; the first keeps its id. `otherIds` are those of the parts after it. Where
 * they do not fit the parts, the item was taken apart already or is for other meals by now: it stays as it is.
 */
export function splitItem<Item extends SplittableItem>(item: Item, otherIds = nameOthers(item)): readonly Item[] {
  if (item.parts.length < 2 || otherIds.length !== item.parts.length - 1) return [item];
  return item.parts.map((part, at) => ({
    ...item,
    id: [item.id, ...otherIds][at]!,
    quantity: part.quantity,
    source: formatSources([part]),
    parts: [part],
  }));
}

/** Under the first one's id. Bought or at home only when all of it is; amounts that two hands wrote are not added up but kept. */
export function mergeItems<Item extends SplittableItem>([first, ...others]: readonly [Item, ...Item[]]): Item {
  const all = [first, ...others];
  const parts = all.flatMap((item) => item.parts);
  return {
    ...first,
    quantity: all
      .map(({ quantity }) => quantity)
      .filter((quantity) => quantity !== '')
      .join(' + '),
    source: formatSources(parts),
    parts,
    checked: all.every(({ checked }) => checked),
    atHome: all.every(({ atHome }) => atHome),
  };
}

import { formatSources } from './format-sources.ts';
import { growLine, type GrownLine } from './grown-line.ts';
import type { GroceryCategory } from './grocery-category.ts';
import type { ItemPart, WrittenItem } from './write-list.ts';

/** What the plan last wrote of an item. */
export type Written = {
  readonly ingredient: string;
  readonly quantity: string;
  /** What was bought of it before the plan wanted another amount. */
  readonly had?: string | undefined;
};

/** An item as far as its plan is concerned; what differs from what the plan wrote was a hand. */
export type PatchableItem = {
  readonly id: string;
  /** Of the plan's line; null for what a person put on the list. */
  readonly key: string | null;
  readonly ingredient: string;
  readonly quantity: string;
  readonly category: GroceryCategory;
  readonly checked: boolean;
  readonly isRemoved: boolean;
  readonly parts: readonly ItemPart[];
  readonly written: Written | null;
};

export type PatchAdded = { readonly type: 'added'; readonly item: WrittenItem };
export type PatchRemoved = { readonly type: 'removed'; readonly itemId: string; readonly ingredient: string; readonly quantity: string };
export type PatchChanged = {
  readonly type: 'changed';
  readonly itemId: string;
  readonly ingredient: string;
  readonly from: string;
  /** What the plan says now. */
  readonly to: WrittenItem;
  /** The amount was changed by hand, or the name was: these stay, and only what the plan says is noted. */
  readonly isKept: boolean;
  readonly checked: boolean;
  /** Of a line of which something was bought: what of it is still to be bought. */
  readonly grown?: GrownLine & { readonly had: string };
};
export type PatchEntry = PatchAdded | PatchRemoved | PatchChanged;

/**
 * What the plan would write now against what it wrote then. Ticked and hand-edited items are never taken away, what a person
 * removed is not offered again, and their own items are no concern of the plan. Empty when the list and the plan agree.
 */
export function makeListPatch(items: readonly PatchableItem[], fresh: readonly WrittenItem[]): readonly PatchEntry[] {
  const itemsByKey = new Map<string, PatchableItem[]>();
  for (const item of items) {
    if (item.key !== null && item.written !== null) itemsByKey.set(item.key, [...(itemsByKey.get(item.key) ?? []), item]);
  }
  const freshByKey = new Map(fresh.map((line) => [line.key, line]));
  return [
    ...fresh.flatMap((line) => comparePlanned(itemsByKey.get(line.key) ?? [], line)),
    ...[...itemsByKey].flatMap(([key, ofLine]) => (freshByKey.has(key) ? [] : ofLine.flatMap(removeUntouched))),
  ];
}

function comparePlanned(items: readonly PatchableItem[], line: WrittenItem): readonly PatchEntry[] {
  const [first] = items;
  if (first === undefined) return [{ type: 'added', item: line }];
  return items.length === 1 ? compareItem(first, line) : compareSplit(items, line);
}

function compareItem(item: PatchableItem, line: WrittenItem): readonly PatchEntry[] {
  const { id: itemId, written, quantity, ingredient, checked } = item;
  if (item.isRemoved || written?.quantity === line.quantity) return [];
  const isKept = isEdited(item);
  const had = isKept ? undefined : boughtOf(item);
  const grown = had === undefined ? undefined : { had, ...growLine(had, line.quantity) };
  return [{ type: 'changed', itemId, ingredient, from: quantity, to: line, isKept, checked, ...(grown && { grown }) }];
}

/** What a shopper took of it, for all that is known: of a line that was unchecked by hand nothing. */
function boughtOf({ checked, written }: PatchableItem): string | undefined {
  if (!written) return undefined;
  const { had, quantity } = written;
  const isLess = had !== undefined && !growLine(had, quantity).isBought;
  if (checked) return had === undefined || isLess ? quantity : had;
  return isLess ? had : undefined;
}

/** A line that was taken apart is followed meal by meal. */
function compareSplit(items: readonly PatchableItem[], line: WrittenItem): readonly PatchEntry[] {
  const partOf = (item: PatchableItem) => line.parts.find((part) => item.parts.some((own) => isSameMeal(own, part)));
  const gone = items.filter((item) => partOf(item) === undefined).flatMap(removeUntouched);
  const stayed = items.flatMap((item) => {
    const part = partOf(item);
    return part ? compareItem(item, lineOfPart(line, part)) : [];
  });
  const unmet = line.parts.filter((part) => !items.some((item) => item.parts.some((own) => isSameMeal(own, part))));
  return [...unmet.map((part): PatchAdded => ({ type: 'added', item: lineOfPart(line, part) })), ...stayed, ...gone];
}

/** What one meal needs, as a line of its own. */
export function lineOfPart(line: WrittenItem, part: ItemPart): WrittenItem {
  return { ...line, quantity: part.quantity, source: formatSources([part]), parts: [part] };
}

const isSameMeal = (a: ItemPart, b: ItemPart): boolean => a.day === b.day && a.slot === b.slot && a.title === b.title;

function removeUntouched(item: PatchableItem): readonly PatchRemoved[] {
  if (item.isRemoved || item.checked || isEdited(item)) return [];
  return [{ type: 'removed', itemId: item.id, ingredient: item.ingredient, quantity: item.quantity }];
}

const isEdited = ({ written, quantity, ingredient }: PatchableItem): boolean =>
  written !== null && (shownQuantity(written) !== quantity || written.ingredient !== ingredient);

const shownQuantity = ({ had, quantity }: Written): string => (had === undefined ? quantity : growLine(had, quantity).quantity);

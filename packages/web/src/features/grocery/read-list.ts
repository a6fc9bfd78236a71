import type { Loose } from '@larder/contract/loose.ts';
import type { GroceryItem, GroceryList, GroceryListCard, GroceryStatus } from '@larder/contract/grocery.ts';
import type { ItemPart } from '@larder/domain/grocery/write-list.ts';
import { GROCERY_CATEGORIES, type GroceryCategory } from '@larder/domain/grocery/grocery-category.ts';

export type Item = {
  readonly id: string;
  /** Shared by the parts of a line that was split; null for what a person added. */
  readonly key: string | null;
  readonly ingredient: string;
  readonly quantity: string;
  readonly category: GroceryCategory;
  readonly source: string;
  readonly checked: boolean;
  readonly isStaple: boolean;
  readonly atHome: boolean;
  /** What each of its meals needs. */
  readonly parts: readonly ItemPart[];
};

export type IncludedPlan = { readonly mealPlanId: string; readonly mealPlanTitle: string; readonly date: string };

export type ListCard = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly status: GroceryStatus;
  readonly dateRange: string;
  readonly createdAt: string;
  readonly plans: readonly IncludedPlan[];
  readonly itemCount: number;
  readonly checkedCount: number;
  /** Without what is at home already: of a list that is done, all of it is checked. */
  readonly toBuyCount: number;
  readonly revision: number;
};

export type List = ListCard & {
  readonly items: readonly Item[];
  /** False where the server can order nothing; absent where nobody says. */
  readonly canOrder?: boolean;
};

/** The specification names no envelope for lists: they are under `data`, or are the answer (AMB-46). */
export const unwrap = <Data>(answer: { readonly data: Data }): Data => ('data' in answer ? answer.data : answer);

export function readCard(
  wire: Loose<GroceryListCard> & { readonly id: string; readonly items?: readonly Loose<GroceryItem>[] | null },
): ListCard {
  const items = (wire.items ?? []).map(readItem);
  return {
    id: wire.id,
    name: wire.name ?? '',
    description: wire.description ?? '',
    status: wire.status ?? 'draft',
    dateRange: wire.dateRange ?? '',
    createdAt: wire.createdAt ?? '',
    plans: wire.mealPlansIncluded ?? [],
    itemCount: wire.itemCount ?? items.length,
    checkedCount: wire.checkedCount ?? items.filter(({ checked }) => checked).length,
    toBuyCount: wire.toBuyCount ?? wire.itemCount ?? items.filter(isBuyable).length,
    revision: wire.revision ?? 0,
  };
}

export function readList(wire: Loose<GroceryList> & { readonly id: string }): List {
  const { items, canOrder, ...card } = wire;
  const own = typeof canOrder === 'boolean' ? { canOrder } : {};
  return { ...readCard({ ...card, items: items ?? [] }), items: (items ?? []).map(readItem), ...own };
}

export function readItem({ id, key, ingredient, quantity, category, source, checked, isStaple, atHome, parts }: Loose<GroceryItem>): Item {
  return {
    id: String(id),
    key: key ?? null,
    ingredient: ingredient ?? '',
    quantity: quantity ?? '',
    category: GROCERY_CATEGORIES.find((known) => known === category) ?? 'pantry',
    source: source ?? '',
    checked: String(checked) === 'true',
    isStaple: String(isStaple) === 'true',
    atHome: String(atHome) === 'true',
    parts: parts ?? [],
  };
}

/** Until the server has read it, a typed line is its own name. */
export const makeTypedItem = ({ id, line }: { readonly id: string; readonly line: string }): Item => readItem({ id, ingredient: line });

/** What was at home and is ticked all the same was bought after all. */
export const isBuyable = ({ checked, atHome }: Pick<Item, 'checked' | 'atHome'>): boolean => checked || !atHome;

import type { Selectable } from 'kysely';
import type { GroceryItemsTable } from '../../db/grocery-tables.ts';
import type { StoredItem } from './item-row.ts';

/** What a screen shows of an item: half of what is kept of it, and a list has dozens. */
export type ItemCard = Pick<
  StoredItem,
  'id' | 'planKey' | 'ingredient' | 'quantity' | 'category' | 'source' | 'checked' | 'isStaple' | 'atHome' | 'parts'
>;

export const CARD_COLUMNS = [
  'id',
  'plan_key',
  'ingredient',
  'quantity',
  'category',
  'source',
  'checked',
  'is_staple',
  'at_home',
  'parts',
] as const;

export const toCard = (row: Pick<Selectable<GroceryItemsTable>, (typeof CARD_COLUMNS)[number]>): ItemCard => ({
  id: row.id,
  planKey: row.plan_key,
  ingredient: row.ingredient,
  quantity: row.quantity,
  category: row.category,
  source: row.source,
  checked: row.checked,
  isStaple: row.is_staple,
  atHome: row.at_home,
  parts: row.parts,
});

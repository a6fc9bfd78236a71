import { Problem } from '../../http/problems.ts';
import type { StoredList } from './grocery-store.ts';
import type { StoredItem } from './item-row.ts';

export const DONE = { success: true } as const;

export const listNotFound = (): Problem => new Problem('list-not-found');
export const itemNotFound = (): Problem => new Problem('item-not-found');

export function foundList(list: StoredList | undefined): StoredList {
  if (!list) throw listNotFound();
  return list;
}

export function foundItem(item: StoredItem | undefined): StoredItem {
  if (!item) throw itemNotFound();
  return item;
}

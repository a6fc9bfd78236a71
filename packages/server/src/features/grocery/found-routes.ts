import { Problem } from '../../http/problems.ts';
import type { StoredList } from './grocery-store.ts';
import type { StoredItem } from './stored-item.ts';

export const DONE = { success: true } as const;

export const listNotFound = (): Problem => new Problem('list-not-found', 'This grocery list is not there. It may have been deleted.');
export const itemNotFound = (): Problem => new Problem('item-not-found', 'This item is not on the list any more.');

export function foundList(list: StoredList | undefined): StoredList {
  if (!list) throw listNotFound();
  return list;
}

export function foundItem(item: StoredItem | undefined): StoredItem {
  if (!item) throw itemNotFound();
  return item;
}

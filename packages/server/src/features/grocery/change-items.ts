import { randomUUID } from 'node:crypto';
import type { ItemChange } from '@larder/domain/grocery/grocery-op.ts';
import type { UserId } from '../../db/user-id.ts';
import type { ItemStore, StoredItem } from './item-store.ts';

/** `opId` is absent from callers that send each change once, such as a script. */
export type Operation = { readonly opId?: string | undefined; readonly ageMs: number };

export type ItemsToChange = { readonly itemIds: readonly string[]; readonly change: ItemChange; readonly operation: Operation };

export type ChangeItemsDeps = { readonly items: ItemStore; readonly now: () => Date };

/** One operation on items, as the phone and the server both understand it. */
export async function changeItems({ items, now }: ChangeItemsDeps, userId: UserId, wish: ItemsToChange): Promise<readonly StoredItem[]> {
  const { itemIds, change, operation } = wish;
  const at = now().getTime() - operation.ageMs;
  return items.applyOperation(userId, { opId: operation.opId ?? randomUUID(), at, itemIds, change });
}

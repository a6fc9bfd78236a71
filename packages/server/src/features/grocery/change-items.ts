import { randomUUID } from 'node:crypto';
import { clampOp, type ItemChange } from '@larder/domain/grocery/grocery-op.ts';
import type { UserId } from '../../db/user-id.ts';
import type { ItemStore, StoredItem } from './item-store.ts';

export type ItemsToChange = {
  readonly itemIds: readonly string[];
  readonly change: ItemChange;
  /** Absent from callers that send each change once, such as a script. */
  readonly opId?: string | undefined;
  readonly at?: number | undefined;
};

export type ChangeItemsDeps = { readonly items: ItemStore; readonly now: () => Date };

/** One operation on items, as the phone and the server both understand it. */
export async function changeItems({ items, now }: ChangeItemsDeps, userId: UserId, wish: ItemsToChange): Promise<readonly StoredItem[]> {
  const { itemIds, change, opId = randomUUID(), at } = wish;
  const time = now().getTime();
  return items.applyOperation(userId, clampOp({ opId, at: at ?? time, itemIds, change }, time));
}

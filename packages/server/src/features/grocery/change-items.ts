import { randomUUID } from 'node:crypto';
import type { ItemChange } from '@larder/domain/grocery/grocery-op.ts';
import { lineKey } from '@larder/domain/grocery/own-item.ts';
import type { UserId } from '../../db/user-id.ts';
import type { HabitStore } from './habit-store.ts';
import type { ItemStore, StoredItem } from './item-store.ts';

/** `opId` is absent from callers that send each change once, such as a script. */
export type Operation = { readonly opId?: string | undefined; readonly ageMs: number };

export type ItemsToChange = { readonly itemIds: readonly string[]; readonly change: ItemChange; readonly operation: Operation };

export type ChangeItemsDeps = { readonly items: ItemStore; readonly habits: HabitStore; readonly now: () => Date };

/** One operation on items, as the phone and the server both understand it. What it tells of the person's shop is remembered. */
export async function changeItems(deps: ChangeItemsDeps, userId: UserId, wish: ItemsToChange): Promise<readonly StoredItem[]> {
  const { itemIds, change, operation } = wish;
  const arrivedAt = deps.now().getTime();
  const at = arrivedAt - operation.ageMs;
  const opId = operation.opId ?? randomUUID();
  const items = await deps.items.applyOperation(userId, { opId, at, itemIds, change }, arrivedAt);
  for (const item of items) await learn(deps.habits, userId, { item, opId, isOneByOne: itemIds.length === 1 });
  return items;
}

type Lesson = { readonly item: StoredItem; readonly opId: string; readonly isOneByOne: boolean };

/** Only of an operation that won: a repeat or a late one teaches nothing. All at once is no order of the hand. */
async function learn(habits: HabitStore, userId: UserId, { item, opId, isOneByOne }: Lesson): Promise<void> {
  const { stamps, category, checked, listId } = item;
  const isMoved = stamps.category?.opId === opId;
  const tick = isOneByOne && stamps.checked?.opId === opId ? stamps.checked : undefined;
  if (!isMoved && !tick) return;
  const key = item.planKey ?? lineKey(item.ingredient);
  if (isMoved) await habits.rememberPlace(userId, key, category);
  if (tick && checked) await habits.rememberTick(userId, { listId, key }, new Date(tick.at));
  if (tick && !checked) await habits.forgetTick(userId, { listId, key });
}

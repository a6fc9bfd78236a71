import { randomUUID } from 'node:crypto';
import type { ItemChange } from '@larder/domain/grocery/grocery-op.ts';
import { lineKey } from '@larder/domain/grocery/own-item.ts';
import type { UserId } from '../../db/user-id.ts';
import type { HabitStore, Tick } from './habit-store.ts';
import type { ItemStore } from './item-store.ts';
import type { StoredItem } from './stored-item.ts';

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
  const op = { opId, at, itemIds, change };
  const changed = await deps.items.changeAlone(userId, { op, arrivedAt, findTick: (item) => findTick(item, opId) });
  const items = changed ? [changed] : await deps.items.applyOperation(userId, op, arrivedAt);
  for (const item of items) {
    await learnPlace(deps.habits, userId, { item, opId });
    if (!changed && itemIds.length === 1) await learnTick(deps.habits, userId, { item, opId });
  }
  return items;
}

type Lesson = { readonly item: StoredItem; readonly opId: string };

/** Only of an operation that won: a repeat or a late one teaches nothing. */
async function learnPlace(habits: HabitStore, userId: UserId, { item, opId }: Lesson): Promise<void> {
  if (item.stamps.category?.opId === opId) await habits.rememberPlace(userId, keyOf(item), item.category);
}

/** One by one only: all at once is no order of the hand. */
function findTick(item: StoredItem, opId: string): (Tick & { readonly at: number }) | undefined {
  const { checked: stamp } = item.stamps;
  return stamp?.opId === opId ? { listId: item.listId, key: keyOf(item), at: stamp.at } : undefined;
}

async function learnTick(habits: HabitStore, userId: UserId, { item, opId }: Lesson): Promise<void> {
  const tick = findTick(item, opId);
  if (tick && item.checked) await habits.rememberTick(userId, tick, new Date(tick.at));
  if (tick && !item.checked) await habits.forgetTick(userId, tick);
}

const keyOf = ({ planKey, ingredient }: StoredItem): string => planKey ?? lineKey(ingredient);

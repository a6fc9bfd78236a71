import { randomUUID } from 'node:crypto';
import type { ItemChange } from '@larder/domain/grocery/grocery-op.ts';
import { lineKey } from '@larder/domain/grocery/own-item.ts';
import type { Scope } from '../../db/scope.ts';
import type { Applied, FindTick } from './change-store.ts';
import type { HabitStore } from './habit-store.ts';
import type { ItemStore } from './item-store.ts';
import type { SplitStore } from './split-store.ts';
import type { StoredItem } from './item-row.ts';

/** `opId` is absent from callers that send each change once, such as a script. */
export type Operation = { readonly opId?: string | undefined; readonly ageMs: number; readonly undoes?: string | undefined };

export type ItemsToChange = { readonly itemIds: readonly string[]; readonly change: ItemChange; readonly operation: Operation };

export type ChangeItemsDeps = {
  readonly items: ItemStore;
  readonly splits: Pick<SplitStore, 'changeMergedPart'>;
  readonly habits: HabitStore;
  readonly now: () => Date;
};

/** One operation on items, as the phone and the server both understand it. What it tells of the person's shop is remembered. */
export async function changeItems(deps: ChangeItemsDeps, scope: Scope, { itemIds, change, operation }: ItemsToChange): Promise<Applied> {
  const arrivedAt = deps.now().getTime();
  const op = { opId: operation.opId ?? randomUUID(), at: arrivedAt - operation.ageMs, itemIds, change, undoes: operation.undoes };
  // One by one only: all at once is no order of the hand.
  const findTick = itemIds.length === 1 ? (after: StoredItem) => tickOf(after, op.opId) : undefined;
  const applied = await deps.items.applyOperation(scope, { op, arrivedAt, findTick });
  if (applied.items.length === 0) {
    const part = await deps.splits.changeMergedPart(scope, op);
    return part ? { items: [part] } : applied;
  }
  for (const item of applied.items) {
    // Only of an operation that won: a late one teaches nothing.
    if (item.stamps.category?.opId === op.opId) await deps.habits.rememberPlace(scope, keyOf(item), item.category);
  }
  return applied;
}

function tickOf(item: StoredItem, opId: string): ReturnType<FindTick> {
  const { listId, checked, stamps } = item;
  return stamps.checked?.opId === opId ? { listId, key: keyOf(item), at: stamps.checked.at, checked } : undefined;
}

const keyOf = ({ planKey, ingredient }: StoredItem): string => planKey ?? lineKey(ingredient);

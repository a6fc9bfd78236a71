import { createHash } from 'node:crypto';
import { makeListPatch, type PatchableItem, type PatchEntry } from '@larder/domain/grocery/list-patch.ts';
import type { Scope } from '../../db/scope.ts';
import { generateList, type GeneratedList, type GenerateListDeps } from './generate-list.ts';
import { isBought, type StoredList } from './grocery-store.ts';
import type { ItemStore } from './item-store.ts';
import type { StoredItem } from './item-row.ts';

export type OfferedPatch = { readonly id: string; readonly entries: readonly PatchEntry[]; readonly fresh: GeneratedList };

export type PatchListDeps = GenerateListDeps & { readonly items: ItemStore };

/**
 * What the plan of the list's days would change on it. Undefined when they agree, when the person has turned it down, and for a
 * list that was approved and bought to its end.
 */
export async function findPatch(deps: PatchListDeps, scope: Scope, list: StoredList): Promise<OfferedPatch | undefined> {
  if (list.days.length === 0 || isBought(list)) return undefined;
  const items = await deps.items.listAllItems(scope, list.id);
  // A list from before lines knew their plan cannot be compared with it.
  if (!items.some(({ planKey }) => planKey !== null)) return undefined;
  const generated = await generateList(deps, scope, list.days);
  // Nothing is offered of what cannot be written.
  if (!generated.ok) return undefined;
  const fresh = generated.value;
  const entries = makeListPatch(items.map(toPatchable), fresh.ingredients);
  const id = hashEntries(entries);
  return entries.length === 0 || id === list.keptPatch ? undefined : { id, entries, fresh };
}

const toPatchable = ({ planKey, ...item }: StoredItem): PatchableItem => ({ ...item, key: planKey });

const hashEntries = (entries: readonly PatchEntry[]): string => createHash('sha256').update(JSON.stringify(entries)).digest('base64url');

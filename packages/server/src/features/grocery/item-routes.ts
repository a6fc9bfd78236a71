import { randomUUID } from 'node:crypto';
import {
  addGroceryLine,
  deleteGroceryItem,
  mergeGroceryItem,
  restoreGroceryItem,
  splitGroceryItem,
  updateGroceryItem,
  updateGroceryItems,
} from '@larder/contract/grocery.ts';
import { readOwnItem } from '@larder/domain/grocery/own-item.ts';
import type { RequireRoom } from '../../http/account-room.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import { Problem } from '../../http/problems.ts';
import { changeItems, type ChangeItemsDeps } from './change-items.ts';
import type { Applied } from './change-store.ts';
import { formatItem, readChange } from './format-list.ts';
import { DONE, foundItem, itemNotFound, listNotFound } from './grocery-problems.ts';
import { readOperation } from './read-operation.ts';
import type { SplitStore } from './split-store.ts';

/** The change, and where the list stands with it, so that who made it need not be told of it again. */
const changed = <Data>({ revision }: Applied, data: Data) => ({ ...succeed(data), ...(revision !== undefined && { revision }) });

export type ItemRouteDeps = ChangeItemsDeps & { readonly splits: SplitStore; readonly requireRoom: RequireRoom };

export function itemRoutes(deps: ItemRouteDeps): readonly Route[] {
  const { items, habits, splits, now, requireRoom } = deps;
  return [
    route(addGroceryLine, async ({ scope, params, body }) => {
      await requireRoom(scope, 'items');
      const { key: _key, ...read } = readOwnItem(body.line, { categoryByKey: await habits.listPlaces(scope) });
      const item = { ...read, id: body.id, source: '', checked: false, isStaple: false, atHome: false, planKey: null, parts: [] };
      const added = await items.addItems(scope, params.id, [item]);
      if (!added) throw listNotFound();
      return changed(added, formatItem(foundItem(added.items[0])));
    }),
    route(updateGroceryItem, async ({ scope, params, body, raw }) => {
      const operation = readOperation(raw.headers);
      const applied = await changeItems(deps, scope, { itemIds: [params.id], change: readChange(body), operation });
      return changed(applied, formatItem(foundItem(applied.items[0])));
    }),
    route(updateGroceryItems, async ({ scope, body: { itemIds, updates }, raw }) => {
      const operation = readOperation(raw.headers);
      const applied = await changeItems(deps, scope, { itemIds, change: readChange(updates), operation });
      return changed(applied, applied.items.map(formatItem));
    }),
    route(deleteGroceryItem, async ({ scope, params }) => {
      if (!(await items.removeItem(scope, params.id))) throw itemNotFound();
      return DONE;
    }),
    route(restoreGroceryItem, async ({ scope, params }) => {
      await items.restoreItem(scope, params.id);
      return succeed(formatItem(foundItem(await items.findItem(scope, params.id))));
    }),
    route(splitGroceryItem, async ({ scope, params, body, raw }) => {
      const { opId = randomUUID() } = readOperation(raw.headers);
      const parts = await splits.splitItem(scope, params.id, { opId, otherIds: body.otherIds });
      if (parts === 'not-found') throw itemNotFound();
      if (parts === 'nothing-to-do') throw new Problem('nothing-to-split');
      return changed(parts, parts.items.map(formatItem));
    }),
    route(mergeGroceryItem, async ({ scope, params, raw }) => {
      const { opId = randomUUID(), ageMs } = readOperation(raw.headers);
      const merged = await splits.mergeItem(scope, params.id, { opId, at: now().getTime() - ageMs });
      if (merged === 'not-found') throw itemNotFound();
      if (merged === 'nothing-to-do') throw new Problem('nothing-to-merge');
      return changed(merged, formatItem(foundItem(merged.items[0])));
    }),
  ];
}

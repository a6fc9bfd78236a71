import { applyListPatch, readListPatch, undoListPatch } from '@larder/contract/grocery-patch.ts';
import type { Scope } from '../../db/scope.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import { Problem } from '../../http/problems.ts';
import type { ShoppingCart } from '../../ports/shopping-cart.ts';
import { formatItem, formatList, formatPatch } from './format-list.ts';
import { foundList } from './grocery-problems.ts';
import type { GroceryListId, GroceryStore } from './grocery-store.ts';
import { findPatch, type PatchListDeps } from './patch-list.ts';
import type { PatchStore } from './patch-store.ts';

export type PatchRouteDeps = PatchListDeps & {
  readonly lists: GroceryStore;
  readonly patches: PatchStore;
  readonly cart: ShoppingCart | undefined;
  readonly now: () => Date;
};

export function patchRoutes(deps: PatchRouteDeps): readonly Route[] {
  const { lists, items, patches, cart, now } = deps;
  const readNow = async (scope: Scope, listId: GroceryListId) => {
    const list = foundList(await lists.findList(scope, listId));
    return succeed({ ...formatList(list), items: (await items.listItems(scope, listId)).map(formatItem), canOrder: cart !== undefined });
  };
  return [
    route(readListPatch, async ({ scope, params }) => {
      const patch = await findPatch(deps, scope, foundList(await lists.findList(scope, params.id)));
      return succeed(patch ? formatPatch(patch) : null);
    }),
    route(applyListPatch, async ({ scope, params, body }) => {
      const list = foundList(await lists.findList(scope, params.id));
      const patch = await findPatch(deps, scope, list);
      if (patch?.id !== body.id) throw outdated();
      if (body.accept) {
        const { entries, fresh } = patch;
        const { ingredients, mealPlansIncluded } = fresh;
        const wish = { id: patch.id, revision: list.revision, entries, fresh: ingredients, mealPlansIncluded, takenAt: now() };
        if (!(await patches.applyPatch(scope, list.id, wish))) throw outdated();
      } else await lists.keepPatch(scope, list.id, patch.id);
      return readNow(scope, list.id);
    }),
    route(undoListPatch, async ({ scope, params, body }) => {
      const { id } = foundList(await lists.findList(scope, params.id));
      if (!(await patches.undoPatch(scope, id, body.id))) throw outdated();
      return readNow(scope, id);
    }),
  ];
}

const outdated = (): Problem => new Problem('patch-outdated');

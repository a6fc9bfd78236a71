import { applyListPatch, readListPatch } from '@larder/contract/grocery.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import { Problem } from '../../http/problems.ts';
import { formatItem, formatList, formatPatch } from './format-list.ts';
import { foundList } from './grocery-problems.ts';
import type { GroceryStore } from './grocery-store.ts';
import { findPatch, type PatchListDeps } from './patch-list.ts';
import type { PatchStore } from './patch-store.ts';

export type PatchRouteDeps = PatchListDeps & { readonly lists: GroceryStore; readonly patches: PatchStore };

export function patchRoutes(deps: PatchRouteDeps): readonly Route[] {
  const { lists, items, patches } = deps;
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
        const wish = { revision: list.revision, entries, fresh: ingredients, mealPlansIncluded };
        if (!(await patches.applyPatch(scope, list.id, wish))) throw outdated();
      } else await lists.keepPatch(scope, list.id, patch.id);
      const now = foundList(await lists.findList(scope, list.id));
      return succeed({ ...formatList(now), items: (await items.listItems(scope, list.id)).map(formatItem) });
    }),
  ];
}

const outdated = (): Problem => new Problem('patch-outdated');

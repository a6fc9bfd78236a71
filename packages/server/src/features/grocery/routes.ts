import type { Route } from '../../http/mount.ts';
import { type ExportRouteDeps, exportRoutes } from './export-routes.ts';
import { type ItemRouteDeps, itemRoutes } from './item-routes.ts';
import { type ListRouteDeps, listRoutes } from './list-routes.ts';
import { type PatchRouteDeps, patchRoutes } from './patch-routes.ts';
import { type WatchRouteDeps, watchRoutes } from './watch-routes.ts';

export type GroceryDeps = ListRouteDeps & ItemRouteDeps & PatchRouteDeps & ExportRouteDeps & WatchRouteDeps;

export function groceryRoutes(deps: GroceryDeps): readonly Route[] {
  return [...listRoutes(deps), ...itemRoutes(deps), ...patchRoutes(deps), ...exportRoutes(deps), ...watchRoutes(deps)];
}

import {
  addGroceryItems,
  approveGroceryList,
  createGroceryList,
  deleteGroceryList,
  generateGroceryList,
  listGroceryLists,
  previewGroceryList,
  readGroceryList,
  renameGroceryList,
  restoreGroceryList,
} from '@larder/contract/grocery.ts';
import type { Result } from '@larder/domain/base/result.ts';
import { parsePlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { RequireRoom } from '../../http/account-room.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import { Problem } from '../../http/problems.ts';
import type { ShoppingCart } from '../../ports/shopping-cart.ts';
import { findRepeatKey } from '../../http/repeat-key.ts';
import { formatGenerated, formatItem, formatList, formatListFor, parseSentItem } from './format-list.ts';
import { DONE, foundList, listNotFound } from './grocery-problems.ts';
import { type GeneratedList, generateList, type GenerateListDeps, type ListFault } from './generate-list.ts';
import type { GroceryStore } from './grocery-store.ts';
import type { ItemStore } from './item-store.ts';

export type ListRouteDeps = GenerateListDeps & {
  readonly lists: GroceryStore;
  readonly items: ItemStore;
  readonly requireRoom: RequireRoom;
  readonly cart: ShoppingCart | undefined;
};

export function listRoutes(deps: ListRouteDeps): readonly Route[] {
  const { lists, items, requireRoom, cart } = deps;
  return [
    route(listGroceryLists, async ({ scope, role }) => succeed((await lists.listLists(scope)).map((list) => formatListFor(role, list)))),
    route(readGroceryList, async ({ scope, role, params }) => {
      // Asked for together, which is one way to the database; without the list there are no items either.
      const [list, ofList] = await Promise.all([lists.findList(scope, params.id), items.listCards(scope, params.id)]);
      return succeed({ ...formatListFor(role, foundList(list)), items: ofList.map(formatItem), canOrder: cart !== undefined });
    }),
    route(deleteGroceryList, async ({ scope, params }) => {
      if (!(await lists.deleteList(scope, params.id))) throw listNotFound();
      return DONE;
    }),
    route(restoreGroceryList, async ({ scope, params }) => {
      if (!(await lists.restoreList(scope, params.id))) throw listNotFound();
      return DONE;
    }),
    route(generateGroceryList, async ({ scope, body }) =>
      succeed(formatGenerated(foundLines(await generateList(deps, scope, body.dates)))),
    ),
    route(previewGroceryList, async ({ scope, query }) => {
      const days = query.dates.split(',').map(parsePlainDate);
      const dates = days.flatMap((day) => (day.ok ? [day.value] : []));
      return succeed(formatGenerated(foundLines(await generateList(deps, scope, dates))));
    }),
    route(createGroceryList, async ({ scope, body, raw }) => {
      await requireRoom(scope, 'lists');
      return succeed(formatList(await lists.createList(scope, { ...body, description: body.description ?? '' }, findRepeatKey(raw))));
    }),
    route(addGroceryItems, async ({ scope, params, body }) => {
      await requireRoom(scope, 'items', body.items.length);
      const added = await items.addItems(scope, params.id, body.items.map(parseSentItem));
      if (!added) throw listNotFound();
      return succeed(added.items.map(formatItem));
    }),
    route(renameGroceryList, async ({ scope, params, body }) =>
      succeed(formatList(foundList(await lists.updateList(scope, params.id, body)))),
    ),
    route(approveGroceryList, async ({ scope, params, body }) =>
      succeed(formatList(foundList(await lists.updateList(scope, params.id, { ...body, status: 'approved' })))),
    ),
  ];
}

function foundLines(generated: Result<GeneratedList, ListFault>): GeneratedList {
  if (generated.ok) return generated.value;
  const { most } = generated.fault;
  throw new Problem('list-too-long', { says: `These days have more than ${most} things to buy.` });
}

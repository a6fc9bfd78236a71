import {
  addGroceryItems,
  approveGroceryList,
  createGroceryList,
  deleteGroceryItem,
  deleteGroceryList,
  deleteInstacartExport,
  exportToInstacart,
  generateGroceryList,
  type GroceryItem,
  type GroceryListCard,
  listGroceryLists,
  listInstacartExports,
  readGroceryList,
  renameGroceryList,
  updateGroceryItem,
  updateGroceryItems,
} from '@larder/contract/grocery.ts';
import { booleanText, isTrue } from '@larder/contract/wire.ts';
import type { ItemChange } from '@larder/domain/grocery/grocery-op.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import { Problem } from '../../http/problems.ts';
import { changeItems, type ChangeItemsDeps } from './change-items.ts';
import type { ExportStore } from './export-store.ts';
import { generateList, type GenerateListDeps } from './generate-list.ts';
import type { GroceryStore, StoredList } from './grocery-store.ts';
import type { ItemToAdd, StoredItem } from './item-store.ts';
import { readOperation } from './read-operation.ts';

export type GroceryDeps = GenerateListDeps & ChangeItemsDeps & { readonly lists: GroceryStore; readonly exports: ExportStore };

export function groceryRoutes(deps: GroceryDeps): readonly Route[] {
  return [...listRoutes(deps), ...itemRoutes(deps), ...exportRoutes(deps)];
}

function listRoutes(deps: GroceryDeps): readonly Route[] {
  const { lists, items } = deps;
  return [
    route(listGroceryLists, async ({ userId }) => succeed((await lists.listLists(userId)).map(formatList))),
    route(readGroceryList, async ({ userId, params }) => {
      const list = foundList(await lists.findList(userId, params.id));
      return succeed({ ...formatList(list), items: (await items.listItems(userId, list.id)).map(formatItem) });
    }),
    route(deleteGroceryList, async ({ userId, params }) => {
      if (!(await lists.deleteList(userId, params.id))) throw listNotFound();
      return DONE;
    }),
    route(generateGroceryList, async ({ userId, body }) => {
      const { dateRange, mealPlansIncluded, ingredients } = await generateList(deps, userId, body.dates);
      const written = ingredients.map((item) => ({ ...item, isStaple: booleanText(item.isStaple) }));
      return succeed({ dateRange, mealPlansIncluded: [...mealPlansIncluded], ingredients: written });
    }),
    route(createGroceryList, async ({ userId, body }) =>
      succeed(formatList(await lists.createList(userId, { ...body, description: body.description ?? '' }))),
    ),
    route(renameGroceryList, async ({ userId, params, body }) =>
      succeed(formatList(foundList(await lists.updateList(userId, params.id, body)))),
    ),
    route(approveGroceryList, async ({ userId, params, body }) =>
      succeed(formatList(foundList(await lists.updateList(userId, params.id, { ...body, status: 'approved' })))),
    ),
  ];
}

function itemRoutes(deps: GroceryDeps): readonly Route[] {
  const { items } = deps;
  return [
    route(addGroceryItems, async ({ userId, params, body }) => {
      const added = await items.addItems(userId, params.id, body.items.map(toItem));
      if (!added) throw listNotFound();
      return succeed(added.map(formatItem));
    }),
    route(updateGroceryItem, async ({ userId, params, body, raw }) => {
      const operation = readOperation(raw.headers);
      const [item] = await changeItems(deps, userId, { itemIds: [params.id], change: toChange(body), operation });
      if (!item) throw itemNotFound();
      return succeed(formatItem(item));
    }),
    route(updateGroceryItems, async ({ userId, body: { itemIds, updates }, raw }) => {
      const operation = readOperation(raw.headers);
      const changed = await changeItems(deps, userId, { itemIds, change: toChange(updates), operation });
      return succeed(changed.map(formatItem));
    }),
    route(deleteGroceryItem, async ({ userId, params }) => {
      if (!(await items.deleteItem(userId, params.id))) throw itemNotFound();
      return DONE;
    }),
  ];
}

function exportRoutes({ lists, exports }: GroceryDeps): readonly Route[] {
  return [
    route(listInstacartExports, async ({ userId, params }) => {
      const list = foundList(await lists.findList(userId, params.id));
      const records = await exports.listExports(userId, list.id);
      return succeed(
        records.map(({ createdAt, expiresAt, ...record }) => ({
          ...record,
          createdAt: createdAt.toISOString(),
          expiresAt: expiresAt?.toISOString() ?? null,
        })),
      );
    }),
    route(exportToInstacart, async ({ userId, params }) => {
      foundList(await lists.findList(userId, params.id));
      throw new Problem(
        'instacart-not-configured',
        'Ordering with Instacart is not set up on this server. You can copy, share or print the list.',
      );
    }),
    route(deleteInstacartExport, async ({ userId, params }) => {
      if (!(await exports.deleteExport(userId, params.id)))
        throw new Problem('export-not-found', 'This export record is not there any more.');
      return DONE;
    }),
  ];
}

const DONE = { success: true } as const;

const listNotFound = (): Problem => new Problem('list-not-found', 'This grocery list is not there. It may have been deleted.');
const itemNotFound = (): Problem => new Problem('item-not-found', 'This item is not on the list any more.');

function foundList(list: StoredList | undefined): StoredList {
  if (!list) throw listNotFound();
  return list;
}

const formatList = ({ createdAt, mealPlansIncluded, ...list }: StoredList): GroceryListCard => ({
  ...list,
  mealPlansIncluded: [...mealPlansIncluded],
  createdAt: createdAt.toISOString(),
});

const formatItem = ({ stamps: _stamps, checked, isStaple, ...item }: StoredItem): GroceryItem => ({
  ...item,
  checked: booleanText(checked),
  isStaple: booleanText(isStaple),
});

type WireItem = Omit<ItemToAdd, 'checked' | 'isStaple'> & { readonly checked: 'true' | 'false'; readonly isStaple: 'true' | 'false' };

const toItem = ({ checked, isStaple, ...item }: WireItem): ItemToAdd => ({ ...item, checked: isTrue(checked), isStaple: isTrue(isStaple) });

type WireChange = Omit<ItemChange, 'checked'> & { readonly checked?: 'true' | 'false' | undefined };

const toChange = ({ checked, ...change }: WireChange): ItemChange => ({ ...change, ...(checked && { checked: isTrue(checked) }) });

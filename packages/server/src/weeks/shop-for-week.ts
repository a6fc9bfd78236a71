import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import { listDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { DatabaseHandle } from '../db/database.ts';
import type { Scope } from '../db/scope.ts';
import { generateList, type GenerateListDeps, type GeneratedList, type ListFault } from '../features/grocery/generate-list.ts';
import { type GroceryStore, makeGroceryStore, type StoredList } from '../features/grocery/grocery-store.ts';
import { formatList } from '../features/grocery/format-list.ts';
import { makeItemStore } from '../features/grocery/item-store.ts';
import type { WeekShop } from '../features/week/saved-routes.ts';
import { makeWeekStore, type SavedWeek } from '../features/week/week-store.ts';

export type ShopDeps = GenerateListDeps & { readonly lists: GroceryStore };

/** Over the lists and the weeks at once. */
export function makeWeekShop(db: DatabaseHandle, deps: ShopDeps): WeekShop {
  const find = async (scope: Scope, week: SavedWeek) => (await findLists(deps, scope, week)).map(formatList);
  return {
    findLists: find,
    writeTrips: async (scope, week) => {
      const trips = await writeTrips(deps, scope, week);
      if (!trips.ok) return trips;
      return ok({
        lists: trips.value.length,
        items: trips.value.reduce((sum, { ingredients }) => sum + ingredients.length, 0),
        save: async () => find(scope, { ...week, listIds: await saveTrips(db, scope, { week, trips: trips.value }) }),
      });
    },
  };
}

/** What spoils is bought for a week at most (storage.ts): more days than this have a second day of shopping. */
const MOST_DAYS_A_TRIP = 8;
const TRIP_DAYS = 7;

/** The days of each trip to the shop. */
function splitTrips({ start, days }: SavedWeek['recipe']): readonly (readonly PlainDate[])[] {
  const dates = listDays(start, days);
  return days <= MOST_DAYS_A_TRIP ? [dates] : [dates.slice(0, TRIP_DAYS), dates.slice(TRIP_DAYS)];
}

async function findLists({ lists }: Pick<ShopDeps, 'lists'>, scope: Scope, { listIds }: SavedWeek): Promise<readonly StoredList[]> {
  const found = await Promise.all(listIds.map(async (id) => lists.findList(scope, id)));
  return found.filter((list) => list !== undefined);
}

async function writeTrips(deps: ShopDeps, scope: Scope, week: SavedWeek): Promise<Result<readonly GeneratedList[], ListFault>> {
  const trips: GeneratedList[] = [];
  for (const dates of splitTrips(week.recipe)) {
    const list = await generateList(deps, scope, dates);
    if (!list.ok) return fail(list.fault);
    if (list.value.ingredients.length > 0) trips.push(list.value);
  }
  return ok(trips);
}

async function saveTrips(
  db: DatabaseHandle,
  scope: Scope,
  { week, trips }: { readonly week: SavedWeek; readonly trips: readonly GeneratedList[] },
): Promise<readonly string[]> {
  return db.transaction(async (tx) => {
    const lists = makeGroceryStore(tx);
    const items = makeItemStore(tx);
    const ids: string[] = [];
    for (const { dateRange, mealPlansIncluded, ingredients } of trips) {
      const { id } = await lists.createList(scope, {
        name: `Groceries, ${dateRange}`,
        description: '',
        dateRange,
        mealPlansIncluded,
        status: 'draft',
      });
      await items.addItems(
        scope,
        id,
        // As on the page that makes a list of days, where nobody says otherwise.
        ingredients.map(({ key, ...line }) => ({ ...line, planKey: key, checked: false, atHome: line.isStaple })),
      );
      ids.push(id);
    }
    await makeWeekStore(tx).noteLists(scope, week.id, ids);
    return ids;
  });
}

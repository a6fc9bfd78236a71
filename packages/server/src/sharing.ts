import type { Database } from './db/database.ts';
import type { HouseholdScope } from './db/scope.ts';
import type { GroceryStore } from './features/grocery/grocery-store.ts';
import type { ItemStore } from './features/grocery/item-store.ts';
import type { PlanStore } from './features/plan/plan-store.ts';
import { makeSharedLinkStore } from './features/shared-link/shared-link-store.ts';
import { makeWeekStore } from './features/week/week-store.ts';
import type { registerHousehold } from './household.ts';

type Deps = {
  readonly plans: PlanStore;
  readonly lists: Pick<GroceryStore, 'findList'>;
  readonly items: Pick<ItemStore, 'listItems'>;
  readonly household: Pick<ReturnType<typeof registerHousehold>, 'eaters' | 'households'>;
  readonly baseUrl: string;
};

/** What a read-only link shows, and whose names it must not. */
export const makeSharing = (database: Database, { plans, lists, items, household, baseUrl }: Deps) => ({
  links: makeSharedLinkStore(database),
  plans,
  findKeptDays: async (scope: HouseholdScope, id: string) => (await makeWeekStore(database).findWeek(scope, id))?.keptDays ?? [],
  findList: async (scope: HouseholdScope, id: string) => {
    const list = await lists.findList(scope, id);
    return list && { title: list.name, lines: await items.listItems(scope, id) };
  },
  listNames: async (scope: HouseholdScope) => [
    ...(await household.eaters.listNames(scope)),
    ...(await household.households.listMembers(scope)).map(({ name }) => name),
  ],
  baseUrl,
});

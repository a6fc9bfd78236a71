import type { GroceryCategory } from '@larder/domain/grocery/grocery-category.ts';
import type { DatabaseHandle } from '../../db/database.ts';
import { storableText } from '../../db/storable.ts';
import type { HouseholdScope } from '../../db/scope.ts';

/** What an item that is ticked tells of the way through the shop; stored with the tick itself (`change-store.ts`). */
export type Tick = { readonly listId: string; readonly key: string };

export type HabitStore = ReturnType<typeof makeHabitStore>;

/** What a person's hand tells about their shop. */
export function makeHabitStore({ kysely }: DatabaseHandle) {
  return {
    async listPlaces(scope: HouseholdScope): Promise<ReadonlyMap<string, GroceryCategory>> {
      const rows = await kysely
        .selectFrom('grocery_places')
        .select(['key', 'category'])
        .where('household_id', '=', scope.householdId)
        .execute();
      return new Map(rows.map(({ key, category }) => [key, category]));
    },

    async rememberPlace(scope: HouseholdScope, key: string, category: GroceryCategory): Promise<void> {
      await kysely
        .insertInto('grocery_places')
        .values({ household_id: scope.householdId, key: storableText(key), category })
        .onConflict((conflict) => conflict.columns(['household_id', 'key']).doUpdateSet({ category }))
        .execute();
    },

    /** The latest trips, oldest first, each in the order of the hand. */
    async listTrips(scope: HouseholdScope): Promise<readonly (readonly string[])[]> {
      const rows = await kysely
        .selectFrom('grocery_ticks')
        .select(['list_id', 'key'])
        .where('household_id', '=', scope.householdId)
        .orderBy('ticked_at', 'desc')
        .limit(REMEMBERED_TICKS)
        .execute();
      const trips = new Map<string, string[]>();
      for (const { list_id: listId, key } of rows) trips.set(listId, [...(trips.get(listId) ?? []), key]);
      return [...trips.values()].map((keys) => keys.toReversed()).toReversed();
    },

    /** Housekeeping over all accounts. */
    async forgetTicks(before: Date): Promise<number> {
      const { numDeletedRows } = await kysely.deleteFrom('grocery_ticks').where('ticked_at', '<', before).executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

/** About twenty weekly trips. */
const REMEMBERED_TICKS = 1000;

import type { QueryClient } from '@tanstack/react-query';
import type { HouseholdThing } from '@larder/contract/household-thing.ts';
import { JUDGED_KEYS } from '../../lib/query-client.ts';

/** The first words of the query keys of each thing: what is on the screen is asked for anew, the rest when it is next shown. */
const KEYS: Readonly<Record<HouseholdThing, readonly string[]>> = {
  plans: ['saved-plans', 'saved-plan', 'week', 'calendar', 'plan-day', 'grocery-patch'],
  days: ['calendar', 'week', 'plan-day', 'grocery-patch'],
  weeks: ['weeks', 'week', 'week-rules', 'saved-plans', 'saved-plan', 'calendar', 'plan-day', 'grocery-patch'],
  // What stands in a list that is there is told by a stream of its own (live-list.ts).
  lists: ['grocery-lists', 'lists-to-add-to', 'grocery-exports'],
  recipes: ['own-recipes', 'line-corrections', 'dish-opinions'],
  people: ['household', 'eaters', 'shared-links', ...JUDGED_KEYS],
};

/** What others changed is not shown any more as it was. */
export async function invalidateThings(queryClient: QueryClient, things: readonly HouseholdThing[]): Promise<void> {
  const keys = [...new Set(things.flatMap((thing) => KEYS[thing]))];
  await Promise.all([
    ...keys.map(async (key) => queryClient.invalidateQueries({ queryKey: [key] })),
    things.includes('lists') && askForMissingLists(queryClient),
  ]);
}

/** A list that was not found has no stream: it may be back by somebody's Undo. */
const askForMissingLists = async (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['grocery-list'], predicate: ({ state }) => state.status === 'error' });

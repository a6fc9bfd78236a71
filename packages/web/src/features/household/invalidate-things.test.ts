import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { HouseholdThing } from '@larder/contract/household-thing.ts';
import { makePlainDate } from '@larder/domain/calendar/plain-date.ts';
import { expect, test, vi } from 'vitest';
import { calendarDaysQuery } from '../calendar/queries.ts';
import { listKey, LISTS_KEY, patchKey } from '../grocery/queries.ts';
import { LIBRARY_KEY, ownRecipeQuery } from '../own-recipe/queries.ts';
import { savedPlanKey, SAVED_PLANS_KEY } from '../plan/queries.ts';
import { weekKey, weekRulesQuery, WEEKS_KEY } from '../week/queries.ts';
import { invalidateThings } from './invalidate-things.ts';
import { eatersQuery, householdQuery } from './queries.ts';

const DAY = makePlainDate(2026, 11, 20);
const DAYS = calendarDaysQuery(DAY, DAY).queryKey;

const ROWS: readonly (readonly [HouseholdThing, string, readonly unknown[]])[] = [
  ['plans', 'the shelf', SAVED_PLANS_KEY],
  ['plans', 'a plan that is open', savedPlanKey('p1')],
  ['plans', 'a week it may be a day of', weekKey('w1')],
  ['plans', 'the calendar', DAYS],
  ['days', 'the calendar', DAYS],
  ['days', 'a week that is open', weekKey('w1')],
  ['days', 'what a list offers to take over', patchKey('l1')],
  ['weeks', 'the weeks', WEEKS_KEY],
  ['weeks', 'a week that is open', weekKey('w1')],
  ['weeks', 'a plan that is one of its days', savedPlanKey('p1')],
  ['weeks', 'the rules', weekRulesQuery.queryKey],
  ['lists', 'the lists', LISTS_KEY],
  ['recipes', 'the recipes', LIBRARY_KEY],
  ['recipes', 'a recipe that is open', ownRecipeQuery('r1').queryKey],
  ['people', 'who eats', eatersQuery.queryKey],
  ['people', 'the household', householdQuery.queryKey],
  ['people', 'what speaks against a plan that is open', savedPlanKey('p1')],
  ['people', 'what speaks against a day', DAYS],
  ['people', 'what speaks against the plans on the shelf', SAVED_PLANS_KEY],
  ['people', 'what speaks against a saved week', WEEKS_KEY],
  ['people', 'whom a recipe suits', ownRecipeQuery('r1').queryKey],
];

test.each(ROWS)('of others’ %s: %s', async (thing, _what, queryKey) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(queryKey, {});
  queryClient.setQueryData(['user'], {});
  await invalidateThings(queryClient, [thing]);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(['user'])?.isInvalidated).toBe(false);
});

test('of others’ lists: one that was not found is asked for again, as it may be back; one that is shown hears for itself', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  const shown = vi.fn<() => Promise<object>>(async () => ({}));
  const missing = vi.fn<() => Promise<object>>(async () => Promise.reject(new Error('not found')));
  const stops = [shown, missing].map((queryFn, at) =>
    new QueryObserver<unknown>(queryClient, { queryKey: listKey(`l${at}`), queryFn }).subscribe(() => undefined),
  );
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await invalidateThings(queryClient, ['lists']);
  expect([shown.mock.calls.length, missing.mock.calls.length]).toEqual([1, 2]);
  for (const stop of stops) stop();
});

import { queryOptions } from '@tanstack/react-query';
import { listPlanDays } from '@larder/contract/calendar.ts';
import { listGroceryLists, previewGroceryList, readGroceryList } from '@larder/contract/grocery.ts';
import { type ListPatch, readListPatch } from '@larder/contract/grocery-patch.ts';
import type { ReplyOf } from '@larder/contract/endpoint.ts';
import { type InstacartExport, listInstacartExports } from '@larder/contract/instacart.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { call } from '../../lib/api-client.ts';
import { readOrRemember, readSnapshot, readSnapshots, saveSnapshot } from '../../lib/offline/snapshots.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Unreached } from '../../lib/unreached.ts';
import { newerList } from './settle-op.ts';
import type { PlannedDays } from './model.ts';
import { type List, type ListCard, readCard, readList, unwrap } from './read-list.ts';

export const LISTS_KEY = ['grocery-lists'] as const;
export const listKey = (id: string) => ['grocery-list', id] as const;
export const exportsKey = (id: string) => ['grocery-exports', id] as const;

export const listSnapshot = (userId: string, listId: string) => ({ userId, name: `list ${listId}` });

export const listsQuery = (userId: string) =>
  queryOptions({
    queryKey: LISTS_KEY,
    queryFn: async (): Promise<readonly ListCard[]> =>
      readOrRemember({ userId, name: 'lists' }, async () => unwrap(await call(listGroceryLists)).map(readCard)).catch(
        async (error: unknown) => {
          // Whoever came straight to one list has never seen the overview: the lists that are kept are all that can be shown.
          const kept = error instanceof Unreached ? ((await readSnapshots(listSnapshot(userId, ''))) as readonly List[]) : [];
          if (kept.length === 0) throw error;
          return kept;
        },
      ),
  });

export const listQuery = (userId: string, listId: string) =>
  queryOptions({
    queryKey: listKey(listId),
    queryFn: async (): Promise<List> =>
      readOrRemember(listSnapshot(userId, listId), async () => readList(unwrap(await call(readGroceryList, { params: { id: listId } })))),
    structuralSharing: (before, after) => newerList(before as List | undefined, after as List),
    // Somebody else may be in the shop with the same list: what is remembered is shown at once and read again.
    staleTime: 0,
  });

/** A list as it is known here: for what is counted over it, not for what is shown of it. */
export const keptListQuery = (userId: string, listId: string) =>
  queryOptions({
    queryKey: ['grocery-list-kept', listId],
    queryFn: async (): Promise<List | null> => ((await readSnapshot(listSnapshot(userId, listId))) as List | undefined) ?? null,
    staleTime: 0,
    gcTime: 0,
  });

export const patchKey = (id: string) => ['grocery-patch', id] as const;

export const patchQuery = (id: string) =>
  queryOptions({
    queryKey: patchKey(id),
    queryFn: async (): Promise<ListPatch | null> => (await call(readListPatch, { params: { id } })).data,
    // The plan may have changed on any screen and on any device, also while this one had no network.
    staleTime: 0,
    refetchOnReconnect: 'always',
  });

type Preview = ReplyOf<typeof previewGroceryList>['data'];

export const previewQuery = (dates: readonly PlainDate[]) =>
  queryOptions({
    queryKey: ['calendar', 'grocery-preview', dates.join()],
    queryFn: async (): Promise<Preview> => (await call(previewGroceryList, { query: { dates: dates.join() } })).data,
    enabled: dates.length > 0,
    staleTime: 0,
    placeholderData: (before: Preview | undefined) => before,
  });

export const exportsQuery = (id: string) =>
  queryOptions({
    queryKey: exportsKey(id),
    queryFn: async (): Promise<readonly InstacartExport[]> => unwrap(await call(listInstacartExports, { params: { id } })),
    // Of a list that was opened without a network nobody could say whether it can be ordered.
    refetchOnReconnect: 'always',
  });

/** Under the calendar's key, so that a change there is seen here. */
export const plannedDaysQuery = (first: PlainDate, last: PlainDate) =>
  queryOptions({
    queryKey: ['calendar', 'planned-titles', first, last],
    queryFn: async (): Promise<PlannedDays> => {
      const { data } = await call(listPlanDays, { params: { startDate: first }, query: { endDate: last } });
      return new Map(data.map(({ date, mealPlan, against }) => [date as PlainDate, { title: mealPlan?.title ?? '', against }]));
    },
    staleTime: 0,
  });

/** What speaks against each of the days under the rules that the table has today. Of a day that is not in it, nothing is known. */
type AgainstDays = ReadonlyMap<PlainDate, string | undefined>;

// Not under the name of the list itself: those are read all at once.
const againstSnapshot = (userId: string, listId: string) => ({ userId, name: `rules of list ${listId}` });
const keptAgainstKey = (listId: string) => ['grocery-against-kept', listId] as const;

/** Until who would be asked can be reached again. */
const ASK_AGAIN_MS = 15_000;

/** Of the days of a list that are to come. The answer is kept beside the list, as it is an allergy that may speak against a day. */
export const daysAgainstQuery = (userId: string, listId: string, days: readonly PlainDate[]) =>
  queryOptions({
    queryKey: ['calendar', 'days-against', listId, ...days],
    queryFn: async (): Promise<AgainstDays> => {
      const [first, last] = [days[0], days.at(-1)];
      if (first === undefined || last === undefined) return new Map();
      const { data } = await call(listPlanDays, { params: { startDate: first }, query: { endDate: last } });
      const found = new Map(data.map(({ date, against }) => [date, against]));
      const answer: AgainstDays = new Map(days.map((day) => [day, found.get(day)]));
      queryClient.setQueryData(keptAgainstKey(listId), answer);
      await saveSnapshot(againstSnapshot(userId, listId), answer);
      return answer;
    },
    enabled: days.length > 0,
    staleTime: 0,
    refetchOnReconnect: true,
    // A network by name only comes back without a word.
    refetchInterval: ({ state }) => (state.status === 'error' ? ASK_AGAIN_MS : false),
  });

/** Shown until there is an answer, and where none comes: not `readOrRemember`, which lets an answer that is slow go unseen. */
export const keptAgainstQuery = (userId: string, listId: string) =>
  queryOptions({
    queryKey: keptAgainstKey(listId),
    queryFn: async (): Promise<AgainstDays> =>
      ((await readSnapshot(againstSnapshot(userId, listId))) as AgainstDays | undefined) ?? new Map<PlainDate, undefined>(),
    staleTime: 0,
    gcTime: 0,
  });

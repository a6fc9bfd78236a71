import { queryOptions } from '@tanstack/react-query';
import { listPlanDays } from '@larder/contract/calendar.ts';
import { type ListPatch, listGroceryLists, previewGroceryList, readGroceryList, readListPatch } from '@larder/contract/grocery.ts';
import type { ReplyOf } from '@larder/contract/endpoint.ts';
import { type InstacartExport, listInstacartExports } from '@larder/contract/instacart.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { call } from '../../lib/api-client.ts';
import { readOrRemember, readSnapshot, readSnapshots } from '../../lib/offline/snapshots.ts';
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
    // The plan may have changed on any screen and on any device.
    staleTime: 0,
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

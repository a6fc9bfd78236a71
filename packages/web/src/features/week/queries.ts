import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { listUnsavedWeeks, listWeeks, getWeek } from '@larder/contract/week-calls.ts';
import { readWeekRules } from '@larder/contract/week-rules.ts';
import type { UnsavedWeek } from '@larder/contract/week.ts';
import { addDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { call } from '../../lib/api-client.ts';
import { useToday } from '../../lib/today.ts';
import type { ArrivingWeek } from './arriving-week.ts';
import { readWeek, type WholeWeek } from './read-week.ts';
import { streamWeek } from './stream-week.ts';

export const WEEKS_KEY = ['weeks'] as const;
/** Whatever changes a saved day or its place on the calendar makes these old. */
export const weekKey = (id: string) => ['week', id] as const;
const draftKey = (asked: AskedWeek) => ['week-draft', asked.query, asked.start, asked.length] as const;

/** What the address of an unsaved week says. */
export type AskedWeek = {
  readonly query: string;
  readonly start: PlainDate;
  readonly length: number;
  /** The day last shown for the sentence is the first one. */
  readonly keepsShownDay: boolean;
};

/** The id of the week for what was asked, and the week as far as it is there. The server answers the one it has, so a reload loses nothing. */
export function useDraftWeek(asked: AskedWeek) {
  const queryClient = useQueryClient();
  const key = draftKey(asked);
  const arrivingKey = ['arriving-week', ...key.slice(1)] as const;
  const arriving = useQuery<ArrivingWeek>({ queryKey: arrivingKey, queryFn: skipToken }).data;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<string> => {
      const { query, start, length, keepsShownDay } = asked;
      const onArriving = (now: ArrivingWeek) => void queryClient.setQueryData(arrivingKey, now);
      const body = { query, start, days: length, ...(keepsShownDay && { keepsShownDay }) };
      return putWeek(queryClient, await streamWeek(body, { signal, onArriving })).id;
    },
    // What was changed meanwhile in another window is there when it is opened again.
    staleTime: 0,
    refetchOnMount: false,
    gcTime: 0,
  });
  return { id: data, error, isFetching, refetch, arriving };
}

type Client = ReturnType<typeof useQueryClient>;

export function putWeek(queryClient: Client, week: WholeWeek): WholeWeek {
  queryClient.setQueryData(weekKey(week.id), week);
  return week;
}

export const weekQuery = (id: string) =>
  queryOptions({
    queryKey: weekKey(id),
    queryFn: async (): Promise<WholeWeek> => readWeek((await call(getWeek, { params: { id }, query: {} })).data),
  });

/** A window that is looked at again may have been left behind by another one. */
export const useWeek = (id: string) => useQuery({ ...weekQuery(id), refetchOnWindowFocus: 'always' });

export const weeksQuery = queryOptions({
  queryKey: WEEKS_KEY,
  queryFn: async () => (await call(listWeeks)).data,
  staleTime: 0,
});

/** Its key is that of the weeks with one more, so that what makes those old makes it old. */
const unsavedWeeksQuery = queryOptions({
  queryKey: [...WEEKS_KEY, 'unsaved'],
  queryFn: async () => (await call(listUnsavedWeeks)).data,
  staleTime: 0,
});

/** The weeks that were made and left without being saved, without those that have been; undefined until they are known. */
export function useUnsavedWeeks(): readonly UnsavedWeek[] | undefined {
  const { data } = useQuery(unsavedWeeksQuery);
  const today = useToday();
  return data?.filter(({ start, days }) => addDays(start as PlainDate, days - 1) >= today);
}

export const weekRulesQuery = queryOptions({
  queryKey: ['week-rules'],
  queryFn: async () => (await call(readWeekRules)).data,
  staleTime: 0,
});

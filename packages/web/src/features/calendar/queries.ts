import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { listPlanDays, listPlannedPlans, readCalendarLink } from '@larder/contract/calendar.ts';
import { readGoogleStatus } from '@larder/contract/google.ts';
import { judgeSavedPlans } from '@larder/contract/judge-plan.ts';
import { getPlan } from '@larder/contract/plan.ts';
import type { PlanPots } from '@larder/contract/pot.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { call } from '../../lib/api-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import type { Plan } from '../../lib/wire/plan-types.ts';
import { type CalendarDays, type PlansJudged, readCalendarDays } from './model.ts';
import { readConnection } from './read-google.ts';

export const CALENDAR_KEY = ['calendar'] as const;
export const CALENDAR_DAYS_KEY = [...CALENDAR_KEY, 'days'] as const;
export const CALENDAR_CHANGE_KEY = ['calendar-change'] as const;

export const calendarDaysQuery = (first: PlainDate, last: PlainDate) =>
  queryOptions({
    queryKey: [...CALENDAR_DAYS_KEY, first, last],
    queryFn: async (): Promise<CalendarDays> =>
      readCalendarDays((await call(listPlanDays, { params: { startDate: first }, query: { endDate: last } })).data),
    // Another device may have changed it: what is remembered is shown at once and read again.
    staleTime: 0,
    // Also when its window is looked at again, unless a change is on its way: an answer from before it would hide it.
    refetchOnWindowFocus: () => queryClient.isMutating({ mutationKey: CALENDAR_CHANGE_KEY }) === 0,
  });

/** For the suggestion: on the calendar at any time, not only in the shown month. */
export const plannedPlansQuery = queryOptions({
  queryKey: [...CALENDAR_KEY, 'planned-plans'],
  queryFn: async (): Promise<readonly string[]> => (await call(listPlannedPlans)).data,
});

/** What speaks against a saved plan under the rules that the table has today. Asked each time: an allergy may have been added elsewhere. */
export const planAgainstQuery = (id: string) =>
  queryOptions({
    queryKey: ['plan-against', 'saved', id],
    queryFn: async () => (await call(getPlan, { params: { id } })).data.against ?? null,
    staleTime: 0,
  });

/** The same of all that a day may be given, as far as it is looked at. */
export const plansJudgedQuery = queryOptions({
  queryKey: ['plan-against', 'saved'],
  queryFn: async (): Promise<PlansJudged> => {
    const { hasRules, plans } = (await call(judgeSavedPlans)).data;
    return { hasRules, against: new Map(plans.map(({ id, against }) => [id, against])) };
  },
  staleTime: 0,
});

const NO_POTS: PlanPots = { eaten: [], lost: [], uneaten: [] };

/** What a saved plan has to do with pots on the days that it stands on; asked each time, as those may have been changed elsewhere. */
export function usePlanPots(id: string | undefined, meals: Plan['meals']): PlanPots {
  const hasPots = Object.values(meals).some(({ pot }) => pot !== undefined);
  const { data } = useQuery({
    queryKey: [...CALENDAR_KEY, 'pots', id],
    queryFn: id !== undefined && hasPots ? async () => (await call(getPlan, { params: { id } })).data.pots ?? NO_POTS : skipToken,
    staleTime: 0,
  });
  return data ?? NO_POTS;
}

/** Its address is null while there is none. Read anew each time it is looked at: it may have been made or revoked elsewhere. */
export const calendarLinkQuery = queryOptions({
  queryKey: ['calendar-link'],
  queryFn: async () => (await call(readCalendarLink)).data,
  staleTime: 0,
});

export const googleStatusQuery = queryOptions({
  queryKey: ['google-status'],
  queryFn: async () => readConnection(await call(readGoogleStatus)),
  // From the specification.
  staleTime: 5 * 60_000,
});

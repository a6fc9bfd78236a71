import type { QueryClient } from '@tanstack/react-query';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { type CalendarDays, type WantedDays, withWanted } from './model.ts';
import { CALENDAR_DAYS_KEY } from './queries.ts';

/** In every range that is remembered: months overlap, and the list of days to choose from is another one. */
export function showDays(queryClient: QueryClient, wanted: WantedDays): void {
  for (const [key, shown] of queryClient.getQueriesData<CalendarDays>({ queryKey: CALENDAR_DAYS_KEY })) {
    const [first, last] = key.slice(CALENDAR_DAYS_KEY.length) as [PlainDate, PlainDate];
    const inRange = new Map([...wanted].filter(([date]) => date >= first && date <= last));
    if (shown && inRange.size > 0) queryClient.setQueryData<CalendarDays>(key, { ...shown, days: withWanted(shown.days, inRange) });
  }
}

import { useQuery } from '@tanstack/react-query';
import { addDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { isShopper } from '../../lib/household-role.ts';
import { useToday } from '../../lib/today.ts';
import { DaysAgainst } from './DaysAgainst.tsx';
import { plannedDaysQuery } from './queries.ts';
import type { IncludedPlan } from './read-list.ts';

/** What speaks against the plans that a list is for, on days to come: a list stays as it is when somebody's rules change. */
export function ListAgainst({ plans }: { readonly plans: readonly IncludedPlan[] }) {
  const today = useToday();
  const until = addDays(today, MOST_DAYS);
  const toCome = plans.flatMap(({ date }) => (date >= today && date <= until ? [date as PlainDate] : [])).toSorted();
  const [first = today] = toCome;
  const last = toCome.at(-1) ?? today;
  // What a shopper brings home is for others to look at.
  const { data } = useQuery({ ...plannedDaysQuery(first, last), enabled: toCome.length > 0 && !isShopper() });
  // By the day: what stood on it may be another plan since, and the list has the foods of either until it is updated.
  const days = [...new Set(toCome)].flatMap((date) => {
    const against = data?.get(date)?.against;
    return against === undefined ? [] : [{ date, against }];
  });
  return <DaysAgainst days={days} />;
}

/** As far ahead as anybody shops. */
const MOST_DAYS = 42;

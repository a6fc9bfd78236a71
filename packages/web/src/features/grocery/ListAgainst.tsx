import { useQuery } from '@tanstack/react-query';
import { addDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { isShopper } from '../../lib/household-role.ts';
import { useToday } from '../../lib/today.ts';
import { DaysAgainst } from './DaysAgainst.tsx';
import { daysAgainstQuery, keptAgainstQuery } from './queries.ts';
import type { List } from './read-list.ts';
import { LIST_TEXTS } from './texts.ts';

type Props = { readonly list: Pick<List, 'id' | 'plans'>; readonly userId: string };

/** What speaks against the plans that a list is for, on days to come: a list stays as it is when somebody's rules change. */
export function ListAgainst({ list: { id, plans }, userId }: Props) {
  const today = useToday();
  const until = addDays(today, MOST_DAYS);
  const toCome = plans.flatMap(({ date }) => (date >= today && date <= until ? [date as PlainDate] : []));
  // By the day: what stood on it may be another plan since, and the list has the foods of either until it is updated.
  // What a shopper brings home is for others to look at.
  const days = isShopper() ? [] : [...new Set(toCome)].toSorted();
  const { data: answer, error } = useQuery(daysAgainstQuery(userId, id, days));
  const { data: kept } = useQuery(keptAgainstQuery(userId, id));
  const known = answer ?? kept;
  const against = days.flatMap((date) => {
    const sentence = known?.get(date);
    return sentence === undefined ? [] : [{ date, against: sentence }];
  });
  return (
    <>
      <DaysAgainst days={against} />
      {error &&
        known &&
        (days.some((day) => !known.has(day)) ? (
          <p className="mt-4 font-medium">{LIST_TEXTS.rulesUnknown}</p>
        ) : (
          // They may have been changed since, by another device.
          against.length > 0 && <p className="mt-2 text-muted">{LIST_TEXTS.rulesOfBefore}</p>
        ))}
    </>
  );
}

/** As far ahead as anybody shops. */
const MOST_DAYS = 42;

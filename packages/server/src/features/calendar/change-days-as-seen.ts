import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { HouseholdScope } from '../../db/scope.ts';
import type { Days, DayStore } from './day-store.ts';

type Sight = {
  /** The days that are going to be changed. */
  readonly dates: readonly PlainDate[];
  /** The revisions of all that the caller has seen on them; undefined where they do not say. */
  readonly seen: readonly string[] | undefined;
};

export type DaysChanged = { readonly type: 'days-changed'; readonly areFree: boolean };

/** Changes days only as their person has seen them: what was put there meanwhile, in another window, is not taken for the old. */
export async function changeDaysAsSeen<Changed>(
  store: DayStore,
  scope: HouseholdScope,
  sight: Sight,
  change: (days: DayStore) => Promise<Changed>,
): Promise<Result<Changed, DaysChanged>> {
  if (sight.seen === undefined) return ok(await change(store));
  return store.transaction(scope, async (days) => {
    const fault = await compareWithSeen(days, scope, sight);
    return fault ? fail(fault) : ok(await change(days));
  });
}

/** To be asked in the transaction that changes them. */
export async function compareWithSeen(days: Days, scope: HouseholdScope, { dates, seen }: Sight): Promise<DaysChanged | undefined> {
  if (seen === undefined) return undefined;
  const there = await days.listRevisions(scope, dates);
  const isAsSeen = there.length === new Set(seen).size && there.every((revision) => seen.includes(revision));
  return isAsSeen ? undefined : { type: 'days-changed', areFree: there.length === 0 };
}

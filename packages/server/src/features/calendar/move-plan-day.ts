import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { HouseholdScope } from '../../db/scope.ts';
import type { DayStore, PlannedDay } from './day-store.ts';

type Move = { readonly fromDate: PlainDate; readonly toDate: PlainDate };

/** What was on the target day gives way. A move that is told twice, as after a lost answer, has the same end. */
export async function movePlanDay(
  store: DayStore,
  scope: HouseholdScope,
  { fromDate, toDate }: Move,
): Promise<Result<readonly PlannedDay[], { readonly type: 'day-not-found' }>> {
  return store.transaction(scope, async (days) => {
    const from = await days.findDay(scope, fromDate);
    if (from && fromDate !== toDate) {
      await days.clearDates(scope, [toDate]);
      await days.redateDay(scope, from.id, toDate);
    }
    const moved = await days.findDay(scope, toDate);
    return moved ? ok([moved]) : fail({ type: 'day-not-found' });
  });
}

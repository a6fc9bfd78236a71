import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { UserId } from '../../db/user-id.ts';
import type { DayStore, PlannedDay } from './day-store.ts';

type Move = { readonly fromDate: PlainDate; readonly toDate: PlainDate };

/** What was on the target day gives way. A move that is told twice, as after a lost answer, has the same end. */
export async function movePlanDay(
  store: DayStore,
  userId: UserId,
  { fromDate, toDate }: Move,
): Promise<Result<readonly PlannedDay[], { readonly type: 'day-not-found' }>> {
  return store.transaction(userId, async (days) => {
    const from = await days.findDay(userId, fromDate);
    if (from && fromDate !== toDate) {
      await days.clearDates(userId, [toDate]);
      await days.redateDay(userId, from.id, toDate);
    }
    const moved = await days.findDay(userId, toDate);
    return moved ? ok([moved]) : fail({ type: 'day-not-found' });
  });
}

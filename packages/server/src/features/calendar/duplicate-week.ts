import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { UserId } from '../../db/user-id.ts';
import type { DayStore, PlannedDay } from './day-store.ts';

type Weeks = { readonly from: readonly PlainDate[]; readonly to: readonly PlainDate[] };

/** Onto the same weekdays. Days of the target without a counterpart keep their plan (AMB-37). */
export async function duplicateWeek(store: DayStore, userId: UserId, { from, to }: Weeks): Promise<readonly PlannedDay[]> {
  return store.transaction(userId, async (days) => {
    const copied: PlannedDay[] = [];
    for (const [weekday, date] of from.entries()) {
      const source = await days.findDay(userId, date);
      const target = to[weekday];
      if (!source || target === undefined) continue;
      const { notes, weeklyPlanId } = source;
      const copy = date === target ? source : await days.setDay(userId, { date: target, planId: source.plan.id, notes, weeklyPlanId });
      if (copy) copied.push(copy);
    }
    return copied;
  });
}

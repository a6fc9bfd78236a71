import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { HouseholdScope } from '../../db/scope.ts';
import type { DayStore, PlannedDay } from './day-store.ts';

type Weeks = { readonly from: readonly PlainDate[]; readonly to: readonly PlainDate[] };

/** Onto the same weekdays. Days of the target without a counterpart keep their plan (AMB-37). */
export async function duplicateWeek(store: DayStore, scope: HouseholdScope, { from, to }: Weeks): Promise<readonly PlannedDay[]> {
  return store.transaction(scope, async (days) => {
    const copied: PlannedDay[] = [];
    for (const [weekday, date] of from.entries()) {
      const source = await days.findDay(scope, date);
      const target = to[weekday];
      if (!source || target === undefined) continue;
      const { notes, weeklyPlanId } = source;
      const copy = date === target ? source : await days.setDay(scope, { date: target, planId: source.plan.id, notes, weeklyPlanId });
      if (copy) copied.push(copy);
    }
    return copied;
  });
}

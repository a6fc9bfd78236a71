import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { HouseholdScope } from '../../db/scope.ts';
import { compareWithSeen, type DaysChanged } from './change-days-as-seen.ts';
import type { DayStore, PlannedDay } from './day-store.ts';

type DayWish = {
  readonly date: PlainDate;
  readonly mealPlanId: string | null;
  readonly weeklyPlanId?: string | null | undefined;
  readonly notes?: string | null | undefined;
};

/** Days as they are wished, all of them or none: how a change of several days is taken back. */
export async function setPlanDays(
  store: DayStore,
  scope: HouseholdScope,
  { wishes, seen }: { readonly wishes: readonly DayWish[]; readonly seen?: readonly string[] | undefined },
): Promise<Result<readonly PlannedDay[], { readonly type: 'plan-not-found' } | DaysChanged>> {
  const unknownPlan = Symbol('unknown plan');
  try {
    return await store.transaction(scope, async (days) => {
      const changed = await compareWithSeen(days, scope, { dates: wishes.map(({ date }) => date), seen });
      if (changed) return fail(changed);
      const set: PlannedDay[] = [];
      for (const { date, mealPlanId, weeklyPlanId = null, notes = null } of wishes) {
        if (mealPlanId === null) {
          await days.clearDates(scope, [date]);
          continue;
        }
        const day = await days.setDay(scope, { date, planId: mealPlanId, weeklyPlanId, notes });
        // Thrown, as only that rolls back what was set before it.
        if (!day) throw unknownPlan;
        set.push(day);
      }
      return ok(set);
    });
  } catch (error) {
    if (error === unknownPlan) return fail({ type: 'plan-not-found' });
    throw error;
  }
}

import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { Scope } from '../../db/scope.ts';
import type { DayStore, PlannedDay } from '../calendar/day-store.ts';
import type { PlanStore, PlanToSave } from '../plan/plan-store.ts';

export type SetDeps = { readonly days: DayStore; readonly plans: Pick<PlanStore, 'savePlan' | 'deletePlan'> };

type Setting = { readonly date: PlainDate; readonly there: PlannedDay | undefined; readonly plan: PlanToSave };

/** A new plan in the place of what was read on a day; undefined where the day was changed since, which then stays as it is. */
export async function setPlanOfDay(
  { days, plans }: SetDeps,
  scope: Scope,
  { date, there, plan }: Setting,
): Promise<PlannedDay | undefined> {
  const { id: planId } = await plans.savePlan(scope, plan);
  // Not in one with the plan: a store of another feature has a connection of its own.
  const day = await days.transaction(scope, async (store) => {
    if ((await store.findDay(scope, date))?.revision !== there?.revision) return undefined;
    return store.setDay(scope, { date, planId, notes: there?.notes ?? null });
  });
  if (!day) await plans.deletePlan(scope, planId);
  return day;
}

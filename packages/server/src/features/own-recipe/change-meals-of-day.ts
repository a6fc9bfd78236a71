import type { Meal } from '@larder/contract/plan.ts';
import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { type PlacedMeal, toFourAndMore } from '@larder/domain/recipe/meals-of.ts';
import type { Scope } from '../../db/scope.ts';
import type { PlannedDay } from '../calendar/day-store.ts';
import type { PlanStore, SavedPlan } from '../plan/plan-store.ts';
import { setPlanOfDay, type SetDeps } from './set-plan-of-day.ts';

export type ChangeDeps = SetDeps & { readonly plans: Pick<PlanStore, 'findPlan' | 'savePlan' | 'deletePlan'> };

/** `seen`: the revisions of all that the caller has seen on the day; undefined where they do not say. */
export type DayAsSeen = { readonly date: PlainDate; readonly seen: readonly string[] | undefined };

export type DayWithPlan = { readonly there: PlannedDay; readonly plan: SavedPlan };

/** A day with the whole of its plan, as its person has seen it. */
export async function findDayWithPlan(
  { days, plans }: ChangeDeps,
  scope: Scope,
  { date, seen }: DayAsSeen,
): Promise<Result<DayWithPlan, { readonly type: 'day-not-found' | 'days-changed' }>> {
  const there = await days.findDay(scope, date);
  if (seen && seen.join() !== (there?.revision ?? '')) return fail({ type: 'days-changed' });
  const plan = there && (await plans.findPlan(scope, there.plan.id));
  return plan ? ok({ there, plan }) : fail({ type: 'day-not-found' });
}

/** These are the meals of the day, in a copy of its plan that takes its place. */
export async function setMealsOfDay(
  deps: ChangeDeps,
  scope: Scope,
  { there, plan, meals }: DayWithPlan & { readonly meals: readonly Pick<PlacedMeal<Meal>, 'place' | 'meal'>[] },
): Promise<Result<PlannedDay, { readonly type: 'days-changed' }>> {
  const { title, description, searchQuery, content } = plan;
  const set = await setPlanOfDay(deps, scope, {
    date: there.date,
    there,
    plan: { title, description, searchQuery, content: { ...content, ...toFourAndMore(meals) } },
  });
  return set ? ok(set) : fail({ type: 'days-changed' });
}

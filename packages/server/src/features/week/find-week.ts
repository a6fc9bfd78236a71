import { emptyDay } from '@larder/domain/plan/shown-day.ts';
import { addDays } from '@larder/domain/calendar/plain-date.ts';
import type { Scope } from '../../db/scope.ts';
import type { PlanStore } from '../plan/plan-store.ts';
import { readKeptPlan } from './read-kept-plan.ts';
import type { WeekDraftStore } from './week-draft-store.ts';
import type { DayOfDoc, WeekDoc } from './week-doc.ts';
import type { SavedWeek, WeekStore } from './week-store.ts';

export type FindWeekDeps = { readonly drafts: WeekDraftStore; readonly weeks: WeekStore; readonly plans: PlanStore };

/**
 * A week as its person left it: with the changes that are not saved, or else as it is saved. Changes to a week that was saved
 * over meanwhile are still theirs, and saving them says so.
 */
export async function findWeek({ drafts, weeks, plans }: FindWeekDeps, scope: Scope, id: string): Promise<WeekDoc | undefined> {
  const [draft, saved] = await Promise.all([drafts.findDraft(scope, id), weeks.findWeek(scope, id)]);
  if (!saved) return draft && (draft.revision === null || draft.isChanged) ? toUnsaved(draft) : undefined;
  if (draft && (draft.isChanged || draft.revision === saved.revision)) return draft;
  return toDoc(plans, scope, saved);
}

/** What its person changed outlives the week that was deleted under it: it is a week that was never saved. */
const toUnsaved = (draft: WeekDoc): WeekDoc => ({
  ...draft,
  revision: null,
  plans: draft.plans.map((day) => (day.from === 'planned' ? { ...day, mealPlanId: null } : day)),
});

/** A week as the household has it, whatever its person has changed since. */
export async function findSavedWeek(
  { weeks, plans }: Omit<FindWeekDeps, 'drafts'>,
  scope: Scope,
  id: string,
): Promise<WeekDoc | undefined> {
  const saved = await weeks.findWeek(scope, id);
  return saved && toDoc(plans, scope, saved);
}

const toDoc = async (plans: PlanStore, scope: Scope, saved: SavedWeek): Promise<WeekDoc> => ({
  id: saved.id,
  revision: saved.revision,
  isChanged: false,
  recipe: saved.recipe,
  plans: await listDays(plans, scope, saved),
  past: [],
});

async function listDays(
  plans: PlanStore,
  scope: Scope,
  { id, recipe: { start, days }, keptDays }: SavedWeek,
): Promise<readonly DayOfDoc[]> {
  const own = await plans.listOfWeek(scope, id);
  return Promise.all(
    Array.from({ length: days }, async (_, at): Promise<DayOfDoc> => {
      const date = addDays(start, at);
      const kept = keptDays.find((day) => day.date === date);
      if (kept) {
        const plan = await plans.findPlan(scope, kept.mealPlanId);
        return { date, from: 'kept', mealPlanId: plan ? kept.mealPlanId : null, plan: plan ? readKeptPlan(plan) : GONE };
      }
      const saved = own.get(date);
      return { date, from: 'planned', mealPlanId: saved?.id ?? null, plan: saved ? readKeptPlan(saved) : GONE };
    }),
  );
}

/** A day whose plan was deleted, or of which nothing is eaten at home. */
const GONE = emptyDay('This day has no meals.', 0);

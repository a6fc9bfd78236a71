import {
  deletePlan,
  favoritePlan,
  listPlans,
  readPlan,
  readPreferredPage,
  refreshMeal as refreshMealCall,
  restorePlan,
  type SavedPlan as SavedPlanWire,
  savePlan,
  type SavePlanBody,
  updatePlan,
} from '@larder/contract/plan.ts';
import { booleanText, isTrue } from '@larder/contract/wire.ts';
import type { RequireRoom } from '../../http/account-room.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import { Problem } from '../../http/problems.ts';
import { findWhatWasSeen } from '../../http/what-was-seen.ts';
import { formatDayWords, formatMeal } from './format-plan.ts';
import type { PlanDeps } from './generate-plan.ts';
import { generateRoute, toProblem } from './generate-routes.ts';
import { judgeSaved } from './judge-saved.ts';
import type { PlanContent, PlanToSave, SavedPlan } from './plan-store.ts';
import { refreshMeal } from './refresh-meal.ts';
import { formatPlace, parsePlace } from './shelf-store.ts';

export function planRoutes(deps: PlanDeps & { readonly requireRoom: RequireRoom }): readonly Route[] {
  const { plans, requireRoom } = deps;
  return [
    generateRoute(deps),
    route(refreshMealCall, async ({ userId, body }) => {
      const refreshed = await refreshMeal(deps, userId, body);
      if (!refreshed.ok) throw refreshed.fault.type === 'plan-not-found' ? planNotFound() : toProblem(refreshed.fault);
      const { meal, day } = refreshed.value;
      return succeed({ meal: formatMeal(meal), ...(day && { day: formatDayWords(day) }) });
    }),
    route(savePlan, async ({ userId, body }) => {
      await requireRoom(userId, 'plans');
      const { id, revision } = await plans.savePlan(userId, toPlan(body));
      return succeed({ id, revision });
    }),
    route(listPlans, async ({ userId, query, raw }) => {
      const size = readPreferredPage(raw.headers['prefer']?.toString());
      if (size === undefined && query.after === undefined && query.search === undefined)
        return succeed((await plans.listPlans(userId)).map(formatSaved));
      const after = query.after === undefined ? undefined : parsePlace(query.after);
      if (query.after !== undefined && !after) throw new Problem('invalid-request', 'This page of plans is not known.');
      const page = await plans.listShelfPage(userId, { size: size ?? DEFAULT_PAGE, after, words: query.search?.trim() });
      return { ...succeed(page.plans.map(formatSaved)), total: page.total, ...(page.next && { next: formatPlace(page.next) }) };
    }),
    route(readPlan, async ({ userId, params }) => {
      const plan = found(await plans.findPlan(userId, params.id));
      const against = await judgeSaved(deps, userId, plan);
      return succeed({ ...formatSaved(plan), ...(against !== undefined && { against }) });
    }),
    route(updatePlan, async ({ userId, params, body, raw }) => {
      const seen = findWhatWasSeen(raw);
      // Several revisions, or none, are those of no plan.
      const updated = await plans.updatePlan(userId, params.id, toPlan(body), seen && (seen.length === 1 ? seen[0] : NO_REVISION));
      if (!updated && seen !== undefined && (await plans.findPlan(userId, params.id))) throw planChanged();
      const { id, revision } = found(updated);
      return succeed({ id, revision });
    }),
    route(deletePlan, async ({ userId, params }) => {
      if (!(await plans.deletePlan(userId, params.id))) throw planNotFound();
      return { success: true } as const;
    }),
    route(restorePlan, async ({ userId, params }) => {
      if (!(await plans.restorePlan(userId, params.id))) throw planNotFound();
      return succeed({ id: params.id });
    }),
    route(favoritePlan, async ({ userId, params, body }) => {
      const isFavorited = isTrue(body.isFavorited);
      if (!(await plans.setFavorite(userId, params.id, isFavorited))) throw planNotFound();
      const message = isFavorited ? 'Added to favorites' : 'Removed from favorites';
      return { ...succeed({ isFavorited: booleanText(isFavorited) }), message };
    }),
  ];
}

const DEFAULT_PAGE = 24;

const NO_REVISION = '';

const planChanged = (): Problem =>
  new Problem('plan-changed', 'This meal plan was changed in another window or on another device. Nothing was saved over it.');

const planNotFound = (): Problem => new Problem('plan-not-found', 'This meal plan is not there. It may have been deleted.');

function found<Plan>(plan: Plan | undefined): Plan {
  if (!plan) throw planNotFound();
  return plan;
}

function toPlan({ title, description, searchQuery, ...content }: SavePlanBody): PlanToSave {
  return { title, description, searchQuery, content };
}

function formatSaved({ content, ...head }: SavedPlan): SavedPlanWire {
  const { id, title, description, searchQuery, isFavorited, createdAt, revision } = head;
  const wire: PlanContent = content;
  return {
    ...wire,
    id,
    title,
    description,
    searchQuery,
    isFavorited: booleanText(isFavorited),
    createdAt: createdAt.toISOString(),
    revision,
  };
}

import { judgePlan, judgeSavedPlans } from '@larder/contract/judge-plan.ts';
import {
  deletePlan,
  favoritePlan,
  listPlans,
  listSwapOptions as listSwapOptionsCall,
  getPlan,
  readPreferredPage,
  refreshMeal as refreshMealCall,
  restorePlan,
  savePlan,
  type SavePlanBody,
  updatePlan,
} from '@larder/contract/plan.ts';
import { dropUnsavedPlan, listUnsavedPlans, nameUnsavedPlan } from '@larder/contract/unsaved-plan.ts';
import type { PlanPots } from '@larder/contract/pot.ts';
import { booleanText, isTrue } from '@larder/contract/wire.ts';
import { ok } from '@larder/domain/base/result.ts';
import type { PlannedMeal } from '@larder/domain/plan/plan.ts';
import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { mealsOf } from '@larder/domain/recipe/meals-of.ts';
import type { Scope } from '../../db/scope.ts';
import type { RequireRoom } from '../../http/account-room.ts';
import { watchCaller } from '../../http/event-stream.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import { Problem } from '../../http/problems.ts';
import { findRepeatKey } from '../../http/repeat-key.ts';
import { findRevisionSeen, findWhatWasSeen } from '../../http/what-was-seen.ts';
import { formatDayWords, formatMeal, formatServed } from '../../plan-wire/format-plan.ts';
import type { PlanDeps } from './generate-plan.ts';
import { generateRoute, toProblem } from './generate-routes.ts';
import { formatJudged } from './format-saved.ts';
import { listOtherParts, listSwapOptions } from './list-swap-options.ts';
import { judgeFirst, judgePlans, judgeSaved } from './judge-saved.ts';
import type { PlanToSave, SavedPlan } from './plan-store.ts';
import { type MealCall, type MealWish, refreshMeal, type ToldDay } from './refresh-meal.ts';
import { streamPlans } from './saved-routes.ts';
import { formatPlace, parsePlace } from './shelf-store.ts';
import { listPotted, type PottedRecipe } from './stand-alone.ts';

type Deps = PlanDeps & {
  readonly requireRoom: RequireRoom;
  /** What dishes would add to the list that the plan's day is on. */
  readonly listAdds: ListAdds;
  /** What a plan has to do with pots on the days that it stands on. */
  readonly findPots: (scope: Scope, plan: SavedPlan) => Promise<PlanPots | undefined>;
  readonly findRecipe: (scope: Scope, id: string) => Promise<PottedRecipe | undefined>;
};

/** The own recipes that a copy of the plan is told by. */
async function findPotted(
  { plans, findRecipe }: Pick<Deps, 'plans' | 'findRecipe'>,
  scope: Scope,
  id: string,
): Promise<readonly PottedRecipe[]> {
  const plan = await plans.findPlan(scope, id);
  const recipes = await Promise.all(listPotted(plan?.content ?? { meals: {} }).map((own) => findRecipe(scope, own)));
  return recipes.filter((own) => own !== undefined);
}

type ListAdds = (
  scope: Scope,
  place: { readonly planId: string; readonly slot: MealPlace },
  dishes: readonly PlannedMeal[],
) => Promise<{ readonly listName: string; readonly things: readonly (readonly string[])[] } | undefined>;

export function planRoutes(deps: Deps): readonly Route[] {
  const { plans, requireRoom, listAdds, findPots } = deps;
  return [
    generateRoute(deps),
    route(refreshMealCall, async ({ scope, body, answer }) => {
      const refreshed = await refreshMeal(deps, { scope, signal: watchCaller(answer) }, body);
      if (!refreshed.ok) throw refreshed.fault.type === 'plan-not-found' ? planNotFound() : toProblem(refreshed.fault);
      const { meal, day } = refreshed.value;
      return succeed({ meal: formatMeal(meal), ...(day && { day: formatToldDay(day) }) });
    }),
    route(listSwapOptionsCall, async ({ scope, body, answer }) => {
      const listed = await listOptions(deps, { scope, signal: watchCaller(answer) }, body);
      if (!listed.ok) throw listed.fault.type === 'plan-not-found' ? planNotFound() : toProblem(listed.fault);
      const { planId, mealType: slot } = body;
      // A guest has no lists, and a day that is not saved is on none.
      const added =
        scope && planId !== undefined
          ? await listAdds(
              scope,
              { planId, slot },
              listed.value.map(({ meal }) => meal),
            )
          : undefined;
      const adds = (at: number) => added && { adds: [...(added.things[at] ?? [])] };
      const options = listed.value.map(({ meal, instead }, at) => ({
        meal: formatMeal(meal),
        ...(instead !== undefined && { instead }),
        ...adds(at),
      }));
      return succeed({ options, ...(added && { list: added.listName }) });
    }),
    route(savePlan, async ({ scope, body, raw }) => {
      await requireRoom(scope, 'plans');
      const { id, revision } = await plans.savePlan(scope, toPlan(body), findRepeatKey(raw));
      await plans.settle(scope, { dishIds: dishesOf(body), query: body.searchQuery });
      return succeed({ id, ...(findWhatWasSeen(raw) && { revision }) });
    }),
    route(listPlans, async ({ scope, query, raw }) => {
      const size = readPreferredPage(raw.headers['prefer']?.toString());
      if (size === undefined && query.after === undefined && query.search === undefined) return streamPlans(plans.readPlans(scope));
      const after = query.after === undefined ? undefined : parsePlace(query.after);
      if (query.after !== undefined && !after) throw new Problem('invalid-request', { says: 'This page of plans is not known.' });
      const [page, table] = await Promise.all([
        plans.listShelfPage(scope, { size: size ?? DEFAULT_PAGE, after, words: query.search?.trim() }),
        deps.readTable(scope),
      ]);
      const against = await judgePlans({ ...deps, scope, table }, page.plans);
      const data = page.plans.map((plan, at) => formatJudged(plan, against[at]));
      return { ...succeed(data), total: page.total, ...(page.next && { next: formatPlace(page.next) }) };
    }),
    route(listUnsavedPlans, async ({ scope }) => succeed([...(await plans.listLeft(scope))])),
    route(nameUnsavedPlan, async ({ scope, query: { searchQuery }, body: { title } }) => {
      await plans.nameLeft(scope, searchQuery, title);
      return { success: true } as const;
    }),
    route(dropUnsavedPlan, async ({ scope, query: { searchQuery } }) => {
      await plans.letGo(scope, searchQuery);
      return { success: true } as const;
    }),
    route(getPlan, async ({ scope, params }) => {
      // Asked together: one way to the database and back.
      const [stored, table] = await Promise.all([plans.findPlan(scope, params.id), deps.readTable(scope)]);
      const plan = found(stored);
      const [against, pots] = await Promise.all([judgeSaved({ ...deps, scope, table }, plan), findPots(scope, plan)]);
      return succeed(formatJudged(plan, against, pots));
    }),
    route(judgePlan, async ({ scope, body }) =>
      succeed({ against: await judgeSaved({ ...deps, scope, table: await deps.readTable(scope) }, toPlan(body)) }),
    ),
    route(judgeSavedPlans, async ({ scope }) => succeed(await judgeFirst({ ...deps, scope, table: await deps.readTable(scope) }, plans))),
    route(updatePlan, async ({ scope, params, body, raw }) => {
      const seen = findRevisionSeen(raw);
      const updated = await plans.updatePlan(scope, params.id, toPlan(body), seen);
      if (!updated && seen !== undefined && (await plans.findPlan(scope, params.id))) throw planChanged();
      const { id, revision } = found(updated);
      await plans.settle(scope, { dishIds: dishesOf(body) });
      return succeed({ id, ...(seen !== undefined && { revision }) });
    }),
    route(deletePlan, async ({ scope, params }) => {
      if (!(await plans.deletePlan(scope, params.id))) throw planNotFound();
      return { success: true } as const;
    }),
    route(restorePlan, async ({ scope, params }) => {
      if (!(await plans.restorePlan(scope, params.id))) throw planNotFound();
      return succeed({ id: params.id });
    }),
    route(favoritePlan, async ({ scope, params, body }) => {
      const isFavorited = isTrue(body.isFavorited);
      const recipes = isFavorited ? await findPotted(deps, scope, params.id) : [];
      if (!(await plans.setFavorite(scope, params.id, isFavorited, recipes))) throw planNotFound();
      const message = isFavorited ? 'Added to favorites' : 'Removed from favorites';
      return { ...succeed({ isFavorited: booleanText(isFavorited) }), message };
    }),
  ];
}

const formatToldDay = ({ words, of }: ToldDay) => ({
  ...formatDayWords(words),
  ...formatServed(words),
  of: of.map(({ title, nutrition: { calories } }) => ({ title, calories })),
});

/** Other dishes; or of the part that was asked about, what the dish is with another. */
async function listOptions(deps: PlanDeps, call: MealCall, { part, ...wish }: MealWish & { readonly part?: number | undefined }) {
  if (part !== undefined) return listOtherParts(deps, call, { ...wish, part });
  const dishes = await listSwapOptions(deps, call, wish);
  return dishes.ok ? ok(dishes.value.map((meal) => ({ meal, instead: undefined }))) : dishes;
}

const DEFAULT_PAGE = 24;

const planChanged = (): Problem => new Problem('plan-changed');

const planNotFound = (): Problem => new Problem('plan-not-found');

function found<Plan>(plan: Plan | undefined): Plan {
  if (!plan) throw planNotFound();
  return plan;
}

const dishesOf = (body: SavePlanBody): readonly string[] => mealsOf(body).flatMap(({ meal }) => meal.dishId ?? []);

function toPlan({ title, description, searchQuery, ...content }: SavePlanBody): PlanToSave {
  return { title, description, searchQuery, content };
}

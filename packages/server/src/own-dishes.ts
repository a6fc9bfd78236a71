import { ok } from '@larder/domain/base/result.ts';
import { mayUseOwn, planWithOwn, withoutNamed } from '@larder/domain/own-recipe/plan-with-own.ts';
import type { RecipeStore } from './features/own-recipe/recipe-store.ts';
import { runInTurn } from './turns/slices.ts';
import { embeddedEngine, type PlanEngine } from './features/plan/plan-engine.ts';

/** Now and then a day with one of the household's own recipes; every other day is made by whoever makes them. */
export function withOwnDishes(engine: PlanEngine, { listPlannable }: Pick<RecipeStore, 'listPlannable'>): PlanEngine {
  return async function* (request) {
    const { scope, query } = request;
    const recipes = scope && mayUseOwn(query) ? await listPlannable(scope) : [];
    const plan = recipes.length > 0 ? await runInTurn(() => planWithOwn(recipes, query)) : undefined;
    return yield* plan ? embeddedEngine(request, async () => ok(plan)) : engine({ ...request, query: withoutNamed(query) });
  };
}

import type { Result } from '@larder/domain/base/result.ts';
import type { PlanFault } from '@larder/domain/plan/write/explain-blocked.ts';
import { makePlanInSteps } from '@larder/domain/plan/make-plan.ts';
import type { Plan, PlannedMeal } from '@larder/domain/plan/plan.ts';
import type { PlanQuery } from '@larder/domain/plan/frame/plan-query.ts';
import { mealsOf } from '@larder/domain/recipe/meals-of.ts';
import type { Scope, UserId } from '../../db/scope.ts';
import { runInSlices } from '../../turns/slices.ts';

export type EngineRequest = {
  /** Neither is there for a guest. */
  readonly userId: UserId | undefined;
  readonly scope?: Scope | undefined;
  readonly query: PlanQuery;
  /** The sentence as it was written, without slider targets. */
  readonly words: string;
  /** Aborted when nobody waits any longer. */
  readonly signal: AbortSignal;
  /** Whether somebody watches the meals come. */
  readonly isStreamed: boolean;
};

/** Makes days. Meals come as soon as each is checked; the day that is returned is the one that counts. */
export type PlanEngine = (request: EngineRequest) => AsyncGenerator<PlannedMeal, Result<Plan, PlanFault>>;

/** Larder's own kits: always there, never waiting for anybody. */
export async function* embeddedEngine(
  { query }: EngineRequest,
  make: () => Promise<Result<Plan, PlanFault>> = async () => runInSlices(makePlanInSteps(query)),
): AsyncGenerator<PlannedMeal, Result<Plan, PlanFault>> {
  const made = await make();
  if (made.ok) yield* mealsOf(made.value).map(({ meal }) => meal);
  return made;
}

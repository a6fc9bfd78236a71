import type { Result } from '../base/result.ts';
import { runSteps, type Steps } from '../base/steps.ts';
import { searchDaysInSteps } from './choose/search-days.ts';
import { findSoundDayInSteps } from './find-sound-day.ts';
import { readQuery, type PlanQuery } from './frame/plan-query.ts';
import type { Plan } from './plan.ts';
import type { PlanFault } from './write/explain-blocked.ts';
import { writeDay } from './write/write-day.ts';

/**
 * A day for one eater: what is asked for is framed, dishes are chosen and portioned, the day is written and checked. Rules are
 * never broken; when they leave a slot without any dish, the fault says which rules those are.
 */
export function makePlan(query: PlanQuery): Result<Plan, PlanFault> {
  return runSteps(makePlanInSteps(query));
}

/** The same day, put together with steps between: the first of a process takes half a second, a later one tens of milliseconds. */
export function* makePlanInSteps(query: PlanQuery): Steps<Result<Plan, PlanFault>> {
  const context = readQuery(query);
  yield;
  return yield* findSoundDayInSteps({ query, context }, function* (left, seed) {
    const chosen = yield* searchDaysInSteps(left, { seed });
    yield;
    const written = writeDay(query, { context: left, chosen });
    yield;
    return written;
  });
}

import type { Result } from '../base/result.ts';
import { searchDays } from './choose/search-days.ts';
import { findSoundDay } from './find-sound-day.ts';
import { readQuery, type PlanQuery } from './frame/plan-query.ts';
import type { Plan } from './plan.ts';
import type { PlanFault } from './write/explain-blocked.ts';
import { writeDay } from './write/write-day.ts';

/**
 * A day for one eater: what is asked for is framed, dishes are chosen and portioned, the day is written and checked. Rules are
 * never broken; when they leave a slot without any dish, the fault says which rules those are.
 */
export function makePlan(query: PlanQuery): Result<Plan, PlanFault> {
  const context = readQuery(query);
  return findSoundDay({ query, context }, (left, seed) => writeDay(query, { context: left, chosen: searchDays(left, { seed }) }));
}

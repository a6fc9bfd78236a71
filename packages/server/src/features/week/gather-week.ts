import { parseWish } from '@larder/contract/plan.ts';
import { ok, type Result } from '@larder/domain/base/result.ts';
import type { Eater } from '@larder/domain/eater/eater.ts';
import type { IntentFault } from '@larder/domain/intent/answer/intent-fault.ts';
import { asOfAWeek } from '@larder/domain/intent/answer/find-named-week.ts';
import { EMPTY_INTENT, type Intent } from '@larder/domain/intent/intent.ts';
import type { WeekQuery } from '@larder/domain/week/week-query.ts';
import type { Scope } from '../../db/scope.ts';
import { gatherWish, type PlanDeps, readWish } from '../plan/generate-plan.ts';
import { toDomainRules } from './rules-wire.ts';
import type { DayOfDoc, WeekRecipe } from './week-doc.ts';

export type GatheredWeek = { readonly intent: Intent; readonly eater: Eater; readonly query: Omit<WeekQuery, 'isCancelled'> };

/** What the days of a week are made from: its sentence understood, the profile of today, the days that stay. */
export async function gatherWeek(
  deps: PlanDeps,
  scope: Scope,
  { recipe, plans }: { readonly recipe: Omit<WeekRecipe, 'cooks' | 'relaxed'>; readonly plans: readonly DayOfDoc[] },
): Promise<Result<GatheredWeek, IntentFault>> {
  const wish = parseWish(recipe.query);
  const read =
    recipe.query.trim() === '' ? ok(await gatherWish(deps, scope, { wish, intent: EMPTY_INTENT })) : await readWish(deps, scope, wish);
  if (!read.ok) return read;
  const { intent, eater, planQuery } = read.value;
  // A function goes to no other thread; the planner tells of such days by itself.
  const { onRejected: _onRejected, ...day } = { ...planQuery, intent: asOfAWeek(intent) };
  const { start, days, shape, slots, rules, absent, targetsAt, haves, seed } = recipe;
  const taken = plans.filter(({ from }) => from === 'kept').map(({ date, plan }) => ({ date, plan }));
  return ok({
    intent,
    eater,
    query: { start, days, shape, slots, rules: toDomainRules(rules.rules), taken, absent, targetsAt, haves, day: { ...day, seed } },
  });
}

import { UNKNOWN_EATER } from '@larder/domain/eater/eater.ts';
import { answerIntent } from '@larder/domain/intent/answer/answer-intent.ts';
import { resolveTargets } from '@larder/domain/intent/target/resolve-targets.ts';
import type { PlanQuery } from '@larder/domain/plan/frame/plan-query.ts';
import { expect, test, vi } from 'vitest';
import type { Scope } from '../src/db/scope.ts';
import { embeddedEngine } from '../src/features/plan/plan-engine.ts';
import type { RecipeStore } from '../src/features/own-recipe/recipe-store.ts';
import { withOwnDishes } from '../src/own-dishes.ts';

const scope = { userId: 'ada', householdId: 'home' } as unknown as Scope;

function queryOf(words: string, seed: number): PlanQuery {
  const answered = answerIntent({ words, targets: null });
  if (!answered.ok) throw new Error(answered.fault.sentence);
  const { targets, caps, notes } = resolveTargets({ intent: answered.value, eater: UNKNOWN_EATER });
  return { intent: answered.value, eater: UNKNOWN_EATER, targets, caps, notes, seed, shown: [] };
}

async function countReads(words: string, days: number): Promise<number> {
  const listPlannable = vi.fn<RecipeStore['listPlannable']>(async () => []);
  const engine = withOwnDishes(embeddedEngine, { listPlannable });
  for (let day = 0; day < days; day++) {
    const made = engine({ userId: scope.userId, scope, query: queryOf(words, day), words, signal: AbortSignal.abort(), isStreamed: false });
    for (let next = await made.next(); next.done !== true; next = await made.next());
  }
  return listPlannable.mock.calls.length;
}

test('recipes of one’s own are read for the days that may have one alone', async () => {
  const reads = await countReads('2000 calories', 12);
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThan(12);
  expect(await countReads('thai curry for dinner', 4)).toBe(0);
});

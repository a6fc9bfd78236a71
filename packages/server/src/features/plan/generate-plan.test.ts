import { EMPTY_INTENT } from '@larder/domain/intent/intent.ts';
import { expect, test } from 'vitest';
import { gatherWish, type PlanDeps } from './generate-plan.ts';

test('what was assumed of a body is said as a sentence', async () => {
  const deps = { now: () => new Date('2026-11-29') } as unknown as PlanDeps;
  const { planQuery } = await gatherWish(deps, undefined, { wish: { words: 'soup', targets: null }, intent: EMPTY_INTENT });
  expect(planQuery.notes).toEqual(['Assumed: a usual day of 2000 kcal, until you enter your weight.']);
});

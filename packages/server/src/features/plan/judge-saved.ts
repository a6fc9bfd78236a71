import { judgeKept } from '@larder/domain/plan/check/judge-kept.ts';
import { readEater } from '@larder/domain/intent/wish/read-eater.ts';
import type { UserId } from '../../db/scope.ts';
import type { PlanDeps } from './generate-plan.ts';
import type { SavedPlan } from './plan-store.ts';

/** What the owner's profile of today says against a saved plan; it is answered beside the plan and changes nothing of it. */
export async function judgeSaved(
  { eaters, now }: Pick<PlanDeps, 'eaters' | 'now'>,
  userId: UserId,
  { content }: SavedPlan,
): Promise<string | undefined> {
  const profile = await eaters.find(userId);
  return profile && judgeKept({ ...content, totals: content.nutritionOverview }, readEater(profile, now().toISOString().slice(0, 10)));
}

import type { SavedPlan as SavedPlanWire } from '@larder/contract/plan.ts';
import type { PlanPots } from '@larder/contract/pot.ts';
import { booleanText } from '@larder/contract/wire.ts';
import type { SavedPlan } from './plan-store.ts';
import type { PlanContent } from '../../db/tables.ts';

/** With what is so today and not of the plan alone: what speaks against it, and what it has to do with pots. */
export const formatJudged = (plan: SavedPlan, against: string | undefined, pots?: PlanPots): SavedPlanWire => ({
  ...formatSaved(plan),
  ...(against !== undefined && { against }),
  ...(pots && { pots }),
});

export function formatSaved({ content, ...head }: SavedPlan): SavedPlanWire {
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

import type { SavedPlan as SavedPlanWire } from '@larder/contract/plan.ts';
import { booleanText } from '@larder/contract/wire.ts';
import type { SavedPlan } from './plan-store.ts';
import type { PlanContent } from '../../db/tables.ts';

/** With what speaks against it today. */
export const formatJudged = (plan: SavedPlan, against: string | undefined): SavedPlanWire => ({
  ...formatSaved(plan),
  ...(against !== undefined && { against }),
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

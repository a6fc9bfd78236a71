import { readPlan } from './read-plan.ts';
import type { SavedPlan } from './plan-types.ts';

export function readSavedPlan(wire: {
  readonly id: string;
  readonly createdAt: string;
  readonly isFavorited: string | boolean;
  readonly against?: string | undefined;
  readonly revision?: string;
}): SavedPlan {
  // The wire's "true" and "false" end here.
  return {
    ...readPlan(wire),
    id: wire.id,
    createdAt: wire.createdAt,
    isFavorite: String(wire.isFavorited) === 'true',
    against: wire.against,
    revision: wire.revision,
  };
}

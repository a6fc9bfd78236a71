import type { SavedPlan as Sent } from '@larder/contract/plan.ts';
import type { Loose } from '@larder/contract/loose.ts';
import { readPlan } from './read-plan.ts';
import type { SavedPlan } from './plan-types.ts';

type SentPlan = Loose<Sent> & Pick<Sent, 'id' | 'createdAt'>;

export function readSavedPlan(wire: Omit<SentPlan, 'isFavorited'> & { readonly isFavorited?: string | boolean | null }): SavedPlan {
  // The wire's "true" and "false" end here.
  return {
    ...readPlan(wire),
    id: wire.id,
    createdAt: wire.createdAt,
    isFavorite: String(wire.isFavorited) === 'true',
    against: wire.against ?? undefined,
    revision: wire.revision ?? undefined,
  };
}

import { useState } from 'react';
import { useKeptDraft } from '../../lib/kept-drafts.ts';
import type { PlanSitting } from './plan-sitting.ts';
import { draftNameOf, restoreSitting, type SittingPlace } from './kept-sitting.ts';

/** The plan as it was left here, or as it was when the session ended under it. */
export function useRestoredSitting(place: SittingPlace, isGuest: boolean): PlanSitting | undefined {
  const kept = useKeptDraft(draftNameOf(place)) as PlanSitting | undefined;
  const [restored] = useState(() => restoreSitting(place, isGuest) ?? kept);
  return restored;
}

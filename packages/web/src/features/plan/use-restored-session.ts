import { useState } from 'react';
import { useKeptDraft } from '../../lib/kept-drafts.ts';
import type { PlanSession } from './plan-session.ts';
import { draftNameOf, restoreSession, type SessionPlace } from './session-storage.ts';

/** The plan as it was left here, or as it was when the session ended under it. */
export function useRestoredSession(place: SessionPlace, isGuest: boolean): PlanSession | undefined {
  const kept = useKeptDraft(draftNameOf(place)) as PlanSession | undefined;
  const [restored] = useState(() => restoreSession(place, isGuest) ?? kept);
  return restored;
}

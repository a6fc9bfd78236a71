import { readStored, readStoredJson, removeStored, writeStored } from '../../lib/session-storage.ts';
import type { PlanSession } from './plan-session.ts';

const SESSION_KEY = 'larder.plan-session';
const RETURN_KEY = 'larder.plan-return';

/** What a kept session belongs to: the query or the saved plan, and the entry of the browser's history. */
export type SessionPlace = { readonly subject: string; readonly entryKey: string };
type Kept = SessionPlace & { readonly session: PlanSession };

export function keepSession(place: SessionPlace, session: PlanSession): void {
  writeStored(SESSION_KEY, JSON.stringify({ ...place, session } satisfies Kept));
}

/**
 * The plan as it was left: by Back, by a reload, or by a recipe's own way back. Asking the same thing anew is a new
 * entry in the history and gets a new plan.
 */
export function restoreSession({ subject, entryKey }: SessionPlace): PlanSession | undefined {
  const kept = readStoredJson(SESSION_KEY) as Kept | undefined;
  if (kept?.subject !== subject) return undefined;
  return kept.entryKey === entryKey || readStored(RETURN_KEY) === subject ? sameAsFirst(kept.session) : undefined;
}

/** A plan that nothing was done to is its first version itself: written down, the two are told apart. */
const sameAsFirst = (session: PlanSession): PlanSession =>
  JSON.stringify(session.plan) === JSON.stringify(session.original) ? { ...session, plan: session.original } : session;

/** What was updated is saved: whoever comes back to it edits that, and not the sitting before. */
export const forgetSession = (): void => removeStored(SESSION_KEY);

/** Under which a plan is kept when the session ends. */
export const draftNameOf = ({ subject }: SessionPlace): string => `plan ${subject}`;

/** Called by a screen that leads back to the plan through a link of its own. */
export function expectReturn(subject: string): void {
  writeStored(RETURN_KEY, subject);
}

export function endReturn(): void {
  removeStored(RETURN_KEY);
}

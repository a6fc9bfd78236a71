import { readStored, readStoredJson, removeStored, writeStored } from '../../lib/session-storage.ts';
import { noteStored, type PlanSitting, type StoredPlace } from './plan-sitting.ts';

const SITTING_KEY = 'larder.plan-session';
const RETURN_KEY = 'larder.plan-return';

/** What a kept sitting belongs to: the query or the saved plan, and the entry of the browser's history. */
export type SittingPlace = { readonly subject: string; readonly entryKey: string };
type Kept = SittingPlace & { readonly session: PlanSitting; readonly isGuests?: boolean };

export function keepSitting(place: SittingPlace, session: PlanSitting, isGuests: boolean): void {
  writeStored(SITTING_KEY, JSON.stringify({ ...place, session, isGuests } satisfies Kept));
}

/** Saved after its screen was left: whoever comes back to it updates what was saved. */
export function noteKeptStored({ subject, entryKey }: SittingPlace, stored: StoredPlace): void {
  const kept = readStoredJson(SITTING_KEY) as Kept | undefined;
  if (kept?.subject !== subject || kept.entryKey !== entryKey) return;
  writeStored(SITTING_KEY, JSON.stringify({ ...kept, session: noteStored(kept.session, stored) } satisfies Kept));
}

/**
 * The plan as it was left: by Back, by a reload, by a recipe's own way back, or by a guest who has signed in since. Asking the same
 * thing anew is a new entry in the history and gets a new plan.
 */
export function restoreSitting({ subject, entryKey }: SittingPlace, isGuest: boolean): PlanSitting | undefined {
  const kept = readStoredJson(SITTING_KEY) as Kept | undefined;
  if (kept?.subject !== subject) return undefined;
  const hasSignedInSince = kept.isGuests === true && !isGuest;
  const isSameSitting = kept.entryKey === entryKey || hasSignedInSince || readStored(RETURN_KEY) === subject;
  return isSameSitting ? rejoin(kept.session) : undefined;
}

/**
 * What was one before it was written down is one again: a plan that nothing was done to is its first version itself, and sliders
 * whose plan has come stand where that plan was made for. Told apart, the portions would be guessed anew.
 */
function rejoin(sitting: PlanSitting): PlanSitting {
  const { plan, original, wish, settledWish } = sitting;
  return { ...sitting, plan: isSame(plan, original) ? original : plan, settledWish: isSame(wish, settledWish) ? wish : settledWish };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What was updated is saved: whoever comes back to it edits that, and not the sitting before. */
export const forgetSitting = (): void => removeStored(SITTING_KEY);

/** Under which a plan is kept when the session ends. */
export const draftNameOf = ({ subject }: SittingPlace): string => `plan ${subject}`;

/** Called by a screen that leads back to the plan through a link of its own. */
export function expectReturn(subject: string): void {
  writeStored(RETURN_KEY, subject);
}

export function endReturn(): void {
  removeStored(RETURN_KEY);
}

import { readStored, readStoredJson, removeStored, tryToWrite, writeStored } from '../../lib/session-storage.ts';
import { mealsOf } from '@larder/domain/recipe/meals-of.ts';
import type { Plan } from '../../lib/wire/plan-types.ts';
import { applyPlanAction, noteStored, type PlanSitting, type StoredPlace } from './plan-sitting.ts';

const SITTINGS_KEY = 'larder.plan-session';
const RETURN_KEY = 'larder.plan-return';

/** A day with its first version is some 100,000 characters, of the millions that a tab has room for. */
const MOST_KEPT = 12;

/** What a kept sitting belongs to: the query or the saved plan, and the entry of the browser's history. */
export type SittingPlace = { readonly subject: string; readonly entryKey: string };
type KeptPlace = SittingPlace & { readonly isGuests: boolean };

const keyOf = ({ entryKey }: Pick<SittingPlace, 'entryKey'>): string => `${SITTINGS_KEY} ${entryKey}`;

/** The last that was changed is the last. A list of their names alone: a day is written down as often as it is changed. */
function listKept(): readonly KeptPlace[] {
  const stored = readStoredJson(SITTINGS_KEY);
  return Array.isArray(stored) ? (stored as readonly KeptPlace[]) : [];
}

function writeList(kept: readonly KeptPlace[]): void {
  for (const gone of listKept()) if (!kept.some(({ entryKey }) => entryKey === gone.entryKey)) removeStored(keyOf(gone));
  writeStored(SITTINGS_KEY, JSON.stringify(kept));
}

export function keepSitting({ subject, entryKey }: SittingPlace, session: PlanSitting, isGuests: boolean): void {
  const others = listKept().filter((other) => other.entryKey !== entryKey);
  const text = JSON.stringify(session);
  // One that is older than what is on the screen would be worse than none.
  removeStored(keyOf({ entryKey }));
  for (let left = others.slice(-MOST_KEPT + 1); ; left = left.slice(1)) {
    writeList([...left, { subject, entryKey, isGuests }]);
    if (tryToWrite(keyOf({ entryKey }), text) || left.length === 0) return;
  }
}

/** Saved after its screen was left: whoever comes back to it updates what was saved. */
export function noteKeptStored(place: SittingPlace, stored: StoredPlace): void {
  const session = readSitting(listKept().find(isOf(place)));
  if (session) writeStored(keyOf(place), JSON.stringify(noteStored(session, stored)));
}

/**
 * The plan as it was left: by Back, by a reload, by a recipe's own way back, or by a guest who has signed in since. Asking the same
 * thing anew is a new entry in the history and gets a new plan.
 */
export function restoreSitting(place: SittingPlace, isGuest: boolean): PlanSitting | undefined {
  const { subject } = place;
  const kept = listKept();
  const last = kept.at(-1);
  const ofGuest = last?.isGuests && !isGuest && last.subject === subject ? last : undefined;
  const ledBack = readStored(RETURN_KEY) === subject ? kept.findLast((other) => other.subject === subject) : undefined;
  const session = readSitting(kept.find(isOf(place)) ?? ofGuest ?? ledBack);
  return session && rejoin(session);
}

/** The day of an account as this tab has it, with what the server does not know of it: what is locked. Its name may be newer there. */
export function findKept({ subject }: Pick<SittingPlace, 'subject'>, left: Plan): PlanSitting | undefined {
  const session = readSitting(listKept().findLast((kept) => kept.subject === subject && !kept.isGuests));
  if (!session || session.stored !== undefined || !isSame(dishesOf(session.plan), dishesOf(left))) return undefined;
  return applyPlanAction(rejoin(session), { type: 'title-edited', title: left.title });
}

const dishesOf = (plan: Plan) => mealsOf(plan).map(({ place, meal: { title, calories } }) => [place, title, calories]);

const isOf =
  ({ subject, entryKey }: SittingPlace) =>
  (other: SittingPlace): boolean =>
    other.subject === subject && other.entryKey === entryKey;

const readSitting = (place: SittingPlace | undefined): PlanSitting | undefined =>
  place && (readStoredJson(keyOf(place)) as PlanSitting | undefined);

/**
 * What was one before it was written down is one again: a plan that nothing was done to is its first version itself, and sliders
 * whose plan has come stand where that plan was made for. Told apart, the portions would be guessed anew.
 */
function rejoin(sitting: PlanSitting): PlanSitting {
  const { plan, original, wish, settledWish } = sitting;
  return { ...sitting, plan: isSame(plan, original) ? original : plan, settledWish: isSame(wish, settledWish) ? wish : settledWish };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What was updated is saved: whoever comes back to it edits that, and not the sittings before. */
export const forgetSittings = (subject: string): void => writeList(listKept().filter((kept) => kept.subject !== subject));

/** Under which a plan is kept when the session ends. */
export const draftNameOf = ({ subject }: SittingPlace): string => `plan ${subject}`;

/** Called by a screen that leads back to the plan through a link of its own. */
export function expectReturn(subject: string): void {
  writeStored(RETURN_KEY, subject);
}

export function endReturn(): void {
  removeStored(RETURN_KEY);
}

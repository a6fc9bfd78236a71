import { addEntry, keepListEdits, keyOfEntry } from '@larder/domain/base/keep-edits.ts';
import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import { addDays } from '@larder/domain/calendar/plain-date.ts';
import type { User } from '@larder/contract/account.ts';
import { MOST_CHIPS, type ProfileBody, type ProfileForm } from '@larder/contract/profile.ts';
import { toPlainDate } from '@larder/domain/calendar/utc-day.ts';
import type { UserId } from '../../db/scope.ts';
import type { UserStore } from '../account/user-store.ts';
import type { ProfileStore } from './profile-store.ts';

export type ProfileDeps = {
  readonly profiles: ProfileStore;
  readonly users: Pick<UserStore, 'find'>;
  readonly now: () => Date;
};

type Fault<Type extends string> = { readonly type: Type };
export type ProfileFault = Fault<'account-gone' | 'email-missing' | 'email-unreadable' | 'not-born' | 'born-too-early' | 'too-many-rules'>;

export const saveProfile = async (
  deps: ProfileDeps,
  userId: UserId,
  { opened, ...form }: ProfileBody,
): Promise<Result<User, ProfileFault>> =>
  changeProfile<ProfileFault>(deps, userId, (before) => {
    const profile = opened && before ? keepEdits(form, opened, before) : form;
    const fault = before && (checkEmail(profile.email, before.email) ?? checkBirth(profile.dateOfBirth, before.dateOfBirth, deps.now()));
    return fault ? fail(fault) : ok(profile);
  });

/**
 * What a download says of its person, in an account that may be somebody's already. What the form would refuse stays as it is here,
 * and is no reason to leave an allergy out.
 */
export const fillProfile = async (
  deps: ProfileDeps,
  userId: UserId,
  { opened: _opened, ...kept }: ProfileBody,
): Promise<Result<FilledIn, Fault<'account-gone' | 'too-many-rules'>>> => {
  let before: User | undefined;
  const filled = await changeProfile<never>(deps, userId, (there) => {
    before = there;
    if (!there) return ok(kept);
    const taken = leaveRefused(fillIn(kept, there), there, deps.now());
    // Whoever hid them here or there sees no numbers for it.
    return ok({ ...taken, hideNumbers: there.hideNumbers || kept.hideNumbers === true });
  });
  if (!filled.ok) return filled;
  const now = filled.value;
  const fields = [...SAID_OF_PERSON, ...SAID, 'dietaryRestrictions'] as const;
  return ok({ changed: fields.filter((field) => String(now[field] ?? '') !== String(before?.[field] ?? '')) });
};

/** The fields that are others than before. */
type FilledIn = { readonly changed: readonly string[] };
const SAID_OF_PERSON = ['firstName', 'lastName', 'email'] as const;
const SAID = ['bio', 'dateOfBirth', 'height', 'weight', 'activityLevel', 'fitnessGoals', 'sex'] as const;

async function changeProfile<Refused extends ProfileFault>(
  { profiles, users }: ProfileDeps,
  userId: UserId,
  change: (before: User | undefined) => Result<ProfileForm, Refused>,
): Promise<Result<User, Refused | Fault<'account-gone' | 'too-many-rules'>>> {
  const changed = await profiles.inTurn(userId, async ({ profiles: held, before }) => {
    const profile = change(before);
    if (!profile.ok) return profile;
    const chips = profile.value.dietaryRestrictions?.reduce<readonly string[]>(addEntry, []);
    // Of two windows, or an account and a file, more may come together than one form can send back. None is left out by itself.
    if (chips && chips.length > MOST_CHIPS) return fail({ type: 'too-many-rules' });
    await held.saveProfile(userId, chips ? { ...profile.value, dietaryRestrictions: [...chips] } : profile.value);
    return profile;
  });
  if (!changed.ok) return changed;
  const user = await users.find(userId);
  return user ? ok(user) : fail({ type: 'account-gone' });
}

function leaveRefused({ email, dateOfBirth, ...kept }: ProfileForm, before: User, now: Date): ProfileForm {
  return {
    ...kept,
    ...(!checkEmail(email, before.email) && { email }),
    ...(!checkBirth(dateOfBirth, before.dateOfBirth, now) && { dateOfBirth }),
  };
}

/** What is missing, and nothing in place of what is there; what must not be eaten is of both. */
function fillIn({ dietaryRestrictions = [], hideNumbers: _hideNumbers, ...kept }: ProfileForm, before: User): ProfileForm {
  const isMissing = (field: string): boolean => (before[field as keyof ProfileForm] ?? '') === '';
  const lacksMeasures = before.height === null && before.weight === null;
  const missing = Object.entries(kept).filter(([field]) => {
    if (MEASURED.includes(field)) return lacksMeasures;
    return NAMED.includes(field) ? NAMED.every(isMissing) : isMissing(field);
  });
  return { ...Object.fromEntries(missing), dietaryRestrictions: [...before.dietaryRestrictions, ...dietaryRestrictions] };
}

/** A weight is in the units beside it: whoever edits one of them edits all, or 154 pounds become 154 kilograms. */
const MEASURED: readonly string[] = ['height', 'weight', 'preferredUnits'] satisfies readonly (keyof ProfileForm)[];

/** One person's: whoever signed up as Eva is not Eva Quell for it. */
const NAMED: readonly string[] = ['firstName', 'lastName'] satisfies readonly (keyof ProfileForm)[];

/** What was edited since the form was opened, on top of what is stored now. */
function keepEdits(form: ProfileForm, opened: ProfileForm, { dietaryRestrictions: stored, preferredUnits }: User): ProfileForm {
  const isEdited = (field: string): boolean => form[field as keyof ProfileForm] !== opened[field as keyof ProfileForm];
  const measured = MEASURED.some((field) => field in form && isEdited(field));
  const edited = Object.entries(form).filter(
    ([field]) =>
      (MEASURED.includes(field) ? measured : isEdited(field)) ||
      // A form shows units before any were chosen; saving it chooses them.
      (field === 'preferredUnits' && preferredUnits === null),
  );
  const [chips, before] = [form.dietaryRestrictions, opened.dietaryRestrictions];
  if (!chips || !before) return Object.fromEntries(edited);
  const merged = keepListEdits({ edited: chips, opened: before, stored, keyOf: keyOfEntry });
  return { ...Object.fromEntries(edited), dietaryRestrictions: merged };
}

/** An account may have none, or what its provider takes for one: only what is changed is looked at. */
function checkEmail(wanted: string | null | undefined, before: string | null): ProfileFault | undefined {
  const email = wanted ?? '';
  if (wanted === undefined || email === (before ?? '')) return undefined;
  if (email.trim() === '') return { type: 'email-missing' };
  return EMAIL.test(email.trim()) ? undefined : { type: 'email-unreadable' };
}

/** As much as can be said of one without writing to it. */
const EMAIL = /^[^\s@]{1,200}@[^\s@.]+(?:\.[^\s@.]+)*$/u;

/** Likewise: what an older release took stays until it is changed. */
function checkBirth(birth: string | null | undefined, before: string | null, now: Date): ProfileFault | undefined {
  if (!birth || birth === before) return undefined;
  // East of here it may be tomorrow already.
  if (birth > addDays(toPlainDate(now), 1)) return { type: 'not-born' };
  return birth < EARLIEST_BIRTH ? { type: 'born-too-early' } : undefined;
}

/** The year from which the people of a household may be born. */
const EARLIEST_BIRTH = '1900-01-01';

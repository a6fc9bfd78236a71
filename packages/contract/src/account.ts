import * as z from 'zod/mini';
import { ACTIVITY_LEVELS, FITNESS_GOALS } from '@larder/domain/eater/eater.ts';
import { endpoint } from './endpoint.ts';
import { HOUSEHOLD_THINGS } from './household-thing.ts';
import { success } from './wire.ts';

/** The signed-in person with the profile fields. Choices not made yet are null. */
export const User = z.object({
  id: z.string(),
  profileImageUrl: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  dateOfBirth: z.nullable(z.string()),
  height: z.nullable(z.string()),
  weight: z.nullable(z.int()),
  preferredUnits: z.nullable(z.enum(['metric', 'imperial'])),
  activityLevel: z.nullable(z.enum(ACTIVITY_LEVELS)),
  fitnessGoals: z.nullable(z.enum(FITNESS_GOALS)),
  dietaryRestrictions: z.array(z.string()),
  /** For the energy formula alone; null is the midpoint of both. */
  sex: z.nullable(z.enum(['female', 'male'])),
  /** Every screen leaves calories and macros out. */
  hideNumbers: z.boolean(),
});
export type User = z.infer<typeof User>;

/** Stands, with `on`, on the answer of `readUser` to a visitor where visitors may plan (GUEST_SEARCH). */
export const GUEST_SEARCH_HEADER = 'larder-guest-search';

/**
 * Answers the bare user, as the specification reads it, not an envelope; 401 when nobody is signed in. A caller that sends
 * `Prefer: handling=lenient` (RFC 7240) gets null instead: a browser writes every 401 into its console as a fault.
 */
export const readUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  access: 'public',
  reply: z.nullable(User),
});

export const checkTerms = endpoint({
  method: 'GET',
  path: '/api/auth/check-terms',
  access: 'user',
  forShoppers: true,
  reply: z.object({ needsAcceptance: z.boolean() }),
});

export const acceptTerms = endpoint({
  method: 'POST',
  path: '/api/auth/accept-terms',
  access: 'user',
  forShoppers: true,
  needsNoTerms: true,
  body: z.object({ termsAccepted: z.boolean(), privacyAccepted: z.boolean() }),
  reply: z.object({ success: z.literal(true) }),
  problems: ['terms-not-accepted'],
});

const SessionCard = z.object({
  id: z.string(),
  /** "Firefox on Windows"; null where the browser did not say. */
  device: z.nullable(z.string()),
  startedAt: z.string(),
  /** To the day: a session in use is noted once a day. */
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
});
export type SessionCard = z.infer<typeof SessionCard>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'user',
  forShoppers: true,
  reply: success(z.array(SessionCard)),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  access: 'user',
  forShoppers: true,
  needsNoTerms: true,
  params: z.object({ id: z.string().check(z.maxLength(100)) }),
  reply: z.object({ success: z.literal(true) }),
  problems: ['session-not-found'],
});

/** Of the caller too; at the built-in provider as well, so that no browser comes back in without the password. */
export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/api/account/sign-out-everywhere',
  access: 'user',
  forShoppers: true,
  needsNoTerms: true,
  reply: z.object({ success: z.literal(true) }),
});

/** Whether the password is this server's to change: an outside sign-in provider keeps its own. */
export const readPassword = endpoint({
  method: 'GET',
  path: '/api/account/password',
  access: 'user',
  forShoppers: true,
  reply: success(z.object({ isKeptHere: z.boolean() })),
});

/** NIST SP 800-63B, 3.1.1.2. */
export const MIN_PASSWORD_LENGTH = 8;
/** Enough for any passphrase; without a limit, a megabyte of "password" is free work for the server. */
export const MAX_PASSWORD_LENGTH = 256;
const Password = z.string().check(z.maxLength(MAX_PASSWORD_LENGTH));

/** Ends every other session; the caller's goes on under a new id. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  access: 'user',
  forShoppers: true,
  body: z.object({ currentPassword: Password, newPassword: Password }),
  reply: z.object({ success: z.literal(true) }),
  problems: ['password-kept-elsewhere', 'password-wrong', 'password-too-weak'],
});

/** What a person types to delete the account. */
export const DELETE_WORDS = 'delete my account';

/** However they are spaced and capitalized, and in quotation marks too, as they are shown. */
export const isDeletionConfirmed = (typed: string): boolean =>
  typed
    .trim()
    .replace(/^["'“”„«‘’]+|["'“”»‘’]+$/gu, '')
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .toLowerCase() === DELETE_WORDS;

/** How clearing an outside calendar went; absent where none was connected. */
const CalendarDeletion = z.object({ success: z.boolean(), message: z.string() });
export type CalendarDeletion = z.infer<typeof CalendarDeletion>;

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/account',
  takesLong: true,
  access: 'user',
  forShoppers: true,
  needsNoTerms: true,
  rate: 'archive',
  body: z.object({ confirmation: z.string() }),
  reply: z.object({ success: z.literal(true), calendarDeletion: z.optional(CalendarDeletion) }),
  problems: ['not-confirmed'],
});

/** The caller's picture, as the sign-in provider has it; 404 without one. */
export const PICTURE_URL = '/api/account/picture';

/** A navigation, answered with a zip file as a stream. */
export const EXPORT_URL = '/api/account/export';

const ImportCounts = z.object({
  plans: z.int(),
  days: z.int(),
  lists: z.int(),
  items: z.int(),
  recipes: z.int(),
  weeks: z.int(),
  /** And of them those that are no pictures. */
  photos: z.int(),
  photosLeft: z.int(),
  /** Who is cooked for; and of them those whom the table has no place for. */
  people: z.int(),
  peopleLeft: z.int(),
  /** What of the profile is another than before. A name and an email are among it only where the account had none. */
  profile: z.array(z.string()),
});
/** What was added: what is there already is left as it is. */
export type ImportCounts = z.infer<typeof ImportCounts>;

/** The zip file of an export as the body, `application/zip`. */
export const importAccount = endpoint({
  method: 'POST',
  path: '/api/account/import',
  takesLong: true,
  access: 'user',
  changes: HOUSEHOLD_THINGS,
  rate: 'archive',
  reply: success(ImportCounts),
  problems: ['import-not-an-archive', 'import-damaged', 'import-under-way', 'payload-too-large', 'account-full', 'unavailable'],
});

/** What the person saved in another account of the same email and password, which a change of this server's address made. */
const DuplicateAccount = z.object({
  plans: z.int(),
  days: z.int(),
  lists: z.int(),
  /** Where this server was then, as `https://meals.example`. */
  addresses: z.array(z.string()),
  /** The person has said no once: it is not offered any more, only kept at hand. */
  isLeft: z.boolean(),
});
export type DuplicateAccount = z.infer<typeof DuplicateAccount>;

/** Null where there is nothing of it, or where it was added already. */
export const readDuplicate = endpoint({
  method: 'GET',
  path: '/api/account/duplicate',
  access: 'user',
  forShoppers: true,
  reply: success(z.nullable(DuplicateAccount)),
});

/** All of it, once: a second call adds nothing. */
export const addDuplicate = endpoint({
  method: 'POST',
  path: '/api/account/duplicate/add',
  takesLong: true,
  access: 'user',
  changes: HOUSEHOLD_THINGS,
  rate: 'archive',
  reply: success(ImportCounts),
  problems: ['account-full'],
});

/** Not now. Nothing of it is deleted. */
export const leaveDuplicate = endpoint({
  method: 'POST',
  path: '/api/account/duplicate/leave',
  takesLong: true,
  access: 'user',
  reply: z.object({ success: z.literal(true) }),
});

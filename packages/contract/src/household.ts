import * as z from 'zod/mini';
import { endpoint, HOUSEHOLD_HEADER, HOUSEHOLD_ROLE_HEADER } from './endpoint.ts';
import type { EventOf } from './event-stream.ts';
import { HOUSEHOLD_THINGS } from './household-thing.ts';
import { ProblemReply } from './problem.ts';
import { success } from './wire.ts';

/** `owner`: one; renames, removes and hands on. `member`: everything else. `shopper`: lists, their ticks and what is added to them. */
export const HOUSEHOLD_ROLES = ['owner', 'member', 'shopper'] as const;
export type HouseholdRole = (typeof HOUSEHOLD_ROLES)[number];

export const MOST_MEMBERS = 12;
export const INVITE_DAYS = 7;
export const HOUSEHOLD_NAME_LETTERS = 60;
/** Of plans and of recipes, each. */
export const MOST_COPIES = 500;

/** Stand on the answer of `readUser`: what a screen has to know before it asks for anything. */
export const HOUSEHOLD_HEADERS = {
  id: HOUSEHOLD_HEADER,
  role: HOUSEHOLD_ROLE_HEADER,
  /** Others are in it, or may come by an open link. */
  isShared: 'larder-household-shared',
  hasNews: 'larder-household-news',
} as const;

const InvitedRole = z.enum(['member', 'shopper']);

const Member = z.object({ id: z.string(), name: z.string(), role: z.enum(HOUSEHOLD_ROLES), isYou: z.boolean(), joinedAt: z.string() });
export type Member = z.infer<typeof Member>;

/** Its link was shown once and is kept nowhere. */
const Invite = z.object({ id: z.string(), role: InvitedRole, expiresAt: z.string() });
export type Invite = z.infer<typeof Invite>;

const News = z.object({
  id: z.string(),
  kind: z.enum(['joined', 'left', 'removed', 'owner', 'now-member', 'now-shopper', 'renamed', 'you-were-removed', 'ended']),
  /** Of whom it is about, as they were called; of the household for the last three. */
  name: z.string(),
  /** The caller is whom it is about. */
  isYou: z.boolean(),
  at: z.string(),
});
export type HouseholdNews = z.infer<typeof News>;

export const Household = z.object({
  name: z.string(),
  role: z.enum(HOUSEHOLD_ROLES),
  /** The caller's own, which they have when they are in no other. */
  isHome: z.boolean(),
  members: z.array(Member),
  /** Open ones; none for a shopper. */
  invites: z.array(Invite),
  /** What the caller has not seen yet, the oldest first. */
  news: z.array(News),
});
export type Household = z.infer<typeof Household>;

const done = z.object({ success: z.literal(true) });

export const readHousehold = endpoint({
  method: 'GET',
  path: '/api/household',
  access: 'user',
  forShoppers: true,
  reply: success(Household),
});

export const renameHousehold = endpoint({
  method: 'PUT',
  path: '/api/household',
  access: 'user',
  changes: 'people',
  body: z.object({ name: z.string().check(z.trim(), z.maxLength(HOUSEHOLD_NAME_LETTERS)) }),
  reply: done,
  problems: ['household-refused'],
});

/** Everybody goes home; whoever's home it is stays in it with all it has. Of nobody's home, everything in it goes. */
export const endHousehold = endpoint({
  method: 'DELETE',
  path: '/api/household',
  access: 'user',
  changes: 'people',
  reply: done,
  problems: ['household-refused'],
});

/** `owner` hands it on: the caller is a member then. */
export const changeRole = endpoint({
  method: 'PUT',
  path: '/api/household/members/:id',
  access: 'user',
  changes: 'people',
  params: z.object({ id: z.string() }),
  body: z.object({ role: z.enum(HOUSEHOLD_ROLES) }),
  reply: done,
  problems: ['member-not-found', 'household-refused'],
});

/** Their own household is theirs again as they left it. */
export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/household/members/:id',
  access: 'user',
  changes: 'people',
  params: z.object({ id: z.string() }),
  reply: done,
  problems: ['member-not-found', 'household-refused'],
});

/** The only answer with the link. It joins once, within `INVITE_DAYS`. */
export const makeInvite = endpoint({
  method: 'POST',
  path: '/api/household/invites',
  access: 'user',
  changes: 'people',
  body: z.object({ role: InvitedRole }),
  reply: success(z.object({ ...Invite.shape, url: z.string() })),
  problems: ['household-refused'],
});

export const revokeInvite = endpoint({
  method: 'DELETE',
  path: '/api/household/invites/:id',
  access: 'user',
  changes: 'people',
  params: z.object({ id: z.string() }),
  reply: done,
  problems: ['invite-not-found'],
});

const Token = z.string().check(z.minLength(1), z.maxLength(100));
const Ids = z.array(z.string()).check(z.maxLength(MOST_COPIES));

/** Where a link leads. In a body, as addresses are written into logs. */
export const readInvite = endpoint({
  method: 'POST',
  path: '/api/household/invite',
  access: 'user',
  forShoppers: true,
  needsNoTerms: true,
  body: z.object({ token: Token }),
  reply: success(z.object({ household: z.string(), invitedBy: z.string(), role: InvitedRole, isThere: z.boolean() })),
  problems: ['invite-not-found'],
});

/** Plans and recipes of the caller's own household that come along, as copies. */
export const joinHousehold = endpoint({
  method: 'POST',
  path: '/api/household/join',
  access: 'user',
  changes: 'people',
  rate: 'archive',
  body: z.object({ token: Token, plans: Ids, recipes: Ids }),
  reply: done,
  problems: ['invite-not-found', 'household-refused', 'account-full'],
});

/** Plans and recipes of the household left that come along, as copies. */
export const leaveHousehold = endpoint({
  method: 'POST',
  path: '/api/household/leave',
  access: 'user',
  changes: 'people',
  forShoppers: true,
  needsNoTerms: true,
  rate: 'archive',
  body: z.object({ plans: Ids, recipes: Ids }),
  reply: done,
  problems: ['household-refused', 'account-full'],
});

export const seeNews = endpoint({
  method: 'POST',
  path: '/api/household/news/seen',
  access: 'user',
  forShoppers: true,
  reply: done,
});

/** `moved`: the caller is in another household by now, and the stream ends. After a `problem` it ends too. */
export const HOUSEHOLD_EVENTS = {
  changed: z.object({ things: z.array(z.enum(HOUSEHOLD_THINGS)) }),
  moved: z.object({}),
  problem: ProblemReply,
} as const;
export type HouseholdEvent = EventOf<typeof HOUSEHOLD_EVENTS>;

export const watchHousehold = endpoint({
  method: 'GET',
  path: '/api/household/events',
  access: 'user',
  staysOpen: true,
  forShoppers: true,
  reply: z.unknown(),
});

import type { Brand } from '@larder/domain/base/brand.ts';

/** A person. Only the session guard and the account store make one, and every store of a person's things asks for it first. */
export type UserId = Brand<string, 'UserId'>;

/** Those who eat from the same plans and lists; of most there is one. */
export type HouseholdId = Brand<string, 'HouseholdId'>;

/**
 * Proof of whose things a request is about: made by the guard from the session, never from the request. Plans, days
 * and lists are the household's and found by it alone; profile, drafts and outside calendars are the person's.
 */
export type Scope = { readonly userId: UserId; readonly householdId: HouseholdId };

/** Enough for what is the household's alone. */
export type HouseholdScope = Pick<Scope, 'householdId'>;

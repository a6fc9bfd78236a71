import type * as z from 'zod/mini';
import type { HouseholdThing } from './household-thing.ts';
import type { ProblemCode } from './problem.ts';

type Schema = z.ZodMiniType;

/**
 * A call may name the account it believes to be signed in. Where the session is another's it is answered with 401, and nothing is
 * done; a call that names nobody is the session's.
 */
export const PERSON_HEADER = 'larder-person';

/**
 * Likewise the household that the caller's screens were drawn for, as the answer of `readUser` named it. Where its person is in
 * another one it is answered with 409 `household-changed`, and nothing is done.
 */
export const HOUSEHOLD_HEADER = 'larder-household';
/** On the answer of `readUser`: what its person may do there. */
export const HOUSEHOLD_ROLE_HEADER = 'larder-household-role';

/** What is counted per account, or per address of somebody who is not signed in; the numbers are the server's. */
export type Rate = 'generate' | 'weeks' | 'changes' | 'lists' | 'shelf' | 'archive' | 'photos' | 'pictures' | 'outside' | 'feed';

/**
 * Who may call: `public` answers anyone, `user` needs a session (401 otherwise), `guest` is `user` unless the server plans for
 * visitors too (GUEST_SEARCH).
 */
export type EndpointAccess = 'public' | 'guest' | 'user';

/** One call of the API as a value: the server mounts it, the web calls it, the tests list it. */
export type Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema = Schema,
  Access extends EndpointAccess = EndpointAccess,
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fastify's notation: `/api/meal-plans/:id`. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** Counted, and answered with 429 when it comes too often. */
  readonly rate?: Rate;
  /** Writes that are done for somebody who has not accepted the terms too; any other is answered with 403 `terms-required`. */
  readonly needsNoTerms?: true;
  /** What of the household it writes, which the others who share it are told; absent where it keeps nothing of theirs. */
  readonly changes?: HouseholdThing | readonly HouseholdThing[];
  /** Planned, weighed, packed or asked of another service, or too much for a slow line: its caller waits longer before giving up. */
  readonly takesLong?: true;
  /** Answered for as long as the caller listens, so that others of the caller's do not wait for its end. */
  readonly staysOpen?: true;
  /** Open to who may only shop for a household, with bodies of this kind alone; any other call is answered with 403 `not-for-shoppers`. */
  readonly forShoppers?: true | Schema;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The whole JSON body of a success, envelope included. */
  readonly reply: Reply;
  /** Codes beyond those every endpoint can give (`unauthorized`, `household-changed`, `terms-required`, `not-for-shoppers`, `invalid-request`, `rate-limited`, `internal`). */
  readonly problems?: readonly ProblemCode[];
};

export function endpoint<
  const Params extends Schema | undefined = undefined,
  const Query extends Schema | undefined = undefined,
  const Body extends Schema | undefined = undefined,
  const Reply extends Schema = Schema,
  const Access extends EndpointAccess = EndpointAccess,
>(definition: Endpoint<Params, Query, Body, Reply, Access>): Endpoint<Params, Query, Body, Reply, Access> {
  return definition;
}

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

/** What a handler receives, parsed. */
export type RequestOf<E> = E extends Endpoint<infer P, infer Q, infer B> ? { params: Output<P>; query: Output<Q>; body: Output<B> } : never;

/** What a caller gives; parts that the endpoint does not have are left out. */
export type CallOf<E> =
  E extends Endpoint<infer P, infer Q, infer B>
    ? (P extends Schema ? { params: Input<P> } : { params?: undefined }) &
        (Q extends Schema ? { query: Input<Q> } : { query?: undefined }) &
        (B extends Schema ? { body: Input<B> } : { body?: undefined })
    : never;

/** What a handler returns, before encoding. */
export type AnswerOf<E> = E extends Endpoint<Schema | undefined, Schema | undefined, Schema | undefined, infer R> ? z.input<R> : never;

/** What a caller receives. */
export type ReplyOf<E> = E extends Endpoint<Schema | undefined, Schema | undefined, Schema | undefined, infer R> ? z.output<R> : never;

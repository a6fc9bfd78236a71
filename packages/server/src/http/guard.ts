import { isDeepStrictEqual } from 'node:util';
import type { HouseholdRole } from '@larder/contract/household.ts';
import type { FastifyRequest } from 'fastify';
import type { Scope, UserId } from '../db/scope.ts';
import { Problem } from './problems.ts';
import type { Sessions } from './session.ts';

export type FindScope = (request: FastifyRequest) => Promise<Scope | undefined>;
export type FindUser = (request: FastifyRequest) => Promise<UserId | undefined>;

/** False only of somebody who is signed in and has not. */
export type HasAcceptedTerms = (request: FastifyRequest) => Promise<boolean>;

/** Who is calling, and for which household. The only way a request comes by either: from a session that is there and not over. */
export function makeFindScope(sessions: Sessions): FindScope {
  return async (request) => {
    const session = await sessions.find(request);
    return session && { userId: session.userId, householdId: session.householdId };
  };
}

/** What whoever calls may do in their household. */
export type FindRole = (request: FastifyRequest) => Promise<HouseholdRole | undefined>;

export const makeFindRole =
  (sessions: Sessions): FindRole =>
  async (request) =>
    (await sessions.find(request))?.role;

export const makeHasAcceptedTerms =
  (sessions: Sessions): HasAcceptedTerms =>
  async (request) =>
    (await sessions.find(request))?.hasAcceptedTerms ?? true;

/** What is known of who calls is asked anew from here on: while they waited for their turn somebody may have removed them. */
export type ReadAnew = (request: FastifyRequest) => void;

type Guard = { readonly findScope: FindScope; readonly findRole: FindRole; readonly readAnew: ReadAnew };

/** Pieces of an answer that goes on for long, as long as who asked for it is who they were, where they were, as what they were. */
export async function* readWhileSame<Piece>(
  pieces: AsyncIterable<Piece>,
  { findScope, findRole, readAnew }: Guard,
  request: FastifyRequest,
): AsyncGenerator<Piece> {
  const look = async () => [await findScope(request), await findRole(request)];
  const before = await look();
  for await (const piece of pieces) {
    readAnew(request);
    if (!isDeepStrictEqual(await look(), before)) throw new Problem('unauthorized');
    yield piece;
  }
}

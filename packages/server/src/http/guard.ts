import type { FastifyRequest } from 'fastify';
import type { UserId } from '../db/user-id.ts';
import type { Sessions } from './session.ts';

export type FindUser = (request: FastifyRequest) => Promise<UserId | undefined>;

/** Who is calling. The only way a request comes by a UserId: from a session that is there and not over. */
export function makeFindUser(sessions: Sessions): FindUser {
  return async (request) => (await sessions.find(request))?.userId;
}

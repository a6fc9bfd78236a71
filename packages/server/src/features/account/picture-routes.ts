import { PICTURE_URL } from '@larder/contract/account.ts';
import type { FastifyInstance } from 'fastify';
import type { FindUser } from '../../http/guard.ts';
import { Problem } from '../../http/problems.ts';
import { limitOf } from '../../http/rate-limit.ts';
import type { FetchPicture } from '../../ports/picture.ts';
import type { UserStore } from './user-store.ts';

type Deps = { readonly users: Pick<UserStore, 'find'>; readonly fetchPicture: FetchPicture };

/** A day: the picture of a person changes seldom. Whoever signs in next in the same browser has another cookie, and another face. */
const CACHE = { 'cache-control': 'private, max-age=86400', vary: 'Cookie' };

/**
 * The picture a provider has of the caller, by way of this server: the content security policy stays as narrow as it is, and
 * the provider is not told by every page when somebody is here.
 */
export function registerAccountPicture(app: FastifyInstance, { users, fetchPicture }: Deps, findUser: FindUser): void {
  app.get(PICTURE_URL, { config: limitOf('outside') }, async (request, reply) => {
    const userId = await findUser(request);
    if (userId === undefined) throw new Problem('unauthorized');
    const url = (await users.find(userId))?.profileImageUrl;
    const picture = url ? await fetchPicture(url) : undefined;
    if (!picture?.ok) {
      if (picture) request.log.info({ reason: picture.fault.reason }, 'no picture of the caller');
      throw new Problem('not-found', 'There is no picture of you. Add one where you sign in.');
    }
    return reply.type(picture.value.type).headers(CACHE).send(picture.value.bytes);
  });
}

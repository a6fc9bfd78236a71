import { keepSharedLink, listSharedLinks, revokeSharedLink, shareByLink, type SharedLink } from '@larder/contract/shared-link.ts';
import type { FastifyInstance } from 'fastify';
import type { Scope } from '../../db/scope.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import { Problem } from '../../http/problems.ts';
import { countUse } from '../../http/rate-limit.ts';
import type { RateCounts } from '../../http/rate-counts.ts';
import { findTitle, readShared, type SharedDeps } from './read-shared.ts';
import { renderNothing, renderShared } from './shared-page.ts';
import type { SharedLinkStore, StoredLink } from './shared-link-store.ts';

export type SharedLinkDeps = SharedDeps & {
  readonly links: SharedLinkStore;
  /** The public origin, for links. */
  readonly baseUrl: string;
};

/** Open links of one household. */
const MOST_LINKS = 200;

export function sharedLinkRoutes(deps: SharedLinkDeps): readonly Route[] {
  const { links, baseUrl } = deps;
  const describe = async (scope: Scope, link: StoredLink): Promise<SharedLink> => ({
    id: link.id,
    what: link.what,
    title: (await findTitle(deps, scope, { what: link.what, id: link.thingId })) ?? '',
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt?.toISOString() ?? null,
  });
  return [
    route(listSharedLinks, async ({ scope }) => {
      const cards = [];
      for (const link of await links.list(scope)) cards.push(await describe(scope, link));
      return succeed(cards);
    }),
    route(shareByLink, async ({ scope, body: { what, id } }) => {
      if ((await findTitle(deps, scope, { what, id })) === undefined) throw new Problem('not-found');
      if ((await links.list(scope)).length >= MOST_LINKS)
        throw new Problem('account-full', `${MOST_LINKS} links are open already. Take some back first.`);
      const made = await links.make(scope, what, id);
      if (!made) throw new Problem('unauthorized');
      const { code, ...link } = made;
      return succeed({ ...(await describe(scope, link)), url: `${baseUrl}/s/${code}` });
    }),
    route(keepSharedLink, async ({ scope, params: { id }, body: { isKept } }) => {
      const link = await links.keep(scope, id, isKept);
      if (!link) throw linkNotFound();
      return succeed(await describe(scope, link));
    }),
    route(revokeSharedLink, async ({ scope, params: { id } }) => {
      if (!(await links.revoke(scope, id))) throw linkNotFound();
      return { success: true } as const;
    }),
  ];
}

const linkNotFound = (): Problem => new Problem('link-not-found');

type PageDeps = SharedLinkDeps & { readonly rateCounts: RateCounts; readonly stylesheet: string };

/**
 * `/s/<token>`: no session is asked for or made, the address itself is the key. One that is over and one that never was look the
 * same. Whole HTML without a script: a page like this is opened once, on somebody else's phone.
 */
export function registerSharedPages(app: FastifyInstance, { rateCounts, stylesheet, ...deps }: PageDeps): void {
  app.get<{ Params: { token: string } }>('/s/:token', async (request, reply) => {
    const place = await deps.links.find(request.params.token);
    // Counted where there is something to read: a guess leaves no row behind.
    if (place) await countUse(rateCounts, 'shelf', `link/${place.id}`);
    const shared = place && (await readShared(deps, place));
    reply.headers({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
    });
    reply.type('text/html; charset=utf-8');
    return shared ? reply.send(renderShared(stylesheet, shared)) : reply.status(404).send(renderNothing(stylesheet));
  });
}

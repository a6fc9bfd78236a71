import { MOST_EATERS } from '@larder/contract/eater.ts';
import type { Endpoint } from '@larder/contract/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database, DatabaseHandle } from './db/database.ts';
import type { HouseholdScope } from './db/scope.ts';
import { eaterRoutes } from './features/household/eater-routes.ts';
import { makeEaterStore } from './features/household/eater-store.ts';
import { formatChange, makeHouseholdFeed } from './features/household/household-feed.ts';
import { householdRoutes } from './features/household/household-routes.ts';
import { makeHouseholdStore } from './features/household/household-store.ts';
import { makeInviteStore } from './features/household/invite-store.ts';
import { makeMembershipStore } from './features/household/membership-store.ts';
import { makeReadTable } from './features/household/read-table.ts';
import { householdWatchRoutes } from './features/household/watch-routes.ts';
import type { RequireRoom } from './http/account-room.ts';
import { warnSparsely } from './http/sparse-log.ts';
import type { SignIn } from './sign-in.ts';

/** Notified with what changed in which household; written by triggers too (migration 0021). */
const CHANNEL = 'household_change';

type Deps = {
  readonly database: Database;
  readonly signIn: Pick<SignIn, 'users' | 'sessions'>;
  readonly requireRoom: RequireRoom;
  /** Bytes of the photos of these recipes. */
  readonly measurePhotos: (scope: HouseholdScope, recipes: readonly string[]) => Promise<number>;
  /** The public origin, for links. */
  readonly baseUrl: string;
};

/** Who eats together, who shares what, and how the others hear of it: stores, routes and the feed of changes. */
export function registerHousehold(app: FastifyInstance, { database, signIn, requireRoom, measurePhotos, baseUrl }: Deps) {
  const now = () => new Date();
  const eaters = makeEaterStore(database);
  const households = makeHouseholdStore(database);
  const feed = makeHouseholdFeed({
    listen: (hear, watch) => database.listen(CHANNEL, hear, watch),
    warn: warnSparsely(app.log, 'changes of households cannot be heard: screens look by themselves'),
  });
  app.addHook('preClose', feed.close);
  return {
    eaters,
    households,
    feed,
    eaterRoom: async (scope: HouseholdScope, handle: DatabaseHandle = database) =>
      Math.max(0, MOST_EATERS - (await makeEaterStore(handle).listEaters(scope)).length),
    readTable: makeReadTable({ eaters, now }),
    routes: [
      ...eaterRoutes({ eaters, now }),
      ...householdRoutes({
        households,
        invites: makeInviteStore(database),
        memberships: makeMembershipStore(database),
        requireRoom,
        measurePhotos,
        sessions: signIn.sessions,
        baseUrl,
      }),
      ...householdWatchRoutes({ feed, sessions: signIn.sessions }),
    ],
    /** After a call that wrote, to those who share what it wrote. */
    async tellOthers(request: FastifyRequest, { changes = [] }: Endpoint): Promise<void> {
      const things = [changes].flat();
      const session = things.length > 0 ? await signIn.sessions.find(request) : undefined;
      if (!session?.isShared) return;
      for (const thing of things) {
        const change = formatChange(session.householdId, { thing, by: signIn.sessions.keyOf(request) });
        // What was written is written: the others see it when they next look.
        await database.notify(CHANNEL, change).catch((error: unknown) => request.log.warn(error, 'others were not told of a change'));
      }
    },
  };
}

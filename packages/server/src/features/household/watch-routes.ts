import { HOUSEHOLD_EVENTS, type HouseholdThing, watchHousehold } from '@larder/contract/household.ts';
import type { FastifyRequest } from 'fastify';
import type { Scope } from '../../db/scope.ts';
import { type EventStream, openEventStream, watchCaller } from '../../http/event-stream.ts';
import { route, type Route } from '../../http/mount.ts';
import { explainFailure, Problem } from '../../http/problems.ts';
import type { Sessions } from '../../http/session.ts';
import { asCaller } from '../../turns/caller.ts';
import type { HouseholdFeed } from './household-feed.ts';

export type HouseholdWatchDeps = {
  readonly feed: HouseholdFeed;
  readonly sessions: Pick<Sessions, 'findAnew' | 'keyOf'>;
};

/** Changes that come together are told together. */
const GATHER_MS = 60;
/** A notification may be lost with its connection, and a session end unheard. */
const LOOK_EVERY_MS = 10_000;
/** Then the browser comes back by itself. */
const LONGEST_MS = 5 * 60_000;

export function householdWatchRoutes({ feed, sessions }: HouseholdWatchDeps): readonly Route[] {
  return [
    route(watchHousehold, async ({ scope, raw, answer }) => {
      const events = openEventStream(answer, HOUSEHOLD_EVENTS);
      const over = AbortSignal.any([feed.stopping, watchCaller(answer)]);
      await streamHousehold({ feed, sessions, events, over, scope, raw });
      return undefined;
    }),
  ];
}

type Watching = HouseholdWatchDeps & {
  readonly events: EventStream<typeof HOUSEHOLD_EVENTS>;
  readonly over: AbortSignal;
  readonly scope: Scope;
  readonly raw: FastifyRequest;
};

/** Says that something changed and never what: whoever hears it asks for it, as themselves. */
function streamHousehold({ feed, sessions, events, over, scope, raw }: Watching): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new Set<HouseholdThing>();
    const own = sessions.keyOf(raw);
    let gathering: NodeJS.Timeout | undefined;
    let isOver = false;

    const tell = async (): Promise<void> => {
      try {
        const session = await sessions.findAnew(raw);
        if (isOver) return;
        if (!session) throw new Problem('unauthorized');
        if (session.householdId !== scope.householdId) {
          events.send('moved', {});
          return end();
        }
        const things = [...waiting];
        waiting.clear();
        if (things.length > 0) events.send('changed', { things });
      } catch (error) {
        if (!isOver) events.send('problem', explainFailure(error, raw).body);
        end();
      }
      return undefined;
    };
    const gather = asCaller(() => {
      gathering ??= setTimeout(() => {
        gathering = undefined;
        void tell();
      }, GATHER_MS);
    });
    const unwatch = feed.watch(scope.householdId, ({ thing, by }) => {
      if (by !== undefined && by === own) return;
      waiting.add(thing);
      gather();
    });
    const looking = setInterval(gather, LOOK_EVERY_MS);
    const limit = setTimeout(end, LONGEST_MS);
    function end(): void {
      if (isOver) return;
      isOver = true;
      unwatch();
      over.removeEventListener('abort', end);
      clearTimeout(gathering);
      clearInterval(looking);
      clearTimeout(limit);
      events.end();
      resolve();
    }
    over.addEventListener('abort', end, { once: true });
    if (over.aborted) end();
  });
}

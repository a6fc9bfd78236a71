import type { HouseholdThing } from '@larder/contract/household-thing.ts';
import { HOUSEHOLD_EVENTS, watchHousehold } from '@larder/contract/household.ts';
import type { FastifyRequest } from 'fastify';
import type { Scope } from '../../db/scope.ts';
import { type EventStream, openEventStream, watchCaller } from '../../http/event-stream.ts';
import { route, type Route } from '../../http/mount.ts';
import { explainFailure, Problem } from '../../http/problems.ts';
import type { Sessions } from '../../http/session.ts';
import { watchUntil } from '../../turns/watch-until.ts';
import type { HouseholdFeed } from './household-feed.ts';

export type HouseholdWatchDeps = {
  readonly feed: HouseholdFeed;
  readonly sessions: Pick<Sessions, 'findAnew' | 'keyOf'>;
};

/** Changes that come together are told together. */
const GATHER_MS = 60;

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

type HouseholdStream = HouseholdWatchDeps & {
  readonly events: EventStream<typeof HOUSEHOLD_EVENTS>;
  readonly over: AbortSignal;
  readonly scope: Scope;
  readonly raw: FastifyRequest;
};

/** Says that something changed and never what: whoever hears it asks for it, as themselves. */
async function streamHousehold({ feed, sessions, events, over, scope, raw }: HouseholdStream): Promise<void> {
  const waiting = new Set<HouseholdThing>();
  const own = sessions.keyOf(raw);
  let gathering: NodeJS.Timeout | undefined;
  const watching = watchUntil({
    over,
    watch: (hear) =>
      feed.watch(scope.householdId, ({ thing, by }) => {
        if (by !== undefined && by === own) return;
        waiting.add(thing);
        hear();
      }),
    look: () => {
      gathering ??= setTimeout(() => {
        gathering = undefined;
        void tell();
      }, GATHER_MS);
    },
  });

  async function tell(): Promise<void> {
    try {
      const session = await sessions.findAnew(raw);
      if (watching.isOver()) return;
      if (!session) throw new Problem('unauthorized');
      if (session.householdId !== scope.householdId) {
        events.send('moved', {});
        watching.end();
        return;
      }
      const things = [...waiting];
      waiting.clear();
      if (things.length > 0) events.send('changed', { things });
    } catch (error) {
      if (!watching.isOver()) events.send('problem', explainFailure(error, raw).body);
      watching.end();
    }
  }

  await watching.ended;
  clearTimeout(gathering);
  events.end();
}

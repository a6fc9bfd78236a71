import { LIST_EVENTS, watchGroceryList } from '@larder/contract/grocery.ts';
import type { HouseholdId } from '../../db/scope.ts';
import { openEventStream, watchCaller } from '../../http/event-stream.ts';
import { route, type Route } from '../../http/mount.ts';
import { explainFailure, Problem } from '../../http/problems.ts';
import type { Sessions } from '../../http/session.ts';
import { formatItem, formatListFor } from './format-list.ts';
import { foundList } from './grocery-problems.ts';
import type { GroceryStore } from './grocery-store.ts';
import type { ItemStore } from './item-store.ts';
import type { ListFeed } from './list-feed.ts';
import { streamChanges } from './stream-changes.ts';

export type WatchRouteDeps = {
  readonly lists: GroceryStore;
  readonly items: ItemStore;
  readonly feed: ListFeed;
  readonly sessions: Pick<Sessions, 'findAnew'>;
  /** Calls back when somebody may have joined or left. */
  readonly watchPeople: (householdId: HouseholdId, hear: () => void) => () => void;
};

export function watchRoutes({ lists, items, feed, sessions, watchPeople }: WatchRouteDeps): readonly Route[] {
  return [
    route(watchGroceryList, async ({ scope, params, query, raw, answer }) => {
      const { id } = foundList(await lists.findList(scope, params.id));
      const since = readRevision(raw.headers['last-event-id']) ?? readRevision(query.since) ?? NOTHING_SEEN;
      const events = openEventStream(answer, LIST_EVENTS);
      await streamChanges(events, {
        since,
        over: AbortSignal.any([feed.stopping, watchCaller(answer)]),
        explain: (error) => explainFailure(error, raw).body,
        watch: (hear) => {
          const ends = [feed.watch(id, hear), watchPeople(scope.householdId, hear)];
          return () => ends.forEach((end) => end());
        },
        readChanges: async (seen) => {
          const list = await lists.findList(scope, id);
          // A revision from before a restored backup: all of it once more.
          const changed = list && (await items.listNewer(scope, id, seen > list.revision ? NOTHING_SEEN : seen));
          // Asked last, or what is written just after somebody left would still be read for them. Ends the stream: whoever was
          // signed out on another device hears nothing more here.
          const session = await sessions.findAnew(raw);
          if (!session) throw new Problem('unauthorized');
          // To who has left the household its lists are gone.
          if (!list || !changed || session.householdId !== scope.householdId) return undefined;
          return {
            revision: list.revision,
            changes: {
              list: formatListFor(session.role, list),
              items: changed.filter(({ isRemoved }) => !isRemoved).map(formatItem),
              removedIds: changed.filter(({ isRemoved }) => isRemoved).map((item) => item.id),
            },
          };
        },
      });
      return undefined;
    }),
  ];
}

const NOTHING_SEEN = -1;

function readRevision(text: unknown): number | undefined {
  const revision = typeof text === 'string' && text !== '' ? Number(text) : undefined;
  return revision !== undefined && Number.isInteger(revision) && revision >= 0 ? revision : undefined;
}

import { watchGroceryList } from '@larder/contract/grocery.ts';
import { route, type Route } from '../../http/mount.ts';
import { formatItem, formatList } from './format-list.ts';
import { foundList } from './found-routes.ts';
import type { GroceryStore } from './grocery-store.ts';
import type { ItemStore } from './item-store.ts';
import type { ListFeed } from './list-feed.ts';
import { streamChanges } from './stream-changes.ts';

export type WatchRouteDeps = { readonly lists: GroceryStore; readonly items: ItemStore; readonly feed: ListFeed };

export function watchRoutes({ lists, items, feed }: WatchRouteDeps): readonly Route[] {
  return [
    route(watchGroceryList, async ({ userId, params, query, raw, answer }) => {
      const { id } = foundList(await lists.findList(userId, params.id));
      const since = readRevision(raw.headers['last-event-id']) ?? readRevision(query.since) ?? NOTHING_SEEN;
      answer.hijack();
      // What the hooks have set so far would be lost with the hijack; a proxy that buffers or compresses would hold the ticks back.
      answer.raw.writeHead(200, {
        ...(answer.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
        // A connection kept for a next request would hold up the server's stop.
        connection: 'close',
      });
      await streamChanges(answer.raw, {
        since,
        stopping: feed.stopping,
        watch: (hear) => feed.watch(id, hear),
        readChanges: async (seen) => {
          const list = await lists.findList(userId, id);
          if (!list) return undefined;
          // A revision from before a restored backup: all of it once more.
          const changed = await items.listNewer(userId, id, seen > list.revision ? NOTHING_SEEN : seen);
          return {
            revision: list.revision,
            changes: {
              list: formatList(list),
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

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ListChanges, watchGroceryList } from '@larder/contract/grocery.ts';
import { buildUrl } from '../../lib/api-client.ts';
import { saveSnapshot } from '../../lib/offline/snapshots.ts';
import { listKey, listSnapshot, LISTS_KEY } from './queries.ts';
import { mergeChanges } from './list-revision.ts';
import type { List } from './read-list.ts';

/** What other devices do appears here as they do it, for as long as somebody looks. The browser reconnects and says what it has. */
export function useLiveList(listId: string, userId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const key = listKey(listId);
    let source: EventSource | undefined;

    const take = (event: MessageEvent<string>): void => {
      const changes = JSON.parse(event.data) as ListChanges;
      const shown = queryClient.getQueryData<List>(key);
      const merged = shown && mergeChanges(shown, changes);
      // Something new has its place among the others, which only the whole list tells.
      if (!merged) void queryClient.invalidateQueries({ queryKey: key });
      else if (merged !== shown) {
        queryClient.setQueryData(key, merged);
        void saveSnapshot(listSnapshot(userId, listId), merged);
        void queryClient.invalidateQueries({ queryKey: LISTS_KEY, refetchType: 'none' });
      }
    };
    const open = (): void => {
      if (source || document.visibilityState !== 'visible') return;
      const since = queryClient.getQueryData<List>(key)?.revision ?? 0;
      source = new EventSource(buildUrl(watchGroceryList.path, { id: listId }, { since }));
      source.addEventListener('changes', take);
      source.addEventListener('gone', () => {
        close();
        void queryClient.invalidateQueries({ queryKey: key });
      });
    };
    const close = (): void => {
      source?.close();
      source = undefined;
    };
    // A browser allows few connections to one server: a tab nobody looks at holds none.
    const follow = (): void => (document.visibilityState === 'visible' ? open() : close());
    // After a refusal, such as that of a server being started, it does not come back by itself.
    const reopen = setInterval(() => {
      if (source?.readyState === EventSource.CLOSED) {
        close();
        open();
      }
    }, REOPEN_MS);
    open();
    document.addEventListener('visibilitychange', follow);
    addEventListener('online', open);
    return () => {
      close();
      clearInterval(reopen);
      document.removeEventListener('visibilitychange', follow);
      removeEventListener('online', open);
    };
  }, [queryClient, listId, userId]);
}

const REOPEN_MS = 15_000;

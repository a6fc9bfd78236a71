import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LIST_EVENTS, type ListEvent, watchGroceryList } from '@larder/contract/grocery.ts';
import { callForEvents } from '../../lib/event-stream.ts';
import { Unreached } from '../../lib/unreached.ts';
import { isGone } from '../../lib/unless-gone.ts';
import { followStream } from '../../lib/follow-stream.ts';
import { saveSnapshot } from '../../lib/offline/snapshots.ts';
import { listKey, listSnapshot, LISTS_KEY } from './queries.ts';
import { mergeChanges } from './settle-op.ts';
import type { List } from './read-list.ts';

/** What other devices do appears here as they do it, for as long as somebody looks. */
export function useLiveList(listId: string, userId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => followStream(async (signal) => readOnce(queryClient, { userId, listId }, signal)), [queryClient, listId, userId]);
}

type Place = { readonly userId: string; readonly listId: string };

async function readOnce(queryClient: QueryClient, place: Place, signal: AbortSignal): Promise<void> {
  const since = String(queryClient.getQueryData<List>(listKey(place.listId))?.revision ?? 0);
  const answer = await callForEvents(watchGroceryList, LIST_EVENTS, { params: { id: place.listId }, query: { since }, signal }).catch(
    async (error: unknown) => {
      // Deleted while nobody listened: the list says so once it is read.
      if (isGone(error)) await queryClient.invalidateQueries({ queryKey: listKey(place.listId) });
      throw error;
    },
  );
  if (answer.type === 'whole') throw new Unreached('A middleman let no events through.');
  for await (const events of answer.batches) for (const event of events) await takeEvent(queryClient, place, event);
}

export async function takeEvent(queryClient: QueryClient, { userId, listId }: Place, event: ListEvent): Promise<void> {
  if (event.name === 'problem') throw new Unreached(event.data.message);
  const key = listKey(listId);
  const shown = queryClient.getQueryData<List>(key);
  const merged = event.name === 'changes' && shown ? mergeChanges(shown, event.data) : undefined;
  // It is gone, or something new has its place among the others, which only the whole list tells.
  if (!merged) {
    await queryClient.invalidateQueries({ queryKey: key });
    const read = queryClient.getQueryData<List>(key);
    // Without a network it is the remembered list that was read. What is missing is asked for again before later changes hide that.
    if (event.name === 'changes' && read && read.revision < event.data.list.revision)
      throw new Unreached('The list could not be read anew.', queryClient.getQueryState(key)?.error ? undefined : { cause: 'no network' });
  } else if (merged !== shown) {
    queryClient.setQueryData(key, merged);
    void saveSnapshot(listSnapshot(userId, listId), merged);
    void queryClient.invalidateQueries({ queryKey: LISTS_KEY, refetchType: 'none' });
  }
}

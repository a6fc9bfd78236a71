import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { Unreached } from '../../lib/unreached.ts';
import { takeEvent } from './live-list.ts';
import { listKey } from './queries.ts';
import { readList } from './read-list.ts';

const listOf = (revision: number, ids: readonly string[]) => readList({ id: 'l', revision, items: ids.map((id) => ({ id })) } as never);
const added = { name: 'changes', data: { list: { id: 'l', revision: 5 }, items: [{ id: 'new' }], removedIds: [] } } as never;
const place = { userId: 'u', listId: 'l' };

/** As somebody looks at the list, and every reading of it answers so. */
function watch(answer: () => ReturnType<typeof listOf>) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  queryClient.setQueryData(listKey('l'), listOf(4, ['a']));
  const observer = new QueryObserver(queryClient, { queryKey: listKey('l'), queryFn: async () => answer() });
  return { queryClient, stop: observer.subscribe(() => {}) };
}

it('reads the whole list before it goes on, where a line is new', async () => {
  const { queryClient, stop } = watch(() => listOf(5, ['a', 'new']));
  await takeEvent(queryClient, place, added);
  expect(queryClient.getQueryData<ReturnType<typeof listOf>>(listKey('l'))?.items.map(({ id }) => id)).toEqual(['a', 'new']);
  stop();
});

it('breaks off, to be told again, where only the remembered list could be read', async () => {
  const { queryClient, stop } = watch(() => listOf(4, ['a']));
  await expect(takeEvent(queryClient, place, added)).rejects.toThrow(Unreached);
  stop();
});

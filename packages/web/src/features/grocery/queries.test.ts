import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { exportsQuery, patchQuery } from './queries.ts';

test.each([
  ['whether the plan has changed', patchQuery('l')],
  ['whether it can be ordered', exportsQuery('l')],
])('%s is asked anew for a list that is open when the network comes back', async (_what, { queryKey, refetchOnReconnect, staleTime }) => {
  let asked = 0;
  queryClient.mount();
  const observer = new QueryObserver(queryClient, {
    queryKey: [...queryKey],
    queryFn: () => ++asked,
    ...(refetchOnReconnect !== undefined && { refetchOnReconnect: refetchOnReconnect as 'always' }),
    ...(staleTime !== undefined && { staleTime: staleTime as number }),
  });
  const leave = observer.subscribe(() => undefined);
  await expect.poll(() => asked).toBe(1);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await expect.poll(() => asked).toBe(2);
  leave();
  queryClient.unmount();
});

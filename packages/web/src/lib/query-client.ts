import { notifyManager, QueryClient } from '@tanstack/react-query';

const MINUTE_MS = 60_000;

// An answer is shown in the same turn it arrives in, not a timer later.
notifyManager.setScheduler(queueMicrotask);

/** What has its own time says so in its query; everything else is fetched once and again only when the product changes it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 10 * MINUTE_MS,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // Offline is an error with a sentence, not a wait without end.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

export const USER_STALE_MS = 5 * MINUTE_MS;
export const USER_KEPT_MS = 10 * MINUTE_MS;
export const POPULAR_STALE_MS = 5 * MINUTE_MS;

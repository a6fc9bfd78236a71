import { MutationCache, notifyManager, onlineManager, QueryClient } from '@tanstack/react-query';

const MINUTE_MS = 60_000;

// An answer is shown in the same turn it arrives in, not a timer later.
notifyManager.setScheduler(queueMicrotask);

// It takes every page to start with a network, and would not notice that one comes to a page that was loaded without.
if ('onLine' in navigator) onlineManager.setOnline(navigator.onLine);

/** The key of mutations that change who eats, or what somebody must not. */
export const EATERS_CHANGE = ['eaters-change'] as const;

/** What says whether something that is kept suits everybody: plans, weeks, days and recipes. */
export const JUDGED_KEYS = ['saved-plan', 'saved-plans', 'plan-against', 'week', 'weeks', 'calendar', 'plan-day', 'own-recipes'] as const;

const mutationCache = new MutationCache({
  // A plan that was looked at a moment ago is judged anew after an allergy was added.
  onSettled: async (_data, _error, _variables, _context, { options }) => {
    if (options.mutationKey?.[0] !== EATERS_CHANGE[0]) return;
    await Promise.all(JUDGED_KEYS.map(async (key) => queryClient.invalidateQueries({ queryKey: [key] })));
  },
});

/** What has its own time says so in its query; everything else is fetched once and again only when the product changes it. */
export const queryClient = new QueryClient({
  mutationCache,
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

import { useQuery } from '@tanstack/react-query';
import { listPopularSearches, type PopularSearch } from '@larder/contract/search.ts';
import { call } from '../../lib/api-client.ts';
import { POPULAR_STALE_MS } from '../../lib/query-client.ts';

export const POPULAR_LIMIT = 6;

/** Undefined while loading; empty when there is nothing to offer, as without them the page is whole. */
export function usePopularSearches(): readonly PopularSearch[] | undefined {
  const { data, isPending } = useQuery({
    queryKey: ['popular-searches'],
    queryFn: async () => (await call(listPopularSearches, { query: { limit: POPULAR_LIMIT } })).data,
    staleTime: POPULAR_STALE_MS,
    gcTime: POPULAR_STALE_MS,
  });
  if (isPending) return undefined;
  return (data ?? []).slice(0, POPULAR_LIMIT);
}

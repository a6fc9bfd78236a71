import { infiniteQueryOptions, useInfiniteQuery, useQuery, type InfiniteData } from '@tanstack/react-query';
import { listPlans, preferPage } from '@larder/contract/plan.ts';
import { call } from '../../lib/api-client.ts';
import { useSettled } from '../../lib/use-settled.ts';
import type { SavedPlan } from '../../lib/wire/plan-types.ts';
import { readSavedPlan } from '../../lib/wire/read-saved-plan.ts';
import { filterPlans, uniquePlans } from './model.ts';
import { savedPlanQuery, SAVED_PLANS_KEY } from './queries.ts';

/** Eight rows of three: more than a screen, and some 170 kB. */
const PLANS_PER_PAGE = 24;
export const TYPING_PAUSE_MS = 250;

export const SHELF_KEY = [...SAVED_PLANS_KEY, 'shelf'] as const;

export type ShelfPage = {
  readonly plans: readonly SavedPlan[];
  /** Where the next page starts; absent on the last. */
  readonly next: string | undefined;
  readonly total: number;
};
export type ShelfPages = InfiniteData<ShelfPage>;

/** The address of the first page is the specification's: what makes it a page is a header. */
export const shelfQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...SHELF_KEY, search],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: after }): Promise<ShelfPage> => {
      const query = { ...(after !== undefined && { after }), ...(search !== '' && { search }) };
      const { data, next, total } = await call(listPlans, { query, headers: preferPage(PLANS_PER_PAGE) });
      return { plans: data.map(readSavedPlan), next, total: total ?? data.length };
    },
    getNextPageParam: ({ next }) => next,
    // Pages keep their own identity; comparing a thousand plans field by field at every star took half a second on a slow phone.
    structuralSharing: false,
  });

/** The plans that match the words, as far as they are loaded, and a way to load more of them. */
export function useShelf(words: string, highlightId: string | undefined) {
  const wanted = words.trim();
  const all = useInfiniteQuery(shelfQuery(''));
  const loaded = plansOf(all.data);
  // A few plans are all here and are searched at once; of many, the server is asked for those that are not.
  const isPart = all.data !== undefined && all.hasNextPage;
  const found = useFoundPlans(wanted, isPart);
  const highlight = useHighlight(highlightId, isPart, loaded);

  const plans = filterPlans(uniquePlans([...highlight.plans, ...loaded, ...found.plans]), wanted);
  const isAsking = isPart && wanted !== '';
  const { hasNextPage, isFetching, isFetchNextPageError, isError, fetchNextPage, refetch } = isAsking ? found.query : all;
  const isSearching = isAsking && found.isSearching;
  return {
    plans,
    /** How many there are in all, and how many of them match; the latter once it is known. */
    total: totalOf(all.data),
    matching: countMatching(),
    isPending: all.isPending || highlight.isPending,
    isError: all.isError && all.data === undefined,
    isSearching,
    hasMore: hasNextPage && !isSearching,
    hasMoreFailed: isFetchNextPageError || (isAsking && isError),
    retry: () => void all.refetch(),
    loadMore: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
      else if (isError) void refetch();
    },
  };

  function countMatching(): number | undefined {
    if (wanted === '') return totalOf(all.data);
    if (!isAsking) return plans.length;
    return isSearching ? undefined : totalOf(found.query.data);
  }
}

function useFoundPlans(wanted: string, isEnabled: boolean) {
  const settled = useSettled(wanted, TYPING_PAUSE_MS);
  const query = useInfiniteQuery({ ...shelfQuery(settled), enabled: isEnabled && settled !== '' });
  return { query, plans: plansOf(query.data), isSearching: settled !== wanted || query.isPending };
}

/** The plan just saved stands first, on whatever page it is. */
function useHighlight(id: string | undefined, isEnabled: boolean, loaded: readonly SavedPlan[]) {
  const isMissing = isEnabled && id !== undefined && !loaded.some((plan) => plan.id === id);
  const { data, isLoading } = useQuery({ ...savedPlanQuery(id ?? ''), enabled: isMissing });
  return { plans: isMissing && data ? [data] : [], isPending: isMissing && isLoading };
}

const plansOf = (pages: ShelfPages | undefined): readonly SavedPlan[] => pages?.pages.flatMap(({ plans }) => plans) ?? [];
const totalOf = (pages: ShelfPages | undefined): number => pages?.pages.at(-1)?.total ?? 0;

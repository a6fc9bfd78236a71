import { listPopularSearches } from '@larder/contract/search.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import { fillPopular } from './fill-popular.ts';
import { keepPopular } from './keep-popular.ts';
import type { SearchStore } from './search-store.ts';

const DEFAULT_LIMIT = 6;
/** As many as the contract lets anybody ask for: one count serves every limit. */
const LARGEST_LIMIT = 20;

type SearchDeps = { readonly searches: SearchStore; readonly nowMs?: () => number; readonly onFault: (error: unknown) => void };

export function searchRoutes({ searches, nowMs = Date.now, onFault }: SearchDeps): readonly Route[] {
  const readPopular = keepPopular({ list: async () => searches.listPopular(LARGEST_LIMIT), nowMs, onFault });
  return [
    route(listPopularSearches, async ({ query }) => {
      const limit = query.limit ?? DEFAULT_LIMIT;
      return succeed([...fillPopular((await readPopular()).slice(0, limit), limit)]);
    }),
  ];
}

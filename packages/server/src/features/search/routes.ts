import { listPopularSearches } from '@larder/contract/search.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import { fillPopular } from './fill-popular.ts';
import type { SearchStore } from './search-store.ts';

const DEFAULT_LIMIT = 6;

export function searchRoutes({ searches }: { readonly searches: SearchStore }): readonly Route[] {
  return [
    route(listPopularSearches, async ({ query }) => {
      const limit = query.limit ?? DEFAULT_LIMIT;
      return succeed([...fillPopular(await searches.listPopular(limit), limit)]);
    }),
  ];
}

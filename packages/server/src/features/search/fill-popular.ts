import type { PopularSearch } from './search-store.ts';

/** Shown until enough people have searched: each a kind of request the planner understands, none of them anybody's. */
const SEED_SEARCHES = [
  'high protein vegetarian, 1800 calories',
  'mediterranean day with fish',
  'quick vegan meals under 30 minutes',
  'gluten free, 2000 calories',
  'low carb with chicken and avocado',
  'budget family meals with lentils',
  'dairy free, 40/30/30',
  'japanese inspired pescatarian',
] as const;

/** What people searched first, then curated ones in the words nobody has used yet. */
export function fillPopular(searched: readonly PopularSearch[], limit: number): readonly PopularSearch[] {
  const taken = new Set(searched.map(({ query }) => query.toLowerCase()));
  const seeds = SEED_SEARCHES.filter((query) => !taken.has(query)).map((query) => ({
    id: `seed-${query.replaceAll(/[^a-z0-9]+/g, '-')}`,
    query,
  }));
  return [...searched, ...seeds].slice(0, limit);
}

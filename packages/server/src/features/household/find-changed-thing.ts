import type { HouseholdThing } from '@larder/contract/household.ts';

const THINGS: readonly (readonly [prefix: string, thing: HouseholdThing])[] = [
  ['/api/meal-plans', 'plans'],
  ['/api/weekly-plan-days', 'days'],
  ['/api/week', 'weeks'],
  ['/api/grocery-list', 'lists'],
  ['/api/recipes', 'recipes'],
  ['/api/household', 'people'],
  // What they are called and must not eat is everybody's table.
  ['/api/profile', 'people'],
];

/** What they work out and keep for nobody else: previews, drafts and dishes to choose from. */
const KEEP_NOTHING: readonly string[] = [
  '/api/meal-plans/generate',
  '/api/meal-plans/refresh-meal',
  '/api/meal-plans/swap-options',
  '/api/meal-plans/judge',
  '/api/weeks/draft',
  '/api/grocery-lists/generate',
  '/api/grocery-preview',
  '/api/recipes/read',
  '/api/recipes/read-file',
  '/api/recipes/weigh',
  '/api/recipes/generate',
  '/api/household/invite',
  '/api/household/news/seen',
];

/** What of the household a call that wrote may have changed; undefined where that is nothing of it. */
export function changedThing(path: string): HouseholdThing | undefined {
  if (KEEP_NOTHING.includes(path)) return undefined;
  return THINGS.find(([prefix]) => path.startsWith(prefix))?.[1];
}

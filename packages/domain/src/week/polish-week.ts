import type { WeekSearch } from './search-week.ts';

const MOST_SWEEPS = 3;
/** Of the dishes that a cook likes best. */
const LOOKED_AT = 6;
const VERSIONS = 12;
/** What sums of the same costs in another order may differ by. */
const ROUNDING = 1e-6;

/**
 * Every cook in turn to the best of all its ideas, until none gains: annealing ends near a bottom, and what it leaves to luck there a
 * whole look finds at once.
 */
export function polishWeek(search: WeekSearch): void {
  const { cooks, locked } = search.input;
  const open = cooks.flatMap((_, cook) => (locked.has(cook) ? [] : [cook]));
  let since = 0;
  for (let at = 0; at < MOST_SWEEPS * open.length && since < open.length; at++) {
    since = improve(search, open[at % open.length]!) ? 0 : since + 1;
  }
}

/** Whether the cook has another dish now. */
function improve(search: WeekSearch, cook: number): boolean {
  const used = search.usedKitsBeside(cook);
  const ideas = search.input.domains[cook]!.filter((versions) => !used.has(versions[0]!.compiled.kit.id));
  const before = search.dishOf(cook);
  let best = before;
  let least = search.costWith(cook, before) + search.roughCostWith(cook, before) - ROUNDING;
  for (const ranked of search.rank(cook, ideas, VERSIONS).slice(0, LOOKED_AT)) {
    const dish = search.fitted(cook, ranked);
    const cost = search.costWith(cook, dish);
    if (cost >= least) continue;
    const whole = cost + search.roughCostWith(cook, dish);
    if (whole < least) [best, least] = [dish, whole];
  }
  if (best === before) return false;
  search.replace(cook, best);
  return true;
}

import type { LadderProblem, LadderSolution } from './ladder-problem.ts';
import { LadderSearch } from './ladder-search.ts';

/** `quick` ranks days, `full` portions one, `fine` also goes for the last gram of it. */
export type LadderEffort = 'quick' | 'full' | 'fine';

/**
 * Picks an amount for every group so that the day meets its macros, each dish keeps its ratios and each meal its share of
 * the energy. Coordinate descent over the ladders, then pairs of groups; within 2 g of what a mixed-integer solver finds
 * at a ten-thousandth of its time (planner design, C.1). Amounts are never rounded afterwards: only ladder steps exist.
 */
export function solveLadders(problem: LadderProblem, effort: LadderEffort): LadderSolution {
  const search = new LadderSearch(problem, COMPOSITION_WEIGHTS[0]);
  search.descend(effort === 'quick' ? QUICK_SWEEPS : MAX_SWEEPS);
  if (effort === 'quick') return search.solution();
  search.descendPairs(MAX_PAIR_SWEEPS);
  search.countAsShown();
  for (const weight of COMPOSITION_WEIGHTS.slice(1)) {
    if (search.worstMissGrams() <= GOOD_ENOUGH_GRAMS && (effort === 'full' || search.missGrams() <= FINE_GRAMS)) break;
    search.relax(weight);
    search.descend(MAX_SWEEPS);
    search.descendPairs(MAX_PAIR_SWEEPS);
  }
  return search.solution();
}

/** Ratios are held tightly first; looser only while some macro is still off. Tuned on bench/plan.ts. */
const COMPOSITION_WEIGHTS = [3, 1, 0.3, 0.1] as const;
const GOOD_ENOUGH_GRAMS = 1;
/** Over all three macros together. */
const FINE_GRAMS = 1;
const MAX_SWEEPS = 12;
const MAX_PAIR_SWEEPS = 3;
/** From dishes at the size their meal wants, one sweep ranks days as well as twelve do: no figure of the bench changed. */
const QUICK_SWEEPS = 1;

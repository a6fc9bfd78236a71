import { kcalOf } from './ladder-cost.ts';
import type { LadderProblem } from './ladder-problem.ts';

/** Every dish at about the size its meal wants, so that the search need not carry all its amounts there one by one. */
export function chooseStart({ groups, meals }: LadderProblem): Int32Array {
  const free = meals.map(() => 0);
  for (const { meal, base, protein, carbs, fat } of groups) free[meal]! += kcalOf(protein[base]!, carbs[base]!, fat[base]!);
  const wanted = meals.map(({ energyKcal: { low, high }, fixed }, meal) => {
    if (high === Number.POSITIVE_INFINITY || free[meal]! <= 0) return 0;
    return Math.log(Math.max(LEAST_START, ((low + high) / 2 - kcalOf(fixed.protein, fixed.carbs, fixed.fat)) / free[meal]!));
  });
  const chosen = new Int32Array(groups.length);
  for (let index = 0; index < groups.length; index++) chosen[index] = nearestStep(groups[index]!.log, wanted[groups[index]!.meal]!);
  return chosen;
}

const LEAST_START = 0.4;

function nearestStep(log: Float64Array, wanted: number): number {
  let best = 0;
  for (let step = 1; step < log.length; step++) if (Math.abs(log[step]! - wanted) < Math.abs(log[best]! - wanted)) best = step;
  return best;
}

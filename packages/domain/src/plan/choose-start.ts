import { energyKcal } from '../food/nutrients.ts';
import type { LadderProblem } from './ladder-problem.ts';

/** Every dish at about the size its meal wants, so that the search need not carry all its amounts there one by one. */
export function chooseStart({ groups, meals }: LadderProblem): Int32Array {
  const written = meals.map(({ fixed }) => energyKcal(fixed));
  const free = meals.map(() => 0);
  for (const { meal, base, protein, carbs, fat } of groups)
    free[meal]! += energyKcal({ protein: protein[base]!, carbs: carbs[base]!, fat: fat[base]! });
  const wanted = meals.map(({ energyKcal: { low, high } }, meal) => {
    if (high === Number.POSITIVE_INFINITY || free[meal]! <= 0) return 0;
    return Math.log(Math.max(LEAST_START, ((low + high) / 2 - written[meal]!) / free[meal]!));
  });
  return Int32Array.from(groups, ({ meal, log }) => nearestStep(log, wanted[meal]!));
}

const LEAST_START = 0.4;

function nearestStep(log: Float64Array, wanted: number): number {
  let best = 0;
  for (let step = 1; step < log.length; step++) if (Math.abs(log[step]! - wanted) < Math.abs(log[best]! - wanted)) best = step;
  return best;
}

import type { DayCaps } from '../../intent/target/resolve-targets.ts';
import { DAY_QUALITY } from './day-quality.ts';

/** Grams for 1,000 kcal that a day is asked to have; `asked` where somebody said so or a diet is about it. */
export type FiberRange = { readonly asked: boolean; readonly least: number; readonly most: number };

/** What a dish is compared with where nothing is asked: a day is held to its fiber as a whole. */
const OF_DISH = 12;

export function readFiber({ fiberMinGrams, fiberMaxGrams }: DayCaps, kcal: number): FiberRange {
  const per1000 = (grams: number | undefined, otherwise: number): number =>
    grams === undefined ? otherwise : (1000 * grams) / Math.max(1, kcal);
  return {
    asked: fiberMinGrams !== undefined || fiberMaxGrams !== undefined,
    least: per1000(fiberMinGrams, 0),
    most: per1000(fiberMaxGrams, Infinity),
  };
}

/** How far off a dish or a day is. The usual least is asked for too, but by whoever wants little. */
export function missedFiber({ least, most }: FiberRange, per1000Kcal: number, of: 'dish' | 'chosen' | 'graded'): number {
  const usual = most < Infinity ? 0 : of === 'dish' ? OF_DISH : DAY_QUALITY.fiberPer1000Kcal[of];
  return Math.max(0, Math.max(least, usual) - per1000Kcal, per1000Kcal - most);
}

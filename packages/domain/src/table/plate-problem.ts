import type { Macros } from '../food/nutrients.ts';
import type { Ladle } from './dish-out.ts';

/** A plate further than this from what its owner's meal is to have is told: a twentieth, less what the rounding of a day's parts moves. */
export const PLATE_TOLERANCE = 0.048;

/** Of a day that is taken as it is, for each eater: two sides, or one and every macro near its target. */
export const GOOD_COST = 2.5;

/** A part of the pot that may be another one on some plates: what it is in the whole pot, and what each other one would be. */
export type SwapChoice = { readonly instead: Macros; readonly part: Macros; readonly forEaters: readonly boolean[] };

/** A meal's pot with what may stand beside its plates. Numbers only. */
export type PotProblem = {
  /** Of the whole pot. */
  readonly whole: Macros;
  readonly ladle: Ladle;
  /** What each eater's plate is to have; `null` for who is not there. */
  readonly wantKcal: readonly (number | null)[];
  readonly swaps: readonly SwapChoice[];
  /** By swap (the first: none), then by eater: the sides that may stand there. */
  readonly sides: readonly (readonly (readonly Macros[])[])[];
  /** By swap and eater as the sides: the largest share that their rules let them have. */
  readonly mostShare: readonly (readonly number[])[];
};

export type PlatesProblem = {
  readonly pots: readonly PotProblem[];
  /** What each eater's plates of these pots are to come to; `null` where the energy of each plate is all that is asked. */
  readonly targets: readonly (Macros | null)[];
  /** A day, for each eater. */
  readonly mostSides: readonly number[];
  /** Whether more or less of a pot than it holds may be dished out: how large it had better be is asked then. */
  readonly isOpen?: boolean;
};

/** What an eater is served of a pot: `units` of the ladle, the swap and the side by their index, -1 for none. */
export type Helping = { units: number; swap: number; side: number };

/** By pot, then by eater. */
export type PlatesSolution = { readonly served: readonly (readonly Helping[])[]; readonly cost: number };

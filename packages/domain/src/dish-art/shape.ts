import type { Random } from '../base/random.ts';
import { between, type Piece } from './svg.ts';

/** How a food shows on a plate. `count` pieces at a usual amount; `garnish` is scattered last; `rank` decides what is drawn when space is short. */
export type Shape = {
  readonly draw: (random: Random) => Piece;
  readonly count: number;
  readonly rank: 1 | 2 | 3;
  readonly garnish?: boolean;
  /** So large that two of them would hide each other: laid side by side. */
  readonly isApart?: boolean;
  /** In a small bowl of its own. */
  readonly isDip?: boolean;
};

export type ChosenShape = { readonly foodId: string; readonly shape: Shape };

export const main = (draw: (random: Random) => Piece, count = 1): Shape => ({ draw, count, rank: 1 });
export const side = (draw: (random: Random) => Piece, count: number): Shape => ({ draw, count, rank: 2 });
export const garnish = (draw: (random: Random) => Piece, count: number): Shape => ({ draw, count, rank: 3, garnish: true });

/** Small pieces vary a little in size, as cut food does. */
export const pieceScale = (random: Random): number => between(random, 0.9, 1.1);

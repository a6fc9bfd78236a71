import type { Random } from '../../base/random.ts';
import { blobPath, circle, ellipse, path, type Piece, place } from '../svg.ts';
import { breaded, melted } from './cooked.ts';
import { eggHalf } from './specials.ts';

/** In crumbs, under tomato sauce and a blanket of cheese. */
export function parmCutlet(random: Random): Piece {
  return {
    svg:
      breaded(random, { rx: 46, ry: 31 }).svg +
      path(blobPath(random, 36, 23, 0.12, 11), '#b93a22') +
      path(blobPath(random, 34, 21, 0.12, 11), '#d2502f', 'transform="translate(-1 -1)"') +
      path(blobPath(random, 25, 15, 0.16, 10), '#e9cf94', 'transform="translate(1 2)"') +
      path(blobPath(random, 25, 15, 0.16, 10), '#fbf0d2') +
      ellipse(8, 3, 6, 3.4, '#c98f42', 'opacity=".8"') +
      ellipse(-10, -3, 5, 3, '#c98f42', 'opacity=".7"') +
      circle(0, -7, 2, '#c98f42', 'opacity=".7"'),
    reach: 46,
  };
}

/** An egg in a coat of meat, cut through. */
export function scotchEgg(random: Random): Piece {
  return {
    svg:
      path(blobPath(random, 23, 25, 0.05, 11), '#5f3320', 'transform="translate(1.4 2.4)"') +
      path(blobPath(random, 23, 25, 0.05, 11), '#8a4f30') +
      path(blobPath(random, 20, 22, 0.04, 11), '#b5764c') +
      eggHalf(17).svg,
    reach: 24,
  };
}

/** A slice that swims on a soup under its cheese. */
export function cheeseToast(random: Random): Piece {
  return {
    svg:
      ellipse(2, 4, 45, 33, '#5f3514', 'opacity=".5"') +
      ellipse(0, 0, 44, 32, '#a8692f') +
      ellipse(-0.5, -1, 39, 27.5, '#f0d6a4') +
      place(melted(random, '#f3cf74', 24).svg, -12, -2, 12, 1.1) +
      place(melted(random, '#f6d98a', 21).svg, 14, 3, -18, 1.1),
    reach: 44,
  };
}

import type { Random } from '../../base/random.ts';
import { shade } from '../colour.ts';
import { between, blobPath, circle, ellipse, path, type Piece, place, round1, stroke } from '../svg.ts';

export function cookie(random: Random, colour = '#c78d4c', r = 20): Piece {
  const bits = Array.from({ length: 7 }, (_, i) =>
    place(
      ellipse(0, 0, 2.8, 2.1, i % 2 ? '#5a3322' : '#8f5a30'),
      between(random, -r * 0.6, r * 0.6),
      between(random, -r * 0.6, r * 0.6),
      between(random, 0, 180),
    ),
  );
  return {
    svg:
      path(blobPath(random, r, r * 0.96, 0.06, 11), shade(colour, -0.38), 'transform="translate(1.4 2.2)"') +
      path(blobPath(random, r, r * 0.96, 0.06, 11), colour) +
      path(blobPath(random, r * 0.76, r * 0.7, 0.08, 10), shade(colour, 0.2), 'transform="translate(-1.6 -2)"') +
      bits.join(''),
    reach: r,
  };
}

/** From above: a paper case, pleated, and the risen top. */
export function muffin(random: Random, colour = '#e7b653', bits: readonly [string, string] = ['#4f8a3b', '#f7dc8d'], r = 19): Piece {
  const pleats = Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * 2 * Math.PI;
    const at = (k: number) => `${round1(Math.cos(angle) * r * k)} ${round1(Math.sin(angle) * r * k)}`;
    return `M${at(0.8)}L${at(1)}`;
  });
  const flecks = Array.from({ length: 7 }, (_, i) =>
    circle(between(random, -r * 0.5, r * 0.45), between(random, -r * 0.5, r * 0.45), r * 0.15, bits[i % 2] as string),
  );
  return {
    svg:
      circle(1.4, 2.2, r, '#6f4b2a', 'opacity=".5"') +
      circle(0, 0, r, '#a8703a') +
      stroke(pleats.join(''), '#7f5228', 1.4) +
      path(blobPath(random, r * 0.82, r * 0.82, 0.06, 10), colour) +
      path(blobPath(random, r * 0.52, r * 0.48, 0.08, 9), shade(colour, 0.3), 'transform="translate(-2 -3)"') +
      flecks.join(''),
    reach: r,
  };
}

/** A filled triangle of pastry, folded and baked. */
export function turnover(random: Random, colour = '#d9a04e'): Piece {
  const outline = 'M-23 17Q-26 14 -23 10L-3 -21Q0 -25 3 -21L23 10Q26 14 23 17Q0 23 -23 17Z';
  return {
    svg:
      path(outline, shade(colour, -0.38), 'transform="translate(1.6 2.4)"') +
      path(outline, colour) +
      path('M-14 10L0 -14L14 10Q0 14 -14 10Z', shade(colour, 0.26)) +
      stroke('M-20 14Q0 20 20 14M-11 9L-2 -8M4 9L8 2', shade(colour, -0.24), 1.5) +
      ellipse(between(random, -6, 4), between(random, -4, 5), 4, 2.4, shade(colour, -0.18), 'opacity=".7"'),
    reach: 24,
  };
}

/** Grated cheese baked to a lace. */
export function crisp(random: Random, colour = '#e9a83c', r = 19): Piece {
  const holes = Array.from({ length: 7 }, () =>
    circle(between(random, -r * 0.6, r * 0.6), between(random, -r * 0.6, r * 0.6), between(random, 1.4, 2.6), shade(colour, -0.3)),
  );
  return {
    svg:
      path(blobPath(random, r, r, 0.12, 16), shade(colour, -0.35), 'transform="translate(1 1.6)"') +
      path(blobPath(random, r, r, 0.12, 16), colour) +
      path(blobPath(random, r * 0.7, r * 0.7, 0.12, 12), shade(colour, 0.3)) +
      holes.join(''),
    reach: r,
  };
}

/** Half of a pepper, a potato, a date: hollowed and filled. */
export function boat(
  random: Random,
  {
    skin,
    flesh,
    length,
    fillings,
    breadth = 0.66,
  }: {
    readonly skin: string;
    readonly flesh: string;
    readonly length: number;
    readonly fillings: readonly string[];
    /** Of its length. */
    readonly breadth?: number;
  },
): Piece {
  const width = length * breadth;
  const outline = blobPath(random, length, width, 0.05, 10);
  const colours = fillings.length > 0 ? fillings : ['#f3ead2', '#d9b47c', '#8fae58'];
  const filling = Array.from({ length: 22 }, (_, i) => {
    const angle = random() * 2 * Math.PI;
    const at = Math.sqrt(random()) * 0.62;
    const colour = colours[i % colours.length] as string;
    const [x, y] = [Math.cos(angle) * at * length, Math.sin(angle) * at * width];
    return circle(x + 0.7, y + 1, length * 0.11, shade(colour, -0.25)) + circle(x, y, length * 0.1, i % 3 ? colour : shade(colour, 0.22));
  });
  return {
    svg:
      path(outline, shade(skin, -0.4), 'transform="translate(1.6 2.6)"') +
      path(outline, skin) +
      path(blobPath(random, length * 0.88, width * 0.84, 0.04, 10), flesh) +
      path(blobPath(random, length * 0.74, width * 0.68, 0.06, 10), shade(flesh, -0.18)) +
      filling.join(''),
    reach: length,
  };
}

import type { Random } from '../../base/random.ts';
import { shade } from '../colour.ts';
import { between, blobPath, box, circle, ellipse, path, type Piece, place, round1, stroke } from '../svg.ts';

// The light comes from the upper left in every shape: shade lies lower right, the highlight upper left.

export function ball(colour: string, r: number, highlight = 0.45): Piece {
  return {
    svg:
      circle(0, 0, r, shade(colour, -0.2)) +
      circle(-r * 0.1, -r * 0.12, r * 0.86, colour) +
      ellipse(-r * 0.32, -r * 0.4, r * 0.26, r * 0.18, shade(colour, highlight), 'opacity=".8"'),
    reach: r,
  };
}

export function bean(colour: string, r = 6.5): Piece {
  const d = `M${-r} 0C${-r} ${round1(-r * 0.85)} ${round1(r * 0.9)} ${round1(-r * 0.9)} ${r} ${round1(-r * 0.1)}C${round1(r * 1.05)} ${round1(r * 0.6)} ${round1(r * 0.4)} ${round1(r * 0.65)} 0 ${round1(r * 0.35)}C${round1(-r * 0.5)} ${round1(r * 0.75)} ${-r} ${round1(r * 0.6)} ${-r} 0Z`;
  return {
    svg:
      path(d, shade(colour, -0.18), 'transform="translate(.8 .9)"') +
      path(d, colour) +
      ellipse(-r * 0.3, -r * 0.35, r * 0.35, r * 0.14, shade(colour, 0.4), 'opacity=".7"'),
    reach: r,
  };
}

export function cube(random: Random, colour: string, size = 15, seared = false): Piece {
  const s = size * between(random, 0.9, 1.08);
  const face = box(-s / 2, -s / 2, s, s, s * 0.18, colour);
  const side = box(-s / 2 + 1.6, -s / 2 + 2, s, s, s * 0.18, shade(colour, -0.22));
  const crust = seared
    ? stroke(
        `M${round1(-s * 0.3)} ${round1(-s * 0.12)}L${round1(s * 0.28)} ${round1(-s * 0.2)}M${round1(-s * 0.28)} ${round1(s * 0.18)}L${round1(s * 0.3)} ${round1(s * 0.1)}`,
        shade(colour, -0.38),
        s * 0.09,
        'opacity=".75"',
      )
    : '';
  return {
    svg: side + face + box(-s * 0.38, -s * 0.38, s * 0.5, s * 0.16, s * 0.08, shade(colour, 0.35), 'opacity=".55"') + crust,
    reach: s * 0.68,
  };
}

/** A cut of meat or fish seen from above: rounded slab, darker rim, sheen. `marks` draws grill lines. */
export function slab(
  random: Random,
  colour: string,
  options: { rx?: number; ry?: number; rim?: string; marks?: boolean; flakes?: string } = {},
): Piece {
  const { rx = 36, ry = 19, rim = shade(colour, -0.3), marks = false, flakes } = options;
  const outline = blobPath(random, rx, ry, 0.07, 9);
  const lines = (tint: string, width: number, bend: number) =>
    [-0.6, -0.25, 0.1, 0.45]
      .map((at) =>
        stroke(
          `M${round1(at * rx)} ${round1(-ry * 0.62)}q${round1(bend)} ${round1(ry * 0.6)} ${round1(rx * 0.1)} ${round1(ry * 1.2)}`,
          tint,
          width,
          'opacity=".8"',
        ),
      )
      .join('');
  return {
    svg:
      path(outline, shade(rim, -0.15), 'transform="translate(1.6 2.4)"') +
      path(outline, rim) +
      place(path(blobPath(random, rx * 0.9, ry * 0.86, 0.06, 9), colour), -0.8, -1.2) +
      (flakes ? lines(flakes, 1.8, rx * 0.22) : '') +
      (marks ? lines(shade(colour, -0.5), 2.6, 2) : '') +
      ellipse(-rx * 0.35, -ry * 0.48, rx * 0.3, ry * 0.11, shade(colour, 0.45), 'opacity=".55"'),
    reach: rx,
  };
}

/** Overlapping slices of a roast or breast, fanned. */
export function slices(random: Random, colour: string, edge: string, count = 5): Piece {
  const parts = Array.from({ length: count }, (_, i) => {
    const x = (i - (count - 1) / 2) * 12;
    const outline = blobPath(random, 9.5, 19, 0.06, 8);
    return place(
      path(outline, shade(edge, -0.25), 'transform="translate(1.5 1.8)"') +
        path(outline, edge) +
        path(blobPath(random, 7, 16, 0.05, 8), colour) +
        stroke('M-2 -9q3 8 0 17', shade(colour, -0.12), 1.3),
      x,
      Math.abs(i - (count - 1) / 2) * 1.6,
      -8 + i * 4,
    );
  });
  return { svg: parts.join(''), reach: 6 * count + 4 };
}

export function strip(random: Random, colour: string, options: { length?: number; width?: number; bend?: number } = {}): Piece {
  const { length = 28, width = 5, bend = 6 } = options;
  const b = between(random, -bend, bend);
  const d = `M${-length / 2} 0Q0 ${round1(b)} ${length / 2} ${round1(b * 0.2)}`;
  return {
    svg:
      stroke(d, shade(colour, -0.22), width, 'transform="translate(.8 1)"') +
      stroke(d, colour, width) +
      stroke(
        `M${round1(-length * 0.36)} ${round1(b * 0.2 - width * 0.2)}Q0 ${round1(b * 0.9 - width * 0.22)} ${round1(length * 0.2)} ${round1(b * 0.4)}`,
        shade(colour, 0.38),
        width * 0.22,
        'opacity=".7"',
      ),
    reach: length / 2,
  };
}

/** Minced meat, granola, crumbled cheese: a small irregular lump. */
export function crumb(random: Random, colour: string, r = 5): Piece {
  const outline = blobPath(random, r * between(random, 0.8, 1.15), r * between(random, 0.7, 1), 0.2, 6);
  return {
    svg:
      path(outline, shade(colour, -0.22), 'transform="translate(.8 1)"') +
      path(outline, colour) +
      circle(-r * 0.25, -r * 0.25, r * 0.22, shade(colour, 0.35), 'opacity=".7"'),
    reach: r,
  };
}

export function dollop(random: Random, colour: string, r = 17): Piece {
  return {
    svg:
      path(blobPath(random, r, r * 0.9, 0.1), shade(colour, -0.12), 'transform="translate(1 1.6)"') +
      path(blobPath(random, r, r * 0.9, 0.1), colour) +
      stroke(
        `M${round1(-r * 0.5)} ${round1(r * 0.1)}C${round1(-r * 0.4)} ${round1(-r * 0.6)} ${round1(r * 0.5)} ${round1(-r * 0.5)} ${round1(r * 0.35)} ${round1(r * 0.05)}C${round1(r * 0.25)} ${round1(r * 0.4)} ${round1(-r * 0.2)} ${round1(r * 0.3)} ${round1(-r * 0.1)} 0`,
        shade(colour, -0.1),
        1.6,
        'opacity=".8"',
      ),
    reach: r,
  };
}

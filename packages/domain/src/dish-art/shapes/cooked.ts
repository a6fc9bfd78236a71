import type { Random } from '../../base/random.ts';
import { shade } from '../colour.ts';
import { between, blobPath, circle, ellipse, path, type Piece, place, round1, stroke } from '../svg.ts';

export function poachedEgg(random: Random, r = 22): Piece {
  return {
    svg:
      path(blobPath(random, r, r * 0.94, 0.1, 9), '#d3c8b1', 'transform="translate(1.6 2.4)"') +
      path(blobPath(random, r, r * 0.94, 0.1, 9), '#fffaf0') +
      circle(0.6, 0.8, r * 0.5, '#fbe3a4') +
      circle(0, 0, r * 0.38, '#f6c251') +
      stroke(
        `M${round1(-r * 0.7)} ${round1(-r * 0.2)}Q${round1(-r * 0.5)} ${round1(-r * 0.7)} ${round1(r * 0.1)} ${round1(-r * 0.74)}`,
        '#fff',
        2.4,
        'opacity=".9"',
      ),
    reach: r,
  };
}

/** Cheese that ran and browned. */
export function melted(random: Random, colour: string, r = 19): Piece {
  return {
    svg:
      path(blobPath(random, r, r * 0.8, 0.2, 9), shade(colour, -0.24), 'transform="translate(1.2 2)"') +
      path(blobPath(random, r, r * 0.8, 0.2, 9), colour) +
      path(blobPath(random, r * 0.62, r * 0.46, 0.2, 8), shade(colour, 0.34), 'transform="translate(-2 -2)"') +
      ellipse(r * 0.3, r * 0.2, r * 0.22, r * 0.14, '#b9722b', 'opacity=".75"') +
      ellipse(-r * 0.4, r * 0.3, r * 0.14, r * 0.1, '#b9722b', 'opacity=".6"'),
    reach: r,
  };
}

/** Mash, hummus, refried beans: a heap drawn through with a spoon. */
export function mound(random: Random, colour: string, r = 29): Piece {
  return {
    svg:
      path(blobPath(random, r, r * 0.86, 0.08, 10), shade(colour, -0.26), 'transform="translate(1.6 2.8)"') +
      path(blobPath(random, r, r * 0.86, 0.08, 10), colour) +
      path(blobPath(random, r * 0.7, r * 0.56, 0.1, 9), shade(colour, 0.24), 'transform="translate(-3 -4)"') +
      [-0.42, -0.05, 0.32]
        .map((at) =>
          stroke(
            `M${round1(-r * 0.62)} ${round1(r * at)}q${round1(r * 0.6)} ${round1(r * 0.26)} ${round1(r * 1.2)} 0`,
            shade(colour, -0.16),
            2.4,
          ),
        )
        .join(''),
    reach: r,
  };
}

/** A scoop of what is cooked grain by grain. */
export function grainHeap(random: Random, colour: string, r = 30): Piece {
  const grains = Array.from({ length: 54 }, (_, i) => {
    const angle = random() * 2 * Math.PI;
    const at = Math.sqrt(random()) * r * 0.86;
    const turn = random() * Math.PI;
    const [x, y] = [Math.cos(angle) * at, Math.sin(angle) * at * 0.86];
    return { isLit: i % 2 === 0, d: `M${round1(x)} ${round1(y)}l${round1(Math.cos(turn) * 3.6)} ${round1(Math.sin(turn) * 3.6)}` };
  });
  const draw = (isLit: boolean, tint: string) =>
    stroke(
      grains
        .filter((grain) => grain.isLit === isLit)
        .map(({ d }) => d)
        .join(''),
      tint,
      2.5,
    );
  return {
    svg:
      path(blobPath(random, r, r * 0.86, 0.09, 11), shade(colour, -0.3), 'transform="translate(1.4 2.6)"') +
      path(blobPath(random, r, r * 0.86, 0.09, 11), shade(colour, -0.06)) +
      draw(false, shade(colour, -0.2)) +
      draw(true, shade(colour, 0.45)),
    reach: r,
  };
}

/** Pulled meat, fried onion, braised cabbage: threads in a tangle. */
export function tangle(random: Random, colour: string, { r = 21, width = 3.4, count = 15 } = {}): Piece {
  const threads = Array.from({ length: count }, (_, i) => {
    const angle = random() * Math.PI;
    const [x, y] = [between(random, -r * 0.5, r * 0.5), between(random, -r * 0.4, r * 0.4)];
    const [dx, dy] = [Math.cos(angle) * r * 0.5, Math.sin(angle) * r * 0.5];
    return stroke(
      `M${round1(x - dx)} ${round1(y - dy)}Q${round1(x + between(random, -8, 8))} ${round1(y + between(random, -8, 8))} ${round1(x + dx)} ${round1(y + dy)}`,
      shade(colour, [-0.3, 0, 0.28][i % 3] as number),
      width,
    );
  });
  return { svg: path(blobPath(random, r * 0.72, r * 0.6, 0.14, 9), shade(colour, -0.34)) + threads.join(''), reach: r };
}

/** Fried or baked in a crust of crumbs. */
export function breaded(random: Random, { rx = 34, ry = 21, colour = '#d9963c' } = {}): Piece {
  const crumbs = Array.from({ length: Math.round(rx * 0.7) }, (_, i) => {
    const angle = random() * 2 * Math.PI;
    const at = Math.sqrt(random()) * 0.84;
    return circle(Math.cos(angle) * at * rx, Math.sin(angle) * at * ry, between(random, 1, 2), shade(colour, i % 2 ? 0.42 : -0.3));
  });
  const outline = blobPath(random, rx, ry, 0.1, 13);
  return {
    svg:
      path(outline, shade(colour, -0.42), 'transform="translate(1.6 2.6)"') +
      path(outline, colour) +
      path(blobPath(random, rx * 0.8, ry * 0.74, 0.1, 11), shade(colour, 0.16), 'transform="translate(-1.4 -2)"') +
      crumbs.join(''),
    reach: rx,
  };
}

/** A whole slice across a lemon, a lime or an orange. */
export function citrusWheel({ rind, flesh, r = 11.5 }: { readonly rind: string; readonly flesh: string; readonly r?: number }): Piece {
  const rays = Array.from({ length: 8 }, (_, i) => {
    const angle = (i / 8) * 2 * Math.PI + 0.2;
    return `M0 0L${round1(Math.cos(angle) * r * 0.74)} ${round1(Math.sin(angle) * r * 0.74)}`;
  });
  return {
    svg:
      circle(0.9, 1.4, r, shade(rind, -0.28)) +
      circle(0, 0, r, rind) +
      circle(0, 0, r * 0.86, '#fdf8e2') +
      circle(0, 0, r * 0.74, flesh) +
      stroke(rays.join(''), '#fdf8e2', 1.5) +
      circle(0, 0, r * 0.1, '#fdf8e2'),
    reach: r,
  };
}

/** Flakes of cooked fish. */
export function flake(random: Random, colour: string): Piece {
  const outline = blobPath(random, 12, 7.5, 0.16, 8);
  return {
    svg:
      path(outline, shade(colour, -0.26), 'transform="translate(.9 1.4)"') +
      path(outline, colour) +
      stroke('M-7 -1q6 -4 13 0M-5 3q5 -3 10 0', shade(colour, 0.42), 1.5),
    reach: 12,
  };
}

/** Across a banana: no rind, a pale heart with its three rows of seeds. */
export function bananaCoin(random: Random, r = 10): Piece {
  return {
    svg:
      path(blobPath(random, r, r * 0.92, 0.04, 8), '#cdb06a', 'transform="translate(.8 1.3)"') +
      path(blobPath(random, r, r * 0.92, 0.04, 8), '#f7e6b0') +
      circle(0, 0, r * 0.52, '#fdf4d3') +
      [0, 120, 240].map((degrees) => place(ellipse(0, -r * 0.22, 0.9, 1.9, '#8a6a3a'), 0, 0, degrees)).join(''),
    reach: r,
  };
}

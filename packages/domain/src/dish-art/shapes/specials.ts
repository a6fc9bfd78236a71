import type { Random } from '../../base/random.ts';
import { shade } from '../colour.ts';
import { between, blobPath, box, circle, ellipse, path, type Piece, place, round1, stroke } from '../svg.ts';

export function friedEgg(random: Random, r = 24): Piece {
  return {
    svg:
      path(blobPath(random, r, r * 0.92, 0.13, 9), '#d9cdb4', 'transform="translate(1.4 2)"') +
      path(blobPath(random, r, r * 0.92, 0.13, 9), '#fffaf0') +
      circle(1, 1.4, r * 0.4, '#d98a16') +
      circle(0, 0, r * 0.4, '#f2ab27') +
      ellipse(-r * 0.13, -r * 0.15, r * 0.12, r * 0.08, '#ffe3a1'),
    reach: r,
  };
}

export function eggHalf(r = 15): Piece {
  return {
    svg:
      ellipse(1, 1.4, r * 0.82, r, '#cdbfa3') +
      ellipse(0, 0, r * 0.82, r, '#fffaf0') +
      circle(0, r * 0.14, r * 0.46, '#e8991c') +
      circle(-0.6, r * 0.08, r * 0.36, '#f6b63c'),
    reach: r,
  };
}

export function curds(random: Random, colour = '#f7d774'): Piece {
  const lumps = Array.from({ length: 6 }, (_, i) =>
    place(
      path(blobPath(random, 10, 7.5, 0.22, 7), shade(colour, i % 2 ? -0.06 : 0.12)),
      between(random, -13, 13),
      between(random, -9, 9),
      between(random, 0, 180),
    ),
  );
  return {
    svg:
      path(blobPath(random, 24, 17, 0.15), shade(colour, -0.2), 'transform="translate(1 2)"') +
      path(blobPath(random, 23, 16, 0.15), colour) +
      lumps.join(''),
    reach: 24,
  };
}

export function shrimp(r = 14): Piece {
  const body = `M${round1(-r * 0.9)} ${round1(r * 0.5)}C${round1(-r * 1.2)} ${round1(-r * 0.8)} ${round1(r * 0.7)} ${round1(-r * 1.2)} ${round1(r * 0.85)} ${round1(r * 0.2)}`;
  const bands = [-0.62, -0.12, 0.4].map((x) =>
    stroke(`M${round1(r * x)} ${round1(-r * 0.78)}l${round1(r * 0.08)} ${round1(r * 0.5)}`, '#fbd2bd', 1.8),
  );
  return {
    svg:
      stroke(body, '#c9613f', r * 0.62, 'transform="translate(.8 1.4)"') +
      stroke(body, '#f0926c', r * 0.58) +
      bands.join('') +
      path(
        `M${round1(r * 0.6)} ${round1(r * 0.3)}l${round1(r * 0.15)} ${round1(r * 0.75)}l${round1(r * 0.22)} ${round1(-r * 0.25)}l${round1(r * 0.32)} ${round1(r * 0.2)}l${round1(-r * 0.1)} ${round1(-r * 0.7)}Z`,
        '#d96a45',
      ),
    reach: r * 1.1,
  };
}

export function mussel(): Piece {
  return {
    svg:
      path('M-15 2C-12 -12 12 -13 16 0C12 10 -10 11 -15 2Z', '#2c3440') +
      path('M-12 2C-9 -8 9 -9 13 0C9 7 -8 8 -12 2Z', '#cdbfae') +
      path('M-9 2C-6 -6 7 -7 10 0C7 5 -6 6 -9 2Z', '#e8954b'),
    reach: 16,
  };
}

export function bacon(random: Random): Piece {
  const w = between(random, 4, 6);
  const d = `M-30 0C-20 ${round1(-w)} -12 ${round1(w)} 0 0S20 ${round1(w)} 30 0`;
  return {
    svg:
      stroke(d, '#7e2f22', 11, 'transform="translate(1 1.5)"') +
      stroke(d, '#a8402e', 10.5) +
      stroke(d, '#efcdb0', 2.6, 'transform="translate(0 -1.6)"') +
      stroke(d, '#d98c6b', 1.6, 'transform="translate(0 2.6)"'),
    reach: 31,
  };
}

export function sausage(colour = '#a4542f', coins = false): Piece {
  if (coins)
    return {
      svg:
        circle(0.8, 1.2, 9, shade(colour, -0.35)) +
        circle(0, 0, 9, colour) +
        circle(-0.4, -0.5, 7.2, shade(colour, 0.18)) +
        circle(-2, -1, 1, shade(colour, 0.5)) +
        circle(2.5, 2, 1, shade(colour, 0.5)),
      reach: 9,
    };
  return {
    svg:
      stroke('M-24 3Q0 -9 24 3', shade(colour, -0.3), 14, 'transform="translate(1 2)"') +
      stroke('M-24 3Q0 -9 24 3', colour, 13.4) +
      stroke('M-20 -1Q0 -11 18 -1', shade(colour, 0.4), 2, 'opacity=".7"') +
      stroke('M-12 -6l4 7M0 -8l4 7M12 -6l4 7', shade(colour, -0.4), 2),
    reach: 30,
  };
}

export function meatball(random: Random, colour = '#8a4a2c', r = 13): Piece {
  const flecks = Array.from({ length: 6 }, () =>
    circle(between(random, -r * 0.6, r * 0.5), between(random, -r * 0.6, r * 0.5), r * 0.09, shade(colour, random() < 0.5 ? -0.35 : 0.3)),
  );
  return {
    svg:
      circle(1, 1.6, r, shade(colour, -0.4)) +
      path(blobPath(random, r, r, 0.05), shade(colour, -0.12)) +
      path(blobPath(random, r * 0.8, r * 0.78, 0.06), colour, 'transform="translate(-1.4 -1.6)"') +
      flecks.join(''),
    reach: r,
  };
}

export function chop(random: Random, meat: string, fat = '#efd9bd'): Piece {
  const outline = blobPath(random, 30, 22, 0.08, 8);
  return {
    svg:
      box(20, -4, 30, 8, 4, '#eadfcb', 'transform="rotate(18)"') +
      path(outline, shade(meat, -0.4), 'transform="translate(1.6 2.4)"') +
      path(outline, fat) +
      path(blobPath(random, 26, 18, 0.07, 8), meat, 'transform="translate(-.6 .4)"') +
      stroke('M-14 -8L8 10M-4 -12L16 6', shade(meat, -0.45), 2.6),
    reach: 34,
  };
}

export function drumstick(colour = '#b8703a'): Piece {
  return {
    svg:
      stroke('M16 10L32 20', '#eee3d0', 6) +
      circle(33, 18, 3.6, '#eee3d0') +
      circle(30, 22, 3.6, '#eee3d0') +
      path('M-22 -8C-20 -24 6 -22 16 -2C22 8 18 16 10 16C-8 18 -26 8 -22 -8Z', shade(colour, -0.3), 'transform="translate(1.4 2)"') +
      path('M-22 -8C-20 -24 6 -22 16 -2C22 8 18 16 10 16C-8 18 -26 8 -22 -8Z', colour) +
      path('M-16 -8C-14 -17 0 -16 8 -5C2 -9 -8 -8 -16 -8Z', shade(colour, 0.35), 'opacity=".7"'),
    reach: 30,
  };
}

export function noodleNest(random: Random, colour: string, r: number, count = 26): Piece {
  const strands = Array.from({ length: count }, () => {
    const a = random() * Math.PI * 2;
    const b = a + between(random, 1.4, 3.6);
    const at = r * between(random, 0.3, 0.95);
    const to = r * between(random, 0.25, 0.95);
    const bend = r * between(random, 0.2, 1.15);
    const c = (a + b) / 2;
    return stroke(
      `M${round1(Math.cos(a) * at)} ${round1(Math.sin(a) * at)}Q${round1(Math.cos(c) * bend)} ${round1(Math.sin(c) * bend)} ${round1(Math.cos(b) * to)} ${round1(Math.sin(b) * to)}`,
      shade(colour, between(random, -0.16, 0.2)),
      3.6,
    );
  });
  return { svg: strands.join(''), reach: r };
}

export function pastaTube(colour = '#ecc873', r = 12): Piece {
  return {
    svg:
      box(-r, -4.2, r * 2, 8.4, 2.6, shade(colour, -0.25), 'transform="translate(.8 1.2)"') +
      box(-r, -4.2, r * 2, 8.4, 2.6, colour) +
      stroke(`M${-r + 2} -1.6H${r - 2}M${-r + 2} 1.4H${r - 2}`, shade(colour, -0.14), 0.9) +
      ellipse(r - 0.6, 0, 1.7, 3.4, shade(colour, -0.3)),
    reach: r,
  };
}

export function shaving(random: Random, colour = '#f4e3b2'): Piece {
  return {
    svg:
      path(blobPath(random, 11, 4.4, 0.2, 7), shade(colour, -0.16), 'transform="translate(.7 1)"') +
      path(blobPath(random, 11, 4.4, 0.2, 7), colour),
    reach: 11,
  };
}

export function breadSlice(crust = '#a8692f', crumb = '#f0d6a4', r = 46): Piece {
  const d = (k: number) =>
    `M${round1(-r * 0.78 * k)} ${round1(r * 0.86 * k)}V${round1(-r * 0.2 * k)}C${round1(-r * 1.08 * k)} ${round1(-r * 0.5 * k)} ${round1(-r * 0.8 * k)} ${round1(-r * 0.98 * k)} ${round1(-r * 0.36 * k)} ${round1(-r * 0.92 * k)}Q0 ${round1(-r * 1.02 * k)} ${round1(r * 0.36 * k)} ${round1(-r * 0.92 * k)}C${round1(r * 0.8 * k)} ${round1(-r * 0.98 * k)} ${round1(r * 1.08 * k)} ${round1(-r * 0.5 * k)} ${round1(r * 0.78 * k)} ${round1(-r * 0.2 * k)}V${round1(r * 0.86 * k)}Q0 ${round1(r * 0.98 * k)} ${round1(-r * 0.78 * k)} ${round1(r * 0.86 * k)}Z`;
  return { svg: path(d(1), shade(crust, -0.3), 'transform="translate(2 3)"') + path(d(1), crust) + path(d(0.9), crumb), reach: r };
}

export function tortillaFold(colour = '#e9c888'): Piece {
  return {
    svg:
      path('M-34 12A34 34 0 0 1 34 12Q0 20 -34 12Z', shade(colour, -0.25), 'transform="translate(1.4 2)"') +
      path('M-34 12A34 34 0 0 1 34 12Q0 20 -34 12Z', colour) +
      [
        [-16, 0],
        [4, -10],
        [18, 4],
        [-4, 4],
        [-22, 8],
      ]
        .map(([x, y]) => ellipse(x as number, y as number, 2.6, 1.8, shade(colour, -0.28), 'opacity=".6"'))
        .join(''),
    reach: 34,
  };
}

export function cracker(colour = '#d9a860'): Piece {
  return {
    svg:
      box(-11, -11, 22, 22, 3, shade(colour, -0.25), 'transform="translate(.8 1.2)"') +
      box(-11, -11, 22, 22, 3, colour) +
      [-5, 0, 5].flatMap((x) => [-5, 0, 5].map((y) => circle(x, y, 0.9, shade(colour, -0.3)))).join(''),
    reach: 14,
  };
}

export function chocolate(): Piece {
  return {
    svg:
      box(-9, -7, 18, 14, 2, '#2f1a10', 'transform="translate(.8 1.2)"') +
      box(-9, -7, 18, 14, 2, '#4d2c1b') +
      box(-6.4, -4.6, 12.8, 9.2, 1.4, '#633923') +
      stroke('M-5 -3H4', '#8a5a40', 1),
    reach: 11,
  };
}

export function popcorn(random: Random): Piece {
  const lobes = Array.from({ length: 4 }, (_, i) => {
    const angle = (i / 4) * Math.PI * 2 + between(random, -0.3, 0.3);
    return circle(Math.cos(angle) * 4.6, Math.sin(angle) * 4.6, between(random, 4.2, 5.6), i % 2 ? '#fff6dc' : '#fffdf2');
  });
  return {
    svg: circle(0.9, 1.6, 8.4, '#cdb583') + lobes.join('') + circle(between(random, -1, 1), between(random, -1, 1), 2.2, '#e2a63a'),
    reach: 9,
  };
}

/** A flat round of chopped meat or vegetables, browned. */
export function patty(random: Random, colour: string, r = 21): Piece {
  const outline = blobPath(random, r, r * 0.92, 0.06, 10);
  const specks = Array.from({ length: 7 }, () =>
    circle(between(random, -r * 0.6, r * 0.6), between(random, -r * 0.6, r * 0.6), r * 0.06, shade(colour, -0.4)),
  );
  return {
    svg:
      path(outline, shade(colour, -0.45), 'transform="translate(1.4 2.4)"') +
      path(outline, shade(colour, -0.16)) +
      path(blobPath(random, r * 0.84, r * 0.76, 0.07, 10), colour, 'transform="translate(-1 -1.4)"') +
      stroke(
        `M${round1(-r * 0.5)} ${round1(-r * 0.3)}L${round1(r * 0.4)} ${round1(r * 0.42)}M${round1(-r * 0.2)} ${round1(-r * 0.5)}L${round1(r * 0.56)} ${round1(r * 0.1)}`,
        shade(colour, -0.34),
        2.2,
      ) +
      specks.join(''),
    reach: r,
  };
}

/** What is dipped into, in a small bowl of its own: on a board it would be lost. */
export function dipBowl(random: Random, colour: string, r = 25): Piece {
  return {
    svg:
      circle(1.8, 3, r, '#5b4a36', 'opacity=".35"') +
      circle(0, 0, r, '#e9e2d4') +
      circle(0, 0, r - 3, '#cfc5b3') +
      path(blobPath(random, r - 5, r - 5, 0.03), colour) +
      stroke(
        `M${round1(-r * 0.42)} ${round1(r * 0.08)}C${round1(-r * 0.36)} ${round1(-r * 0.5)} ${round1(r * 0.42)} ${round1(-r * 0.42)} ${round1(r * 0.3)} ${round1(r * 0.06)}C${round1(r * 0.2)} ${round1(r * 0.34)} ${round1(-r * 0.16)} ${round1(r * 0.26)} ${round1(-r * 0.08)} 0`,
        shade(colour, -0.16),
        2,
      ),
    reach: r,
  };
}

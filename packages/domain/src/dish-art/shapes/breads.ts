import type { Random } from '../../base/random.ts';
import { shade } from '../colour.ts';
import { between, blobPath, box, circle, ellipse, path, type Piece, place, round1, stroke } from '../svg.ts';

/** A half-moon of pastry, its round edge crimped, baked to gold. */
export function halfMoonPie(random: Random, colour = '#dba653'): Piece {
  const outline = 'M-38 12C-38 -26 38 -26 38 12Q0 20 -38 12Z';
  const crimps = Array.from({ length: 11 }, (_, i) => {
    const at = ((i + 0.5) / 11) * Math.PI;
    return circle(-Math.cos(at) * 37, 11 - Math.sin(at) * 29, 5, shade(colour, i % 2 ? 0.12 : -0.12));
  });
  return {
    svg:
      path(outline, shade(colour, -0.45), 'transform="translate(1.6 3.4)"') +
      crimps.join('') +
      path(outline, colour) +
      path('M-27 9C-25 -14 25 -14 27 9Q0 14 -27 9Z', shade(colour, 0.24)) +
      ellipse(between(random, -9, 9), -4, 11, 5, '#b9772b', 'opacity=".35"') +
      stroke('M-8 0l4 5M2 -2l4 5', shade(colour, -0.4), 2),
    reach: 40,
  };
}

/** Corn dough steamed in its husk, which lies open under it. */
export function tamale(random: Random): Piece {
  const husk = 'M-46 0C-34 -24 26 -24 38 -8L50 -14L46 0L50 14L38 8C26 24 -34 24 -46 0Z';
  return {
    svg:
      path(husk, '#9c8144', 'transform="translate(1.6 3)"') +
      path(husk, '#ddc98c') +
      stroke('M-40 -2C-20 -14 20 -14 44 -6M-40 3C-20 15 20 15 44 6', '#c0a762', 1.6) +
      box(-29, -11, 54, 23, 10, '#c9a24e') +
      box(-30, -13, 54, 23, 10, '#efd287') +
      box(-26, -11, 44, 8, 4, '#f8e6b4') +
      circle(between(random, -16, -6), 3, 2, '#b9552c') +
      circle(between(random, 2, 14), 4, 1.7, '#b9552c'),
    reach: 46,
  };
}

/** A white cake steamed in a mold: domed, with a rim. */
export function steamedCake(random: Random, colour = '#f7f1e3', r = 27): Piece {
  const pores = Array.from({ length: 9 }, () =>
    circle(between(random, -r * 0.55, r * 0.55), between(random, -r * 0.5, r * 0.5), between(random, 0.8, 1.5), shade(colour, -0.14)),
  );
  return {
    svg:
      circle(1.8, 3, r, '#1d1a14', 'opacity=".25"') +
      circle(0, 0, r, shade(colour, -0.12)) +
      circle(-0.6, -1, r * 0.9, colour) +
      ellipse(-r * 0.26, -r * 0.3, r * 0.4, r * 0.26, '#ffffff', 'opacity=".75"') +
      pores.join(''),
    reach: r,
  };
}

/** A rod of rice dough, chewed and not cut. */
export function riceRod(random: Random, colour = '#f8efe0'): Piece {
  const bend = round1(between(random, -5, 5));
  const d = `M-22 0Q0 ${bend} 22 0`;
  return {
    svg:
      stroke(d, '#9c3a1c', 13, 'transform="translate(1 2)"') +
      stroke(d, shade(colour, -0.14), 12.6) +
      stroke(d, colour, 9.4, 'transform="translate(-.4 -1)"') +
      stroke(`M-16 -3Q0 ${round1(bend - 3)} 14 -3`, '#ffffff', 1.8, 'opacity=".8"'),
    reach: 26,
  };
}

/** A round of dough split at the side, with its filling between the halves. */
export function filledRound(random: Random, colour: string, fillings: readonly string[], r = 31): Piece {
  const colours = fillings.length > 0 ? fillings : ['#f3ead2'];
  const bits = Array.from({ length: 13 }, (_, i) => {
    const x = -r * 0.86 + (i / 12) * r * 1.72;
    return circle(x, r * 0.44 + Math.cos(x / r) * r * 0.3 + between(random, -2, 2), r * 0.16, colours[i % colours.length] as string);
  });
  return {
    svg:
      path(blobPath(random, r, r * 0.88, 0.03, 11), shade(colour, -0.45), 'transform="translate(1.6 8)"') +
      path(blobPath(random, r, r * 0.88, 0.03, 11), shade(colour, -0.14), 'transform="translate(0 5)"') +
      bits.join('') +
      path(blobPath(random, r, r * 0.82, 0.03, 11), shade(colour, -0.3), 'transform="translate(.6 -3.6)"') +
      path(blobPath(random, r, r * 0.82, 0.03, 11), colour, 'transform="translate(0 -6)"') +
      ellipse(-r * 0.2, -r * 0.36, r * 0.46, r * 0.3, '#b97a32', 'opacity=".4"') +
      ellipse(r * 0.36, 0, r * 0.2, r * 0.12, '#8f5a24', 'opacity=".45"'),
    reach: r * 1.06,
  };
}

/** Rolled of leaved dough to a crescent, narrow at its ends. */
export function croissant(random: Random, colour = '#d8963f'): Piece {
  const body =
    'M-52 18C-50 -14 -26 -34 0 -34C26 -34 50 -14 52 18C53 26 44 28 40 20C32 4 18 -2 0 -2C-18 -2 -32 4 -40 20C-44 28 -53 26 -52 18Z';
  const folds = [-34, -19, 0, 19, 34].map((x) => {
    const top = -32 + Math.abs(x) * 0.5;
    return stroke(
      `M${x - 5} ${round1(top)}Q${x + 3} ${round1(top + 14)} ${round1(x * 0.8)} ${round1(top + 29)}`,
      shade(colour, -0.34),
      2.6,
    );
  });
  return {
    svg:
      path(body, shade(colour, -0.5), 'transform="translate(2 3.6)"') +
      path(body, colour) +
      stroke('M-42 -2C-34 -22 -18 -28 0 -28C18 -28 34 -22 42 -2', shade(colour, 0.4), 4, 'opacity=".75"') +
      folds.join('') +
      ellipse(between(random, -8, 8), -16, 7, 4, '#f3cf8a', 'opacity=".6"'),
    reach: 52,
  };
}

/** Half of an English muffin, its rough side up under what is spread on it. */
export function muffinHalf(random: Random, spread: string, r = 38): Piece {
  const nooks = Array.from({ length: 12 }, () => {
    const angle = random() * 2 * Math.PI;
    const at = Math.sqrt(random()) * r * 0.74;
    return circle(Math.cos(angle) * at, Math.sin(angle) * at, between(random, 1.2, 2.4), shade(spread, -0.2));
  });
  return {
    svg:
      circle(1.8, 3.4, r, '#6b4522') +
      circle(0, 0, r, '#c98f45') +
      circle(0, 0, r * 0.9, '#f1d9a6') +
      path(blobPath(random, r * 0.8, r * 0.78, 0.06, 12), spread) +
      nooks.join('') +
      ellipse(-r * 0.24, -r * 0.3, r * 0.3, r * 0.14, shade(spread, 0.4), 'opacity=".6"'),
    reach: r,
  };
}

/** An American biscuit: tall, split, pale at the sides. */
export function biscuit(random: Random, r = 24): Piece {
  return {
    svg:
      path(blobPath(random, r, r, 0.04, 11), '#8a5f2c', 'transform="translate(1.6 4)"') +
      path(blobPath(random, r, r, 0.04, 11), '#f0d9a2', 'transform="translate(0 2)"') +
      path(blobPath(random, r * 0.96, r * 0.94, 0.05, 11), '#d9a44f', 'transform="translate(0 -1)"') +
      path(blobPath(random, r * 0.66, r * 0.6, 0.08, 9), '#eabf73', 'transform="translate(-2 -4)"') +
      stroke(`M${-r + 3} 7Q0 13 ${r - 3} 6`, '#b98a48', 1.8),
    reach: r,
  };
}

/** Twisted and salted. */
export function pretzel(random: Random, colour = '#8f5527'): Piece {
  const loop = 'M-4 14C-22 12 -28 -10 -14 -15C-2 -18 2 -2 9 12M4 14C22 12 28 -10 14 -15C2 -18 -2 -2 -9 12M-16 -14Q0 -4 16 -14';
  const salt = Array.from({ length: 6 }, () => circle(between(random, -15, 15), between(random, -13, 11), 1.1, '#fdf8ec'));
  return {
    svg:
      stroke(loop, shade(colour, -0.45), 6.6, 'transform="translate(1 1.8)"') +
      stroke(loop, colour, 6) +
      stroke(loop, shade(colour, 0.35), 1.8, 'transform="translate(-.8 -1.2)" opacity=".7"') +
      salt.join(''),
    reach: 23,
  };
}

/** A disk of puffed rice. */
export function puffedCake(random: Random, colour = '#f2e6c9', r = 26): Piece {
  const grains = Array.from({ length: 34 }, () => {
    const angle = random() * 2 * Math.PI;
    const at = Math.sqrt(random()) * r * 0.86;
    return place(
      ellipse(0, 0, 3.6, 2.4, shade(colour, between(random, -0.14, 0.3))),
      Math.cos(angle) * at,
      Math.sin(angle) * at,
      between(random, 0, 180),
    );
  });
  return {
    svg: circle(1.4, 3, r, '#8f7a4c') + circle(0, 0, r, shade(colour, -0.2)) + circle(0, 0, r * 0.95, colour) + grains.join(''),
    reach: r,
  };
}

/** A square cut from a dish of mince under baked custard, a leaf on it. */
export function custardSlice(random: Random): Piece {
  return {
    svg:
      box(-36, -20, 74, 54, 6, '#3f2414', 'opacity=".5"') +
      box(-37, -4, 74, 34, 6, '#7d4a2b') +
      Array.from({ length: 12 }, () =>
        circle(between(random, -31, 31), between(random, 16, 26), between(random, 1.6, 2.8), '#5c341d'),
      ).join('') +
      box(-37, -28, 74, 40, 6, '#e0aa45') +
      box(-34, -26, 66, 33, 5, '#f2c965') +
      ellipse(between(random, -14, 6), -14, 16, 7, '#c98a34', 'opacity=".45"') +
      path('M-14 -4Q2 -20 22 -12Q6 2 -14 -4Z', '#4d6b34') +
      stroke('M-12 -5L20 -11', '#35502a', 1.2),
    reach: 40,
  };
}

/** An ear of corn, charred in places. */
export function cornCob(random: Random): Piece {
  const rows = [-12, -6, 0, 6, 12].map((y) =>
    Array.from({ length: 15 }, (_, i) => {
      const x = -49 + i * 7;
      const tint = random() < 0.16 ? '#7a4a1c' : i % 2 ? '#f2c63c' : '#f7d662';
      return box(x - 3.2, y - 2.8, 6.4, 5.6, 2.2, tint);
    }).join(''),
  );
  const outline = 'M-56 0C-54 -18 40 -20 56 -8Q64 0 56 8C40 20 -54 18 -56 0Z';
  return {
    svg:
      path(outline, '#8a6216', 'transform="translate(2 4)"') +
      path(outline, '#d9a32c') +
      rows.join('') +
      path('M-56 0C-66 -10 -74 -10 -78 -4L-66 0L-78 5C-74 10 -66 10 -56 0Z', '#a9b96a') +
      stroke('M-50 -15C-20 -19 30 -19 52 -8', '#fff3c4', 2, 'opacity=".5"'),
    reach: 62,
  };
}

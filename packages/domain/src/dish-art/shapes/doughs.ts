import type { Random } from '../../base/random.ts';
import { shade } from '../colour.ts';
import { between, blobPath, box, circle, ellipse, path, type Piece, place, round1, stroke } from '../svg.ts';

/** A half-moon with a pinched edge. */
export function dumpling(random: Random, colour = '#f0dcae', isBrowned = true): Piece {
  const outline = 'M-27 5C-24 -21 24 -21 27 5C16 17 -16 17 -27 5Z';
  const pinches = Array.from({ length: 9 }, (_, i) => {
    const at = ((i + 0.5) / 9) * Math.PI;
    return circle(-Math.cos(at) * 25.5, 5 - Math.sin(at) * 19.5, 3.6, shade(colour, i % 2 ? 0.1 : -0.1));
  });
  return {
    svg:
      path(outline, shade(colour, -0.4), 'transform="translate(1 2.2)"') +
      pinches.join('') +
      path(outline, colour) +
      path('M-19 4C-17 -12 17 -12 19 4C11 10 -11 10 -19 4Z', shade(colour, 0.34)) +
      (isBrowned ? ellipse(between(random, -4, 4), 7, 13, 4, '#c4883d', 'opacity=".6"') : '') +
      stroke('M-22 -1C-16 -12 16 -12 22 -1', shade(colour, -0.16), 1.5),
    reach: 27,
  };
}

/** Wrapped and shut: a purse of dough or rice paper. */
export function parcel(random: Random, colour = '#eceade', filling = '#b9cf8a'): Piece {
  const outline = blobPath(random, 20, 18, 0.07, 8);
  return {
    svg:
      path(outline, shade(colour, -0.3), 'transform="translate(1.4 2.6)"') +
      path(outline, colour) +
      path(blobPath(random, 13, 11, 0.1, 8), filling, 'opacity=".55"') +
      stroke('M-14 -8L0 0L13 -9M-12 10L0 0L14 8', shade(colour, -0.2), 1.8) +
      ellipse(-7, -9, 6, 3, '#ffffff', 'opacity=".7"'),
    reach: 20,
  };
}

/** Cut across a roll: a spiral of what is in it. */
export function pinwheel(_: Random, skin: string, filling: string, r = 18): Piece {
  const turn = Array.from({ length: 26 }, (_unused, i) => {
    const angle = i * 0.56;
    const at = r * 0.12 + (r * 0.7 * i) / 26;
    return `${i === 0 ? 'M' : 'L'}${round1(Math.cos(angle) * at)} ${round1(Math.sin(angle) * at)}`;
  });
  return {
    svg:
      circle(1.4, 2.6, r, shade(skin, -0.4)) +
      circle(0, 0, r, skin) +
      circle(0, 0, r * 0.84, shade(skin, 0.22)) +
      stroke(turn.join(''), filling, r * 0.2),
    reach: r,
  };
}

export function brownie(random: Random, colour = '#4a2a1c'): Piece {
  return {
    svg:
      box(-20, -17, 42, 40, 4, shade(colour, -0.4)) +
      box(-21, -20, 42, 38, 4, colour) +
      box(-19, -18, 36, 30, 3, shade(colour, 0.14)) +
      stroke(`M-14 ${round1(between(random, -10, -4))}L-2 -2L6 -8M-8 8L4 4L14 9`, shade(colour, -0.3), 1.6) +
      circle(-8, 2, 2.6, '#a97c50') +
      circle(8, -9, 2.6, '#a97c50') +
      circle(10, 4, 2.2, '#a97c50'),
    reach: 27,
  };
}

/** A slice of a loaf, with what is baked into it. */
export function loafSlice(random: Random, colour: string, bits: string): Piece {
  const outline = 'M-22 20V-6C-28 -14 -18 -24 0 -24C18 -24 28 -14 22 -6V20Q0 24 -22 20Z';
  return {
    svg:
      path(outline, shade(colour, -0.5), 'transform="translate(1.6 3)"') +
      path(outline, shade(colour, -0.3)) +
      place(path(outline, colour), 0, 1, 0, 0.88) +
      Array.from({ length: 9 }, () => circle(between(random, -15, 15), between(random, -13, 16), between(random, 1.4, 2.6), bits)).join(''),
    reach: 27,
  };
}

/** A small dish of its own, risen over the rim. */
export function ramekin(random: Random, top: string): Piece {
  const flutes = Array.from({ length: 20 }, (_, i) => {
    const angle = (i / 20) * 2 * Math.PI;
    return `M${round1(Math.cos(angle) * 31)} ${round1(Math.sin(angle) * 31)}L${round1(Math.cos(angle) * 36)} ${round1(Math.sin(angle) * 36)}`;
  });
  return {
    svg:
      circle(2, 4, 36, '#1d1a14', 'opacity=".22"') +
      circle(0, 0, 36, '#f4efe4') +
      stroke(flutes.join(''), '#cfc6b4', 1.6) +
      path(blobPath(random, 31, 30, 0.05, 11), shade(top, -0.22)) +
      path(blobPath(random, 29, 28, 0.06, 11), top, 'transform="translate(-1 -1.6)"') +
      path(blobPath(random, 16, 13, 0.12, 9), shade(top, 0.3), 'transform="translate(-4 -6)"') +
      ellipse(9, 9, 8, 5, '#b9772b', 'opacity=".55"') +
      ellipse(-12, 11, 6, 3.6, '#b9772b', 'opacity=".45"'),
    reach: 36,
  };
}

/** A small flat round of dough with a rim, as sopes and tartlets are. */
export function smallRound(random: Random, colour: string, top: string): Piece {
  return {
    svg:
      path(blobPath(random, 25, 25, 0.03, 10), shade(colour, -0.4), 'transform="translate(1.4 2.6)"') +
      path(blobPath(random, 25, 25, 0.03, 10), colour) +
      path(blobPath(random, 19, 19, 0.06, 10), top) +
      ellipse(-7, -17, 7, 3, shade(colour, 0.4), 'opacity=".8"'),
    reach: 25,
  };
}

export function corncake(random: Random, colour = '#e8c56a', r = 24): Piece {
  return {
    svg:
      path(blobPath(random, r, r, 0.03, 11), shade(colour, -0.4), 'transform="translate(1.4 2.6)"') +
      path(blobPath(random, r, r, 0.03, 11), colour) +
      ellipse(-4, -3, r * 0.5, r * 0.4, '#b97a32', 'opacity=".4"') +
      ellipse(8, 9, 5, 3.4, '#8f5a24', 'opacity=".5"') +
      ellipse(-10, 8, 4, 2.6, '#8f5a24', 'opacity=".5"'),
    reach: r,
  };
}

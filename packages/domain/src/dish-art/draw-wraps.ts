import type { Random } from '../base/random.ts';
import { shade } from './colour.ts';
import { fillingColours, wrapperColour } from './dish-colours.ts';
import type { DishSubject } from './dish-picture.ts';
import { ovenDish, plate, type Glaze } from './draw-ware.ts';
import type { DrawnBase } from './drawn-base.ts';
import { findSauce, SAUCE_COLOURS } from './find-sauce.ts';
import { melted } from './shapes/cooked.ts';
import { between, blobPath, circle, ellipse, path, place, stroke } from './svg.ts';

/** The cut through what is rolled up: its fillings in pieces, the first most of all. */
function cutFace(random: Random, colours: readonly string[], rx: number, ry: number): string {
  const [ground = '#d9b47c'] = colours;
  const pieces = Array.from({ length: 15 }, (_, i) => {
    const angle = random() * 2 * Math.PI;
    const at = Math.sqrt(random()) * 0.78;
    const colour = colours[i % Math.max(1, colours.length)] ?? ground;
    return place(
      path(blobPath(random, rx * between(random, 0.2, 0.3), ry * between(random, 0.2, 0.3), 0.2, 7), i % 4 ? colour : shade(colour, 0.25)),
      Math.cos(angle) * at * rx,
      Math.sin(angle) * at * ry,
      between(random, 0, 180),
    );
  });
  return ellipse(0, 0, rx, ry, shade(ground, -0.22)) + pieces.join('');
}

/** A filled tortilla cut on the slant, the halves turned so that both cuts show. */
export function burrito(random: Random, glaze: Glaze, subject: DishSubject): DrawnBase {
  const skin = wrapperColour(subject);
  const colours = fillingColours(subject, 5);
  const half = () =>
    path('M-62 -33H34L52 33H-62Q-78 33 -78 0Q-78 -33 -62 -33Z', shade(skin, -0.4), 'transform="translate(3 6)"') +
    path('M-62 -33H34L52 33H-62Q-78 33 -78 0Q-78 -33 -62 -33Z', skin) +
    path('M-62 -33H34L38 -17H-70Q-68 -31 -62 -33Z', shade(skin, 0.36), 'opacity=".8"') +
    stroke('M-70 14C-40 22 0 20 44 6', shade(skin, -0.22), 2.4) +
    Array.from({ length: 9 }, () =>
      ellipse(
        between(random, -64, 26),
        between(random, -24, 26),
        between(random, 2.4, 5.4),
        between(random, 1.8, 3.2),
        '#a9743a',
        'opacity=".5"',
      ),
    ).join('') +
    place(
      ellipse(0, 0, 23, 35, shade(skin, -0.14)) + ellipse(0, 0, 20.5, 32, shade(skin, 0.3)) + cutFace(random, colours, 18, 29),
      43,
      0,
      -15,
    );
  return {
    svg: plate(glaze, 108) + place(half(), 100, 82, -12) + place(half(), 118, 150, -6),
    area: { cx: 184, cy: 120, rx: 20, ry: 46, clustered: false, scale: 0.8 },
  };
}

/** Folded over its filling, browned and cut into wedges. */
export function quesadilla(random: Random, glaze: Glaze, subject: DishSubject): DrawnBase {
  const skin = wrapperColour(subject);
  const colours = fillingColours(subject, 4);
  const wedge = () => {
    const crumbs = Array.from({ length: 13 }, (_, i) =>
      circle(
        -30 + i * 5.2 + between(random, -1.5, 1.5),
        38 + Math.sin(i * 0.26) * 9 + between(random, -1, 4),
        between(random, 3, 5),
        colours[i % Math.max(1, colours.length)] ?? '#f2c25a',
      ),
    );
    return (
      path('M0 -52L42 36Q0 58 -42 36Z', shade(skin, -0.45), 'transform="translate(2 9)"') +
      path('M0 -48L41 38Q0 60 -41 38Z', shade(skin, -0.2), 'transform="translate(0 7)"') +
      crumbs.join('') +
      stroke('M-38 38Q0 58 38 38', '#f6cf6a', 4.6) +
      path('M0 -54L42 32Q0 54 -42 32Z', skin) +
      path('M0 -44L32 26Q0 44 -32 26Z', shade(skin, 0.24), 'opacity=".85"') +
      Array.from({ length: 8 }, () =>
        ellipse(
          between(random, -18, 18),
          between(random, -16, 34),
          between(random, 3, 7),
          between(random, 2, 4.4),
          '#b0752f',
          'opacity=".6"',
        ),
      ).join('')
    );
  };
  const wedges = [-52, 0, 52].map((turn) => {
    const angle = (turn * Math.PI) / 180;
    return place(wedge(), 116 + Math.sin(angle) * 42, 130 - Math.cos(angle) * 34, turn + 180);
  });
  return {
    svg: plate(glaze, 108) + wedges.join(''),
    area: { cx: 120, cy: 172, rx: 46, ry: 20, clustered: true, scale: 0.9 },
  };
}

const ROLLS = [-42, 0, 42] as const;

/** Rolls that lie in their sauce, in the dish they were baked in. */
export const BAKED_ROLLS = /enchilada|cannelloni|manicotti|cabbage rolls|eggplant rolls|in tomato/i;

/** Three rolls side by side, cut so that the filling shows at the ends; what is baked in a sauce lies in its dish under it. */
export function rolls(random: Random, glaze: Glaze, subject: DishSubject): DrawnBase {
  if (BAKED_ROLLS.test(subject.title)) return bakedRolls(random, glaze, subject);
  const skin = wrapperColour(subject);
  const colours = fillingColours(subject, 4);
  const isClear = /rice paper|summer roll|spring roll/i.test(subject.title);
  const one = (x: number) =>
    path(`M${x - 17} -46Q${x} -56 ${x + 17} -46V44H${x - 17}Z`, shade(skin, -0.34), 'transform="translate(3 4)"') +
    path(`M${x - 17} -46Q${x} -56 ${x + 17} -46V44H${x - 17}Z`, skin) +
    path(`M${x - 13} -46Q${x - 8} -52 ${x - 5} -50V40H${x - 13}Z`, shade(skin, 0.4), 'opacity=".7"') +
    stroke(`M${x + 12} -40Q${x + 4} -10 ${x + 12} 24`, shade(skin, -0.22), 1.8, 'opacity=".7"') +
    Array.from({ length: 4 }, () =>
      ellipse(x + between(random, -8, 10), between(random, -36, 20), 3, 2, shade(skin, -0.25), 'opacity=".5"'),
    ).join('') +
    (isClear ? seenThrough(random, colours, x) : '') +
    place(ellipse(0, 0, 17, 17, shade(skin, -0.12)) + cutFace(random, colours, 14, 14), x, 44);
  return {
    svg: plate(glaze, 104) + place(ROLLS.map(one).join(''), 112, 112, -18),
    area: { cx: 176, cy: 156, rx: 30, ry: 34, clustered: false, scale: 0.8 },
  };
}

/** Rice paper hides little. */
const seenThrough = (random: Random, colours: readonly string[], x: number): string =>
  Array.from({ length: 9 }, (_, i) =>
    place(
      path(
        blobPath(random, between(random, 4, 7), between(random, 9, 15), 0.2, 8),
        colours[i % Math.max(1, colours.length)] ?? '#8fb857',
        'opacity=".6"',
      ),
      x + between(random, -7, 7),
      -40 + i * 8.4,
      between(random, -20, 20),
    ),
  ).join('');

function bakedRolls(random: Random, glaze: Glaze, subject: DishSubject): DrawnBase {
  const skin = wrapperColour(subject);
  const sauce = SAUCE_COLOURS[findSauce(subject) ?? 'tomato'];
  const hasCheese = subject.foods.some(({ kind, grams }) => kind === 'cheese' && grams > 10);
  const roll = (x: number) =>
    path('M-19 -52Q0 -60 19 -52V52Q0 60 -19 52Z', shade(skin, -0.35), `transform="translate(${x + 2} 3)"`) +
    path('M-19 -52Q0 -60 19 -52V52Q0 60 -19 52Z', skin, `transform="translate(${x} 0)"`) +
    path('M-12 -50Q-6 -54 -2 -52V50H-12Z', shade(skin, 0.35), `opacity=".7" transform="translate(${x} 0)"`);
  const poured = place(path(blobPath(random, 72, 31, 0.1, 15), shade(sauce, -0.2)) + path(blobPath(random, 70, 28, 0.1, 15), sauce), 0, 0);
  const cheese = hasCheese ? [-44, -4, 38].map((x) => place(melted(random, '#f8dfa0', 19).svg, x, between(random, -7, 7))).join('') : '';
  return {
    svg: ovenDish(glaze, shade(sauce, -0.06)) + place([-57, -19, 19, 57].map(roll).join('') + poured + cheese, 120, 118),
    area: { cx: 120, cy: 118, rx: 66, ry: 24, clustered: false, scale: 0.9 },
  };
}

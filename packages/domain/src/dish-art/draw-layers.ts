import type { Random } from '../base/random.ts';
import { shade } from './colour.ts';
import { bakeColour, fillingColours } from './dish-colours.ts';
import type { DishSubject } from './dish-picture.ts';
import { plate, type Glaze } from './draw-ware.ts';
import type { DrawnBase } from './drawn-base.ts';
import { melted } from './shapes/cooked.ts';
import { between, blobPath, circle, ellipse, path, place, round1, stroke } from './svg.ts';

/** What can be told apart in the cut of a bake. */
const LAYERS: readonly (readonly [RegExp, string])[] = [
  [/lasagna|noodle|phyllo|bread|tortilla/, '#f2d69a'],
  [/eggplant/, '#7b5a80'],
  [/zucchini/, '#a5bd5c'],
  [/sweet-potato|squash|pumpkin/, '#ec9a45'],
  [/potato/, '#f0d58c'],
  [/ground-beef|ground-lamb|beef|lamb|pork|sausage/, '#8a452a'],
  [/lentil|mushroom|ground-turkey|turkey|chicken|soy-protein/, '#9c6a3e'],
  [/spinach|kale|chard/, '#5b8a45'],
  [/tomato|marinara|passata/, '#cd4427'],
  [/ricotta|mozzarella|cottage|bechamel|tofu|cauliflower|milk/, '#fbf1da'],
];

/** Mash, custard or cheese, browned; else tomato under cheese. */
const TOPS: readonly (readonly [RegExp, string])[] = [
  [/shepherd|cottage pie|mash/i, '#f1dca0'],
  [/moussaka|pastitsio|b[eé]chamel/i, '#eecf8e'],
  [/strata|bread pudding/i, '#e8bf6a'],
];

/** A portion cut from a bake, seen a little from the front, where the layers show. */
export function layers(random: Random, glaze: Glaze, subject: DishSubject): DrawnBase {
  const { title, foods } = subject;
  const isRed = /lasagna|parmigiana|enchilada|ziti/i.test(title);
  const top = TOPS.find(([pattern]) => pattern.test(title))?.[1] ?? (isRed ? '#d2552f' : bakeColour(subject));
  const found = LAYERS.filter(([pattern]) => foods.some(({ id, grams }) => grams >= 20 && pattern.test(id))).map(([, colour]) => colour);
  const bands = found.length > 1 ? found : [...found, '#f2d69a', '#b5502f'];
  const stack = [...bands, ...bands, ...bands].slice(0, 6);
  const front = stack.map((colour, i) => wavy(random, 37 + i * 10.4, colour)).join('');
  const isMash = /shepherd|cottage pie|mash/i.test(title);
  const cheese = isRed
    ? [
        [-38, -22],
        [6, -34],
        [36, -8],
        [-10, 4],
        [-44, 14],
        [30, 20],
      ]
        .map(([x = 0, y = 0]) => place(melted(random, '#fae6b4', 21).svg, x, y))
        .join('')
    : '';
  const svg =
    path('M-74 34L-70 98Q0 109 70 98L74 34Z', '#1d1a14', 'opacity=".2" transform="translate(5 5)"') +
    path('M-75 30L-71 92Q0 103 71 92L75 30Z', shade(stack[0] as string, -0.16)) +
    front +
    path('M-76 32Q-80 -44 -66 -52Q0 -60 66 -52Q80 -44 76 32Q0 44 -76 32Z', shade(top, -0.26), 'transform="translate(0 4)"') +
    path('M-76 32Q-80 -44 -66 -52Q0 -60 66 -52Q80 -44 76 32Q0 44 -76 32Z', top) +
    (isMash ? ridges(top) : browned(random, top)) +
    cheese;
  return {
    svg: plate(glaze, 108) + place(svg, 120, 98, -4),
    area: { cx: 120, cy: 84, rx: 50, ry: 30, clustered: false, scale: 0.72 },
  };
}

function wavy(random: Random, y: number, colour: string): string {
  const inset = 66 - (y - 34) * 0.05;
  const wave = [between(random, -2, 2), between(random, -2, 2), between(random, -2, 2)];
  const d = `M${round1(-inset)} ${y}Q-38 ${round1(y + 6 + (wave[0] ?? 0))} 0 ${round1(y + 7 + (wave[1] ?? 0))}Q38 ${round1(y + 6 + (wave[2] ?? 0))} ${round1(inset)} ${y}`;
  return stroke(d, shade(colour, -0.2), 11) + stroke(d, colour, 8, 'transform="translate(0 -1)"');
}

const browned = (random: Random, top: string): string =>
  Array.from({ length: 12 }, (_, i) =>
    place(
      path(
        blobPath(random, between(random, 6, 14), between(random, 4, 8), 0.2, 8),
        i % 3 ? '#a9652a' : shade(top, 0.35),
        `opacity="${i % 3 ? '.4' : '.7'}"`,
      ),
      between(random, -56, 56),
      between(random, -40, 26),
    ),
  ).join('');

/** Drawn with a fork. */
const ridges = (top: string): string =>
  [-38, -24, -10, 4, 18].map((y) => stroke(`M-64 ${y}q11 -8 22 0t22 0t22 0t22 0t22 0t18 -2`, shade(top, -0.2), 3)).join('') +
  [-31, -3, 25].map((y) => stroke(`M-58 ${y}q11 -7 22 0t22 0t22 0t22 0t22 0`, '#b57a34', 3, 'opacity=".5"')).join('');

/** A dish under its own lid of pastry, broken open where the filling shows. */
export function potPie(random: Random, glaze: Glaze, subject: DishSubject): DrawnBase {
  const crust = '#d99f4e';
  const isPhyllo = subject.foods.some(({ id }) => /phyllo/.test(id));
  const [first = '#f2e2b8'] = fillingColours(subject);
  const sauce = subject.foods.some(({ id }) => /milk|cream/.test(id)) ? '#f4e4bd' : shade(first, -0.1);
  const crimps = Array.from({ length: 28 }, (_, i) => {
    const angle = (i / 28) * 2 * Math.PI;
    return circle(120 + Math.cos(angle) * 84, 120 + Math.sin(angle) * 84, 10.4, i % 2 ? shade(crust, -0.16) : shade(crust, 0.04));
  });
  const lid = isPhyllo
    ? Array.from({ length: 22 }, (_, i) =>
        place(
          path(blobPath(random, 28, 14, 0.3, 9), shade(crust, [-0.22, 0, 0.26][i % 3] as number)),
          120 + Math.cos(i * 2.4) * 15 * Math.sqrt(i),
          120 + Math.sin(i * 2.4) * 15 * Math.sqrt(i),
          between(random, 0, 180),
        ),
      ).join('')
    : ellipse(96, 92, 40, 26, shade(crust, 0.3), 'opacity=".6" transform="rotate(-32 96 92)"') +
      stroke('M84 84L100 100M106 74L116 92M70 106L90 112', shade(crust, -0.45), 4.6) +
      Array.from({ length: 9 }, () =>
        ellipse(
          between(random, 66, 150),
          between(random, 62, 128),
          between(random, 4, 9),
          between(random, 3, 5),
          '#a9672a',
          'opacity=".4"',
        ),
      ).join('');
  const hole = 'M104 128Q124 112 150 116Q182 122 178 150Q170 182 138 180Q102 176 98 152Q96 138 104 128Z';
  const svg =
    crimps.join('') +
    circle(121, 122, 80, shade(crust, -0.3)) +
    circle(120, 119, 80, crust) +
    lid +
    path(hole, shade(crust, -0.5)) +
    path(hole, sauce, 'transform="translate(10 11) scale(.93)"') +
    place(
      path('M-30 -20L26 -26L34 18L-12 26Z', shade(crust, -0.35), 'transform="translate(2 4)"') +
        path('M-30 -20L26 -26L34 18L-12 26Z', shade(crust, 0.12)),
      74,
      176,
      20,
    );
  return {
    svg: plate(glaze, 106) + svg,
    area: { cx: 139, cy: 149, rx: 36, ry: 30, clustered: false, scale: 0.86 },
  };
}

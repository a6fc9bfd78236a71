import type { Random } from '../base/random.ts';
import { shade } from './colour.ts';
import { fillingColours, spreadColour } from './dish-colours.ts';
import type { DishSubject } from './dish-picture.ts';
import { isDarkBread } from './draw-breads.ts';
import { plate, type Glaze } from './draw-ware.ts';
import type { DrawnBase } from './drawn-base.ts';
import { tangle } from './shapes/cooked.ts';
import { patty } from './shapes/specials.ts';
import { between, blobPath, circle, ellipse, path, place, round1, stroke } from './svg.ts';

const crustOf = (subject: DishSubject): string => (isDarkBread(subject) ? '#a5692f' : '#d29445');

/** A round bun, its lid laid half aside so that the filling shows; what comes with it lies beside it. */
export function openBun(random: Random, glaze: Glaze, subject: DishSubject): DrawnBase {
  const bun = crustOf(subject);
  const [first = '#8f5a34', ...others] = fillingColours(subject);
  const filling = isBurger(subject)
    ? patty(random, pattyColour(subject), 45).svg
    : tangle(random, first, { r: 46, width: 5.6, count: 34 }).svg;
  const leaves = others.map((colour, i) =>
    place(path(blobPath(random, 53 - i * 3, 51 - i * 3, 0.12, 15), colour), 92 + i * 3, 128 + i * 3),
  );
  const svg =
    circle(95, 135, 57, shade(bun, -0.4)) +
    circle(93, 130, 56, bun) +
    circle(93, 129, 50, '#f3dcae') +
    leaves.join('') +
    place(filling, 92, 128) +
    (isBurger(subject) ? place(cheeseOf(subject), 92, 128, 12) : '') +
    lid(random, bun, { x: 142, y: 76, r: 46 });
  return { svg: plate(glaze, 106) + svg, area: { cx: 164, cy: 162, rx: 44, ry: 38, clustered: true, scale: 1 } };
}

const isBurger = ({ title, form }: DishSubject): boolean =>
  form === 'burger' || /burger(?! bun)/i.test(title.replace(/hamburger bun/i, ''));

const pattyColour = ({ foods }: DishSubject): string =>
  foods.some(({ id }) => /black-bean/.test(id))
    ? '#54383a'
    : foods.some(({ id }) => /salmon|chicken|turkey/.test(id))
      ? '#bd8250'
      : foods.some(({ id }) => /chickpea|lentil|quinoa/.test(id))
        ? '#a97f45'
        : '#6f4029';

/** A square slice that has begun to run. */
function cheeseOf({ foods }: DishSubject): string {
  const colour = foods.some(({ kind, grams }) => kind === 'cheese' && grams > 8) ? '#f4bd4c' : undefined;
  const green = foods.some(({ id }) => /avocado|lettuce|arugula/.test(id));
  if (!colour && !green) return '';
  const tint = colour ?? '#b8c765';
  return (
    path('M-30 -30L30 -30Q32 0 30 28Q0 36 -28 30Q-34 0 -30 -30Z', shade(tint, -0.24), 'transform="translate(1 3)"') +
    path('M-30 -30L30 -30Q32 0 30 28Q0 36 -28 30Q-34 0 -30 -30Z', tint)
  );
}

function lid(random: Random, bun: string, { x, y, r }: { readonly x: number; readonly y: number; readonly r: number }): string {
  const seeds = Array.from({ length: 15 }, () =>
    place(
      ellipse(0, 0, 2.8, 1.7, '#f8e9c4'),
      between(random, -r * 0.6, r * 0.55),
      between(random, -r * 0.62, r * 0.5),
      between(random, 0, 180),
    ),
  );
  return place(
    circle(3, 6, r, '#1d1a14', 'opacity=".22"') +
      circle(1.4, 2.6, r, shade(bun, -0.35)) +
      circle(0, 0, r - 1, shade(bun, -0.06)) +
      circle(-2.4, -3.2, r * 0.88, shade(bun, 0.1)) +
      ellipse(
        -r * 0.34,
        -r * 0.46,
        r * 0.38,
        r * 0.18,
        shade(bun, 0.42),
        `opacity=".6" transform="rotate(-32 ${round1(-r * 0.34)} ${round1(-r * 0.46)})"`,
      ) +
      seeds.join(''),
    x,
    y,
  );
}

/** A long roll split and filled: a hot dog, a banh mi, a sub. */
export function longRoll(random: Random, glaze: Glaze, subject: DishSubject): DrawnBase {
  const crust = crustOf(subject);
  const colours = fillingColours(subject);
  const bed = colours.map((colour, i) => place(path(blobPath(random, 92 - i * 5, 26 - i * 4, 0.1, 20), colour), 0, i * 2 - 2));
  const dog = subject.foods.some(({ id }) => /hot-dog|sausage|bratwurst|kielbasa|frank/.test(id)) ? hotDog() : '';
  const half = (y: number, depth: number) =>
    path(capsule(102, 34), shade(crust, -0.34), `transform="translate(2 ${y + depth})"`) +
    path(capsule(102, 34), crust, `transform="translate(0 ${y})"`);
  const svg =
    half(18, 6) +
    path(capsule(95, 26), '#f5e2b6', 'transform="translate(0 12)"') +
    bed.join('') +
    dog +
    path('M-100 -14C-96 -44 96 -44 100 -14C60 -24 -60 -24 -100 -14Z', shade(crust, -0.3), 'transform="translate(1 4)"') +
    path('M-100 -14C-96 -44 96 -44 100 -14C60 -24 -60 -24 -100 -14Z', crust) +
    stroke('M-78 -25C-40 -33 30 -34 70 -28', shade(crust, 0.4), 4, 'opacity=".6"') +
    stroke('M-58 -32l8 10M-22 -35l7 10M18 -35l6 10M54 -32l5 10', shade(crust, -0.22), 2.4);
  const spots = dog ? [] : [-62, -32, 0, 32, 62].map((x) => ({ x: 120 + x * 0.94, y: 126 - x * 0.31 }));
  return {
    svg: plate(glaze, 108) + place(svg, 120, 124, -18),
    area: dog
      ? { cx: 148, cy: 176, rx: 50, ry: 18, clustered: false, scale: 0.95 }
      : { cx: 120, cy: 128, rx: 15, ry: 12, clustered: false, scale: 0.8, spots },
  };
}

const capsule = (halfLength: number, r: number): string =>
  `M${-halfLength + r} ${-r}H${halfLength - r}A${r} ${r} 0 0 1 ${halfLength - r} ${r}H${-halfLength + r}A${r} ${r} 0 0 1 ${-halfLength + r} ${-r}Z`;

const hotDog = (): string =>
  path(capsule(104, 15), '#7d3420', 'transform="translate(1 4)"') +
  path(capsule(104, 15), '#b4532f') +
  stroke('M-84 -6H80', '#de8a5e', 3, 'opacity=".8"') +
  stroke('M-88 0Q-77 -12 -66 0T-44 0T-22 0T0 0T22 0T44 0T66 0T88 0', '#f2c230', 4.4);

const RING_SPOTS = [-90, 30, 150] as const;

/** Both halves of a bagel, spread and laid with what it comes with; each keeps its hole. */
export function bagel(random: Random, glaze: Glaze, subject: DishSubject): DrawnBase {
  const crust = isDarkBread(subject) ? '#9a5f2a' : '#c88a40';
  const spread = spreadColour(subject) ?? '#f6e6c0';
  const halves = [
    { x: 86, y: 96 },
    { x: 152, y: 148 },
  ] as const;
  const one = ({ x, y }: { readonly x: number; readonly y: number }) =>
    place(
      ring(56, 15, shade(crust, -0.4), 'transform="translate(2 4)"') +
        ring(56, 15, crust) +
        ring(49, 20, '#f6e3b8') +
        ring(45, 23, spread) +
        Array.from({ length: 12 }, (_, i) => ellipse(Math.cos(i * 0.53 + 1) * 53, Math.sin(i * 0.53 + 1) * 53, 1.9, 1.3, '#f8ecd0')).join(
          '',
        ),
      x,
      y,
      between(random, -20, 20),
    );
  const spots = halves.flatMap(({ x, y }) =>
    RING_SPOTS.map((degrees) => ({ x: x + Math.cos((degrees * Math.PI) / 180) * 33, y: y + Math.sin((degrees * Math.PI) / 180) * 33 })),
  );
  return {
    svg: plate(glaze, 108) + halves.map(one).join(''),
    area: { cx: 120, cy: 120, rx: 15, ry: 15, clustered: false, scale: 0.78, spots },
  };
}

/** A disc with a hole, wound the other way so that what lies below shows through. */
const ring = (r: number, hole: number, fill: string, more = ''): string =>
  path(
    `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0ZM${-hole} 0A${hole} ${hole} 0 1 0 ${hole} 0A${hole} ${hole} 0 1 0 ${-hole} 0Z`,
    fill,
    more,
  );

/** Two muffin halves under poached eggs and a yellow sauce. */
export function benedict(random: Random, glaze: Glaze, subject: DishSubject): DrawnBase {
  const isMushroom = subject.foods.some(({ id }) => /portobello/.test(id));
  const muffin = isMushroom ? '#7d5a3e' : '#cf9a52';
  const layer = BENEDICT_LAYERS.find(([pattern]) => subject.foods.some(({ id }) => pattern.test(id)))?.[1] ?? '#e59a86';
  const one = (x: number, y: number) =>
    place(
      circle(2, 5, 46, shade(muffin, -0.42)) +
        circle(0, 0, 46, muffin) +
        circle(0, -1, 40, isMushroom ? '#5d412c' : '#f2dba6') +
        path(blobPath(random, 45, 40, 0.13, 13), shade(layer, -0.2), 'transform="translate(1 3)"') +
        path(blobPath(random, 45, 40, 0.13, 13), layer) +
        path(blobPath(random, 31, 29, 0.07, 10), '#d9cdb4', 'transform="translate(1 3)"') +
        path(blobPath(random, 31, 29, 0.07, 10), '#fffaf0') +
        path(
          'M-20 -14C-6 -28 18 -24 22 -8C30 4 20 12 22 26C22 33 14 33 13 25C8 14 -2 20 -8 22C-12 34 -21 32 -20 20C-28 8 -28 -4 -20 -14Z',
          '#d9a024',
          'transform="translate(1 2)"',
        ) +
        path(
          'M-20 -14C-6 -28 18 -24 22 -8C30 4 20 12 22 26C22 33 14 33 13 25C8 14 -2 20 -8 22C-12 34 -21 32 -20 20C-28 8 -28 -4 -20 -14Z',
          '#f6cf4f',
        ) +
        ellipse(-6, -10, 10, 5, '#fdebaa', 'opacity=".85"') +
        Array.from({ length: 9 }, () => ellipse(between(random, -15, 15), between(random, -14, 15), 2.4, 1.2, '#5a9440')).join(''),
      x,
      y,
    );
  return {
    svg: plate(glaze, 108) + one(84, 104) + one(156, 136),
    area: { cx: 120, cy: 120, rx: 70, ry: 40, clustered: false, scale: 0.8 },
  };
}

const BENEDICT_LAYERS: readonly (readonly [RegExp, string])[] = [
  [/salmon/, '#ef9272'],
  [/spinach|kale/, '#4f8440'],
  [/tomato/, '#d8473a'],
  [/avocado/, '#b8c765'],
  [/bacon|ham/, '#d98272'],
];

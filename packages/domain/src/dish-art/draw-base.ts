import type { Random } from '../base/random.ts';
import { shade } from './colour.ts';
import {
  brothColour,
  sauceColour,
  skilletColour,
  grainColour,
  noodleColour,
  creamColour,
  drinkColour,
  spreadColour,
} from './dish-colours.ts';
import type { DishBase, DishSubject } from './dish-picture.ts';
import { bakingTray, board, bowl, glass, pan, pickGlaze, plate } from './draw-ware.ts';
import type { Area } from './lay-out-pieces.ts';
import { breadSlice, noodleNest, tortillaFold } from './shapes/specials.ts';
import { between, blobPath, circle, ellipse, path, place, round1, stroke } from './svg.ts';

export type DrawnBase = {
  readonly svg: string;
  readonly area: Area;
  /** Drawn over the pieces: the skewers' sticks, a sandwich's lid. */ readonly over?: string;
};

const disc = (r: number, clustered: boolean, scale: number): Area => ({ cx: 120, cy: 120, rx: r, ry: r, clustered, scale });

export function drawBase(random: Random, base: DishBase, subject: DishSubject): DrawnBase {
  return BASES[base](random, pickGlaze(random), subject);
}

const BASES: Readonly<Record<DishBase, (random: Random, glaze: string, subject: DishSubject) => DrawnBase>> = {
  soup: (_, glaze, subject) => ({ svg: bowl(glaze, brothColour(subject)) + ripples(brothColour(subject)), area: disc(66, false, 1.2) }),
  curry,
  rice: (random, glaze, subject) => ({
    svg: bowl(glaze, grainColour(subject)) + grains(random, grainColour(subject), 74, 120),
    area: disc(70, true, 1.25),
  }),
  bowl: (random, glaze, subject) => ({
    svg: bowl(glaze, grainColour(subject)) + grains(random, grainColour(subject), 74, 70),
    area: disc(72, true, 1.2),
  }),
  salad: (random, glaze) => ({ svg: bowl(glaze, '#b9cf86', 94) + greenBed(random), area: disc(76, true, 1.15) }),
  noodles: (random, glaze, subject) => ({
    svg:
      bowl(glaze, subject.foods.some(({ id }) => /broth|stock/.test(id)) ? brothColour(subject) : '#e9d7a8') +
      place(noodleNest(random, noodleColour(subject), 72).svg, 120, 120),
    area: disc(62, false, 1.1),
  }),
  oats: (_, glaze, subject) => ({ svg: bowl(glaze, creamColour(subject)) + swirl(creamColour(subject)), area: disc(66, true, 1.3) }),
  toast: (_, glaze, subject) => ({
    svg: plate(glaze) + toasts(subject),
    area: { cx: 120, cy: 120, rx: 52, ry: 48, clustered: false, scale: 1.15 },
  }),
  pancakes: (_, glaze) => ({ svg: plate(glaze) + pancakes(), area: { cx: 120, cy: 112, rx: 46, ry: 42, clustered: false, scale: 1.15 } }),
  plate: platedMain,
  pizza: (_, glaze) => ({
    svg:
      plate(glaze, 104) +
      circle(121, 123, 80, '#a8692f') +
      circle(120, 120, 80, '#d9a45c') +
      circle(120, 120, 68, '#cf4a2a') +
      circle(119, 119, 64, '#e9b765'),
    area: disc(60, false, 1.1),
  }),
  sandwich,
  taco: (_, glaze, subject) => tacos(glaze, subject),
  smoothie: (_, __, subject) => ({
    svg: glass(drinkColour(subject)),
    area: { cx: 120, cy: 60, rx: 34, ry: 9, clustered: false, scale: 0.9 },
  }),
  tray: () => ({ svg: bakingTray(), area: { cx: 120, cy: 120, rx: 84, ry: 66, clustered: true, scale: 1.45 } }),
  omelette: (random, glaze) => ({
    svg: plate(glaze) + omelette(random),
    area: { cx: 120, cy: 126, rx: 62, ry: 40, clustered: false, scale: 1.1 },
  }),
  skewers: (_, glaze) => skewers(glaze),
  skillet: (_, __, subject) => ({ svg: pan(skilletColour(subject)), area: disc(66, true, 1.25) }),
  board: () => ({ svg: board(), area: { cx: 118, cy: 116, rx: 76, ry: 56, clustered: true, scale: 1.7 } }),
};

function platedMain(random: Random, glaze: string, subject: DishSubject): DrawnBase {
  const grain = subject.foods.find(({ id }) => /rice$|quinoa|couscous|bulgur|farro|barley|millet|buckwheat|polenta|grits|mash/.test(id));
  const mound = grain
    ? place(
        path(blobPath(random, 38, 32, 0.1), shade(grainColour(subject), -0.08)) + grains(random, grainColour(subject), 34, 60, 0),
        146,
        92,
      )
    : '';
  return { svg: plate(glaze) + mound, area: disc(76, true, 1.4) };
}

function curry(random: Random, glaze: string, subject: DishSubject): DrawnBase {
  const sauce = sauceColour(subject);
  const grain = subject.foods.some(({ id }) => /rice|quinoa|couscous|bulgur|millet/.test(id));
  if (!grain) return { svg: bowl(glaze, sauce) + ripples(sauce), area: disc(66, false, 1.2) };
  const pool =
    path('M72 68C112 84 118 150 98 192A80 80 0 1 0 72 68Z', shade(sauce, -0.12), 'transform="translate(2 2)"') +
    path('M76 64C116 84 120 152 100 190A78 78 0 1 0 76 64Z', sauce);
  return {
    svg:
      bowl(glaze, grainColour(subject)) +
      grains(random, grainColour(subject), 74, 110) +
      pool +
      stroke('M118 84C130 104 132 140 122 168', shade(sauce, 0.25), 3, 'opacity=".5"'),
    area: { cx: 144, cy: 122, rx: 42, ry: 54, clustered: false, scale: 1.15 },
  };
}

/** Halves cut on the diagonal, filling showing along the cut. */
function sandwich(random: Random, glaze: string, subject: DishSubject): DrawnBase {
  const crust = subject.foods.some(({ id }) => /whole|rye/.test(id)) ? '#9a6430' : '#c48a45';
  const half = (x: number, y: number, degrees: number) =>
    place(
      path('M-52 30L52 30L0 -46Z', shade(crust, -0.3), 'transform="translate(3 5)" stroke-linejoin="round"') +
        path('M-52 30Q-56 26 -50 20L-6 -42Q0 -48 6 -42L50 20Q56 26 52 30Z', crust) +
        path('M-44 23L0 -38L44 23Z', shade(crust, 0.42)),
      x,
      y,
      degrees,
    );
  const filling = (x: number, y: number, degrees: number) =>
    place(
      stroke('M-50 32H50', '#7fae4c', 7) +
        stroke('M-46 38H46', '#d9503a', 5) +
        stroke('M-48 44H48', '#f2c76a', 5) +
        stroke('M-50 50H50', shade(crust, 0.2), 6),
      x,
      y,
      degrees,
    );
  return {
    svg: plate(glaze) + half(112, 78, -14) + filling(112, 78, -14) + half(128, 146, -14) + filling(128, 146, -14),
    area: { cx: 124 + between(random, -4, 4), cy: 132, rx: 84, ry: 16, clustered: false, scale: 0.9 },
  };
}

function tacos(glaze: string, subject: DishSubject): DrawnBase {
  const shell =
    subject.foods.some(({ id }) => /lettuce|romaine/.test(id)) && !subject.foods.some(({ id }) => /tortilla|pita/.test(id))
      ? '#9cc25f'
      : '#e9c888';
  const back = [66, 120, 174].map((x) => place(tortillaFold(shade(shell, -0.1)).svg, x, 108, 0, 1.1)).join('');
  const front = [66, 120, 174]
    .map((x) =>
      place(
        path('M-34 6Q0 34 34 6A36 36 0 0 1 -34 6Z', shell) + stroke('M-30 10Q0 32 30 10', shade(shell, -0.2), 1.6, 'opacity=".6"'),
        x,
        122,
        0,
        1.1,
      ),
    )
    .join('');
  return { svg: plate(glaze, 102) + back, area: { cx: 120, cy: 104, rx: 82, ry: 26, clustered: false, scale: 1.1 }, over: front };
}

function skewers(glaze: string): DrawnBase {
  const sticks = [86, 120, 154].map((y) => stroke(`M34 ${y + 8}L206 ${y - 8}`, '#d9bd8a', 3.4)).join('');
  return { svg: plate(glaze, 102) + sticks, area: { cx: 120, cy: 120, rx: 74, ry: 46, clustered: false, scale: 1.3 } };
}

function toasts(subject: DishSubject): string {
  const dark = subject.foods.some(({ id }) => /rye|whole/.test(id));
  const slice = breadSlice(dark ? '#8a5527' : '#a8692f', dark ? '#d2a269' : '#f0d6a4', 50).svg;
  const spread = spreadColour(subject);
  const top = spread
    ? path('M-34 36V-10C-44 -26 -30 -40 -14 -38Q0 -42 14 -38C30 -40 44 -26 34 -10V36Q0 42 -34 36Z', spread) +
      path('M-26 -6C-30 -24 -16 -30 0 -28', 'none', `stroke="${shade(spread, 0.35)}" stroke-width="3" stroke-linecap="round" opacity=".7"`)
    : '';
  return place(slice + top, 120, 122, -7, 1.25);
}

const pancakes = (): string =>
  [10, 5, 0]
    .map(
      (y, i) =>
        circle(120 + i, 116 + y, 56, shade('#c98a41', -0.22)) +
        circle(120 + i, 114 + y, 55, '#d99b4e') +
        circle(119 + i, 112.6 + y, 48, '#e8b568'),
    )
    .join('') + ellipse(104, 92, 18, 6, '#f6d797', 'opacity=".7"');

function omelette(random: Random): string {
  const outline = blobPath(random, 74, 54, 0.05, 10);
  return place(
    path(outline, '#d19a2e', 'transform="translate(2 4)"') +
      path(outline, '#f3c64d') +
      stroke('M-58 16Q0 42 60 8', '#dca634', 3) +
      ellipse(-26, -22, 20, 7, '#fbe39a', 'opacity=".8"') +
      ellipse(22, 12, 10, 5, '#d99f3a', 'opacity=".6"') +
      ellipse(-34, 10, 7, 4, '#d99f3a', 'opacity=".5"'),
    120,
    120,
    -10,
  );
}

function grains(random: Random, colour: string, reach: number, count: number, centre = 120): string {
  const lit = shade(colour, 0.4);
  const dim = shade(colour, -0.16);
  const one = () => {
    const angle = random() * 2 * Math.PI;
    const at = Math.sqrt(random()) * reach;
    const turn = random() * Math.PI;
    const x = centre + Math.cos(angle) * at;
    const y = centre + Math.sin(angle) * at;
    return `M${round1(x)} ${round1(y)}l${round1(Math.cos(turn) * 4)} ${round1(Math.sin(turn) * 4)}`;
  };
  const half = Math.round(count / 2);
  const draw = (tint: string) => stroke(Array.from({ length: half }, one).join(''), tint, 2.3);
  return draw(dim) + draw(lit);
}

const ripples = (colour: string): string =>
  stroke('M74 96A60 60 0 0 1 130 62M168 150A60 60 0 0 1 118 178', shade(colour, 0.3), 2.4, 'opacity=".55"') +
  circle(92, 148, 3, shade(colour, 0.35), 'opacity=".6"') +
  circle(152, 92, 4, shade(colour, 0.35), 'opacity=".5"') +
  circle(146, 160, 2.4, shade(colour, 0.35), 'opacity=".6"');

const swirl = (colour: string): string =>
  stroke('M70 118C78 74 150 66 166 112C176 148 110 170 96 138C90 118 124 104 136 122', shade(colour, -0.09), 4, 'opacity=".7"') +
  stroke('M74 114C84 78 144 72 160 108', shade(colour, 0.45), 2, 'opacity=".7"');

const greenBed = (random: Random): string =>
  Array.from({ length: 16 }, (_, i) =>
    place(
      path(blobPath(random, 24, 14, 0.2, 9), ['#8fb857', '#6f9f46', '#a8cb6d'][i % 3] as string),
      120 + Math.cos(i * 2.4) * 17 * Math.sqrt(i * 0.9),
      120 + Math.sin(i * 2.4) * 17 * Math.sqrt(i * 0.9),
      between(random, 0, 180),
    ),
  ).join('');

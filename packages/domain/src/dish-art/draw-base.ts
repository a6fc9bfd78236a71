import type { Random } from '../base/random.ts';
import { shade } from './colour.ts';
import { brothColour, creamColour, drinkColour, grainColour, noodleColour, sauceColour, skilletColour } from './dish-colours.ts';
import type { DishSubject } from './dish-picture.ts';
import type { DishBase } from '../kit/serving.ts';
import { casserole, omelette, pancakes, waffles } from './draw-bakes.ts';
import { breadBeside, flatbread, sandwich, tacos, toasts } from './draw-breads.ts';
import { bagel, benedict, longRoll, openBun } from './draw-buns.ts';
import { layers, potPie } from './draw-layers.ts';
import { pastaBowl } from './draw-pasta.ts';
import { burrito, quesadilla, rolls } from './draw-wraps.ts';
import { bakingTray, board, bowl, glass, pan, pickGlaze, plate, type Glaze } from './draw-ware.ts';
import type { DrawnBase } from './drawn-base.ts';
import { findBread, findGrain, findNoodles } from './find-grain.ts';
import { findPlateSauce, SAUCE_COLOURS } from './find-sauce.ts';
import type { Area } from './lay-out-pieces.ts';
import { noodleNest } from './shapes/specials.ts';
import { between, blobPath, circle, path, place, round1, stroke } from './svg.ts';

/** What stands in the cold for a night stands in glass. */
const GLASS: Glaze = { colour: '#dbe7e8', band: '#f7fbfb' };

const disc = (r: number, clustered: boolean, scale: number): Area => ({ cx: 120, cy: 120, rx: r, ry: r, clustered, scale });

export function drawBase(random: Random, base: DishBase, subject: DishSubject): DrawnBase {
  return BASES[base](random, pickGlaze(random), subject);
}

const BASES: Readonly<Record<DishBase, (random: Random, glaze: Glaze, subject: DishSubject) => DrawnBase>> = {
  soup,
  curry,
  rice: (random, glaze, subject) => ({
    svg: bowl(glaze, grainColour(subject)) + grains(random, grainColour(subject), 74, 120),
    area: disc(70, true, 1.25),
  }),
  bowl: (random, glaze, subject) => ({
    svg: bowl(glaze, grainColour(subject)) + grains(random, grainColour(subject), 74, 70),
    area: disc(72, true, 1.2),
  }),
  salad: saladBowl,
  noodles: pastaBowl,
  oats: (_, glaze, subject) => ({
    svg: bowl(/overnight|chia|parfait/i.test(subject.title) ? GLASS : glaze, creamColour(subject)) + swirl(creamColour(subject)),
    area: disc(66, true, 1.3),
  }),
  toast: (_, glaze, subject) => ({
    svg: plate(glaze) + toasts(subject),
    area: { cx: 120, cy: 120, rx: 52, ry: 48, clustered: false, scale: 1.15 },
  }),
  pancakes,
  waffles,
  plate: platedMain,
  pizza: (_, glaze) => ({
    svg:
      plate(glaze, 104) +
      circle(121, 123, 80, '#a8692f') +
      circle(120, 120, 80, '#d9a45c') +
      circle(120, 120, 70, '#cf4a2a') +
      circle(119, 119, 64, '#ecc06c') +
      stroke('M120 42V198M52 81L188 159M188 81L52 159', '#b9772f', 2, 'opacity=".7"'),
    area: disc(60, false, 1.1),
  }),
  sandwich,
  burger: openBun,
  bun: openBun,
  'long-roll': longRoll,
  bagel,
  benedict,
  taco: tacos,
  flatbread,
  quesadilla,
  burrito,
  rolls,
  smoothie: (random, _, subject) => {
    const { svg, y, rx } = glass(random, drinkColour(subject));
    return { svg, area: { cx: 120, cy: y - 4, rx, ry: 9, clustered: false, scale: 0.9 } };
  },
  tray: () => ({ svg: bakingTray(), area: { cx: 120, cy: 120, rx: 84, ry: 66, clustered: true, scale: 1.45 } }),
  casserole,
  layers,
  'pot-pie': potPie,
  omelette: (random, glaze, subject) => ({
    svg: plate(glaze, 104) + omelette(random, subject),
    area: { cx: 116, cy: 116, rx: 60, ry: 42, clustered: false, scale: 1.1 },
  }),
  skewers: (_, glaze) => skewers(glaze),
  skillet: (random, _, subject) => ({
    svg: below(breadBeside(random, findBread(subject))) + pan(skilletColour(subject)),
    area: disc(66, true, 1.25),
  }),
  board: () => ({ svg: board(), area: { cx: 116, cy: 116, rx: 86, ry: 64, clustered: true, scale: 1.6 } }),
};

/** Not under the pan's handle. */
const below = (bread: string): string => bread && `<g transform="translate(0 240) scale(1 -1)">${bread}</g>`;

/** Three parts around the plate, the main one in front; its sauce below it where the title speaks of one. */
function platedMain(random: Random, glaze: Glaze, subject: DishSubject): DrawnBase {
  const sauce = findPlateSauce(subject);
  const pool = sauce
    ? place(
        path(blobPath(random, 56, 40, 0.09, 13), shade(SAUCE_COLOURS[sauce], -0.2), 'transform="translate(1 2)"') +
          path(blobPath(random, 55, 39, 0.09, 13), SAUCE_COLOURS[sauce]),
        120,
        146,
      )
    : '';
  return { svg: plate(glaze, 106) + pool, area: { ...disc(80, true, 1.4), isServed: true } };
}

function soup(random: Random, glaze: Glaze, subject: DishSubject): DrawnBase {
  const broth = brothColour(subject);
  const noodles = findNoodles(subject) ? place(noodleNest(random, shade(noodleColour(subject), -0.04), 50).svg, 112, 126) : '';
  return {
    svg: breadBeside(random, findBread(subject)) + bowl(glaze, broth) + ripples(broth) + noodles,
    area: disc(66, false, 1.2),
  };
}

function curry(random: Random, glaze: Glaze, subject: DishSubject): DrawnBase {
  const sauce = subject.form === 'stew' || subject.form === 'chili' ? brothColour(subject) : sauceColour(subject);
  const bread = breadBeside(random, findBread(subject));
  if (!findGrain(subject)) return { svg: bread + bowl(glaze, sauce) + ripples(sauce), area: disc(66, false, 1.2) };
  const pool =
    path('M72 68C112 84 118 150 98 192A80 80 0 1 0 72 68Z', shade(sauce, -0.12), 'transform="translate(2 2)"') +
    path('M76 64C116 84 120 152 100 190A78 78 0 1 0 76 64Z', sauce);
  return {
    svg:
      bread +
      bowl(glaze, grainColour(subject)) +
      grains(random, grainColour(subject), 74, 110) +
      pool +
      stroke('M118 84C130 104 132 140 122 168', shade(sauce, 0.25), 3, 'opacity=".5"'),
    area: { cx: 146, cy: 122, rx: 48, ry: 62, clustered: false, scale: 1.2 },
  };
}

function skewers(glaze: Glaze): DrawnBase {
  const rows = [84, 120, 156];
  const sticks = rows
    .map((y) => stroke(`M30 ${y + 9}L210 ${y - 9}`, '#b08d54', 3.8) + stroke(`M30 ${y + 8}L210 ${y - 10}`, '#dcc08d', 2.4))
    .join('');
  const spots = rows.flatMap((y) => [-54, -27, 0, 27, 54].map((x) => ({ x: 120 + x, y: y - x * 0.1 })));
  return {
    svg: plate(glaze, 104) + sticks,
    area: { cx: 120, cy: 120, rx: 74, ry: 46, clustered: false, scale: 1.35, spots, isThreaded: true },
  };
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

/** On leaves where there are leaves; else on its grain, its noodles, or the bowl. */
function saladBowl(random: Random, glaze: Glaze, subject: DishSubject): DrawnBase {
  const area = disc(74, true, 1.2);
  if (subject.foods.some(({ id }) => LEAVES.test(id))) return { svg: bowl(glaze, '#b9cf86', 96) + greenBed(random), area };
  if (findGrain(subject)) return { svg: bowl(glaze, grainColour(subject), 96) + grains(random, grainColour(subject), 78, 120), area };
  if (findNoodles(subject))
    return {
      svg: bowl(glaze, shade(noodleColour(subject), -0.15), 96) + place(noodleNest(random, noodleColour(subject), 76, 40).svg, 120, 120),
      area,
    };
  return { svg: bowl(glaze, shade(glaze.colour, 0.12), 96), area: disc(74, true, 1.35) };
}

const LEAVES = /lettuce|romaine|greens|arugula|rocket|watercress|^(baby-)?spinach|endive|radicchio|^kale|little-gem/;

const greenBed = (random: Random): string =>
  Array.from({ length: 16 }, (_, i) =>
    place(
      path(blobPath(random, 24, 14, 0.2, 9), ['#8fb857', '#6f9f46', '#a8cb6d'][i % 3] as string),
      120 + Math.cos(i * 2.4) * 17 * Math.sqrt(i * 0.9),
      120 + Math.sin(i * 2.4) * 17 * Math.sqrt(i * 0.9),
      between(random, 0, 180),
    ),
  ).join('');

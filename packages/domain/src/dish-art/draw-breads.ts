import type { Random } from '../base/random.ts';
import { shade } from './colour.ts';
import { fillingColours, spreadColour, wrapperColour } from './dish-colours.ts';
import type { DishSubject } from './dish-picture.ts';
import type { DrawnBase } from './drawn-base.ts';
import { plate, type Glaze } from './draw-ware.ts';
import { breadSlice } from './shapes/specials.ts';
import { between, blobPath, circle, ellipse, path, place, stroke } from './svg.ts';

const isDark = ({ foods }: DishSubject): boolean => foods.some(({ id }) => /rye|whole|pumpernickel/.test(id));

/** Halves cut on the diagonal; along the cut show the layers that are in it. */
export function sandwich(random: Random, glaze: Glaze, subject: DishSubject): DrawnBase {
  const crust = isDark(subject) ? '#9a6430' : '#c48a45';
  const layers = fillingColours(subject);
  const half =
    path('M-52 30L52 30L0 -46Z', shade(crust, -0.3), 'transform="translate(3 5)" stroke-linejoin="round"') +
    path('M-52 30Q-56 26 -50 20L-6 -42Q0 -48 6 -42L50 20Q56 26 52 30Z', crust) +
    path('M-44 23L0 -38L44 23Z', shade(crust, 0.42)) +
    layers.map((colour, i) => stroke(`M${-51 + i} ${33 + i * 6}Q0 ${35 + i * 6} ${51 - i} ${33 + i * 6}`, colour, 7)).join('') +
    stroke(`M-50 ${34 + layers.length * 6}H50`, shade(crust, 0.2), 7);
  return {
    svg: plate(glaze) + place(half, 108, 76, -14) + place(half, 130, 146, -14),
    area: { cx: 124 + between(random, -4, 4), cy: 132, rx: 84, ry: 16, clustered: false, scale: 0.9 },
  };
}

/** A closed bun from above, its layers peeking out; what comes with it lies beside it. */
export function burger(random: Random, glaze: Glaze, subject: DishSubject): DrawnBase {
  const bun = isDark(subject) ? '#a5692f' : '#d29445';
  const [meat = '#6f3f26', ...rest] = fillingColours(subject).toReversed();
  const layers = [
    path(blobPath(random, 61, 59, 0.02, 12), '#6f3f26', 'transform="translate(1 7)"'),
    path(blobPath(random, 60, 57, 0.08, 14), rest[0] ?? '#86b552', 'transform="translate(0 3)"'),
    path(blobPath(random, 57, 56, 0.05, 9), rest[1] ?? meat, 'transform="translate(2 4)"'),
  ];
  const seeds = Array.from({ length: 16 }, () =>
    place(ellipse(0, 0, 3, 1.8, '#f8e9c4'), between(random, -34, 30), between(random, -36, 26), between(random, 0, 180)),
  );
  const top =
    circle(1.5, 3, 54, shade(bun, -0.35)) +
    circle(0, 0, 53, shade(bun, -0.08)) +
    circle(-2.5, -3.5, 47, shade(bun, 0.1)) +
    ellipse(-18, -24, 20, 10, shade(bun, 0.4), 'opacity=".6" transform="rotate(-32 -18 -24)"');
  return {
    svg: plate(glaze, 102) + place(layers.join('') + top + seeds.join(''), 94, 106),
    area: { cx: 164, cy: 158, rx: 46, ry: 40, clustered: true, scale: 1.05 },
  };
}

const THREE = [
  { x: 84, y: 88 },
  { x: 160, y: 96 },
  { x: 114, y: 160 },
] as const;

/** Three small open tortillas, or leaves of lettuce, each with some of everything. */
export function tacos(random: Random, glaze: Glaze, subject: DishSubject): DrawnBase {
  const inLettuce = subject.foods.some(({ id }) => /lettuce|romaine/.test(id)) && !subject.foods.some(({ id }) => /tortilla/.test(id));
  const one = ({ x, y }: (typeof THREE)[number]) =>
    place(inLettuce ? lettuceCup(random) : tortilla(random, wrapperColour(subject), 43), x, y, between(random, 0, 360));
  return {
    svg: plate(glaze, 106) + THREE.map(one).join(''),
    area: { cx: 120, cy: 120, rx: 30, ry: 30, clustered: false, scale: 1, spots: THREE },
  };
}

/** One large flat bread, opened and filled in the middle. */
export function flatbread(random: Random, glaze: Glaze, subject: DishSubject): DrawnBase {
  return {
    svg: plate(glaze, 104) + place(tortilla(random, wrapperColour(subject), 80), 120, 120),
    area: { cx: 120, cy: 120, rx: 58, ry: 54, clustered: true, scale: 1.1 },
  };
}

function tortilla(random: Random, colour: string, r: number): string {
  const blisters = Array.from({ length: Math.round(r / 4) }, () => {
    const angle = random() * 2 * Math.PI;
    const at = r * (0.5 + random() * 0.4);
    return ellipse(
      Math.cos(angle) * at,
      Math.sin(angle) * at,
      between(random, 2, 5),
      between(random, 1.6, 3),
      shade(colour, -0.3),
      'opacity=".55"',
    );
  });
  return (
    path(blobPath(random, r, r, 0.03, 12), shade(colour, -0.3), 'transform="translate(2 3)"') +
    path(blobPath(random, r, r, 0.03, 12), colour) +
    path(blobPath(random, r * 0.88, r * 0.88, 0.03, 12), shade(colour, 0.22)) +
    blisters.join('')
  );
}

function lettuceCup(random: Random): string {
  const green = '#8fbf55';
  return (
    path(blobPath(random, 46, 38, 0.12, 16), shade(green, -0.32), 'transform="translate(2 3)"') +
    path(blobPath(random, 46, 38, 0.12, 16), green) +
    path(blobPath(random, 34, 27, 0.08, 12), shade(green, 0.32)) +
    stroke('M-40 2Q0 -4 36 0M-10 -1L4 -18M-10 0L6 18M-26 1L-16 -12', shade(green, 0.6), 2.2, 'opacity=".8"')
  );
}

const ROLLS = [-42, 0, 42] as const;

/** Three rolls side by side, cut so that the filling shows at the ends. */
export function rolls(random: Random, glaze: Glaze, subject: DishSubject): DrawnBase {
  const skin = wrapperColour(subject);
  const [first = '#8fb857', second = '#f0d9b0', third = '#e07a48'] = fillingColours(subject);
  const cut = (x: number) =>
    place(
      ellipse(0, 0, 17, 17, shade(skin, -0.12)) +
        ellipse(0, 0, 13.4, 13.4, first) +
        path(blobPath(random, 9, 7, 0.2, 7), second, 'transform="translate(-3 3)"') +
        path(blobPath(random, 6, 5, 0.2, 7), third, 'transform="translate(4 -4)"'),
      x,
      44,
    );
  const one = (x: number) =>
    path(`M${x - 17} -46Q${x} -56 ${x + 17} -46V44H${x - 17}Z`, shade(skin, -0.34), 'transform="translate(3 4)"') +
    path(`M${x - 17} -46Q${x} -56 ${x + 17} -46V44H${x - 17}Z`, skin) +
    path(`M${x - 13} -46Q${x - 8} -52 ${x - 5} -50V40H${x - 13}Z`, shade(skin, 0.4), 'opacity=".7"') +
    stroke(`M${x + 12} -40Q${x + 4} -10 ${x + 12} 24`, shade(skin, -0.22), 1.8, 'opacity=".7"') +
    Array.from({ length: 4 }, () =>
      ellipse(x + between(random, -8, 10), between(random, -36, 20), 3, 2, shade(skin, -0.25), 'opacity=".5"'),
    ).join('') +
    cut(x);
  return {
    svg: plate(glaze, 104) + place(ROLLS.map(one).join(''), 112, 112, -18),
    area: { cx: 176, cy: 156, rx: 30, ry: 34, clustered: false, scale: 0.8 },
  };
}

export function toasts(subject: DishSubject): string {
  const dark = isDark(subject);
  const slice = breadSlice(dark ? '#8a5527' : '#a8692f', dark ? '#d2a269' : '#f0d6a4', 50).svg;
  const spread = spreadColour(subject);
  const top = spread
    ? path('M-34 36V-10C-44 -26 -30 -40 -14 -38Q0 -42 14 -38C30 -40 44 -26 34 -10V36Q0 42 -34 36Z', spread) +
      path('M-26 -6C-30 -24 -16 -30 0 -28', 'none', `stroke="${shade(spread, 0.35)}" stroke-width="3" stroke-linecap="round" opacity=".7"`)
    : '';
  return place(slice + top, 120, 122, -7, 1.25);
}

/** Bread that comes with a bowl: tucked under its rim, upper right, and therefore drawn before it. */
export function breadBeside(random: Random, bread: { readonly id: string; readonly isFlat: boolean } | undefined): string {
  if (!bread) return '';
  const dark = /rye|whole|pumpernickel/.test(bread.id);
  if (bread.isFlat) return place(tortilla(random, dark ? '#cf9f63' : '#e6c48a', 46), 190, 54);
  if (/baguette|ciabatta/.test(bread.id)) {
    const slice = ellipse(1.5, 2.5, 23, 30, '#7d4c20') + ellipse(0, 0, 22, 29, '#b9762f') + ellipse(-0.5, -0.5, 17.5, 24, '#f4dfb4');
    return place(slice, 178, 40, 40) + place(slice, 204, 66, 46);
  }
  return place(breadSlice(dark ? '#8a5527' : '#a8692f', dark ? '#d2a269' : '#f0d6a4', 42).svg, 190, 52, 42);
}

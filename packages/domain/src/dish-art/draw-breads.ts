import type { Random } from '../base/random.ts';
import { shade } from './colour.ts';
import { brothColour, fillingColours, spreadColour, wrapperColour } from './dish-colours.ts';
import type { DishSubject } from './dish-picture.ts';
import type { DrawnBase } from './drawn-base.ts';
import { plate, type Glaze } from './draw-ware.ts';
import { breadSlice } from './shapes/specials.ts';
import { between, blobPath, circle, ellipse, path, place, stroke } from './svg.ts';

export const isDarkBread = ({ foods }: DishSubject): boolean => foods.some(({ id }) => /rye|whole|pumpernickel/.test(id));

/** Halves cut on the diagonal; along the cut show the layers that are in it. */
export function sandwich(random: Random, glaze: Glaze, subject: DishSubject): DrawnBase {
  const crust = isDarkBread(subject) ? '#9a6430' : '#c48a45';
  const layers = fillingColours(subject, 4);
  const isToasted = /grilled|melt|toast|panini|croque|reuben/i.test(subject.title);
  const half =
    path('M-52 30L52 30L0 -46Z', shade(crust, -0.3), 'transform="translate(3 5)" stroke-linejoin="round"') +
    path('M-52 30Q-56 26 -50 20L-6 -42Q0 -48 6 -42L50 20Q56 26 52 30Z', crust) +
    path('M-44 23L0 -38L44 23Z', isToasted ? '#dfa553' : '#f0d39c') +
    (isToasted ? stroke('M-22 14L6 -24M-6 16L18 -14M12 16L28 2', '#b57830', 3, 'opacity=".6"') : '') +
    layers.map((colour, i) => stroke(`M${-51 + i} ${33 + i * 6}Q0 ${35 + i * 6} ${51 - i} ${33 + i * 6}`, colour, 7)).join('') +
    stroke(`M-50 ${34 + layers.length * 6}H50`, shade(crust, 0.2), 7);
  if (/soup/i.test(subject.title)) {
    return {
      svg: plate(glaze, 108) + place(half, 84, 92, -20, 0.86) + place(half, 108, 152, -20, 0.86) + cup(brothColour(subject)),
      area: { cx: 170, cy: 92, rx: 22, ry: 20, clustered: false, scale: 0.8 },
    };
  }
  return {
    svg: plate(glaze, 106) + place(half, 104, 74, -14, 1.08) + place(half, 130, 150, -14, 1.08),
    area: { cx: 124 + between(random, -4, 4), cy: 128, rx: 84, ry: 14, clustered: false, scale: 0.9 },
  };
}

/** A soup that comes with something. */
const cup = (broth: string): string =>
  circle(175, 98, 44, '#1d1a14', 'opacity=".2"') +
  circle(171, 92, 44, '#dcd3c2') +
  circle(170.4, 91, 42.6, '#f6f1e6') +
  circle(171, 92, 36, shade(broth, -0.3)) +
  circle(171.4, 93, 34.6, broth) +
  stroke('M150 84A24 24 0 0 1 172 68', shade(broth, 0.4), 3, 'opacity=".6"');

const THREE = [
  { x: 84, y: 88 },
  { x: 160, y: 96 },
  { x: 114, y: 160 },
] as const;

/** Three small open tortillas, or leaves of lettuce, each with some of everything. */
export function tacos(random: Random, glaze: Glaze, subject: DishSubject): DrawnBase {
  const inLettuce =
    subject.foods.some(({ id }) => /lettuce|romaine/.test(id)) && !subject.foods.some(({ id }) => /tortilla|taco-shell/.test(id));
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

export function toasts(subject: DishSubject): string {
  if (/french toast|pain perdu/i.test(subject.title)) return soakedToasts();
  const dark = isDarkBread(subject);
  const slice = breadSlice(dark ? '#8a5527' : '#a8692f', dark ? '#d2a269' : '#f0d6a4', 50).svg;
  const spread = spreadColour(subject);
  const top = spread
    ? path('M-34 36V-10C-44 -26 -30 -40 -14 -38Q0 -42 14 -38C30 -40 44 -26 34 -10V36Q0 42 -34 36Z', spread) +
      path('M-26 -6C-30 -24 -16 -30 0 -28', 'none', `stroke="${shade(spread, 0.35)}" stroke-width="3" stroke-linecap="round" opacity=".7"`)
    : '';
  return place(slice + top, 120, 122, -7, 1.25);
}

/** Soaked in custard and fried: two slices in their syrup. */
function soakedToasts(): string {
  const browned =
    breadSlice('#a9642a', '#e0a444', 46).svg +
    ellipse(-8, -10, 22, 14, '#c57f31', 'opacity=".7"') +
    ellipse(10, 16, 18, 12, '#c57f31', 'opacity=".6"') +
    ellipse(-14, -22, 12, 4, '#f6d384', 'opacity=".8"');
  const syrup = path('M48 150C30 176 70 196 118 192C178 196 208 178 196 150C190 120 60 118 48 150Z', '#b86a22', 'opacity=".75"');
  return syrup + place(browned, 92, 112, -16, 1.12) + place(browned, 148, 126, 10, 1.12);
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

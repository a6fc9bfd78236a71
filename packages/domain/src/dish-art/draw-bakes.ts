import type { Random } from '../base/random.ts';
import { shade } from './colour.ts';
import { bakeColour, cakeColour } from './dish-colours.ts';
import type { DishSubject } from './dish-picture.ts';
import { breadBeside } from './draw-breads.ts';
import { findBread } from './find-grain.ts';
import type { DrawnBase } from './drawn-base.ts';
import { ovenDish, plate, type Glaze } from './draw-ware.ts';
import { between, blobPath, box, circle, ellipse, path, place, stroke } from './svg.ts';

/** An oven dish filled to the rim and browned; a quiche in its own crust. */
export function casserole(random: Random, glaze: Glaze, subject: DishSubject): DrawnBase {
  const top = bakeColour(subject);
  if (/quiche|tart\b|pot pie|pie crust|crusted/i.test(subject.title)) {
    return { svg: plate(glaze, 104) + quiche(random, top), area: { cx: 120, cy: 120, rx: 60, ry: 60, clustered: false, scale: 1.2 } };
  }
  return {
    svg: breadBeside(random, findBread(subject)) + ovenDish(glaze, top) + browned(random, top),
    area: { cx: 120, cy: 120, rx: 80, ry: 58, clustered: false, scale: 1.3 },
  };
}

function quiche(random: Random, top: string): string {
  const crimps = Array.from({ length: 26 }, (_, i) => {
    const angle = (i / 26) * 2 * Math.PI;
    return circle(120 + Math.cos(angle) * 79, 120 + Math.sin(angle) * 79, 11, i % 2 ? '#c78d48' : '#d29b55');
  });
  return (
    circle(123, 125, 88, '#1d1a14', 'opacity=".2"') +
    crimps.join('') +
    circle(120, 120, 74, shade(top, -0.2)) +
    circle(119.4, 119, 72, top) +
    specks(random, top, 60, 60)
  );
}

const browned = (random: Random, top: string): string => specks(random, top, 82, 58);

/** Where the oven was hottest. */
function specks(random: Random, top: string, rx: number, ry: number): string {
  return Array.from({ length: 12 }, (_, i) => {
    const angle = random() * 2 * Math.PI;
    const at = Math.sqrt(random());
    const blot = path(
      blobPath(random, between(random, 6, 15), between(random, 4, 9), 0.2, 8),
      shade(top, i % 3 ? -0.16 : 0.25),
      'opacity=".6"',
    );
    return place(blot, 120 + Math.cos(angle) * at * rx, 120 + Math.sin(angle) * at * ry, between(random, 0, 180));
  }).join('');
}

/** A stack of small round ones, or one large and thin where the title names such a cake. */
export function pancakes(random: Random, glaze: Glaze, subject: DishSubject): DrawnBase {
  if (!/r[oö]sti|foo young|dosa|paratha|cr[eê]pe|okonomi|hash brown|latke|farinata|socca|dutch baby/i.test(subject.title)) {
    return { svg: plate(glaze) + stack(cakeColour(subject)), area: { cx: 120, cy: 112, rx: 46, ry: 42, clustered: false, scale: 1.15 } };
  }
  const cake = cakeColour(subject);
  const svg =
    path(blobPath(random, 76, 74, 0.04, 14), shade(cake, -0.35), 'transform="translate(122 125)"') +
    place(path(blobPath(random, 75, 73, 0.05, 16), cake), 120, 120) +
    place(path(blobPath(random, 62, 60, 0.05, 12), shade(cake, 0.14)), 118, 117) +
    specks(random, cake, 58, 56);
  return { svg: plate(glaze, 104) + svg, area: { cx: 120, cy: 118, rx: 54, ry: 50, clustered: true, scale: 1.15 } };
}

const stack = (cake: string): string =>
  [10, 5, 0]
    .map(
      (y, i) =>
        circle(120 + i, 116 + y, 56, shade(cake, -0.3)) +
        circle(120 + i, 114 + y, 55, cake) +
        circle(119 + i, 112.6 + y, 48, shade(cake, 0.2)),
    )
    .join('') + ellipse(104, 92, 18, 6, shade(cake, 0.5), 'opacity=".7"');

export function waffles(_: Random, glaze: Glaze, subject: DishSubject): DrawnBase {
  const dough = cakeColour(subject);
  const pits = [-30, -10, 10, 30].flatMap((x) =>
    [-30, -10, 10, 30].map(
      (y) => box(x - 7, y - 7, 14, 14, 3, shade(dough, -0.22)) + box(x - 5.6, y - 5, 12.6, 12.4, 2.4, shade(dough, -0.1)),
    ),
  );
  const one =
    box(-45, -42, 94, 94, 16, shade(dough, -0.42)) +
    box(-46, -46, 92, 92, 16, dough) +
    box(-43, -43, 86, 86, 14, shade(dough, 0.18)) +
    pits.join('');
  return {
    svg: plate(glaze, 104) + place(one, 98, 138, -14) + place(one, 136, 100, 12),
    area: { cx: 130, cy: 106, rx: 44, ry: 42, clustered: true, scale: 1.05 },
  };
}

/** Folded in half; a frittata or a Spanish omelet is a cake, with a wedge cut out of it. */
export function omelette(random: Random, { form, title }: DishSubject): string {
  if (form === 'frittata' || /frittata|spanish omelet|tortilla espa/i.test(title)) return frittata(random);
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

function frittata(random: Random): string {
  const wedge = 'M0 0L64 36A73 73 0 0 1 22 70Z';
  return (
    circle(122, 125, 75, '#a8702a') +
    circle(120, 120, 75, '#d69a38') +
    circle(119.4, 119, 69, '#f3c956') +
    specks(random, '#f0c04a', 58, 58) +
    place(path(wedge, '#b98434') + path(wedge, '#fbf2dc', 'opacity=".55"') + stroke('M0 0L64 36M0 0L22 70', '#9a6524', 2.4), 120, 120)
  );
}

import type { Random } from '../base/random.ts';
import { mixColours, shade } from './colour.ts';
import { brothColour, noodleColour } from './dish-colours.ts';
import type { DishSubject } from './dish-picture.ts';
import type { Sauce } from '../kit/serving.ts';
import { bowl, type Glaze } from './draw-ware.ts';
import type { DrawnBase } from './drawn-base.ts';
import { isShortPasta } from './find-grain.ts';
import { findSauce, SAUCE_COLOURS } from './find-sauce.ts';
import { pastaTube } from './shapes/specials.ts';
import { between, blobPath, circle, path, place, round1, stroke } from './svg.ts';

/** How much of its sauce each strand takes on; the others lie on it. */
const CLINGS: Readonly<Record<Sauce, number>> = {
  tomato: 0.24,
  meat: 0.12,
  cream: 0.5,
  cheese: 0.7,
  pesto: 0.46,
  peanut: 0.5,
  soy: 0.42,
  gravy: 0.3,
  broth: 0,
  oil: 0.15,
};

/** Ladled over the middle, so that the pasta shows around it. */
const LADLED: ReadonlySet<Sauce> = new Set(['tomato', 'meat', 'gravy']);

/** Strands or short pasta in a deep plate, with its sauce. */
export function pastaBowl(random: Random, glaze: Glaze, subject: DishSubject): DrawnBase {
  const sauce = findSauce(subject) ?? 'oil';
  const colour = SAUCE_COLOURS[sauce];
  const pasta = mixColours(noodleColour(subject), colour, CLINGS[sauce]);
  const below =
    sauce === 'broth' ? brothColour(subject) : mixColours(pasta, sauce === 'pesto' ? '#5f7a2c' : '#b5762c', sauce === 'cream' ? 0.1 : 0.32);
  const bed = isShortPasta(subject) ? tubes(random, pasta, /mac/i.test(subject.title)) : nest(random, pasta);
  return {
    svg: bowl(glaze, below) + bed + (LADLED.has(sauce) ? ladle(random, colour, sauce === 'meat') : ''),
    area: { cx: 120, cy: 120, rx: 56, ry: 56, clustered: false, scale: 1.22 },
  };
}

/** Wound around the fork and laid down: arcs at every distance, the lighter ones on top. */
function nest(random: Random, colour: string): string {
  return [-0.2, -0.06, 0.06, 0.22]
    .map((light) => {
      const arcs = Array.from({ length: 17 }, () => {
        const r = 70 * Math.sqrt(between(random, 0.03, 1));
        const from = random() * 2 * Math.PI;
        const to = from + between(random, 0.7, 2.2);
        const [x, y] = [120 + between(random, -4, 4), 120 + between(random, -4, 4)];
        const at = (angle: number) => `${round1(x + Math.cos(angle) * r)} ${round1(y + Math.sin(angle) * r)}`;
        return `M${at(from)}A${round1(r)} ${round1(r * between(random, 1, 1.12))} 0 0 1 ${at(to)}`;
      });
      return stroke(arcs.join(''), shade(colour, light), 4.4);
    })
    .join('');
}

/** Each third lies deeper than the next. */
function tubes(random: Random, colour: string, isBent: boolean): string {
  return Array.from({ length: 58 }, (_, i) => {
    const angle = i * 2.4;
    const at = 66 * Math.sqrt((57 - i) / 58);
    const tint = shade(colour, [-0.1, 0.02, 0.14][Math.floor(i / 20)] ?? 0.14);
    const one = isBent ? elbow(tint) : pastaTube(tint, 13).svg;
    return place(one, 120 + Math.cos(angle) * at, 120 + Math.sin(angle) * at, between(random, 0, 360));
  }).join('');
}

const elbow = (colour: string): string =>
  path('M-9 6A10 10 0 0 1 9 6', 'none', `stroke="${shade(colour, -0.3)}" stroke-width="8.6" stroke-linecap="round"`) +
  path('M-9 5A10 10 0 0 1 9 5', 'none', `stroke="${colour}" stroke-width="7" stroke-linecap="round"`) +
  circle(9, 5.6, 2.3, shade(colour, -0.45));

function ladle(random: Random, colour: string, isCoarse: boolean): string {
  const bits = Array.from({ length: isCoarse ? 46 : 16 }, (_, i) => {
    const angle = random() * 2 * Math.PI;
    const at = Math.sqrt(random()) * 47;
    const r = isCoarse ? between(random, 2.6, 5.2) : between(random, 2, 4.4);
    const tint = shade(colour, [-0.28, 0.16, -0.12, 0.28][i % 4] as number);
    return place(path(blobPath(random, r, r * 0.8, 0.2, 6), tint), Math.cos(angle) * at, Math.sin(angle) * at);
  });
  return place(
    path(blobPath(random, 54, 51, 0.1, 13), shade(colour, -0.3), 'transform="translate(1.4 2.4)"') +
      path(blobPath(random, 54, 51, 0.1, 13), colour) +
      path(blobPath(random, 34, 30, 0.14, 11), shade(colour, 0.12), 'transform="translate(-7 -9)"') +
      bits.join(''),
    120,
    120,
  );
}

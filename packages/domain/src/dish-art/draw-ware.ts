import type { Random } from '../base/random.ts';
import { shade } from './colour.ts';
import { type Cloth, CLOTHS } from './dish-cloth.ts';
import { box, circle, ellipse, path, pick, stroke } from './svg.ts';

export type Field = 'light' | 'dark';

/** Dish fields of the product's palette, and each by lamplight. */
const FIELDS: Readonly<Record<Field, Readonly<Record<Cloth, string>>>> = {
  light: { peach: '#f3d9cb', linen: '#cfe0e4', butter: '#f3e3b3', sage: '#d7e0c4', lilac: '#dfd6ec', mist: '#d9e2e2' },
  dark: { peach: '#4a352c', linen: '#2a3d44', butter: '#463c22', sage: '#303c2a', lilac: '#3a3347', mist: '#2d3a39' },
};

/** A plate's or bowl's colour, and that of a painted ring on its rim. */
export type Glaze = { readonly colour: string; readonly band?: string };

/** As many as it takes for two dishes of like foods to be served on different ware, most of the time. */
const GLAZES: readonly [Glaze, ...Glaze[]] = [
  { colour: '#f8f4ea' },
  { colour: '#f8f4ea', band: '#5e86a6' },
  { colour: '#f8f4ea', band: '#c2703f' },
  { colour: '#efe2cb', band: '#7d6a4f' },
  { colour: '#41505a' },
  { colour: '#41505a', band: '#a9b99c' },
  { colour: '#5e86a6' },
  { colour: '#7fa3bd', band: '#f4efe2' },
  { colour: '#c77d53' },
  { colour: '#a9b99c' },
  { colour: '#8ba189', band: '#f1ecdd' },
  { colour: '#d8b45c' },
  { colour: '#c59aa0' },
];

export function drawField(random: Random, field: Field): string {
  const cloth = FIELDS[field][pick(random, CLOTHS)];
  const fold = Math.round(150 + random() * 50);
  const weave = Array.from({ length: 30 }, (_, i) => `M-240 ${i * 24 - 234}H480M${i * 24 - 230} -240V480`).join('');
  // Wider than the picture: a frame of another shape shows the whole plate and more of the table.
  return (
    box(-240, -240, 720, 720, 0, cloth) +
    stroke(weave, shade(cloth, field === 'light' ? 0.32 : 0.08), 1, 'opacity=".55"') +
    path(`M${fold - 26} -240H480V480H${fold + 52}Z`, shade(cloth, field === 'light' ? -0.05 : 0.06), 'opacity=".8"') +
    stroke(`M${fold - 26} -240L${fold + 52} 480`, shade(cloth, -0.16), 1.4)
  );
}

export const pickGlaze = (random: Random): Glaze => pick(random, GLAZES);

const ring = (r: number, band: string | undefined): string =>
  band === undefined ? '' : circle(119.2, 118.8, r, 'none', `stroke="${band}" stroke-width="2.6"`);

const shadow = (cx: number, cy: number, rx: number, ry: number) =>
  ellipse(cx + 5, cy + 8, rx, ry, '#1d1a14', 'opacity=".16"') + ellipse(cx + 2.5, cy + 4, rx, ry, '#1d1a14', 'opacity=".14"');

const gleam = (r: number, colour: string) =>
  stroke(
    `M${120 - r * 0.9} ${120 - r * 0.2}A${r * 0.92} ${r * 0.92} 0 0 1 ${120 - r * 0.3} ${120 - r * 0.86}`,
    shade(colour, 0.55),
    3,
    'opacity=".6"',
  );

/** A bowl seen from above, filled to `inner` with `filling`. */
export function bowl({ colour: glaze, band }: Glaze, filling: string, r = 92): string {
  return (
    shadow(120, 120, r, r) +
    circle(120, 120, r, shade(glaze, -0.22)) +
    circle(119, 118.5, r - 1.5, glaze) +
    ring(r - 6.5, band) +
    circle(120, 120, r - 12, shade(glaze, -0.32)) +
    circle(120.8, 121.2, r - 14, filling) +
    gleam(r, glaze)
  );
}

export function plate({ colour: glaze, band }: Glaze, r = 98): string {
  return (
    shadow(120, 120, r, r) +
    circle(120, 120, r, shade(glaze, -0.18)) +
    circle(119, 118.4, r - 1.6, glaze) +
    ring(r - 11, band) +
    circle(120, 120.4, r - 22, shade(glaze, -0.1)) +
    circle(119.6, 119.6, r - 24, shade(glaze, 0.06)) +
    gleam(r, glaze)
  );
}

export function pan(filling: string): string {
  return (
    box(196, 108, 60, 22, 11, '#23282b', 'transform="rotate(-38 120 120)"') +
    shadow(120, 120, 90, 90) +
    circle(120, 120, 90, '#23292c') +
    circle(119, 118.5, 88, '#343c40') +
    circle(120, 120, 80, '#1f2527') +
    circle(120.6, 121, 78, filling) +
    gleam(90, '#59646a')
  );
}

export function bakingTray(): string {
  return (
    box(26, 44, 196, 168, 18, '#1d1a14', 'opacity=".2"') +
    box(20, 36, 200, 168, 18, '#8f9498') +
    box(22, 37, 195, 163, 17, '#aeb4b7') +
    box(31, 47, 178, 146, 12, '#f1e6d2') +
    stroke('M36 60V52H48M204 180V188H192', '#d9cbb2', 2)
  );
}

/** Glazed, with a handle at each end, filled to the rim. */
export function ovenDish({ colour: glaze }: Glaze, filling: string): string {
  return (
    box(22, 104, 196, 44, 18, '#1d1a14', 'opacity=".18"') +
    box(14, 96, 212, 44, 18, shade(glaze, -0.2)) +
    box(15, 95, 210, 42, 17, glaze) +
    box(30, 50, 188, 152, 30, '#1d1a14', 'opacity=".18"') +
    box(24, 44, 192, 152, 30, shade(glaze, -0.22)) +
    box(25, 42, 189, 150, 29, glaze) +
    box(34, 52, 172, 134, 22, shade(glaze, -0.34)) +
    box(36, 54, 168, 130, 20, filling) +
    stroke('M32 92V70Q34 52 54 50', shade(glaze, 0.55), 3, 'opacity=".6"')
  );
}

export function board(): string {
  return (
    box(30, 52, 190, 148, 22, '#1d1a14', 'opacity=".18"') +
    box(24, 44, 190, 148, 22, '#9c6b3d') +
    box(24, 42, 189, 146, 22, '#c48f57') +
    stroke('M34 76C80 70 150 84 204 74M32 112C90 104 150 120 206 108M34 150C80 144 150 156 204 146', '#ad7842', 2, 'opacity=".7"') +
    circle(196, 60, 7, '#8a5c33')
  );
}

/** Where the drink begins, how wide it is there, and how wide at the foot: a tall glass, a tumbler, a goblet. */
const GLASSES: readonly [Glass, ...Glass[]] = [
  { top: 40, rim: 48, foot: 26 },
  { top: 66, rim: 58, foot: 46 },
  { top: 52, rim: 54, foot: 30 },
];
type Glass = { readonly top: number; readonly rim: number; readonly foot: number };

const STRAWS: readonly [string, ...string[]] = ['#d9622b', '#1f6b4f', '#a23b5b', '#f4efe2'];

/** From the side, the one picture that is not from above: from above a drink is a disc. Answers with where its top lies. */
export function glass(random: Random, drink: string): { readonly svg: string; readonly y: number; readonly rx: number } {
  const { top, rim, foot } = pick(random, GLASSES);
  const y = top + 24;
  const straw = pick(random, STRAWS);
  const side = (from: number, inset: number) =>
    `M${120 - rim + inset} ${from}H${120 + rim - inset}L${120 + foot - inset / 2} 206Q${119 + foot - inset / 2} 214 ${110 + foot - inset} 214H${130 - foot + inset}Q${121 - foot + inset / 2} 214 ${120 - foot + inset / 2} 206Z`;
  return {
    svg:
      ellipse(126, 214, foot + 28, 10, '#1d1a14', 'opacity=".2"') +
      path(side(top, 0), '#ffffff', 'opacity=".55"') +
      path(side(y, 5), shade(drink, -0.08)) +
      path(
        `M${125 - rim} ${y}H${120 - rim * 0.1}L${120 - foot * 0.3} 209H${128 - foot}Q${126 - foot} 209 ${125 - foot} 204Z`,
        shade(drink, 0.16),
        'opacity=".8"',
      ) +
      ellipse(120, y, rim - 5, 9, shade(drink, 0.3)) +
      stroke(`M${120 + rim * 0.66} ${top - 22}L${120 + rim * 0.25} ${y + 6}`, straw, 6) +
      stroke(`M${132 - rim} ${y + 20}L${130 - foot} 188`, '#ffffff', 4, 'opacity=".55"') +
      stroke(`M${120 - rim} ${top}H${120 + rim}`, '#ffffff', 2.4, 'opacity=".8"'),
    y,
    rx: rim - 14,
  };
}

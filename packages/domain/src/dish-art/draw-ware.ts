import type { Random } from '../base/random.ts';
import { shade } from './colour.ts';
import { box, circle, ellipse, path, pick, stroke } from './svg.ts';

export type Field = 'light' | 'dark';

/** Dish fields of the product's palette: peach, linen blue, butter, sage, lilac, mist; and each by lamplight. */
const FIELDS: Readonly<Record<Field, readonly [string, ...string[]]>> = {
  light: ['#f3d9cb', '#cfe0e4', '#f3e3b3', '#d7e0c4', '#dfd6ec', '#d9e2e2'],
  dark: ['#4a352c', '#2a3d44', '#463c22', '#303c2a', '#3a3347', '#2d3a39'],
};

const GLAZES: readonly [string, ...string[]] = ['#f8f4ea', '#41505a', '#5e86a6', '#c77d53', '#a9b99c', '#f8f4ea'];

export function drawField(random: Random, field: Field): string {
  const cloth = pick(random, FIELDS[field]);
  const fold = Math.round(150 + random() * 50);
  const weave = Array.from({ length: 11 }, (_, i) => `M0 ${i * 24 + 6}H240M${i * 24 + 10} 0V240`).join('');
  return (
    box(0, 0, 240, 240, 0, cloth) +
    stroke(weave, shade(cloth, field === 'light' ? 0.32 : 0.08), 1, 'opacity=".55"') +
    path(`M${fold} 0H240V240H${fold + 26}Z`, shade(cloth, field === 'light' ? -0.05 : 0.06), 'opacity=".8"') +
    stroke(`M${fold} 0L${fold + 26} 240`, shade(cloth, -0.16), 1.4)
  );
}

export const pickGlaze = (random: Random): string => pick(random, GLAZES);

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
export function bowl(glaze: string, filling: string, r = 92): string {
  return (
    shadow(120, 120, r, r) +
    circle(120, 120, r, shade(glaze, -0.22)) +
    circle(119, 118.5, r - 1.5, glaze) +
    circle(120, 120, r - 12, shade(glaze, -0.32)) +
    circle(120.8, 121.2, r - 14, filling) +
    gleam(r, glaze)
  );
}

export function plate(glaze: string, r = 98): string {
  return (
    shadow(120, 120, r, r) +
    circle(120, 120, r, shade(glaze, -0.18)) +
    circle(119, 118.4, r - 1.6, glaze) +
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

export function board(): string {
  return (
    box(30, 52, 190, 148, 22, '#1d1a14', 'opacity=".18"') +
    box(24, 44, 190, 148, 22, '#9c6b3d') +
    box(24, 42, 189, 146, 22, '#c48f57') +
    stroke('M34 76C80 70 150 84 204 74M32 112C90 104 150 120 206 108M34 150C80 144 150 156 204 146', '#ad7842', 2, 'opacity=".7"') +
    circle(196, 60, 7, '#8a5c33')
  );
}

export function glass(drink: string): string {
  const side = (top: number, inset: number) =>
    `M${72 + inset} ${top}H${168 - inset}L${158 - inset} 206Q${156 - inset} 214 ${146 - inset} 214H${94 + inset}Q${84 + inset} 214 ${82 + inset} 206Z`;
  return (
    ellipse(126, 214, 54, 10, '#1d1a14', 'opacity=".2"') +
    path(side(40, 0), '#ffffff', 'opacity=".55"') +
    path(side(64, 5), shade(drink, -0.08)) +
    path('M77 64H118L108 209H96Q88 209 87 204Z', shade(drink, 0.16), 'opacity=".8"') +
    ellipse(120, 64, 43, 9, shade(drink, 0.3)) +
    stroke('M152 20L132 70', '#d9622b', 6) +
    stroke('M84 84L91 186', '#ffffff', 4, 'opacity=".55"') +
    stroke('M72 40H168', '#ffffff', 2.4, 'opacity=".8"')
  );
}

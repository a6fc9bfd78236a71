import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const TOKENS = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const PAIRS = new Map(
  [...TOKENS.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [
    name!,
    { light: light!, dark: dark! },
  ]),
);
const THEMES = ['light', 'dark'] as const;

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The lower of the two themes' contrasts. */
function lowestContrast(front: string, back: string): number {
  return Math.min(
    ...THEMES.map((theme) => {
      const [a, b] = [PAIRS.get(front)?.[theme], PAIRS.get(back)?.[theme]];
      if (!a || !b) throw new Error(`No such colors: ${front}, ${back}`);
      return contrast(a, b);
    }),
  );
}

const GROUNDS = ['paper', 'paper-deep', 'card'] as const;
const FIELDS = ['peach', 'linen', 'butter', 'sage', 'lilac', 'mist', 'primary-soft', 'accent-soft', 'alert-soft'] as const;

describe('text is readable (4.5:1)', () => {
  test.each([...GROUNDS, ...FIELDS])('ink on %s', (ground) => expect(lowestContrast('ink', ground)).toBeGreaterThanOrEqual(4.5));
  test.each([...GROUNDS, 'primary-soft'])('muted ink on %s', (ground) =>
    expect(lowestContrast('muted', ground)).toBeGreaterThanOrEqual(4.5),
  );
  test.each(GROUNDS)('primary on %s', (ground) => expect(lowestContrast('primary', ground)).toBeGreaterThanOrEqual(4.5));
  test.each([
    ['on-primary', 'primary'],
    ['on-primary', 'primary-strong'],
    ['primary', 'primary-soft'],
    ['accent-ink', 'accent-soft'],
    ['paper', 'accent-ink'],
    ['paper', 'alert'],
    ['alert', 'alert-soft'],
    ['alert', 'card'],
  ] as const)('%s on %s', (front, back) => expect(lowestContrast(front, back)).toBeGreaterThanOrEqual(4.5));
});

describe('shapes are seen (3:1)', () => {
  test.each(['primary', 'edge', 'protein', 'fat', 'accent', 'alert'])('%s on the card', (color) =>
    expect(lowestContrast(color, 'card')).toBeGreaterThanOrEqual(3),
  );
});

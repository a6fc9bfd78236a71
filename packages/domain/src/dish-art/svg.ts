import type { Random } from '../base/random.ts';

/** A fragment of SVG drawn around (0, 0), and how far it reaches from there: pieces are laid out by reach. */
export type Piece = { readonly svg: string; readonly reach: number };

export const round1 = (value: number): number => Math.round(value * 10) / 10;

export const between = (random: Random, low: number, high: number): number => low + random() * (high - low);

export function pick<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

export const place = (svg: string, x: number, y: number, degrees = 0, scale = 1): string =>
  `<g transform="translate(${round1(x)} ${round1(y)})${degrees ? ` rotate(${Math.round(degrees)})` : ''}${scale === 1 ? '' : ` scale(${round1(scale * 10) / 10})`}">${svg}</g>`;

export const scaled = ({ svg, reach }: Piece, scale: number): Piece => ({
  svg: `<g transform="scale(${scale})">${svg}</g>`,
  reach: reach * scale,
});

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${round1(x)}" cy="${round1(y)}" r="${round1(r)}" fill="${fill}"${more && ` ${more}`}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${round1(x)}" cy="${round1(y)}" rx="${round1(rx)}" ry="${round1(ry)}" fill="${fill}"${more && ` ${more}`}/>`;

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round1(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;

export const box = (x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string =>
  `<rect x="${round1(x)}" y="${round1(y)}" width="${round1(w)}" height="${round1(h)}" rx="${round1(r)}" fill="${fill}"${more && ` ${more}`}/>`;

/** A closed, softly irregular outline: food has no perfect ellipses. */
export function blobPath(random: Random, rx: number, ry: number, wobble = 0.08, points = 8): string {
  const corners = Array.from({ length: points }, (_, i) => {
    const angle = (i / points) * 2 * Math.PI;
    const reach = 1 + between(random, -wobble, wobble);
    return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach] as const;
  });
  const middle = (i: number) => {
    const [ax, ay] = corners[i % points] as readonly [number, number];
    const [bx, by] = corners[(i + 1) % points] as readonly [number, number];
    return `${round1((ax + bx) / 2)} ${round1((ay + by) / 2)}`;
  };
  const curves = corners.map((_, i) => {
    const [x, y] = corners[(i + 1) % points] as readonly [number, number];
    return `Q${round1(x)} ${round1(y)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}Z`;
}

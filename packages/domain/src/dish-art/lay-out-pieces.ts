import type { Random } from '../base/random.ts';
import type { ChosenShape } from './shape.ts';
import { pieceScale, type Shape } from './shape.ts';
import { between, type Piece, place } from './svg.ts';

type Spot = { readonly x: number; readonly y: number };

/** Where food may lie: an ellipse around (cx, cy). `clustered` keeps each food together, as on a bowl or a plate. */
export type Area = {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  readonly clustered: boolean;
  /** Few and large reads better at 96 px: how much bigger than nominal. */
  readonly scale: number;
  /** Middles of several such ellipses, as on three tacos: each gets some of everything. */
  readonly spots?: readonly Spot[];
  /** As a plate is served: the first food in front, the others behind it. */
  readonly isServed?: boolean;
  /** On skewers each place takes one piece, and the foods take turns. */
  readonly isThreaded?: boolean;
};

type Placed = { readonly x: number; readonly y: number; readonly reach: number };

export function layOutPieces(random: Random, chosen: readonly ChosenShape[], area: Area): string {
  const placed: Placed[] = [];
  const foods = chosen.filter(({ shape }) => !shape.garnish);
  const turn = area.isServed ? 90 : between(random, 0, 360);
  const parts = foods.flatMap(({ shape }, index) => {
    if (area.spots) return area.isThreaded ? [] : spread(random, shape, area, placed);
    const home: Home = area.clustered
      ? { ...homeOf(area, index, foods.length, turn), size: area.isServed && index === 0 ? 1.18 : 1 }
      : { x: area.cx, y: area.cy, spread: 1 };
    const count = area.clustered ? shape.count : Math.max(1, Math.round(shape.count * (foods.length < 3 ? 0.9 : index < 2 ? 0.85 : 0.55)));
    return Array.from({ length: count }, (_, nth) =>
      settle(random, shape.draw(random), {
        area,
        home: shape.isApart ? { ...home, spread: 0.8 } : home,
        placed,
        touching: area.clustered && !shape.isApart ? 0.62 : 0.9,
        nth,
      }),
    );
  });
  if (area.spots && area.isThreaded) parts.push(...thread(random, foods, area));
  const garnishes = chosen
    .filter(({ shape }) => shape.garnish)
    .flatMap(({ shape }) => Array.from({ length: shape.count }, (_, nth) => strew(random, shape.draw(random), area, nth)));
  return [...parts, ...garnishes].join('');
}

/** A garnish falls anywhere, on whatever lies there. */
function strew(random: Random, piece: Piece, area: Area, nth: number): string {
  const spot = area.spots?.[nth % area.spots.length];
  const on = spot && !area.isThreaded ? { ...area, ...spotArea(spot, area) } : area;
  return settle(random, piece, { area: on, home: { x: on.cx, y: on.cy, spread: 0.92 }, placed: [], touching: 0, nth });
}

/** Some of the food at every spot; a large one at each, cut smaller. */
function spread(random: Random, shape: Shape, area: Area, placed: Placed[]): readonly string[] {
  const { spots = [] } = area;
  const each = Math.max(1, Math.round((shape.count * 1.1) / spots.length));
  return spots.flatMap((spot) =>
    Array.from({ length: each }, (_, nth) => {
      const piece = shape.draw(random);
      const fitted = { ...area, ...spotArea(spot, area), scale: Math.min(area.scale, 27 / piece.reach) };
      return settle(random, piece, { area: fitted, home: { ...spot, spread: 0.95 }, placed, touching: 0.5, nth });
    }),
  );
}

const spotArea = ({ x, y }: Spot, { rx, ry }: Area) => ({ cx: x, cy: y, rx, ry });

function thread(random: Random, foods: readonly ChosenShape[], { spots = [], scale }: Area): readonly string[] {
  return spots.flatMap(({ x, y }, at) => {
    const food = foods[at % foods.length];
    if (!food) return [];
    const piece = food.shape.draw(random);
    return [place(piece.svg, x, y, between(random, 0, 360), Math.min(scale, 17 / piece.reach))];
  });
}

type Home = { readonly x: number; readonly y: number; readonly spread: number; readonly size?: number };

/** The first food of a plate sits a little below the middle, the others around it. */
function homeOf(area: Area, index: number, count: number, turn: number): Home {
  if (count === 1) return { x: area.cx, y: area.cy, spread: 0.7 };
  const angle = ((turn + (index * 360) / count) * Math.PI) / 180;
  return { x: area.cx + Math.cos(angle) * area.rx * 0.5, y: area.cy + Math.sin(angle) * area.ry * 0.5, spread: count === 2 ? 0.52 : 0.44 };
}

type Place = { readonly area: Area; readonly home: Home; readonly placed: Placed[]; readonly touching: number; readonly nth: number };

/** Tries places near its home and takes the one that covers others least; always returns, so a full plate is a heap, not a loop. */
function settle(random: Random, piece: Piece, { area, home, placed, touching, nth }: Place): string {
  const scale = pieceScale(random) * area.scale * (home.size ?? 1);
  const reach = piece.reach * scale;
  let best: Placed & { readonly cover: number } = { x: home.x, y: home.y, reach, cover: Number.POSITIVE_INFINITY };
  for (let attempt = 0; attempt < 14; attempt++) {
    const angle = random() * Math.PI * 2;
    const out = nth === 0 && home.spread < 0.9 ? 0.1 * random() : Math.sqrt(random());
    const x = home.x + Math.cos(angle) * out * area.rx * home.spread;
    const y = home.y + Math.sin(angle) * out * area.ry * home.spread;
    if (!fits(x, y, reach, area)) continue;
    const cover = placed.reduce(
      (sum, other) => sum + Math.max(0, (other.reach + reach) * touching - Math.hypot(other.x - x, other.y - y)),
      0,
    );
    if (cover < best.cover) best = { x, y, reach, cover };
    if (cover === 0) break;
  }
  placed.push(best);
  return place(piece.svg, best.x, best.y, between(random, 0, 360), scale);
}

function fits(x: number, y: number, reach: number, area: Area): boolean {
  const inset = reach * 0.72;
  const dx = (x - area.cx) / Math.max(4, area.rx - inset);
  const dy = (y - area.cy) / Math.max(4, area.ry - inset);
  return dx * dx + dy * dy <= 1;
}

import type { DishSubject, PicturedFood } from './dish-picture.ts';
import type { DishBase } from '../kit/serving.ts';
import { BAKED_ROLLS } from './draw-wraps.ts';
import { findMade } from './find-made.ts';
import { isNamed } from './name-in-title.ts';
import type { ChosenShape, Shape } from './shape.ts';
import { shapeInDish } from './shape-in-dish.ts';

/** Drawn beside the bowl or the pan. */
const BREADS = /^(?!.*(crumb|crisp|cracker)).*(bread|pita|naan|chapati|baguette|ciabatta|sourdough|tortilla$)/;

/** A food that is the base itself (the bread of a toast, the rice under a curry) is not drawn a second time on top. */
const PART_OF_BASE: Readonly<Partial<Record<DishBase, RegExp>>> = {
  toast: /bread|toast|bagel|muffin|sourdough/,
  sandwich: /bread|bun|bagel|muffin|roll|baguette|pita|ciabatta|brioche/,
  burger: /bread|bun|roll|brioche|^ground-|^(black-)?beans?|patty|lettuce|romaine/,
  bun: /bread|bun|roll|brioche|muffin|ciabatta/,
  'long-roll': /bread|bun|roll|baguette|ciabatta/,
  bagel: /bagel|roll/,
  benedict: /muffin|bread|bagel|yogurt/,
  quesadilla: /tortilla|wrap/,
  burrito: /tortilla|wrap|lavash|collard/,
  layers: /lasagna|phyllo/,
  'pot-pie': /pastry|phyllo|crust/,
  taco: /tortilla|pita|wrap|naan|rice-paper|lettuce|romaine/,
  flatbread: /tortilla|pita|wrap|naan/,
  rolls: /tortilla|pita|wrap|naan|rice-paper|^eggs?$/,
  noodles: /noodle|spaghetti|linguine|fettuccine|udon|soba|vermicelli|ramen|pasta$|penne|macaroni|rigatoni|fusilli|orzo/,
  oats: /yogurt|skyr|quark|cottage|ricotta/,
  pancakes: /^eggs?$|cottage|ricotta|cauliflower-rice/,
  waffles: /^eggs?$|cottage|ricotta|cauliflower-rice/,
  salad: /lettuce|romaine|mixed-greens|spring-greens/,
  skewers: /pita|naan|bread|tortilla/,
  soup: BREADS,
  curry: BREADS,
  skillet: BREADS,
  casserole: BREADS,
};

/** An egg that is neither beaten in nor the pancake itself still lies on it. */
const isPartOfBase = (base: DishBase, { id, cooking }: PicturedFood): boolean =>
  /^eggs?$/.test(id) && cooking !== undefined && cooking !== 'mixed' ? false : (PART_OF_BASE[base]?.test(id) ?? false);

/** Shown in the cut of a roll or between the layers; the first of them also lie beside it. */
const WRAPPED: ReadonlySet<DishBase> = new Set(['rolls', 'burrito', 'quesadilla', 'burger', 'bun']);
/** All of it under what it is covered with; only herbs fall on top. */
const COVERED: ReadonlySet<DishBase> = new Set(['layers', 'benedict']);

export function chooseShapes(subject: DishSubject, base: DishBase): readonly ChosenShape[] {
  const { title, foods } = subject;
  const made = findMade(subject, base);
  const chosen = foods
    .filter((food) => !isPartOfBase(base, food) && !(made?.of?.test(food.id) ?? false))
    .flatMap((food) => {
      const shape = shapeInDish(food, base, subject);
      if (!shape || shape.count === 0) return [];
      const named = isNamed(title, food.id);
      return [
        {
          foodId: food.id,
          shape: onBoard(shape, { base, named, food }),
          named,
          weight: (named ? 4 : 1) * Math.sqrt(food.grams + 1),
        },
      ];
    });
  const pieces = oneDip(chosen.filter(({ shape }) => !shape.garnish).toSorted(byWeight));
  const most = pieces.slice(0, mostOf(base, title));
  const few = base === 'plate' ? most.toSorted((a, b) => mainFirst(a) - mainFirst(b)) : most;
  const shown = made ? [{ foodId: `made ${made.title.source}`, shape: made.shape(subject) }, ...few.slice(0, 3).map(asTopping)] : fill(few);
  const garnishes = chosen
    .filter(({ shape }) => shape.garnish)
    .toSorted(byWeight)
    .slice(0, 2);
  return [...shown, ...garnishes];
}

/** Two bowls of one dip are one. */
function oneDip<T extends { readonly shape: Shape }>(pieces: readonly T[]): readonly T[] {
  const first = pieces.findIndex(({ shape }) => shape.isDip);
  return pieces.filter(({ shape }, at) => !shape.isDip || at === first);
}

/** What the dish is about is laid first, in front. */
const mainFirst = ({ shape, named }: { readonly shape: Shape; readonly named: boolean }): number =>
  (named ? 0 : 2) + (shape.rank === 1 ? 0 : 1);

const byWeight = (a: { readonly weight: number }, b: { readonly weight: number }): number => b.weight - a.weight;

/** Few and large reads better than everything: three or four foods and two garnishes. */
const mostOf = (base: DishBase, title: string): number => {
  if (COVERED.has(base) || (base === 'rolls' && BAKED_ROLLS.test(title))) return 0;
  return WRAPPED.has(base) || base === 'sandwich' ? 2 : base === 'bowl' || base === 'salad' ? 5 : 4;
};

/** Nuts and olives are strewn over a dish, but on a board a handful of them is the dish; a spoon of seeds is not. */
function onBoard(
  shape: Shape,
  { base, named, food }: { readonly base: DishBase; readonly named: boolean; readonly food: PicturedFood },
): Shape {
  const isDish =
    base === 'board' && named && shape.garnish && food.grams >= 10 && /nut|seed|olive|almond|pecan|cashew|pistachio/.test(food.id);
  return isDish ? { draw: shape.draw, count: 14, rank: 1 } : shape;
}

/** Of what it is made, a little lies beside it. */
const asTopping = <T extends { readonly shape: Shape }>(piece: T): T => ({
  ...piece,
  shape: { ...piece.shape, count: Math.max(1, Math.round(piece.shape.count * 0.6)) },
});

/** A dish that shows one food shows it well: a single nugget in a tray looks like what was left over. */
function fill<T extends { readonly shape: Shape }>(pieces: readonly T[]): readonly T[] {
  const [only] = pieces;
  if (!only || pieces.length > 1) return pieces;
  const { count } = only.shape;
  return [{ ...only, shape: { ...only.shape, count: count < 4 ? count + 2 : Math.round(count * 1.5) } }];
}

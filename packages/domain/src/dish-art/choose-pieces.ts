import type { DishBase, DishSubject } from './dish-picture.ts';
import { SHAPE_BY_FOOD, SHAPE_BY_KIND, type Shape } from './shape-by-food.table.ts';
import { curds, friedEgg } from './shapes/specials.ts';

export type ChosenShape = { readonly foodId: string; readonly shape: Shape };

/** A food that is the base itself (the bread of a toast, the rice under a curry) is not drawn a second time on top. */
const PART_OF_BASE: Readonly<Partial<Record<DishBase, RegExp>>> = {
  toast: /bread|toast|bagel|muffin|sourdough/,
  sandwich: /bread|bun|bagel|muffin|roll|baguette|pita|ciabatta/,
  taco: /tortilla|pita|wrap|naan|rice-paper/,
  noodles: /noodle|spaghetti|linguine|fettuccine|udon|soba|vermicelli|ramen/,
  oats: /yogurt|skyr|quark|cottage|ricotta/,
  omelette: /^eggs?$/,
  pancakes: /^eggs?$|cottage|ricotta/,
  curry: /pita|naan/,
};

/** Eggs, tomatoes and beans look otherwise in a pan than on a salad. */
function shapeIn(base: DishBase, title: string, id: string): Shape | undefined {
  if (id !== 'egg') return undefined;
  if (/scrambl|migas|egg muffin|curd/i.test(title)) return { draw: (random) => curds(random), count: 2, rank: 1 };
  if (base === 'skillet' || base === 'toast' || base === 'rice' || base === 'bowl' || /fried|sunny|poached|steak and egg/i.test(title))
    return { draw: (random) => friedEgg(random, base === 'toast' ? 21 : 23), count: 2, rank: 1 };
  return undefined;
}

export function chooseShapes({ title, foods }: DishSubject, base: DishBase): readonly ChosenShape[] {
  const chosen = foods
    .filter(({ id }) => !PART_OF_BASE[base]?.test(id))
    .map(({ id, kind, grams }) => {
      const listed = SHAPE_BY_FOOD.find(([pattern]) => pattern.test(id));
      const shape = shapeIn(base, title, id) ?? (listed ? listed[1] : SHAPE_BY_KIND[kind]);
      const named = title.toLowerCase().includes((id.split('-')[0] ?? id).slice(0, 5));
      return { foodId: id, shape, weight: (named ? 3 : 1) * Math.sqrt(grams + 1) };
    })
    .flatMap(({ shape, ...rest }) => (shape && shape.count > 0 ? [{ ...rest, shape }] : []));
  // Few and large reads better than everything: three or four foods and two garnishes.
  const byWeight = (a: { weight: number }, b: { weight: number }) => b.weight - a.weight;
  const pieces = chosen
    .filter(({ shape }) => !shape.garnish)
    .toSorted(byWeight)
    .slice(0, base === 'bowl' || base === 'salad' ? 5 : 4);
  const garnishes = chosen
    .filter(({ shape }) => shape.garnish)
    .toSorted(byWeight)
    .slice(0, 2);
  return [...pieces, ...garnishes];
}

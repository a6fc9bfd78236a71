import type { DishBase, DishSubject } from './dish-picture.ts';
import { SHAPE_BY_FOOD, SHAPE_BY_KIND, type Shape } from './shape-by-food.table.ts';
import { curds, dipBowl, friedEgg, meatball, patty } from './shapes/specials.ts';

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
  const dip = base === 'board' ? DIPS.find(([pattern]) => pattern.test(id))?.[1] : undefined;
  if (dip) return { draw: (random) => dipBowl(random, dip), count: 1, rank: 1 };
  if (/^ground-(?!flax)|-ground-/.test(id)) return chopped(title, /chicken|turkey/.test(id) ? '#b98a58' : '#8a5134');
  if (id !== 'egg') return undefined;
  if (/scrambl|migas|egg muffin|curd/i.test(title)) return { draw: (random) => curds(random), count: 2, rank: 1 };
  if (base === 'skillet' || base === 'toast' || base === 'rice' || base === 'bowl' || /fried|sunny|poached|steak and egg/i.test(title))
    return { draw: (random) => friedEgg(random, base === 'toast' ? 21 : 23), count: 2, rank: 1 };
  return undefined;
}

const DIPS: readonly (readonly [RegExp, string])[] = [
  [/(peanut|almond|cashew|nut|seed)-butter/, '#b98044'],
  [/hummus|tahini/, '#e6cf9f'],
  [/guacamole/, '#a9bf5a'],
  [/yogurt|tzatziki|labneh|sour-cream|skyr|quark|cream-cheese|ricotta/, '#fffaf0'],
  [/salsa|marinara|chutney/, '#d9603a'],
];

/** Chopped meat is shaped by what the dish is called. */
function chopped(title: string, colour: string): Shape | undefined {
  if (/meatball|kofta|kefta|albondig/i.test(title)) return { draw: (random) => meatball(random, colour), count: 5, rank: 1 };
  if (/patt(y|ies)|burger|cutlet|larb balls/i.test(title)) return { draw: (random) => patty(random, colour), count: 3, rank: 1 };
  return undefined;
}

export function chooseShapes({ title, foods }: DishSubject, base: DishBase): readonly ChosenShape[] {
  const chosen = foods
    .filter(({ id }) => !PART_OF_BASE[base]?.test(id))
    .map(({ id, kind, grams }) => {
      const listed = SHAPE_BY_FOOD.find(([pattern]) => pattern.test(id));
      const shape = shapeIn(base, title, id) ?? (listed ? listed[1] : SHAPE_BY_KIND[kind]);
      const named = title.toLowerCase().includes((id.split('-')[0] ?? id).slice(0, 5));
      // Nuts and olives are strewn over a dish, but on a board they are the dish.
      const isDish = base === 'board' && named && shape?.garnish && /nut|seed|olive|almond|pecan|cashew|pistachio/.test(id);
      return {
        foodId: id,
        shape: isDish ? { draw: shape.draw, count: 14, rank: 1 as const } : shape,
        weight: (named ? 3 : 1) * Math.sqrt(grams + 1),
      };
    })
    .flatMap(({ shape, ...rest }) => (shape && shape.count > 0 ? [{ ...rest, shape }] : []));
  // Few and large reads better than everything: three or four foods and two garnishes.
  const byWeight = (a: { weight: number }, b: { weight: number }) => b.weight - a.weight;
  const pieces = chosen
    .filter(({ shape }) => !shape.garnish)
    .toSorted(byWeight)
    .slice(0, base === 'bowl' || base === 'salad' ? 5 : 4);
  const [only, ...others] = pieces;
  const shown = only && others.length === 0 ? [{ ...only, shape: { ...only.shape, count: alone(only.shape.count) } }] : pieces;
  const garnishes = chosen
    .filter(({ shape }) => shape.garnish)
    .toSorted(byWeight)
    .slice(0, 2);
  return [...shown, ...garnishes];
}

/** A dish that shows one food shows it well: a single nugget in a tray looks like what was left over. */
const alone = (count: number): number => (count < 4 ? count + 2 : Math.round(count * 1.5));

import type { DishBase, DishSubject } from './dish-picture.ts';
import { SHAPE_BY_FOOD, SHAPE_BY_KIND, type Shape } from './shape-by-food.table.ts';
import { boat, cookie, crisp, muffin, turnover } from './shapes/baked.ts';
import { slices, strip } from './shapes/solids.ts';
import { curds, dipBowl, friedEgg, meatball, patty } from './shapes/specials.ts';
import { smaller } from './svg.ts';

export type ChosenShape = { readonly foodId: string; readonly shape: Shape };

/** Drawn beside the bowl or the pan. */
const BREADS = /^(?!.*(crumb|crisp|cracker)).*(bread|pita|naan|chapati|baguette|ciabatta|sourdough|tortilla$)/;

/** A food that is the base itself (the bread of a toast, the rice under a curry) is not drawn a second time on top. */
const PART_OF_BASE: Readonly<Partial<Record<DishBase, RegExp>>> = {
  toast: /bread|toast|bagel|muffin|sourdough/,
  sandwich: /bread|bun|bagel|muffin|roll|baguette|pita|ciabatta/,
  burger: /bread|bun|roll|brioche/,
  taco: /tortilla|pita|wrap|naan|rice-paper|lettuce|romaine/,
  flatbread: /tortilla|pita|wrap|naan/,
  rolls: /tortilla|pita|wrap|naan|rice-paper|^eggs?$/,
  noodles: /noodle|spaghetti|linguine|fettuccine|udon|soba|vermicelli|ramen/,
  oats: /yogurt|skyr|quark|cottage|ricotta/,
  omelette: /^eggs?$/,
  pancakes: /^eggs?$|cottage|ricotta|cauliflower-rice/,
  waffles: /^eggs?$|cottage|ricotta|cauliflower-rice/,
  soup: BREADS,
  curry: BREADS,
  skillet: BREADS,
  casserole: BREADS,
};

function isPartOfBase(base: DishBase, title: string, id: string): boolean {
  if (!/^eggs?$/.test(id)) return PART_OF_BASE[base]?.test(id) ?? false;
  if (/french toast|pain perdu|quiche|meatloaf|moussaka|fritters/i.test(title)) return true;
  return (PART_OF_BASE[base]?.test(id) ?? false) && !/(with|fried|and) .*eggs?\b/i.test(title);
}

/** Eggs, tomatoes and beans look otherwise in a pan than on a salad. */
function shapeIn(base: DishBase, title: string, id: string): Shape | undefined {
  const dip = base === 'board' ? DIPS.find(([pattern]) => pattern.test(id) || (DIP_FOODS.test(id) && pattern.test(title)))?.[1] : undefined;
  if (dip) return { draw: (random) => dipBowl(random, dip), count: 1, rank: 1 };
  if (id === 'carrot' && /stick/i.test(title))
    return { draw: (random) => strip(random, '#ee8a2f', { length: 36, width: 8, bend: 1 }), count: 8, rank: 1 };
  if (/^ground-(?!flax)|-ground-/.test(id)) return chopped(title, /chicken|turkey/.test(id) ? '#b98a58' : '#8a5134');
  if (id !== 'egg') return undefined;
  if (/scrambl|migas|egg muffin|curd/i.test(title)) return { draw: (random) => curds(random), count: 2, rank: 1 };
  if (FRIED_ON.has(base) || /fried|sunny|poached|steak and egg/i.test(title))
    return { draw: (random) => friedEgg(random, base === 'toast' ? 21 : 23), count: 2, rank: 1 };
  return undefined;
}

const FRIED_ON: ReadonlySet<DishBase> = new Set(['skillet', 'toast', 'rice', 'bowl', 'casserole', 'pancakes', 'waffles', 'noodles']);

/** What a dip is made of when the title says which it is. */
const DIP_FOODS = /^(avocado|soy-yogurt|canned-salmon)$/;
const DIPS: readonly (readonly [RegExp, string])[] = [
  [/(peanut|almond|cashew|nut|seed)-butter/, '#b98044'],
  [/hummus|tahini/, '#e6cf9f'],
  [/guacamole/i, '#a9bf5a'],
  [/peanut dip/i, '#d8a868'],
  [/potted salmon/i, '#ee9c7d'],
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
    .filter(({ id }) => !isPartOfBase(base, title, id))
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
  const made = MADE.find(([forBase, pattern]) => forBase.test(base) && pattern.test(title))?.[2];
  const [only, ...others] = made ? [{ foodId: 'made', shape: made, weight: 0 }, ...pieces.slice(0, 2).map(asTopping)] : pieces;
  const shown =
    only && others.length === 0 ? [{ ...only, shape: { ...only.shape, count: alone(only.shape.count) } }] : only ? [only, ...others] : [];
  const garnishes = chosen
    .filter(({ shape }) => shape.garnish)
    .toSorted(byWeight)
    .slice(0, 2);
  return [...shown, ...garnishes];
}

const main = (draw: Shape['draw'], count: number): Shape => ({ draw, count, rank: 1 });

/** Boards show their pieces large; what is made is large already. */
const made = (draw: Shape['draw'], count: number): Shape => main((random) => smaller(draw(random), 0.68), count);

/** Halves of what is filled, with the filling in them. */
const stuffed = (skin: string, flesh: string, length = 32): Shape =>
  main((random) => boat(random, { skin, flesh, length }), length > 20 ? 3 : 5);

/** What the kitchen made of the foods, where the title names it: nobody recognizes a cookie by its bananas. */
const MADE: readonly (readonly [base: RegExp, title: RegExp, shape: Shape])[] = [
  [/board/, /cookies/i, made((random) => cookie(random), 4)],
  [/board/, /muffins/i, made((random) => muffin(random), 4)],
  [/board/, /samosa|triangles|parcels|turnovers|empanadas|b[oö]rek/i, made((random) => turnover(random), 4)],
  [/board/, /(date|cocoa|energy|oat) .*(bites|balls)|truffles/i, made((random) => meatball(random, '#5f3a26', 13), 6)],
  [/board/, /(beet|chickpea) .*bites|falafel/i, made((random) => meatball(random, '#8a2f4c', 13), 6)],
  [/board/, /cheddar crisps/i, made((random) => crisp(random), 5)],
  [/board/, /burger bites/i, made((random) => patty(random, '#7d4630', 14), 4)],
  [/tray/, /stuffed (bell )?peppers/i, stuffed('#c8372b', '#e8705a')],
  [/tray/, /stuffed sweet potato/i, stuffed('#9a5236', '#ee9440')],
  [/tray/, /stuffed (zucchini|courgette)/i, stuffed('#4e7f36', '#dfe3a8')],
  [/tray/, /stuffed eggplant/i, stuffed('#4d2f5a', '#dccb96')],
  [/board/, /stuffed mushrooms/i, stuffed('#a98563', '#7d5a3e', 16)],
  [/board/, /cucumber boats/i, stuffed('#3f7a3c', '#dcecb8')],
  [/board/, /dates stuffed|stuffed dates/i, stuffed('#4f2a1c', '#c48d50', 17)],
  [/tray/, /meatloaf/i, main((random) => slices(random, '#8d5335', '#5d321f', 6), 1)],
  [/plate/, /fritters|fishcakes|(salmon|crab|fish|potato|quinoa) cakes/i, main((random) => patty(random, '#cf9244', 23), 3)],
];

/** Of what it is made, a little lies beside it. */
const asTopping = <T extends { readonly shape: Shape }>(piece: T): T => ({
  ...piece,
  shape: { ...piece.shape, count: Math.max(1, Math.round(piece.shape.count * 0.5)) },
});

/** A dish that shows one food shows it well: a single nugget in a tray looks like what was left over. */
const alone = (count: number): number => (count < 4 ? count + 2 : Math.round(count * 1.5));

import { cutShape, breadedShape } from './cut-shape.ts';
import { grainColour, noodleColour } from './dish-colours.ts';
import type { DishSubject, PicturedFood } from './dish-picture.ts';
import type { DishBase } from '../kit/serving.ts';
import { isGrain, isNoodle } from './find-grain.ts';
import { isNamed } from './name-in-title.ts';
import type { Shape } from './shape.ts';
import { SHAPE_BY_FOOD } from './shape-by-food.table.ts';
import { SHAPE_BY_KIND } from './shape-by-kind.table.ts';
import { citrusWheel, flake, grainHeap, melted, mound, poachedEgg, tangle } from './shapes/cooked.ts';
import { floret } from './shapes/plants.ts';
import { cube, slab, strip } from './shapes/solids.ts';
import { curds, dipBowl, friedEgg, meatball, noodleNest, patty } from './shapes/specials.ts';

type Asked = { readonly food: PicturedFood; readonly base: DishBase; readonly subject: DishSubject };

/** A shape; `null` where nothing of the food is seen; `undefined` where another rule decides. */
type Rule = (asked: Asked) => Shape | null | undefined;

/** How a food shows in this dish, by what was done with it; nothing where it is not seen. The first rule that answers holds. */
export function shapeInDish(food: PicturedFood, base: DishBase, subject: DishSubject): Shape | undefined {
  for (const rule of RULES) {
    const answer = rule({ food, base, subject });
    if (answer !== undefined) return answer ?? undefined;
  }
  return (food.cut && cutShape(food.id, food.cut)) ?? listed(food);
}

const main = (draw: Shape['draw'], count: number): Shape => ({ draw, count, rank: 1 });

const RULES: readonly Rule[] = [
  asDip,
  ({ food: { id }, subject }) => (/^(lemon|lime|orange)(-|$)/.test(id) ? (citrus(id, subject.title) ?? null) : undefined),
  ({ food, base, subject }) => (/^eggs?$/.test(food.id) ? (egg(food, base, subject.title) ?? null) : undefined),
  ({ food: { id }, base, subject: { title } }) =>
    /mash/i.test(title) && MASHABLE.test(id) && MASHED_SEEN.has(base) ? main((random) => mound(random, mashColour(id)), 1) : undefined,
  mixedIn,
  ({ food: { id }, subject: { title } }) =>
    /tofu/.test(id) && /scrambl/i.test(title) ? main((random) => curds(random, '#efd487'), 3) : undefined,
  ({ food: { id }, base, subject }) => (isGrain(id) || isNoodle(id) ? (starch(id, base, subject) ?? null) : undefined),
  groundMeat,
  ({ food: { id, cooking }, base }) => {
    if (cooking !== 'mashed') return undefined;
    return MASHED_SEEN.has(base) ? main((random) => mound(random, mashColour(id)), 1) : null;
  },
  cheese,
  ({ food: { id, kind }, subject: { title } }) =>
    kind === 'fish' && /flaked/i.test(title)
      ? main((random) => flake(random, /salmon|trout/.test(id) ? '#f0906f' : '#f4e8d0'), 7)
      : undefined,
  simmeredBird,
  simmeredBeef,
  spicedCauliflower,
  ({ food, subject: { title } }) =>
    food.cooking === 'breaded' || (CRUMBED.test(title) && CRUMBED_KINDS.has(food.kind)) ? breadedShape(food.cut) : undefined,
  ({ food, base, subject }) =>
    food.cooking === 'softened' || food.cooking === 'simmered' ? (softened(food, base, subject.title) ?? null) : undefined,
];

function asDip({ food: { id, cooking, grams }, base, subject: { title } }: Asked): Shape | undefined {
  if (base !== 'board') return undefined;
  const colour = DIPS.find(([pattern]) => pattern.test(id) || (DIP_FOODS.test(id) && pattern.test(title)))?.[1];
  const isSeen = cooking !== 'mixed' || grams >= 15 || DIP_FOODS.test(id) || isNamed(title, id);
  return colour && isSeen ? { ...main((random) => dipBowl(random, colour), 1), isDip: true } : undefined;
}

/** Of a drink, what it is made of lies on top. */
function mixedIn({ food: { id, kind, cooking }, base, subject: { title } }: Asked): null | undefined {
  if (cooking !== 'mixed' || base === 'smoothie') return undefined;
  return SURVIVES.has(kind) && LOOSE.has(base) && isNamed(title, id) ? undefined : null;
}

/** Only a grill leaves marks. */
function simmeredBird({ food, base, subject: { title } }: Asked): Shape | undefined {
  if (!/chicken-thigh|duck-breast/.test(food.id) || (food.cut && cutShape(food.id, food.cut))) return undefined;
  const isPale = /white-cut|poached|steamed/i.test(title);
  if (!isPale && !POTS.has(base) && !/braised|stewed|confit/i.test(title)) return undefined;
  const [colour, rim] = isPale ? ['#f0dcb8', '#d3ac74'] : ['#cf9452', '#a56a35'];
  return main((random) => slab(random, colour, { rim, rx: 29, ry: 20 }), 1);
}

/** Thin and brown all through: only what was seared is red within. */
function simmeredBeef({ food: { id, cooking }, subject: { title } }: Asked): Shape | undefined {
  if ((cooking !== 'simmered' && !/simmered beef/i.test(title)) || !/sirloin|steak|ribeye|tenderloin|eye-of-round/.test(id))
    return undefined;
  return main((random) => tangle(random, '#7f4932', { r: 18, width: 6, count: 11 }), 4);
}

function spicedCauliflower({ food: { id }, subject: { title } }: Asked): Shape | undefined {
  if (id !== 'cauliflower' || !/harissa|hot-sauce|buffalo|tandoori|peri/i.test(title)) return undefined;
  return main((random) => floret(random, '#dd8a46', '#c9a56a', 15), 5);
}

function groundMeat({ food, subject: { title } }: Asked): Shape | null | undefined {
  if (!/^ground-(?!flax)|-ground-/.test(food.id)) return undefined;
  return chopped(title, /chicken|turkey/.test(food.id) ? '#b98a58' : '#8a5134') ?? listed(food) ?? null;
}

function cheese({ food, base, subject: { title } }: Asked): Shape | null | undefined {
  if (food.kind !== 'cheese') return undefined;
  // It is the sauce.
  if (base === 'noodles' && /cheddar|gruyere|gouda|monterey|swiss|cream-cheese/.test(food.id)) return null;
  return food.cooking === 'melted' || base === 'pizza' || /melt/i.test(title) ? meltedCheese(food.id) : undefined;
}

/** Stirred in, they are still found again. */
const SURVIVES: ReadonlySet<string> = new Set(['cheese', 'legume']);
const LOOSE: ReadonlySet<DishBase> = new Set(['skillet', 'rice', 'bowl', 'curry', 'salad', 'plate', 'taco', 'flatbread', 'omelette']);

function listed({ id, kind }: PicturedFood): Shape | undefined {
  const entry = SHAPE_BY_FOOD.find(([pattern]) => pattern.test(id));
  return (entry ? entry[1] : SHAPE_BY_KIND[kind]) ?? undefined;
}

/** A squeeze is not seen; a slice lies on what is called by it. */
function citrus(id: string, title: string): Shape | undefined {
  const [fruit = 'lemon'] = id.split('-');
  const isCalled = title.toLowerCase().includes(fruit);
  // Not a slice that garnishes: what is eaten.
  if (fruit === 'orange' && id === fruit && /^oranges?\b(?! (chicken|beef|tofu))/i.test(title)) return { ...ORANGES, count: 6 };
  if (!isCalled && (id !== fruit || fruit === 'orange')) return fruit === 'orange' && id === fruit ? ORANGES : undefined;
  const skin = { lemon: { rind: '#efc62f', flesh: '#f8e37c' }, lime: { rind: '#5f9a35', flesh: '#c5dd7c' } }[fruit] ?? {
    rind: '#e58a24',
    flesh: '#f7ab3e',
  };
  return { draw: () => citrusWheel(skin), count: isCalled ? 2 : 1, rank: 3, garnish: true };
}

const ORANGES: Shape = { draw: () => citrusWheel({ rind: '#e58a24', flesh: '#f7ab3e' }), count: 4, rank: 2 };

const EGG_WORDS: readonly (readonly [RegExp, NonNullable<PicturedFood['cooking']>])[] = [
  [/scrambl|migas|curd/i, 'scrambled'],
  [/poached/i, 'poached'],
  [/fried (duck )?eggs?|eggs? fried|sunny|crispy egg|rancheros/i, 'fried'],
];

function egg({ cooking }: PicturedFood, base: DishBase, title: string): Shape | undefined {
  const told = EGG_WORDS.find(([pattern]) => pattern.test(title))?.[1] ?? cooking ?? (FRIED_ON.has(base) ? 'fried' : 'boiled');
  if (told === 'mixed') return undefined;
  if (told === 'fried') return main((random) => friedEgg(random, base === 'toast' ? 21 : 23), 2);
  if (told === 'poached') return main((random) => poachedEgg(random), 2);
  if (told === 'scrambled') return base === 'soup' ? RIBBONS : main((random) => curds(random), base === 'skillet' ? 3 : 2);
  return listed({ id: 'egg', kind: 'egg', grams: 50 });
}

/** Poured into a broth in a thread. */
const RIBBONS: Shape = main((random) => strip(random, '#f6d878', { length: 24, width: 6, bend: 9 }), 8);

const FRIED_ON: ReadonlySet<DishBase> = new Set([
  'skillet',
  'toast',
  'rice',
  'bowl',
  'casserole',
  'pancakes',
  'waffles',
  'noodles',
  'plate',
]);

/** Beside other things; where it is the base or wrapped into something it is not drawn again. */
const HEAPED_ON: ReadonlySet<DishBase> = new Set(['plate', 'tray', 'skillet', 'omelette', 'layers', 'burger', 'taco']);

function starch(id: string, base: DishBase, subject: DishSubject): Shape | undefined {
  if (!HEAPED_ON.has(base)) return undefined;
  if (base === 'taco' && !isNamed(subject.title, id)) return undefined;
  return isNoodle(id)
    ? main((random) => noodleNest(random, noodleColour(subject), 31), 1)
    : main((random) => grainHeap(random, grainColour(subject)), 1);
}

const MASHABLE = /potato|cauliflower|parsnip|celery-root|squash|carrot|white-beans/;

const CRUMBED = /fish and chips|katsu|schnitzel|milanese|crumbed|nuggets|tempura|breaded|panko/i;
const CRUMBED_KINDS: ReadonlySet<string> = new Set(['poultry', 'pork', 'fish', 'soy', 'beef']);

const MASHED_SEEN: ReadonlySet<DishBase> = new Set(['plate', 'tray', 'skillet', 'bowl', 'rice', 'salad', 'soup', 'curry', 'skewers']);

const MASHES: readonly (readonly [RegExp, string])[] = [
  [/sweet-potato|yam|carrot|squash|pumpkin/, '#ea9440'],
  [/black-bean/, '#55383f'],
  [/pinto|refried|kidney|fava/, '#96603f'],
  [/chickpea|lentil/, '#dcb674'],
  [/pea|edamame|avocado|broccoli/, '#a3bb58'],
  [/white-bean|cannellini|butter-bean|cauliflower|celery-root|parsnip/, '#f3ead2'],
];
const mashColour = (id: string): string => MASHES.find(([pattern]) => pattern.test(id))?.[1] ?? '#f5e2ac';

function meltedCheese(id: string): Shape | undefined {
  if (/feta|goat|cottage|ricotta|cream-cheese|halloumi|paneer|parmesan|nutritional/.test(id)) return undefined;
  const colour = /cheddar|gouda|colby/.test(id) ? '#f2b64a' : /mozzarella|burrata|provolone/.test(id) ? '#fbf0d2' : '#f4d78a';
  return { draw: (random) => melted(random, colour), count: 4, rank: 2 };
}

const POTS: ReadonlySet<DishBase> = new Set(['soup', 'curry', 'skillet', 'noodles', 'casserole', 'rice', 'layers', 'pot-pie']);

/** Cooked until it gave way: named in the title it is still to be found, else it is the sauce. */
function softened(food: PicturedFood, base: DishBase, title: string): Shape | undefined {
  const { id, cut } = food;
  const named = isNamed(title, id);
  if (/onion|shallot/.test(id))
    return named ? main((random) => tangle(random, /red/.test(id) ? '#9d5568' : '#c98a3e', { r: 18 }), 3) : undefined;
  if (/^leek|^celery$|^carrot$/.test(id)) return named ? listed(food) : undefined;
  if (/tomato/.test(id) && !/cherry|grape|sun-dried/.test(id) && POTS.has(base))
    return named ? { draw: (random) => cube(random, '#d24a35', 10), count: 8, rank: 2 } : undefined;
  if (food.kind === 'herb') return named ? listed(food) : undefined;
  if (/spinach|chard|collard|kale|callaloo/.test(id))
    return { draw: (random) => tangle(random, '#44743a', { r: 19, width: 5, count: 13 }), count: 3, rank: 2 };
  return (cut && cutShape(id, cut)) ?? listed(food);
}

/** What a dip is made of when the title says which it is. */
const DIP_FOODS = /^(avocado|soy-yogurt|canned-salmon|chicken-liver|chickpeas?-|white-beans?|eggplant)/;
const DIPS: readonly (readonly [RegExp, string])[] = [
  [/(peanut|almond|cashew|nut|seed)-butter/, '#b98044'],
  [/hummus|tahini/i, '#e6cf9f'],
  [/guacamole/i, '#a9bf5a'],
  [/peanut dip/i, '#d8a868'],
  [/potted salmon/i, '#ee9c7d'],
  [/mousse|pâté|pate\b/i, '#b98a72'],
  [/baba gan/i, '#cdb98f'],
  [/bean dip/i, '#e8d7b0'],
  [/yogurt|tzatziki|labneh|sour-cream|skyr|quark|cream-cheese|ricotta/, '#fffaf0'],
  [/salsa|marinara|chutney/, '#d9603a'],
];

/** Chopped meat is shaped by what the dish is called. */
function chopped(title: string, colour: string): Shape | undefined {
  if (/meatball|kofta|kefta|keftedes|albondig|tsukune/i.test(title)) return main((random) => meatball(random, colour), 5);
  if (/patt(y|ies)|burger|cutlet|larb balls/i.test(title)) return main((random) => patty(random, colour), 3);
  return undefined;
}

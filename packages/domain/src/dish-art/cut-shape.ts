import type { Random } from '../base/random.ts';
import type { Cut } from './dish-picture.ts';
import type { Shape } from './shape.ts';
import { breaded, flake, tangle } from './shapes/cooked.ts';
import { avocadoSlices, coin, wedge } from './shapes/plants.ts';
import { cube, slab, strip } from './shapes/solids.ts';

type Flesh = {
  readonly colour: string;
  /** Browned on its sides, as meat, tofu and potatoes are. */
  readonly isSeared?: boolean;
  readonly isMeat?: boolean;
  /** Never as fine as a shredded carrot. */
  readonly isStout?: boolean;
  /** Drawn otherwise than by its colour where it is sliced or in wedges. */
  readonly slices?: (random: Random) => ReturnType<Shape['draw']>;
  readonly wedges?: (random: Random) => ReturnType<Shape['draw']>;
};

const meat = (colour: string): Flesh => ({ colour, isSeared: true, isMeat: true });
const wedgeOf = (rind: string, flesh: string, pith: string) => () => wedge({ rind, flesh, pith, r: 14, segments: false });

/** Foods that are known by their colour once they are cut. First match wins; the others keep their own shape. */
const FLESH: readonly (readonly [RegExp, Flesh])[] = [
  [/liver|ground|broth|stock|sausage|bone|wing|drumstick|leg$|roe|fat$|jerky|sauce$/, { colour: '' }],
  [/smoked-salmon|lox|canned-tuna|tuna-canned/, { colour: '' }],
  [/chicken-thigh|duck/, meat('#c98d4d')],
  [/chicken|turkey/, meat('#ecc88e')],
  [/pork|veal/, meat('#d99f78')],
  [/beef|steak|sirloin|flank|chuck|bison|venison|brisket/, meat('#7f4932')],
  [/lamb/, meat('#8f5138')],
  [/salmon|trout/, { colour: '#f0906f' }],
  [/^(cod|haddock|tilapia|halibut|pollock|snapper|sole|hake|mahi)/, { colour: '#f4e8d0' }],
  [/smoked-tofu/, { colour: '#c08d50', isSeared: true, isStout: true }],
  [/tofu/, { colour: '#f2dfb4', isSeared: true, isStout: true }],
  [/tempeh/, { colour: '#bf9257', isSeared: true }],
  [/seitan/, { colour: '#a8703f', isSeared: true, isMeat: true }],
  [/halloumi|paneer/, { colour: '#f6e4bb', isSeared: true }],
  [
    /sweet-potato|yam/,
    {
      colour: '#e58a3a',
      slices: (random) => coin(random, { rind: '#a85f2c', flesh: '#ee9645', core: '#f2a75d', r: 13 }),
      wedges: (random) => slab(random, '#e98f3e', { rx: 19, ry: 7.5, rim: '#a85f2c' }),
    },
  ],
  [
    /potato/,
    {
      colour: '#eccb7a',
      isSeared: true,
      slices: (random) => coin(random, { rind: '#c49a4b', flesh: '#f3dc98', r: 12 }),
      wedges: (random) => slab(random, '#f0cf7c', { rx: 19, ry: 7.5, rim: '#b5803a' }),
    },
  ],
  [/plantain/, { colour: '#e5b347', slices: (random) => slab(random, '#e9b94c', { rx: 15, ry: 9, rim: '#a86a22' }) }],
  [/carrot/, { colour: '#f08f34' }],
  [/parsnip|daikon|celery-root|turnip|jicama|rutabaga/, { colour: '#f3e6c2' }],
  [/beet/, { colour: '#8f1e4c', wedges: wedgeOf('#5a1230', '#9c2656', '#a53564') }],
  [/cucumber/, { colour: '#a9cf7a' }],
  [/zucchini|courgette/, { colour: '#a5bd5c' }],
  [/squash|pumpkin/, { colour: '#efa236', wedges: wedgeOf('#b5762a', '#f0a63c', '#f3b65a') }],
  [/eggplant/, { colour: '#8a6a80' }],
  [/green-bell|poblano|green-pepper/, { colour: '#5f9a3d' }],
  [/yellow-bell|orange-bell/, { colour: '#efb12f' }],
  [/bell-pepper|red-pepper/, { colour: '#d13b2c' }],
  [/^(roma-|heirloom-)?tomato(es)?$/, { colour: '#dc4a38', wedges: wedgeOf('#b8352a', '#e8694f', '#ef8a6f') }],
  [/avocado(?!-oil)/, { colour: '#bccb62', slices: avocadoSlices }],
  [/^(green-)?apple$/, { colour: '#f4e6bb' }],
  [/mango/, { colour: '#f6b73c' }],
  [/^red-onion/, { colour: '#a9588a' }],
  [/^onion$/, { colour: '#ead9a6' }],
  [/^celery$/, { colour: '#a9cc74' }],
  [/mozzarella|feta|halloumi/, { colour: '#fdf8ea' }],
  [/cheddar|gouda|monterey|swiss|gruyere/, { colour: '#f2b64a' }],
];

export function cutShape(foodId: string, cut: Cut): Shape | undefined {
  const flesh = FLESH.find(([pattern]) => pattern.test(foodId))?.[1];
  const cutting = flesh?.colour ? CUTTINGS[cut](flesh, foodId) : undefined;
  return cutting && { ...cutting, rank: flesh?.isMeat ? 1 : 2 };
}

type Cutting = Pick<Shape, 'draw' | 'count'>;

const CUTTINGS: Readonly<Record<Cut, (flesh: Flesh, foodId: string) => Cutting | undefined>> = {
  cubes: ({ colour, isSeared }) => ({ draw: (random) => cube(random, colour, 15, isSeared), count: 8 }),
  dice: ({ colour, isSeared, isMeat }) => ({
    draw: (random) => cube(random, colour, isMeat ? 11 : 8.5, isSeared),
    count: isMeat ? 10 : 12,
  }),
  strips: ({ colour, isMeat }) => ({ draw: (random) => strip(random, colour, { length: 28, width: isMeat ? 9 : 6.5, bend: 6 }), count: 7 }),
  sticks: ({ colour }) => ({ draw: (random) => strip(random, colour, { length: 36, width: 7.5, bend: 1.5 }), count: 8 }),
  shreds: ({ colour, isMeat, isStout }) => {
    if (isMeat) return { draw: (random) => tangle(random, colour), count: 3 };
    return isStout
      ? { draw: (random) => strip(random, colour, { length: 22, width: 7, bend: 3 }), count: 9 }
      : { draw: (random) => strip(random, colour, { length: 22, width: 2.8, bend: 10 }), count: 12 };
  },
  flakes: ({ colour }) => ({ draw: (random) => flake(random, colour), count: 6 }),
  wedges: ({ wedges }) => wedges && { draw: wedges, count: 6 },
  slices: ({ colour, isMeat, slices }, foodId) => {
    if (slices) return { draw: slices, count: 6 };
    const isThick = isMeat && /thigh|lamb-leg|shoulder/.test(foodId);
    return isThick ? { draw: (random) => strip(random, colour, { length: 28, width: 11, bend: 5 }), count: 6 } : undefined;
  },
};

/** In crumbs: a whole cutlet, or what was cut smaller. */
export const breadedShape = (cut: Cut | undefined): Shape =>
  cut === 'cubes' || cut === 'strips' || cut === 'sticks' || cut === 'dice'
    ? { draw: (random) => breaded(random, { rx: 17, ry: 12 }), count: 6, rank: 1 }
    : { draw: (random) => breaded(random), count: 1, rank: 1 };

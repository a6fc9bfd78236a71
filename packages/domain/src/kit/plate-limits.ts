import type { Food, FoodKind } from '../food/food.ts';
import type { DishForm, Kit, KitPart } from './kit.ts';

/** Grams of one food on one plate, whatever bounds its kit gives. */
export type PlateLimit = {
  readonly least: number;
  readonly most: number;
  /** Slices that close over each other: two or four, never three. */
  readonly inPairs?: true;
  /** A bagel that is closed over its filling: one or two, never one and a half. */
  readonly whole?: true;
};

/** What of a kit decides. */
type Shape = {
  readonly form: DishForm;
  /** In a bread that comes whole. */
  readonly isFilled: boolean;
  /** About eggs, and no hash with one beaten in. */
  readonly isOfEggs: boolean;
  readonly isOfGrain: boolean;
};

export const NO_LIMIT: PlateLimit = { least: 0, most: Infinity };

type Rule = {
  readonly isOf: (food: Food) => boolean;
  /** All kits, unless said. */
  readonly kits?: (shape: Shape) => boolean;
  readonly least?: number;
  readonly most?: number;
};

const PROTEINS: ReadonlySet<FoodKind> = new Set(
  'beef lamb pork game poultry offal fish crustacean mollusc soy meat-substitute'.split(' ') as FoodKind[],
);
const PLANTS: ReadonlySet<FoodKind> = new Set(
  'vegetable fruit mushroom legume soy grain pseudo-grain starchy-root pasta bread flour nut peanut seed'.split(' ') as FoodKind[],
);

/**
 * Who eats nothing else has a pound of it; anybody else a big steak at most: 250 g raw are some 190 g cooked (USDA, Table of Cooking
 * Yields for Meat and Poultry: about a quarter is lost), twice the 85 g of 21 CFR 101.12(b) and a little more. What is bought cooked or
 * tinned is held to as many grams, which is more of it: nothing that is sold so is what a whole plate is about.
 */
const MEAT_GRAMS = 250;
const MEAT_ALONE_GRAMS = 420;
/** Nine tenths water, and eaten by the block. */
const CUSTARD = 'silken-tofu';

const isPasta = ({ kind, state, id }: Food): boolean => kind === 'pasta' && state === 'dry' && !/couscous|orzo/.test(id);
const isDryRice = ({ kind, state, id }: Food): boolean => kind === 'grain' && state === 'dry' && /rice/.test(id);
const OATS: ReadonlySet<string> = new Set(['rolled-oats', 'quick-oats', 'gluten-free-oats']);
const isHidden = ({ form }: Shape): boolean => form === 'porridge' || form === 'oats' || form === 'smoothie' || form === 'pancakes';

/**
 * What a cook would put on a plate. Dry pasta: the reference amount is 55 g (21 CFR 101.12(b)), packets say 75 to 100; in soups,
 * stews and rolls it is less, and a pan of vegetables may hold as little as its kit says. Egg whites beaten into a porridge:
 * four of them, then it is an omelet. A pita or bun holds about 250 g in all, measured against the fillings that kits are written
 * with: whoever is hungrier has two.
 */
const RULES: readonly Rule[] = [
  { isOf: isPasta, kits: ({ form }) => form !== 'soup' && form !== 'stew' && form !== 'roll', least: 60 },
  { isOf: ({ id }) => id === 'liquid-egg-whites' || id === 'egg-white', kits: isHidden, most: 135 },
  { isOf: ({ kind }) => PROTEINS.has(kind), kits: ({ isFilled }) => isFilled, most: 150 },
  { isOf: ({ kind }) => kind === 'legume', kits: ({ isFilled }) => isFilled, most: 135 },
  // Three quarters of a cup: boiled up in twice as much they fill the bowl.
  { isOf: ({ id }) => OATS.has(id), kits: ({ form }) => form === 'porridge' || form === 'oats', most: 62 },
  { isOf: ({ kind }) => kind === 'egg', most: 320 },
  // One egg is no omelet and makes no pan of curds.
  { isOf: ({ id }) => id === 'egg', kits: ({ form, isOfEggs }) => isOfEggs && (form === 'omelette' || form === 'scramble'), least: 100 },
  { isOf: ({ kind }) => kind === 'fruit', most: 390 },
  // A pound of potatoes is a side for two; one large sweet potato is a plate's.
  { isOf: ({ kind, state }) => kind === 'starchy-root' && state === 'raw', most: 300 },
  { isOf: ({ id }) => id === 'sweet-potato', most: 275 },
  // Half a cup: cooked they are three times as much, and most come with bread or rice.
  { isOf: ({ kind, state }) => kind === 'legume' && state === 'dry', most: 110 },
  // A paella or a biryani is about its rice; beside beans it may be less.
  { isOf: isDryRice, kits: ({ form, isOfGrain }) => form === 'rice' && isOfGrain, least: 60 },
  // What seasons more of a dish grows with it, until a plate tastes of nothing else: four cloves, two small spoons of a spice.
  { isOf: ({ id }) => id === 'garlic', most: 12 },
  { isOf: ({ kind }) => kind === 'spice', most: 5 },
];

/** For the foods of one kit, whose form and choices say what is usual. */
export function limitPlates(
  kit: Pick<Kit, 'form' | 'ideaClass' | 'parts' | 'seasoning'>,
  foodsById: ReadonlyMap<string, Food>,
): (food: Food) => PlateLimit {
  let meat: number | undefined;
  const shape: Shape = {
    form: kit.form,
    isFilled: FILLED_FORMS.has(kit.form) && kit.parts.some((part) => holdsBread(part, foodsById)),
    isOfEggs: kit.ideaClass === 'egg',
    isOfGrain: kit.ideaClass === 'grain',
  };
  return (food) => {
    let least = 0;
    let most = Infinity;
    for (const rule of RULES) {
      if (!rule.isOf(food) || rule.kits?.(shape) === false) continue;
      least = Math.max(least, rule.least ?? 0);
      most = Math.min(most, rule.most ?? Infinity);
    }
    if (PROTEINS.has(food.kind) && food.id !== CUSTARD)
      most = Math.min(most, (meat ??= canBeMeatAlone(kit, foodsById) ? MEAT_ALONE_GRAMS : MEAT_GRAMS));
    const isClosed = food.kind === 'bread' && FILLED_FORMS.has(kit.form);
    return {
      least,
      most,
      ...(isClosed && kit.form === 'sandwich' && ({ inPairs: true } as const)),
      ...(isClosed && CLOSED.test(food.id) && ({ whole: true } as const)),
    };
  };
}

/** Not torn or cut to measure, as a pita or a baguette is. */
const CLOSED = /bagel|bun|roll/;

const FILLED_FORMS: ReadonlySet<DishForm> = new Set(['wrap', 'sandwich', 'burger']);

/** By its first choice: lettuce cups that may come in a pita are none. */
function holdsBread({ alternatives: [usual] }: KitPart, foodsById: ReadonlyMap<string, Food>): boolean {
  const first = usual?.items[0];
  return first?.unit === 'each' && foodsById.get(first.foodId)?.kind === 'bread';
}

/** Whether the kit has a version without a plant but for its seasoning: a steak with butter. */
const canBeMeatAlone = ({ parts }: Pick<Kit, 'parts'>, foodsById: ReadonlyMap<string, Food>): boolean =>
  parts.every(
    ({ optional, alternatives }) =>
      optional || alternatives.some(({ items }) => items.every(({ foodId }) => !PLANTS.has(foodsById.get(foodId)?.kind ?? 'vegetable'))),
  );

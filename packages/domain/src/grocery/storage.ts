import type { Food, FoodKind } from '../food/food.ts';
import { DAIRY_KINDS, FLESH_KINDS } from '../food/food-kinds.ts';
import { isStaple } from './staple.ts';

/**
 * How long a food keeps once bought or opened. Staple: at home in most kitchens. Cupboard: months. Hardy: two weeks or more.
 * Perishable: a week or less. After the FoodKeeper of USDA, Cornell and FMI (foodsafety.gov, 2024 data), by kind and state.
 */
export type Storage = 'staple' | 'cupboard' | 'hardy' | 'perishable';

export function storageOf(food: Food): Storage {
  const { id, kind, state } = food;
  if (isStaple(food) || id === 'water') return 'staple';
  if (HARDY.has(id) || state === 'frozen') return 'hardy';
  // An opened can keeps three to five days; what lies in vinegar, brine or a tube keeps for weeks.
  if (state === 'canned' || state === 'canned-drained') return PRESERVED.has(id) ? 'cupboard' : 'perishable';
  if (state === 'dry' || state === 'dried') return 'cupboard';
  if (SPOILING.has(kind) || CHILLED.has(id)) return 'perishable';
  return kind === 'stock' && food.unitGrams.container !== undefined ? 'perishable' : 'cupboard';
}

const SPOILING: ReadonlySet<FoodKind> = new Set<FoodKind>([
  ...FLESH_KINDS,
  ...[...DAIRY_KINDS].filter((kind) => kind !== 'butter'),
  'vegetable',
  'fruit',
  'herb',
  'mushroom',
  'starchy-root',
  'plant-milk',
  'plant-dairy',
  'bread',
  'soy',
  'meat-substitute',
]);

const HARDY: ReadonlySet<string> = new Set(
  (
    'garlic onion red-onion shallot ginger potato sweet-potato baby-potatoes russet-potato red-potato carrot parsnip turnip beet ' +
    'celery-root cabbage red-cabbage savoy-cabbage napa-cabbage butternut-squash acorn-squash apple green-apple orange lemon lime ' +
    'grapefruit egg butter unsalted-butter ghee vegan-butter parmesan vegan-parmesan cheddar gouda gruyere manchego swiss-cheese ' +
    'medjool-dates plantain radish daikon lemongrass'
  ).split(' '),
);

const PRESERVED: ReadonlySet<string> = new Set(['capers', 'dill-pickles', 'kalamata-olives', 'green-olives', 'tomato-paste']);

/** Of kinds that keep, but sold chilled. */
const CHILLED: ReadonlySet<string> = new Set([
  'hummus',
  'guacamole',
  'pesto',
  'vegan-pesto',
  'tzatziki',
  'falafel',
  'gnocchi',
  'udon-fresh',
]);

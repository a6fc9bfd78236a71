import type { FoodKind } from './food.ts';

const LAND_MEATS: readonly FoodKind[] = ['beef', 'lamb', 'pork', 'game', 'poultry', 'offal', 'processed-meat'];
const SEAFOOD: readonly FoodKind[] = ['fish', 'crustacean', 'mollusc'];

/** Flesh of land animals. */
export const MEAT_KINDS: ReadonlySet<FoodKind> = new Set(LAND_MEATS);

export const SEAFOOD_KINDS: ReadonlySet<FoodKind> = new Set(SEAFOOD);

/** Flesh of any animal: meat and what comes out of the water. */
export const FLESH_KINDS: ReadonlySet<FoodKind> = new Set([...LAND_MEATS, ...SEAFOOD]);

export const DAIRY_KINDS: ReadonlySet<FoodKind> = new Set(['milk', 'cheese', 'yogurt', 'cream', 'butter']);

/** What a dish is flavored or raised with, and named after only in passing. */
export const FLAVOR_KINDS: ReadonlySet<FoodKind> = new Set(['herb', 'spice', 'salt', 'sweetener', 'honey', 'baking']);

/** Plants as they grow, whole or nearly so: what is counted where thirty a week are advised. No spice, and nothing pressed or milled. */
export const PLANT_KINDS: ReadonlySet<FoodKind> = new Set([
  'vegetable',
  'fruit',
  'mushroom',
  'legume',
  'soy',
  'nut',
  'peanut',
  'seed',
  'grain',
  'pseudo-grain',
  'starchy-root',
  'herb',
]);

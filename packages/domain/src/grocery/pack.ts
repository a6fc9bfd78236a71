import type { Food } from '../food/food.ts';
import { FLESH_KINDS } from '../food/food-kinds.ts';
import { PACKS, type Pack, type PackForm } from './pack.table.ts';

/** The pack a food is sold in; undefined for what is weighed out or picked by the piece without a known weight. */
export function packOf(food: Food): Pack | undefined {
  const known = knownPackOf(food.id);
  if (known) return known;
  if (isWeighedOut(food)) return undefined;
  const unit = SHOP_UNITS.find(([name, form]) => (food.unitGrams[name] ?? 0) >= (form === 'whole' ? LEAST_PIECE_GRAMS : 1));
  return unit && { form: unit[1], grams: food.unitGrams[unit[0]]! };
}

/** Of the table of packs alone. */
export const knownPackOf = (foodId: string): Pack | undefined => packsByFood.get(foodId);

const packsByFood: ReadonlyMap<string, Pack> = new Map(
  PACKS.flatMap(({ form, grams, foods }) => foods.split(' ').map((foodId) => [foodId, { form, grams }] as const)),
);

/** Meat and fish by the counter's scale, and what is cooked at home from them: nothing is left over. */
const isWeighedOut = ({ kind, state }: Food): boolean => FLESH_KINDS.has(kind) && state !== 'canned' && state !== 'canned-drained';

/** A nut or an olive is no pack. */
const LEAST_PIECE_GRAMS = 30;

/** Units of the food table that are packs or whole pieces, the pack first. */
const SHOP_UNITS: readonly (readonly [keyof Food['unitGrams'], PackForm])[] = [
  ['can', 'can'],
  ['package', 'package'],
  ['block', 'package'],
  ['bag', 'bag'],
  ['container', 'tub'],
  ['bunch', 'bunch'],
  ['jar', 'jar'],
  ['loaf', 'loaf'],
  ['head', 'head'],
  ['medium', 'whole'],
  ['each', 'whole'],
];

/** Packs to buy for these grams, a tenth of one over not being reason enough for another; at least one. */
export const countPacks = (grams: number, packGrams: number): number => Math.max(1, Math.ceil(grams / packGrams - 0.1));

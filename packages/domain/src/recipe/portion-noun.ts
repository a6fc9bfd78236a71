import type { Food, FoodUnit } from '../food/food.ts';

/**
 * The noun after an amount or inside a sentence. "With chickpeas" but "with mango": what is counted or comes in many small
 * pieces is plural; what is cut from one large piece, weighed as meat or measured as a mass is not.
 */
export function portionNoun({ names, kind, unitGrams }: Food, unit: FoodUnit | 'g', quantity: number): string {
  if (COUNTED_UNITS.has(unit)) return quantity > 1 ? names.plural : names.noun;
  if (PIECE_UNITS.has(unit)) return names.noun;
  if (MASS_KINDS.has(kind)) return SOLD_IN_PIECES.test(names.noun) ? names.plural : names.noun;
  const pieceGrams = unitGrams.each ?? unitGrams.medium ?? unitGrams.head ?? 0;
  const cutFrom = kind === 'fruit' ? CUT_FRUIT_GRAMS : kind === 'vegetable' ? CUT_VEGETABLE_GRAMS : Infinity;
  return pieceGrams >= cutFrom ? names.noun : names.plural;
}

/** Units that are the food itself: "2 eggs", not "2 slices of". */
export const COUNTED_UNITS: ReadonlySet<string> = new Set(['each', 'small', 'medium', 'large', 'piece']);

const PIECE_UNITS: ReadonlySet<string> = new Set(
  'slice clove scoop stalk sprig sheet rasher strip head fillet knob inch pinch dash wedge leaf spear'.split(' '),
);
const MASS_KINDS: ReadonlySet<string> = new Set(['beef', 'lamb', 'pork', 'game', 'poultry', 'fish', 'offal', 'soy', 'cheese', 'bread']);

/** Nobody weighs out one of them: "4 oz chicken tenders". */
const SOLD_IN_PIECES = /\b(?:tender|wing|drumstick)$/;

/** Above these a piece is cut up before it is eaten: an apple (182 g), a mango, a head of cabbage; not a plum or a tomato. */
const CUT_FRUIT_GRAMS = 90;
const CUT_VEGETABLE_GRAMS = 180;

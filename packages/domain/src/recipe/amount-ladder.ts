import type { Food, FoodUnit } from '../food/food.ts';
import { gramsPerUnit } from '../food/unit-grams.ts';

/** The amounts of a unit that a person can measure without a calculator, ascending. Portions are only ever chosen from these. */
export function listMeasurable(food: Food, unit: FoodUnit | 'g'): readonly number[] {
  if (unit === 'g') return WEIGHED_IN_25_G.has(food.kind) ? GRAMS_BY_25 : GRAMS_FINE;
  if (unit.startsWith('cup')) return CUPS;
  if (unit === 'tbsp') return TABLESPOONS;
  if (unit === 'tsp') return TEASPOONS;
  if (WHOLE_UNITS.has(unit) || food.kind === 'egg') return WHOLES;
  if (PIECES.has(unit)) return listPieces(food, gramsPerUnit(food, unit) ?? Infinity);
  return HALVES;
}

function listPieces({ id, kind }: Food, grams: number): readonly number[] {
  if (MEAT_ON_ITS_BONE.has(kind) || (kind === 'bread' && grams < FILLED_BREAD_GRAMS)) return WHOLES;
  if (grams <= SMALL_PIECE_GRAMS) return kind === 'fruit' ? WHOLES : HALF_OR_WHOLES;
  if (kind === 'bread') return grams >= LOAF_GRAMS ? QUARTERS : HALVES;
  if (kind === 'fruit' && grams < CUT_FRUIT_GRAMS && !CUT_AS_NEEDED.has(id)) return NO_THREE_QUARTERS;
  return QUARTERED_KINDS.has(kind) ? QUARTERS : HALVES;
}

/** Nearest measurable amount, as the ladder has it. */
export function roundToMeasurable(food: Food, unit: FoodUnit | 'g', quantity: number): number {
  const ladder = listMeasurable(food, unit);
  return ladder.reduce((best, step) => (Math.abs(step - quantity) < Math.abs(best - quantity) ? step : best));
}

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);

/** A butcher or a kitchen scale works in about an ounce; finer steps would only look exact. */
const GRAMS_BY_25 = [...range(25, 1000, 25), ...range(1050, 4000, 50)];
const GRAMS_FINE = [
  ...range(5, 60, 5),
  70,
  75,
  80,
  90,
  100,
  110,
  120,
  125,
  ...range(130, 170, 10),
  175,
  180,
  190,
  200,
  ...range(225, 1000, 25),
  ...range(1050, 4000, 50),
];
const WEIGHED_IN_25_G: ReadonlySet<string> = new Set([
  'beef',
  'lamb',
  'pork',
  'game',
  'poultry',
  'offal',
  'fish',
  'crustacean',
  'mollusc',
  'soy',
  'meat-substitute',
  'starchy-root',
  'vegetable',
  'mushroom',
]);

/** Pieces in a pot for several plates; no plate for one comes near. */
const POTFULS = [14, 16, 18, 20, 24, 28, 32, 36, 48];

const THIRDS_TO_2 = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1, 5 / 4, 4 / 3, 3 / 2, 5 / 3, 7 / 4, 2];
const CUPS = [...THIRDS_TO_2, 2.25, 2.5, 2.75, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 12, 14, 16];
const TABLESPOONS = [1 / 2, 1, 3 / 2, 2, 5 / 2, 3, 7 / 2, 4, 5, 6];
const TEASPOONS = [1 / 8, 1 / 4, 1 / 2, 3 / 4, 1, 3 / 2, 2, 5 / 2, 3, 4, 9 / 2, 6];
const WHOLES = [...range(1, 12, 1), ...POTFULS];
const HALVES = [1 / 2, 1, 3 / 2, 2, 5 / 2, 3, 4, 5, 6, 7, 8, 10, 12, ...POTFULS];
const QUARTERS = [1 / 4, 1 / 2, 3 / 4, 1, 3 / 2, 2, 5 / 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, ...POTFULS];
const NO_THREE_QUARTERS = QUARTERS.filter((step) => step !== 3 / 4);
/** Half a chili is a recipe's amount; two and a half radishes are nobody's, nor is half a date. */
const HALF_OR_WHOLES = [1 / 2, ...WHOLES];
const SMALL_PIECE_GRAMS = 30;
/** Tortillas and buns are filled, and come whole. A pita or a naan is torn in two, a baguette cut in four. */
const FILLED_BREAD_GRAMS = 60;
const LOAF_GRAMS = 150;
const MEAT_ON_ITS_BONE: ReadonlySet<string> = new Set(['poultry', 'lamb', 'pork']);
/** Three quarters of an apple leave a quarter that nobody wants, and of a pear no hollow; a melon is cut as it is needed, and a banana mashed as a batter needs it. */
const CUT_FRUIT_GRAMS = 250;
const CUT_AS_NEEDED: ReadonlySet<string> = new Set(['avocado', 'plantain', 'banana', 'frozen-banana']);
const QUARTERED_KINDS: ReadonlySet<string> = new Set(['fruit', 'vegetable']);
const PIECES: ReadonlySet<string> = new Set(['each', 'small', 'medium', 'large']);
const WHOLE_UNITS: ReadonlySet<string> = new Set([
  'clove',
  'slice',
  'stalk',
  'sprig',
  'leaf',
  'link',
  'sheet',
  'rasher',
  'strip',
  'spear',
  'floret',
  'rib',
  'ear',
  'pinch',
  'dash',
  'drop',
  'square',
  'ball',
  'wedge',
  'inch',
]);

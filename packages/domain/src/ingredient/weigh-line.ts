import { boneShare, isBoned } from '../food/bone-share.ts';
import { foodNameKey } from '../food/food-name-key.ts';
import type { Food, FoodUnit } from '../food/food.ts';
import { gramsPerUnit, type MeasureUnit } from '../food/unit-grams.ts';
import { middleOfAmount } from '../quantity/amount.ts';
import { findBaseSize } from '../quantity/convert.ts';
import { getUnit, type UnitId } from '../quantity/unit.ts';
import type { IngredientLine, Measure } from './ingredient-line.ts';
import { GUESSED_CUP_GRAMS, GUESSED_GRAMS, STAND_IN_UNITS } from './stand-in-units.table.ts';

/** How a line's weight is known: written in it, by the food's own measures, by a usual size, or not. */
export const WEIGHT_SOURCES = ['stated', 'measured', 'guessed', 'not-stated', 'unknown'] as const;
export type WeightSource = (typeof WEIGHT_SOURCES)[number];

/** Grams of the edible part as the food's row means it: drained, cooked or raw. `null` only when unknown. */
export type LineWeight = { readonly grams: number | null; readonly source: WeightSource };

/** What else the line says, with the words of all its fields: "drained", "chopped", "can". */
export function weighLine(line: IngredientLine, food: Food, words: string): LineWeight {
  if (!line.amount) return { grams: 0, source: 'not-stated' };
  const stated = weighStated(line, food, words);
  const measured = weighSizes(line, food) ?? weighUnits(line, food, words);
  if (stated && measured && isFarOff(stated, measured)) return measured;
  if (stated?.grams) return { ...stated, grams: stated.grams * edibleShare(food, words) };
  return measured ?? { grams: null, source: 'unknown' };
}

/**
 * A stated mass of meat is what was bought, bones and all, unless the line took them off. Of produce it is taken for the
 * part that is eaten, as recipe labels do; with peels and cores left out the open cases came out no better.
 */
const edibleShare = (food: Food, words: string): number => (isBoned(words) ? 1 : 1 - boneShare(food));

/** A mass that is many times what the line's own measure gives was misread: "14 tubes (8 ounces)" are 8 ounces in all. */
const isFarOff = (stated: LineWeight, measured: LineWeight): boolean =>
  measured.source === 'measured' &&
  measured.grams !== null &&
  stated.grams !== null &&
  stated.grams > FAR_OFF * measured.grams &&
  measured.grams > 1;

const FAR_OFF = 8;

/** A mass in the line is believed before any cup or piece beside it. */
function weighStated(line: IngredientLine, food: Food, words: string): LineWeight | undefined {
  const main = line.amount && { amount: line.amount, unit: line.unit };
  const whole = [main, ...line.otherMeasures.filter(({ of }) => of === 'all')].flatMap((measure) => massOf(measure) ?? []);
  const each = weighEach(line, food, words);
  const grams = whole[0];
  if (grams === undefined || !(grams > 0)) return each;
  if (each?.grams && grams < each.grams * 1.2 && grams > each.grams * 0.8) return { grams, source: 'stated' };
  const isWithLiquid = food.state === 'canned-drained' && isContainer(line.unit, words) && !DRAINED_WEIGHT.test(words);
  return { grams: grams * (isWithLiquid && each === undefined ? drainedShare(food) : 1), source: 'stated' };
}

/** What the label of a can says beside its net weight. */
const DRAINED_WEIGHT = /\bdrained weight\b/;

function weighEach(line: IngredientLine, food: Food, words: string): LineWeight | undefined {
  const count = line.amount ? middleOfAmount(line.amount) : 0;
  for (const measure of line.otherMeasures) {
    if (measure.of !== 'each') continue;
    const grams = massOf(measure) ?? massOfVolume(measure, food);
    if (grams === undefined || !(grams > 0)) continue;
    const share = food.state === 'canned-drained' && isContainer(line.unit, '') && !DRAINED_WEIGHT.test(words) ? drainedShare(food) : 1;
    const isOfAll =
      isSumOfUsual(grams, { count, usual: line.unit && food.unitGrams[line.unit as FoodUnit] }) ||
      (!isContainer(line.unit, '') &&
        (isTooHeavyPiece(grams, { count, piece: line.unit === null ? food.unitGrams.each : undefined }) ||
          (count >= MANY_PIECES && grams >= BIG_PIECE)));
    return { grams: (isOfAll ? 1 : count) * grams * share, source: 'stated' };
  }
  return undefined;
}

/** "2 1/4 sticks (18 tablespoons) butter": what all of the usual sticks weigh, and no stick weighs by itself. */
const isSumOfUsual = (grams: number, { count, usual }: { readonly count: number; readonly usual: number | null | undefined }): boolean =>
  Boolean(usual) && count > 1 && Math.abs(grams / (count * usual!) - 1) < ABOUT && Math.abs(grams / usual! - 1) > ABOUT;

const ABOUT = 0.1;

/** "6 (1 1/2-pound) chicken thighs": no thigh weighs so much, and a sixth of it is one. */
const isTooHeavyPiece = (grams: number, { count, piece }: { readonly count: number; readonly piece: number | null | undefined }): boolean =>
  Boolean(piece) && count > 1 && grams > TOO_HEAVY * piece! && grams / count < 2 * piece! && grams / count > piece! / 2;

const TOO_HEAVY = 3;

// "14 manicotti (8 ounces)": nobody counts out so many pieces of that size.
const MANY_PIECES = 7;
const BIG_PIECE = 150;

/** By length: "2-inch piece of ginger". */
function weighSizes(line: IngredientLine, food: Food): LineWeight | undefined {
  const length = line.otherMeasures.find(({ unit }) => unit === 'inch' || unit === 'cm' || unit === 'mm');
  if (!line.amount || !length?.unit) return undefined;
  const inches = ((findBaseSize(length.unit) ?? 0) * middleOfAmount(length.amount)) / 25.4;
  const count = middleOfAmount(line.amount);
  const round = ROUND_INCHES[food.id];
  if (round !== undefined && food.unitGrams.each !== undefined)
    return { grams: count * food.unitGrams.each * (inches / round) ** 2, source: 'measured' };
  const perInch = food.unitGrams.inch;
  return perInch === undefined || line.unit === 'inch' ? undefined : { grams: count * inches * perInch, source: 'measured' };
}

/** Inches across of the one that the food's row weighs; another weighs by its area (SR28: flour tortillas of 6, 8, 10 and 12). */
const ROUND_INCHES: Readonly<Record<string, number>> = {
  'flour-tortilla': 8,
  'whole-wheat-tortilla': 8,
  'low-carb-tortilla': 8,
  'corn-tortilla': 6,
  pita: 6.5,
  'whole-wheat-pita': 6.5,
  'pizza-dough': 14,
};

function weighUnits(line: IngredientLine, food: Food, words: string): LineWeight | undefined {
  const count = line.amount ? middleOfAmount(line.amount) : 0;
  for (const unit of listUnits(line, words)) {
    const exact = food.unitGrams[unit as FoodUnit];
    const grams = exact ?? gramsPerUnit(food, unit);
    if (grams !== undefined) return { grams: count * grams, source: 'measured' };
  }
  const stand = line.unit && STAND_IN_UNITS[line.unit];
  const standGrams = stand ? gramsPerUnit(food, stand.unit) : undefined;
  if (stand && standGrams !== undefined) return { grams: count * stand.count * standGrams, source: 'guessed' };
  const guess = line.unit
    ? (guessContainer(line.unit, food) ?? GUESSED_GRAMS[line.unit] ?? guessVolume(line.unit, food))
    : guessPiece(food);
  return guess === undefined ? undefined : { grams: count * guess, source: 'guessed' };
}

/** Bread in cubes and the like, whose row is only counted or weighed. */
function guessVolume(unit: UnitId, { kind }: Food): number | undefined {
  const perCup = GUESSED_CUP_GRAMS[kind];
  const milliliters = getUnit(unit).kind === 'volume' ? findBaseSize(unit) : undefined;
  return perCup === undefined || milliliters === undefined ? undefined : (perCup * milliliters) / 236.6;
}

/** The measures that may answer, the one that says most first: a cup of sliced apple before a cup of apple. */
function listUnits(line: IngredientLine, words: string): readonly MeasureUnit[] {
  if (line.unit === 'cup') return [...CUT_CUPS.flatMap(([pattern, unit]) => (pattern.test(words) ? [unit] : [])), 'cup'];
  const size = SIZES.find(([, pattern]) => pattern.test(line.size ?? ''))?.[0];
  const isExtra = /extra[- ]large|jumbo/.test(line.size ?? '');
  const part = line.unit === null ? findPartUnit(line.name) : undefined;
  if (part) return [part, 'each'];
  if (line.unit === null) return [...(isExtra || LARGE.test(words) ? (['large'] as const) : size ? [size] : []), 'each'];
  return [line.unit];
}

/** "8 basil leaves": the piece is named in the name. */
function findPartUnit(name: string): FoodUnit | undefined {
  const last = foodNameKey(name).split(' ').at(-1) ?? '';
  return PART_UNITS.has(last) ? (last as FoodUnit) : undefined;
}

const PART_UNITS: ReadonlySet<string> = new Set([
  'leaf',
  'clove',
  'sprig',
  'stalk',
  'rib',
  'slice',
  'wedge',
  'cube',
  'head',
  'spear',
  'floret',
  'stick',
  'fillet',
  'sheet',
  'strip',
]);
const LARGE = /\bburrito[- ]siz/;

const SIZES = [
  ['small', /\b(?:small|sml?)\b/],
  ['medium', /\b(?:medium|med|md)\b/],
  ['large', /\b(?:large|lge?|lrg)\b/],
] as const;

const CUT_CUPS: readonly (readonly [RegExp, FoodUnit])[] = [
  [/\bcooked\b(?! until)/, 'cup-cooked'],
  [/\b(?:grated|shredded)\b/, 'cup-grated'],
  [/\b(?:mashed|pureed|puree)\b/, 'cup-mashed'],
  [/\b(?:packed)\b/, 'cup-packed'],
  [/\b(?:chopped|diced|cubed|minced|crumbled|cubes|chunks)\b/, 'cup-chopped'],
  [/\b(?:sliced|slices|slivered|julienned)\b/, 'cup-sliced'],
  [/\bwhole\b/, 'cup-whole'],
];

const massOf = (measure: Measure | null | undefined): number | undefined =>
  measure?.unit && getUnit(measure.unit).kind === 'mass' ? middleOfAmount(measure.amount) * (findBaseSize(measure.unit) ?? 0) : undefined;

function massOfVolume(measure: Measure, food: Food): number | undefined {
  if (!measure.unit || getUnit(measure.unit).kind !== 'volume') return undefined;
  const grams = gramsPerUnit(food, measure.unit);
  return grams === undefined ? undefined : middleOfAmount(measure.amount) * grams;
}

const isContainer = (unit: UnitId | null, words: string): boolean =>
  unit === 'can' || unit === 'jar' || /\b(?:can|cans|tin|tins|canned)\b/.test(words);

/**
 * Drained weight per net weight: a 15 oz (425 g) can of beans gives 253 to 266 g, a 5 oz (142 g) can of tuna 113 g,
 * by the USDA Food Buying Guide and the labels the food table's own cans are from.
 */
const drainedShare = (food: Food): number => (food.kind === 'fish' || food.kind === 'crustacean' ? 0.8 : 0.6);

/** A packet of seasoning is an ounce, of yeast or a stock a few grams. */
const SMALL_PACKS: Readonly<Partial<Record<Food['kind'], number>>> = {
  spice: 28,
  baking: 7,
  stock: 10,
  salt: 28,
  sweetener: 4,
  sauce: 28,
  condiment: 10,
};
const SMALL_UNITS: ReadonlySet<UnitId> = new Set(['package', 'envelope', 'sachet', 'pouch']);

/** A pack whose size nobody gives holds what the food's other pack holds. */
function guessContainer(unit: UnitId, { unitGrams, kind }: Food): number | undefined {
  if (!getUnit(unit).isContainer) return undefined;
  if (SMALL_PACKS[kind] !== undefined && SMALL_UNITS.has(unit)) {
    // A box of gelatin holds four envelopes of it; a sachet is one of them.
    const [first, second] = unit === 'package' ? [unitGrams.package, unitGrams.envelope] : [unitGrams.envelope, unitGrams.package];
    return first ?? second ?? SMALL_PACKS[kind];
  }
  return unitGrams.package ?? unitGrams.container ?? unitGrams.can ?? unitGrams.jar ?? unitGrams.bag ?? unitGrams.bottle ?? unitGrams.block;
}

/** "1 ginger" or "2 tofu": one of the unit the food is usually counted in. */
const guessPiece = ({ preferredUnit, unitGrams }: Food): number | undefined => {
  if (preferredUnit === 'g') return undefined;
  return PIECE_UNITS.has(preferredUnit) ? unitGrams[preferredUnit] : undefined;
};

const PIECE_UNITS: ReadonlySet<FoodUnit> = new Set([
  ...(['each', 'slice', 'stick', 'can', 'jar', 'package', 'scoop', 'stalk', 'head', 'bunch', 'sprig', 'leaf', 'piece', 'fillet'] as const),
  ...([
    'breast',
    'thigh',
    'wedge',
    'ear',
    'link',
    'sheet',
    'cube',
    'bar',
    'rasher',
    'strip',
    'patty',
    'loaf',
    'spear',
    'floret',
    'rib',
    'knob',
  ] as const),
  ...(['block', 'bag', 'container', 'envelope', 'square', 'ball', 'clove'] as const),
]);

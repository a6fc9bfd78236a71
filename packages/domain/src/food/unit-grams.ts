import { findBaseSize } from '../quantity/convert.ts';
import { getUnit, type UnitId } from '../quantity/unit.ts';
import type { Food, FoodUnit } from './food.ts';

/** Whatever an amount of a food may be measured in: its own units, and every mass and volume. */
export type MeasureUnit = FoodUnit | UnitId;

/** Grams of the edible part in one unit, or undefined where nothing known leads to it. */
export function gramsPerUnit(food: Pick<Food, 'unitGrams'>, unit: MeasureUnit): number | undefined {
  const exact = food.unitGrams[unit as FoodUnit];
  if (exact !== undefined) return exact;
  if (isBaseUnit(unit, 'mass')) return findBaseSize(unit);
  if (!isBaseUnit(unit, 'volume')) return gramsPerAlike(food, unit);
  const density = gramsPerMl(food);
  return density === undefined ? undefined : density * (findBaseSize(unit) ?? 0);
}

/** Bulk density as it lies in the measure. The cup leads: a heaped teaspoon multiplied by 48 would not be a cup. */
function gramsPerMl({ unitGrams }: Pick<Food, 'unitGrams'>): number | undefined {
  const [unit, grams] = firstKnown(unitGrams, [...CUPS, 'tbsp', 'tsp']) ?? [];
  if (unit === undefined || grams === undefined) return undefined;
  const volumeUnit = unit === 'tbsp' || unit === 'tsp' ? unit : 'cup';
  return grams / (findBaseSize(volumeUnit) ?? 1);
}

function isBaseUnit(unit: MeasureUnit, kind: 'mass' | 'volume'): unit is UnitId {
  return BASE_UNITS.has(unit) && getUnit(unit as UnitId).kind === kind;
}

const BASE_UNITS: ReadonlySet<string> = new Set<UnitId>([
  ...(['mg', 'g', 'kg', 'oz', 'lb'] as const),
  ...(['tsp', 'tbsp', 'dessertspoon', 'cup', 'fl-oz', 'pint', 'quart', 'gallon', 'ml', 'cl', 'dl', 'l'] as const),
]);

// A recipe's bare "cup" of something cut means chopped before sliced before whole.
const CUPS: readonly FoodUnit[] = ['cup', 'cup-chopped', 'cup-sliced', 'cup-whole', 'cup-grated', 'cup-packed', 'cup-mashed'];

// Which entry answers for a unit that a food's row leaves out; only units that mean the same amount to a cook.
const ALIKE: Readonly<Partial<Record<MeasureUnit, readonly FoodUnit[]>>> = {
  each: ['medium', 'piece', 'large', 'head', 'fillet', 'breast', 'thigh', 'link', 'ear', 'stalk', 'ball', 'slice', 'spear'],
  medium: ['each', 'piece'],
  piece: ['each', 'medium'],
  rasher: ['slice', 'strip'],
  strip: ['slice', 'rasher'],
  slice: ['rasher', 'strip'],
  head: ['each', 'medium'],
  stalk: ['rib', 'stick', 'spear', 'each'],
  rib: ['stalk', 'each'],
  stick: ['stalk'],
  spear: ['stalk', 'each'],
  ear: ['each', 'medium'],
  fillet: ['each', 'piece'],
  link: ['each', 'piece'],
  patty: ['each', 'piece'],
  knob: ['inch', 'piece'],
  inch: ['knob', 'piece'],
  package: ['bag', 'container'],
  bag: ['package'],
  container: ['package'],
  jar: ['can'],
  can: ['jar'],
  'cup-chopped': CUPS,
  'cup-sliced': CUPS,
  'cup-whole': CUPS,
  'cup-grated': CUPS,
  'cup-packed': CUPS,
  'cup-mashed': CUPS,
};

// USDA's small and large against medium, averaged over onion (70, 110, 150 g), carrot (50, 61, 72), tomato (91, 123, 182),
// potato (170, 213, 369) and apple (149, 182, 223).
const SMALL_PER_MEDIUM = 0.76;
const LARGE_PER_MEDIUM = 1.4;

function gramsPerAlike(food: Pick<Food, 'unitGrams'>, unit: MeasureUnit): number | undefined {
  const { unitGrams } = food;
  const medium = unitGrams.medium ?? unitGrams.each;
  if (unit === 'small' && medium !== undefined) return medium * SMALL_PER_MEDIUM;
  if (unit === 'large' && medium !== undefined) return medium * LARGE_PER_MEDIUM;
  return firstKnown(unitGrams, ALIKE[unit] ?? [])?.[1] ?? spoonOf(food, unit);
}

// Cooks' measures smaller than a teaspoon: a dash is 1/8, a pinch 1/16 of it.
function spoonOf(food: Pick<Food, 'unitGrams'>, unit: MeasureUnit): number | undefined {
  if (unit !== 'dash' && unit !== 'pinch') return undefined;
  const teaspoon = gramsPerUnit(food, 'tsp');
  return teaspoon === undefined ? undefined : teaspoon / (unit === 'dash' ? 8 : 16);
}

const firstKnown = (unitGrams: Food['unitGrams'], units: readonly FoodUnit[]): readonly [FoodUnit, number] | undefined => {
  const unit = units.find((candidate) => unitGrams[candidate] !== undefined);
  const grams = unit === undefined ? undefined : unitGrams[unit];
  return unit === undefined || grams === undefined ? undefined : [unit, grams];
};

import type { Food, FoodUnit } from './food.ts';

/** Units every food has, whatever its table row says. */
export const MASS_UNITS = ['g', 'kg', 'oz', 'lb'] as const;
export type MassUnit = (typeof MASS_UNITS)[number];

/** Volumes that follow from a food's cup, tablespoon or teaspoon. */
export const VOLUME_UNITS = ['cup', 'tbsp', 'tsp', 'ml', 'l', 'fl-oz'] as const;
export type VolumeUnit = (typeof VOLUME_UNITS)[number];

export type MeasureUnit = FoodUnit | MassUnit | VolumeUnit;

/** Exact by definition: the international pound is 453.59237 g. */
export const GRAMS_PER_MASS_UNIT: Readonly<Record<MassUnit, number>> = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 };

/** US customary: a cup is 8 fl oz, 16 tablespoons or 48 teaspoons, 236.588 ml. */
export const ML_PER_VOLUME_UNIT: Readonly<Record<VolumeUnit, number>> = {
  cup: 236.588,
  tbsp: 236.588 / 16,
  tsp: 236.588 / 48,
  ml: 1,
  l: 1000,
  'fl-oz': 236.588 / 8,
};

/** Grams of the edible part in one unit, or undefined where nothing known leads to it. */
export function gramsPerUnit(food: Food, unit: MeasureUnit): number | undefined {
  if (isMassUnit(unit)) return GRAMS_PER_MASS_UNIT[unit];
  if (!isVolumeUnit(unit)) return food.unitGrams[unit] ?? gramsPerAlike(food, unit);
  const exact = unit === 'ml' || unit === 'l' || unit === 'fl-oz' ? undefined : food.unitGrams[unit];
  if (exact !== undefined) return exact;
  const density = gramsPerMl(food);
  return density === undefined ? undefined : density * ML_PER_VOLUME_UNIT[unit];
}

/** Bulk density as it lies in the measure. Spoons first would let a heaped teaspoon decide about a cup, so the cup leads. */
export function gramsPerMl({ unitGrams }: Food): number | undefined {
  const cup = firstKnown(unitGrams, CUPS);
  if (cup !== undefined) return cup / ML_PER_VOLUME_UNIT.cup;
  if (unitGrams.tbsp !== undefined) return unitGrams.tbsp / ML_PER_VOLUME_UNIT.tbsp;
  return unitGrams.tsp === undefined ? undefined : unitGrams.tsp / ML_PER_VOLUME_UNIT.tsp;
}

// A recipe's bare "cup" of something cut means chopped before sliced before whole.
const CUPS: readonly FoodUnit[] = ['cup', 'cup-chopped', 'cup-sliced', 'cup-whole', 'cup-grated', 'cup-packed', 'cup-mashed'];

// Which entry answers for a unit that a food's row leaves out; only units that mean the same amount to a cook.
const ALIKE: Readonly<Partial<Record<FoodUnit, readonly FoodUnit[]>>> = {
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

// USDA's own small and large against medium, averaged over onion, carrot, tomato, potato and apple in SR28: 0.7 and 1.35.
const SMALL_PER_MEDIUM = 0.7;
const LARGE_PER_MEDIUM = 1.35;

function gramsPerAlike({ unitGrams }: Food, unit: FoodUnit): number | undefined {
  const medium = unitGrams.medium ?? unitGrams.each;
  if (unit === 'small' && medium !== undefined) return medium * SMALL_PER_MEDIUM;
  if (unit === 'large' && medium !== undefined) return medium * LARGE_PER_MEDIUM;
  return firstKnown(unitGrams, ALIKE[unit] ?? []) ?? spoonOf(unitGrams, unit);
}

// Cooks' measures smaller than a teaspoon: a dash is 1/8, a pinch 1/16 of it.
function spoonOf(unitGrams: Food['unitGrams'], unit: FoodUnit): number | undefined {
  const teaspoon = unitGrams.tsp ?? (unitGrams.tbsp === undefined ? undefined : unitGrams.tbsp / 3);
  if (teaspoon === undefined) return undefined;
  if (unit === 'dash') return teaspoon / 8;
  return unit === 'pinch' ? teaspoon / 16 : undefined;
}

const firstKnown = (unitGrams: Food['unitGrams'], units: readonly FoodUnit[]): number | undefined =>
  units.map((unit) => unitGrams[unit]).find((grams) => grams !== undefined);

export const isMassUnit = (unit: string): unit is MassUnit => (MASS_UNITS as readonly string[]).includes(unit);

export const isVolumeUnit = (unit: string): unit is VolumeUnit => (VOLUME_UNITS as readonly string[]).includes(unit);

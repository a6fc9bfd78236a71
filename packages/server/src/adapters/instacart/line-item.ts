import type { CartDemand, CartLine } from '@larder/domain/grocery/cart-line.ts';
import type { CartMeasure, CartUnit } from '@larder/domain/grocery/read-measure.ts';
import { findBaseSize } from '@larder/domain/quantity/convert.ts';
import { GRAMS_PER_OUNCE, GRAMS_PER_POUND } from '@larder/domain/quantity/kitchen-measures.table.ts';

export type LineItem = {
  readonly name: string;
  readonly display_text: string;
  /** Alternatives for the same amount, not a sum. */
  readonly line_item_measurements?: readonly Measurement[];
  readonly filters?: { readonly health_filters: readonly string[] };
};

type Measurement = { readonly quantity: number; readonly unit: string };

export function toLineItem({ name, displayText, measures, demands }: CartLine): LineItem {
  const measurements = listMeasurements(measures);
  return {
    name,
    display_text: displayText,
    // A line without a unit they know is looked for by its name alone.
    ...(measurements.length > 0 && { line_item_measurements: measurements }),
    ...(demands.length > 0 && { filters: { health_filters: demands.map((demand) => FILTERS[demand]) } }),
  };
}

const FILTERS: Readonly<Record<CartDemand, string>> = {
  organic: 'ORGANIC',
  'gluten-free': 'GLUTEN_FREE',
  'fat-free': 'FAT_FREE',
  vegan: 'VEGAN',
  kosher: 'KOSHER',
  'sugar-free': 'SUGAR_FREE',
  'low-fat': 'LOW_FAT',
};

function listMeasurements(measures: readonly CartMeasure[]): readonly Measurement[] {
  const byUnit = new Map<string, Measurement>();
  for (const measurement of measures.flatMap(toMeasurements)) {
    if (!byUnit.has(measurement.unit)) byUnit.set(measurement.unit, measurement);
  }
  return [...byUnit.values()];
}

function toMeasurements({ quantity, unit }: CartMeasure): readonly Measurement[] {
  if (unit === 'small' || unit === 'medium' || unit === 'large') return [measure(quantity, unit), measure(quantity, 'each')];
  const word = WORDS[unit];
  if (word !== undefined) return [measure(quantity, word)];
  if (unit === 'stick') return [measure(quantity * OUNCES_PER_STICK, 'ounce')];
  const baseSize = unit === 'each' ? undefined : findBaseSize(unit);
  if (baseSize === undefined) return [];
  if (WEIGHTS.has(unit)) return weigh(quantity * baseSize, unit);
  return VOLUMES.has(unit) ? fill(quantity * baseSize, unit) : [];
}

/** In the unit of the list, and in the other system for shops that pack by it. */
function weigh(grams: number, unit: CartUnit): readonly Measurement[] {
  const metric = grams >= 1000 ? measure(grams / 1000, 'kilogram') : measure(grams, 'gram');
  if (unit === 'lb') return [measure(grams / GRAMS_PER_POUND, 'pound'), metric];
  if (unit === 'oz') return [measure(grams / GRAMS_PER_OUNCE, 'ounce'), metric];
  return [metric, measure(grams / GRAMS_PER_OUNCE, 'ounce')];
}

/** A plain "fl oz" is not among their words. */
function fill(milliliters: number, unit: CartUnit): readonly Measurement[] {
  const metric = milliliters >= 1000 ? measure(milliliters / 1000, 'liter') : measure(milliliters, 'milliliter');
  return unit === 'fl-oz' ? [metric, measure(milliliters / ML_PER_FLUID_OUNCE, 'fl oz ounce')] : [metric];
}

/** Two decimals, never downwards to nothing. */
const measure = (quantity: number, unit: string): Measurement => ({
  quantity: Math.max(0.01, Math.ceil(Number((quantity * 100).toFixed(6))) / 100),
  unit,
});

// Exact by definition: NIST Handbook 44 (2024), Appendix C.
const ML_PER_FLUID_OUNCE = 29.5735295625;
/** A US stick of butter is a quarter of a pound. */
const OUNCES_PER_STICK = 4;

/** Their words, the first of each line of their table. What is missing here (clove, slice, sprig, pinch) says nothing to a shop. */
const WORDS: Readonly<Partial<Record<CartUnit, string>>> = {
  each: 'each',
  piece: 'each',
  count: 'each',
  tsp: 'teaspoon',
  tbsp: 'tablespoon',
  cup: 'cup',
  pint: 'pint',
  quart: 'quart',
  gallon: 'gallon',
  bunch: 'bunch',
  head: 'head',
  ear: 'ears',
  can: 'can',
  envelope: 'packet',
  sachet: 'packet',
  package: 'package',
  box: 'package',
  bag: 'package',
  jar: 'package',
  bottle: 'package',
  tub: 'package',
  tray: 'package',
  carton: 'package',
  container: 'package',
  punnet: 'package',
};

const WEIGHTS: ReadonlySet<CartUnit> = new Set<CartUnit>(['mg', 'g', 'kg', 'oz', 'lb']);
const VOLUMES: ReadonlySet<CartUnit> = new Set<CartUnit>(['ml', 'cl', 'dl', 'l', 'fl-oz', 'dessertspoon']);

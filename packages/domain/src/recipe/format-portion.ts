import { isBoned, sureBoneShare } from '../food/bone-share.ts';
import type { Food, FoodUnit } from '../food/food.ts';
import { gramsPerUnit } from '../food/unit-grams.ts';
import type { UnitSystem } from '../quantity/format-amount.ts';
import { formatFraction } from '../quantity/format-fraction.ts';
import { countNoun } from './count-noun.ts';
import { COUNTED_UNITS, portionNoun } from './portion-noun.ts';
import { GRAMS_PER_OUNCE, ML_PER_CUP } from '../quantity/kitchen-measures.table.ts';

export type FormatOptions = {
  readonly system: UnitSystem;
  /** "finely chopped", after the food. */
  readonly prep: string | null;
  /** "certified gluten-free", "pasteurized": before the food, where a rule asks for it. */
  readonly labels: readonly string[];
};

/** `amount` and `item` for a table of two columns; `text` is the whole line, which is not always the two in a row. */
export type PortionText = { readonly amount: string; readonly item: string; readonly text: string };

/** An amount as a cook writes it: "1/2 cup (80 g) onion, finely chopped", "2 large eggs (100 g)"; grams where a cup or a piece is vague. */
export function formatPortion(
  food: Food,
  { quantity, unit }: { quantity: number; unit: FoodUnit | 'g' },
  options: FormatOptions,
): PortionText {
  const grams = weighBought(food, quantity * (gramsPerUnit(food, unit) ?? 0), options.prep ?? '');
  const cut = CUT_OF_CUP[unit];
  const noun = food.names.noun.endsWith(` ${unit}`) ? portionNoun(food, 'each', quantity) : portionNoun(food, unit, quantity);
  const prep = options.prep ?? '';
  const name = [...options.labels, cut && !prep ? cut : '', noun].filter(Boolean).join(' ');
  const item = prep ? `${name}, ${prep}` : name;
  const amount = options.system === 'us' ? formatUs({ food, quantity, unit, grams }) : formatMetric({ food, quantity, unit, grams });
  if (!COUNTED_UNITS.has(unit)) return { amount, item, text: `${amount} ${item}` };
  const weight = / \([^)]*\)$/.exec(amount)?.[0] ?? '';
  const text = `${amount.slice(0, amount.length - weight.length)} ${name}${weight}${prep ? `, ${prep}` : ''}`;
  return { amount, item, text };
}

/** What the cook's scale shows: of ribs with the bones, to 5 g. */
function weighBought(food: Food, grams: number, prep: string): number {
  const bones = isBoned(prep) ? 0 : sureBoneShare(food);
  return bones === 0 ? grams : Math.round(grams / (1 - bones) / 5) * 5;
}

type Measure = { readonly food: Food; readonly quantity: number; readonly unit: FoodUnit | 'g'; readonly grams: number };

function formatUs({ food, quantity, unit, grams }: Measure): string {
  if (unit === 'g') return formatWeight(grams);
  if (unit === 'tbsp' || unit === 'tsp') return formatSpoons(quantity, unit);
  if (COUNTED_UNITS.has(unit))
    return `${formatFraction(quantity)}${unit === 'each' || unit === 'piece' ? '' : ` ${unit}`} (${formatGrams(grams)})`;
  // "1 bay leaf", not "1 leaf bay leaf".
  if (food.names.noun.endsWith(` ${unit}`)) return formatFraction(quantity);
  if (SMALL_UNITS.has(unit)) return `${formatFraction(quantity)} ${countNoun(unit, quantity)}`;
  const word = unit.startsWith('cup') ? 'cup' : unit;
  // Powders and liquids fill a cup the same way every time, but the scale is the same for all and the list adds up in grams.
  return `${formatFraction(quantity)} ${countNoun(word, quantity)} (${formatGrams(grams, food)})`;
}

function formatMetric({ food, quantity, unit, grams }: Measure): string {
  if (unit === 'tbsp' || unit === 'tsp') return formatSpoons(quantity, unit);
  if (unit === 'g') return formatGrams(grams);
  if (!unit.startsWith('cup')) return formatUs({ food, quantity, unit, grams });
  return LIQUID_KINDS.has(food.kind) ? `${Math.round((quantity * ML_PER_CUP) / 5) * 5} ml` : formatGrams(grams);
}

/** "6 oz (175 g)": ounces to a quarter, pounds from 16 oz; under 40 g an ounce says too little. */
function formatWeight(grams: number): string {
  const metric = formatGrams(grams);
  if (grams < 40) return metric;
  const ounces = Math.round((grams / GRAMS_PER_OUNCE) * 4) / 4;
  if (ounces < 16) return `${formatFraction(ounces)} oz (${metric})`;
  return `${formatFraction(Math.round(ounces / 4) / 4)} lb (${metric})`;
}

const formatGrams = (grams: number, food?: Food): string => {
  if (food && LIQUID_KINDS.has(food.kind) && grams >= 1000) return `${(grams / 1000).toFixed(1)} kg`;
  return grams >= 1000 ? `${Number((grams / 1000).toFixed(2))} kg` : grams < 1 ? '1 g' : `${Math.round(grams)} g`;
};

/** 3 tsp is a tablespoon and 4 tbsp a quarter cup, to anyone who has to measure it. */
function formatSpoons(quantity: number, unit: 'tbsp' | 'tsp'): string {
  const spoons =
    unit === 'tsp' && quantity >= 3 && Number.isInteger((quantity * 2) / 3)
      ? { count: quantity / 3, name: 'tbsp' }
      : { count: quantity, name: unit };
  if (spoons.name === 'tbsp' && spoons.count === 4) return '1/4 cup';
  return `${formatFraction(spoons.count)} ${spoons.name}`;
}

const CUT_OF_CUP: Readonly<Partial<Record<FoodUnit | 'g', string>>> = {
  'cup-chopped': 'chopped',
  'cup-sliced': 'sliced',
  'cup-grated': 'grated',
  'cup-mashed': 'mashed',
  'cup-packed': 'packed',
};
const SMALL_UNITS: ReadonlySet<string> = new Set(['pinch', 'dash', 'drop', 'sprig', 'leaf']);
const LIQUID_KINDS: ReadonlySet<string> = new Set(['milk', 'plant-milk', 'stock', 'beverage', 'alcohol', 'vinegar']);

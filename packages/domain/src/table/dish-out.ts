import type { Food } from '../food/food.ts';
import { servingsOf } from '../own-recipe/recipe-servings.ts';
import type { PlannedMeal } from '../plan/plan.ts';
import { formatFraction } from '../quantity/format-fraction.ts';

/**
 * How a meal's pot is dished out: in spoons of a cup, in halves of a slice or a piece, or by weight; a recipe of the household's own in
 * quarters of its own portions, or in the pieces that it makes. A share is a number of these units.
 */
export type Ladle = {
  readonly type: 'cups' | 'slices' | 'pieces' | 'weight' | 'portions' | 'counted';
  /** Units that the whole pot is about; that an own recipe makes as it is written. */ readonly units: number;
  /** Of an own recipe: the units that one plate may be. What of the recipe is on no plate is left over. */
  readonly servings?: readonly number[];
  /** Of what is counted: "muffins". */
  readonly noun?: string;
};

const SPOONS_PER_CUP = 16;
/** Grams of a cup of it, about: the share is right whatever a cup weighs, since the whole is told in the same measure. */
const CUP_GRAMS: Readonly<Record<string, number>> = {
  soup: 240,
  stew: 245,
  curry: 240,
  chili: 250,
  oats: 235,
  porridge: 240,
  'yogurt-bowl': 230,
  smoothie: 240,
  pudding: 235,
  dip: 240,
  rice: 190,
  noodles: 180,
  pasta: 190,
  bowl: 180,
  salad: 120,
  'stir-fry': 170,
  scramble: 200,
};
/** Cut into equal slices or squares, as many for each plate as make half a slice a small step. */
const SLICED: ReadonlySet<string> = new Set(['pizza', 'bake', 'frittata']);
/** Shaped or cut into as many of one size. */
const SHAPED: ReadonlySet<string> = new Set(['pancakes', 'patties', 'roll']);
const SLICES_A_PLATE = 6;
const WEIGHED_STEP_GRAMS = 5;
/** Dry grains, pasta and pulses take up about one and a half times their weight of water. */
const SWOLLEN = 2.5;
const SWELLS: ReadonlySet<string> = new Set(['grain', 'pseudo-grain', 'pasta', 'legume']);

export function ladleFor(
  form: string | undefined,
  { foods, plates }: { foods: readonly { readonly food: Food; readonly grams: number }[]; plates: number },
): Ladle {
  const grams = foods.reduce((sum, { food, grams: own }) => sum + own * (isDry(food) ? SWOLLEN : 1), 0);
  const cup = CUP_GRAMS[form ?? ''];
  if (cup !== undefined) return { type: 'cups', units: Math.max(plates, Math.round((grams / cup) * SPOONS_PER_CUP)) };
  if (SLICED.has(form ?? '')) return { type: 'slices', units: plates * SLICES_A_PLATE * 2 };
  if (SHAPED.has(form ?? '')) return { type: 'pieces', units: plates * SLICES_A_PLATE * 2 };
  return { type: 'weight', units: Math.max(plates, Math.round(grams / WEIGHED_STEP_GRAMS)) };
}

const isDry = ({ kind, state }: Food): boolean => SWELLS.has(kind) && (state === 'raw' || state === 'dry' || state === 'dried');

/** All of a day's part is dished out, in quarters of a portion or in pieces; undefined where it is no number of those. */
export function ladleOfPart({ written }: Pick<PlannedMeal, 'written'>): Ladle | undefined {
  if (!written?.makes) return undefined;
  const { servings: _servings, units, ...ladle } = servingsOf(written.makes);
  const part = written.times * units;
  const whole = Math.round(part);
  return whole > 0 && Math.abs(part - whole) <= ROUNDING * whole ? { ...ladle, units: whole } : undefined;
}

/** Of grams that were rounded to be written. */
const ROUNDING = 0.01;

/** A quarter of a cup, a whole slice, half a portion: units that need no second measure. */
export const isPlainMeasure = ({ type }: Ladle, units: number): boolean => type === 'counted' || units % (type === 'cups' ? 4 : 2) === 0;

/** "1 3/4 cups of 6 1/2", "2 1/2 of 12 slices", "32 % by weight, about 310 g", "1 1/4 of 6 portions", "2 of 12 muffins". */
export function tellShare({ type, noun = 'pieces' }: Pick<Ladle, 'type' | 'noun'>, units: number, all: number): string {
  if (type === 'portions') return `${formatFraction(units / 4)} of ${formatFraction(all / 4)} portions`;
  if (type === 'counted') return `${units} of ${formatFraction(all)} ${noun}`;
  if (type === 'cups') return `about ${tellCups(units)} of ${tellWhole(all)}`;
  if (isCut({ type })) return `${formatFraction(units / 2)} of ${formatFraction(all / 2)} equal ${type}`;
  return `${tellPercent((100 * units) / all)}% by weight, about ${units * WEIGHED_STEP_GRAMS} g`;
}

/** Told in quarters of a cup where those are near enough that the shares are the whole of it. */
function tellWhole(all: number): string {
  const quarters = Math.round(all / 4);
  return Math.abs(quarters * 4 - all) <= MOST_ROUNDED * quarters * 4 ? formatFraction(quarters / 4) : tellCups(all);
}

/** Eight eighths told as 13 % would be more than there is. */
function tellPercent(percent: number): number {
  const whole = Math.round(percent);
  return Math.abs(whole - percent) <= MOST_ROUNDED * percent ? whole : Math.round(percent * 10) / 10;
}

/** What is told is this near to what is meant, so that the plates are the pot. */
const MOST_ROUNDED = 0.02;

/** Into so many equal ones as there are to be: the units are exact. */
export const isCut = ({ type }: Pick<Ladle, 'type'>): boolean => type === 'slices' || type === 'pieces';

function tellCups(units: number): string {
  const spoons = units % 4;
  const quarters = (units - spoons) / 4;
  const cups = quarters === 0 ? '' : `${formatFraction(quarters / 4)} ${quarters > 4 ? 'cups' : 'cup'}`;
  const rest = spoons === 0 ? '' : `${spoons} tbsp`;
  return [cups, rest].filter(Boolean).join(' and ');
}

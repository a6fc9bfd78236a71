import type { Diet, Restriction } from '../../diet/diet.ts';
import { DIET_OF_RESTRICTION } from '../../diet/check-diet.ts';
import { DEFAULT_SPLITS } from '../../diet/macro-split.ts';
import type { MacroSplit } from '../../diet/macro-split.ts';
import type { Eater } from '../../eater/eater.ts';
import type { HealthAim, Intent } from '../intent.ts';

/** The diets that hold, by their own name or as a restriction. */
export function listHeldDiets(
  intent: Pick<Intent, 'diets' | 'restrictions'>,
  eater: Pick<Eater, 'diets' | 'restrictions'>,
): ReadonlySet<Diet> {
  const held = new Set<Diet>([...intent.diets, ...eater.diets]);
  for (const restriction of [...intent.restrictions, ...eater.restrictions]) {
    const diet = DIET_OF_RESTRICTION[restriction];
    if (diet) held.add(diet);
  }
  return held;
}

/** The diet whose macros shape the day when several hold at once: the one with the least room first. */
export const findShapingDiet = (held: ReadonlySet<Diet>): Diet => SHAPING_ORDER.find((diet) => held.has(diet)) ?? 'standard';

const SHAPING_ORDER: readonly Diet[] = [
  'carnivore',
  'keto',
  'paleo',
  'pregnancy',
  'vegan',
  'dash',
  'mediterranean',
  'pescatarian',
  'vegetarian',
  'glutenfree',
  'standard',
];

/** The split of the diet that shapes the day, bent by the others that hold and by what was asked for: "high protein", diabetes. */
export function bendSplit(held: ReadonlySet<Diet>, aims: ReadonlySet<HealthAim>): MacroSplit {
  const diet = findShapingDiet(held);
  let split = splitWithout(diet, held);
  if (diet === 'carnivore') return split;
  // ADA 2019 asks for fewer carbs without a figure; a good quarter of the energy spread over the day is the planner's reading.
  if (aims.has('diabetic')) split = withShare(split, 'carbs', Math.min(split.carbs, 28));
  if (aims.has('low-carb')) split = withShare(split, 'carbs', Math.min(split.carbs, 20));
  if (aims.has('low-fat') && diet !== 'keto') split = withShare(split, 'fat', Math.min(split.fat, 22));
  if (wantsProtein(aims)) split = withShare(split, 'protein', Math.max(split.protein, HIGH_PROTEIN[diet] ?? 30));
  if (aims.has('weight-loss') && diet !== 'keto') split = withShare(split, 'protein', Math.max(split.protein, diet === 'vegan' ? 20 : 25));
  return split;
}

/** A diet written for meat has less protein when there is none: what grows has it beside starch or fat. */
function splitWithout(diet: Diet, held: ReadonlySet<Diet>): MacroSplit {
  const split = DEFAULT_SPLITS[diet];
  const meatless = diet === 'paleo' || diet === 'keto' ? MEATLESS_PROTEIN[diet] : undefined;
  if (!meatless || (!held.has('vegan') && !held.has('vegetarian'))) return split;
  return withShare(split, 'protein', held.has('vegan') ? meatless.vegan : meatless.vegetarian);
}

/** Per cent of energy within the other diet's range; paleo leaves no tofu and no beans either. */
const MEATLESS_PROTEIN = { keto: { vegan: 18, vegetarian: 20 }, paleo: { vegan: 13, vegetarian: 18 } } as const;

/** Aims of the sentence and of the profile as one. */
export function listAims(
  intent: Pick<Intent, 'health' | 'restrictions'>,
  eater: Pick<Eater, 'restrictions' | 'aims'>,
): ReadonlySet<HealthAim> {
  const aims = new Set<HealthAim>([...intent.health, ...eater.aims]);
  for (const restriction of [...intent.restrictions, ...eater.restrictions]) {
    const aim = AIM_OF_RESTRICTION[restriction];
    if (aim) aims.add(aim);
  }
  return aims;
}

const AIM_OF_RESTRICTION: Readonly<Partial<Record<Restriction, HealthAim>>> = {
  'Low-Carb': 'low-carb',
  'Low-Fat': 'low-fat',
  'High-Protein': 'high-protein',
};

/** Per cent of energy. "High protein" is 30, less where plants or fat leave less room. */
const HIGH_PROTEIN: Readonly<Partial<Record<Diet, number>>> = { vegan: 26, keto: 27, vegetarian: 28 };

const wantsProtein = (aims: ReadonlySet<HealthAim>): boolean => aims.has('high-protein') || aims.has('muscle-gain') || aims.has('bulking');

/**
 * Sets one share; the other two keep their proportion in what is left. Protein does not grow past what "high protein" has,
 * nor by half: who asks for little fat has not asked for 290 g of protein.
 */
function withShare(split: MacroSplit, macro: keyof MacroSplit, share: number): MacroSplit {
  const scale = (100 - share) / (100 - split[macro]);
  if (macro === 'protein') return { protein: share, carbs: split.carbs * scale, fat: split.fat * scale };
  const most = Math.max(split.protein, Math.min(MOST_GROWN_PROTEIN, split.protein * MOST_PROTEIN_GROWTH));
  const protein = Math.min(split.protein * scale, most);
  const other = 100 - share - protein;
  return { protein, carbs: macro === 'carbs' ? share : other, fat: macro === 'fat' ? share : other };
}

/** Per cent of energy. */
const MOST_GROWN_PROTEIN = 30;
const MOST_PROTEIN_GROWTH = 1.4;

import type { Diet, Restriction } from '../diet/diet.ts';
import { DIET_OF_RESTRICTION } from '../diet/check-diet.ts';
import { DEFAULT_SPLITS } from '../diet/macro-split.ts';
import type { MacroSplit } from '../diet/macro-split.ts';
import type { Eater } from '../eater/eater.ts';
import type { HealthAim, Intent } from './intent.ts';

/** The diet whose macros shape the day when several hold at once: the one with the least room first. */
export function findShapingDiet(intent: Pick<Intent, 'diets' | 'restrictions'>, eater: Pick<Eater, 'diets' | 'restrictions'>): Diet {
  const held = new Set<Diet>([...intent.diets, ...eater.diets]);
  for (const restriction of [...intent.restrictions, ...eater.restrictions]) {
    const diet = DIET_OF_RESTRICTION[restriction];
    if (diet) held.add(diet);
  }
  return SHAPING_ORDER.find((diet) => held.has(diet)) ?? 'standard';
}

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

/** The diet's split, bent by what else was asked for: "high protein", "low carb", diabetes. */
export function bendSplit(diet: Diet, aims: ReadonlySet<HealthAim>): MacroSplit {
  let split = DEFAULT_SPLITS[diet];
  if (diet === 'carnivore') return split;
  // ADA 2019 asks for fewer carbs without a figure; a good quarter of the energy spread over the day is the planner's reading.
  if (aims.has('diabetic')) split = withShare(split, 'carbs', Math.min(split.carbs, 28));
  if (aims.has('low-carb')) split = withShare(split, 'carbs', Math.min(split.carbs, 20));
  if (aims.has('low-fat') && diet !== 'keto') split = withShare(split, 'fat', Math.min(split.fat, 22));
  if (wantsProtein(aims)) split = withShare(split, 'protein', Math.max(split.protein, HIGH_PROTEIN[diet] ?? 30));
  if (aims.has('weight-loss') && diet !== 'keto') split = withShare(split, 'protein', Math.max(split.protein, diet === 'vegan' ? 20 : 25));
  return split;
}

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

/** Sets one share; the other two keep their proportion in what is left. Carbs cut or raised mostly trade with fat. */
function withShare(split: MacroSplit, macro: keyof MacroSplit, share: number): MacroSplit {
  const rest = 100 - split[macro];
  const scale = rest === 0 ? 0 : (100 - share) / rest;
  return {
    protein: macro === 'protein' ? share : split.protein * scale,
    carbs: macro === 'carbs' ? share : split.carbs * scale,
    fat: macro === 'fat' ? share : split.fat * scale,
  };
}

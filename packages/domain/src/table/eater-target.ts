import { DEFAULT_SPLITS, splitToGrams, type MacroSplit } from '../diet/macro-split.ts';
import { findEnergyTarget } from '../eater/energy-target.ts';
import { energyKcal, type Macros, type MacroTargets } from '../food/nutrients.ts';
import { EMPTY_INTENT } from '../intent/intent.ts';
import { resolveTargets } from '../intent/target/resolve-targets.ts';
import { ENERGY_BY_AGE, MIX_BY_AGE } from './energy-by-age.table.ts';
import { ageOf, isMinor, type TableEater } from './table-eater.ts';

/** What an eater's day is solved to, and what was said of it: a number that had to give way, an assumption. */
export type FoundTarget = { readonly targets: MacroTargets; readonly notes: readonly string[] };

/** The least that is planned for a child: the pattern of one-year-olds, `ENERGY_BY_AGE`. */
const LEAST_CHILD_SHARE = 0.85;

/**
 * An eater's own energy in the mix that the table shares, unless the eater has a mix of their own. A child's day is never below
 * what its age needs, whatever is asked, and never outside the mix that its age may have.
 */
export function findTarget(eater: TableEater, shared: MacroSplit = DEFAULT_SPLITS.standard): FoundTarget {
  if (isMinor(eater)) return findChildTarget(eater, shared);
  const { target, rules } = eater;
  if (target.type === 'macros') return { targets: toTargets(target.macros), notes: [] };
  if (target.type === 'energy') return { targets: toTargets(splitToGrams(target.calories, shared)), notes: [] };
  if (target.type === 'usual') {
    const { energyKcal: kcal } = findEnergyTarget({ ...rules, fitnessGoal: null });
    return { targets: toTargets(splitToGrams(kcal, shared)), notes: [] };
  }
  const { energyKcal: kcal, proteinGrams, notes } = findEnergyTarget(rules);
  if (proteinGrams === null) return { targets: toTargets(splitToGrams(kcal, shared)), notes };
  return { targets: resolveTargets({ intent: EMPTY_INTENT, eater: rules }).targets, notes };
}

/** The targets that a sentence asks; of somebody under 18 no less than their age needs, in a mix that it may have. */
export function holdToAge(eater: TableEater, targets: MacroTargets): FoundTarget {
  if (!isMinor(eater)) return { targets, notes: [] };
  const held = findChildTarget({ ...eater, target: { type: 'macros', macros: targets } }, splitOf(targets));
  return held.notes.length > 0 ? held : { targets, notes: [] };
}

function findChildTarget(eater: TableEater, shared: MacroSplit): FoundTarget {
  const { target, name } = eater;
  const usual = usualKcal(eater);
  const least = usual * LEAST_CHILD_SHARE;
  const asked = target.type === 'energy' ? target.calories : target.type === 'macros' ? energyKcal(target.macros) : usual;
  const kcal = Math.round(Math.max(asked, least));
  const own = target.type === 'macros' ? splitOf(target.macros) : shared;
  const split = keepToAge(own, ageOf(eater));
  return {
    targets: toTargets(splitToGrams(kcal, split)),
    notes: [
      ...(asked < least
        ? [`${name}'s plates cover what a child of ${ageOf(eater)} needs, about ${kcal} kcal: no child loses weight here.`]
        : []),
      ...(split === own ? [] : [`${name}'s protein, carbs and fat stay within what a child of ${ageOf(eater)} needs.`]),
    ],
  };
}

/** The usual day of a child or teen of that age. */
export function usualKcal(eater: Pick<TableEater, 'ageYears' | 'kind'>): number {
  const age = ageOf(eater);
  const { female, male } = ENERGY_BY_AGE.findLast(({ from }) => from <= age) ?? ENERGY_BY_AGE[0]!;
  return (female + male) / 2;
}

/** The nearest mix that the age may have; the same one where it is inside. Carbohydrates make up what fat and protein leave. */
function keepToAge(split: MacroSplit, age: number): MacroSplit {
  const { protein, carbs, fat } = MIX_BY_AGE.findLast(({ from }) => from <= age) ?? MIX_BY_AGE[0];
  const isInside = (share: number, [low, high]: readonly [number, number]): boolean => share >= low - ROUNDED && share <= high + ROUNDED;
  if (isInside(split.protein, protein) && isInside(split.carbs, carbs) && isInside(split.fat, fat)) return split;
  const held = { protein: clamp(split.protein, protein), fat: clamp(split.fat, fat) };
  const left = clamp(100 - held.protein - held.fat, carbs);
  return { protein: held.protein, carbs: left, fat: 100 - held.protein - left };
}

/** Per cent: a mix from whole grams is not exact. */
const ROUNDED = 0.5;
const clamp = (share: number, [low, high]: readonly [number, number]): number => Math.min(high, Math.max(low, share));

export function splitOf(macros: Macros): MacroSplit {
  const kcal = Math.max(1, energyKcal(macros));
  return { protein: (400 * macros.protein) / kcal, carbs: (400 * macros.carbs) / kcal, fat: (900 * macros.fat) / kcal };
}

function toTargets({ protein, carbs, fat }: Macros): MacroTargets {
  const rounded = { protein: Math.round(protein), carbs: Math.round(carbs), fat: Math.round(fat) };
  return { ...rounded, calories: Math.round(energyKcal(rounded)) };
}

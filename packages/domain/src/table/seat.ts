import { energyKcal, scaleTargets, type Macros, type MacroTargets, MACROS } from '../food/nutrients.ts';
import { placesOf, shareOfDay } from '../intent/target/meal-split.ts';
import type { Intent } from '../intent/intent.ts';
import type { PlanRules } from '../plan/frame/plan-rules.ts';
import type { PlanQuery } from '../plan/frame/plan-query.ts';
import type { Food } from '../food/food.ts';
import type { ByMealSlot } from '../recipe/meal-slot.ts';
import { findTarget, holdToAge, splitOf } from './eater-target.ts';
import { plateRules } from './table-rules.ts';
import type { TableEater } from './table-eater.ts';

/** An eater with what their day is to come to and what binds their plates. */
export type Seat = {
  readonly eater: TableEater;
  readonly targets: MacroTargets;
  readonly rulesAt: ByMealSlot<PlanRules>;
  readonly notes: readonly string[];
};

/** Everyone at the table, the first with the targets of the query: those of the sentence and of their own profile, held to their age. */
export function takeSeats(
  { intent, targets }: Pick<PlanQuery, 'intent' | 'targets'>,
  eaters: readonly TableEater[],
  foodsById: ReadonlyMap<string, Food>,
): readonly Seat[] {
  const part = partOfDay(intent);
  return eaters.map((eater, at) => {
    const found = at === 0 ? holdToAge(eater, scaleTargets(targets, 1 / part)) : findTarget(eater, splitOf(targets));
    const own = at === 0 && found.notes.length === 0 ? targets : scaleTargets(found.targets, part);
    return { eater, targets: own, notes: found.notes, rulesAt: plateRules(eater, { eaters, intent, foodsById }) };
  });
}

/** Of a day of which some meals alone are planned, the others' days are as much a part as the first's. */
const partOfDay = (intent: Intent): number => (intent.isPart && intent.slots !== null ? shareOfDay(placesOf(intent)) : 1);

/**
 * What a pot is planned to for each plate of it: the mean. Protein is easily added to a plate by a side or another part, and
 * not taken from one: `lean` draws the pot's protein from the mean (0) to that of who needs least of it (1).
 */
export function meanTargets(seats: readonly Pick<Seat, 'targets'>[], lean = 0): MacroTargets {
  const mean = (macro: keyof Macros): number => seats.reduce((sum, { targets }) => sum + targets[macro], 0) / seats.length;
  const all = { protein: mean('protein'), carbs: mean('carbs'), fat: mean('fat') };
  const kcal = energyKcal(all);
  // Whose day is full already asks for no mix.
  const mixes = seats.flatMap(({ targets }) => (energyKcal(targets) > 0 ? [targets.protein / energyKcal(targets)] : []));
  const least = Math.min(...mixes, all.protein / Math.max(1, kcal)) * kcal;
  const protein = all.protein - lean * (all.protein - least);
  const grown = (kcal - 4 * protein) / Math.max(1, kcal - 4 * all.protein);
  const macros = { protein: Math.round(protein), carbs: Math.round(all.carbs * grown), fat: Math.round(all.fat * grown) };
  return { ...macros, calories: Math.round(energyKcal(macros)) };
}

/** Each one's day by the mean of theirs. */
export function sharesOf(seats: readonly Pick<Seat, 'targets'>[]): readonly number[] {
  const kcals = seats.map(({ targets }) => energyKcal(targets));
  const mean = kcals.reduce((sum, kcal) => sum + kcal, 0) / kcals.length;
  return kcals.map((kcal) => kcal / Math.max(1, mean));
}

/** Per cent of energy by which a macro's part of one day may differ from another's for the two to have one mix. */
const ONE_MIX = 2.5;

export function hasOneMix(seats: readonly Pick<Seat, 'targets'>[]): boolean {
  const splits = seats.map(({ targets }) => splitOf(targets));
  return MACROS.every((macro) => {
    const parts = splits.map((split) => split[macro]);
    return Math.max(...parts) - Math.min(...parts) <= ONE_MIX;
  });
}

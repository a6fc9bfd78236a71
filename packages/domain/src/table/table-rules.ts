import { dishBreaksRule } from '../diet/check-dish.ts';
import type { Eater } from '../eater/eater.ts';
import type { HealthAim } from '../eater/health-aim.ts';
import type { Food } from '../food/food.ts';
import type { Intent } from '../intent/intent.ts';
import { gatherMealRules, type PlanRules } from '../plan/frame/plan-rules.ts';
import type { ByMealSlot } from '../recipe/meal-slot.ts';
import { helpingsAt, listUnsafeFoods, youngestOf } from './age-safety.ts';
import { isMinor, leastAgeOf, type TableEater } from './table-eater.ts';

type Foods = ReadonlyMap<string, Food>;
const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

/** Allergies, foods never eaten and what the youngest must not have: they bind every plate and side, whoever they are of. */
export function shareRules(eaters: readonly TableEater[], foodsById: Foods): Pick<Eater, 'allergies' | 'excludedFoodIds'> {
  return {
    allergies: unique(eaters.flatMap(({ rules }) => rules.allergies)),
    excludedFoodIds: unique([...eaters.flatMap(({ rules }) => rules.excludedFoodIds), ...listUnsafeFoods(eaters, foodsById)]),
  };
}

/** All that binds any of these eaters. */
export const uniteRules = (
  eaters: readonly Eater[],
): Pick<Eater, 'diets' | 'restrictions' | 'aims' | 'allergies' | 'excludedFoodIds' | 'refused' | 'rules'> => ({
  diets: unique(eaters.flatMap(({ diets }) => diets)),
  restrictions: unique(eaters.flatMap(({ restrictions }) => restrictions)),
  aims: unique(eaters.flatMap(({ aims }) => aims)),
  allergies: unique(eaters.flatMap(({ allergies }) => allergies)),
  excludedFoodIds: unique(eaters.flatMap(({ excludedFoodIds }) => excludedFoodIds)),
  refused: eaters.flatMap(({ refused = [] }) => refused),
  rules: unique(eaters.flatMap(({ rules }) => rules)),
});

/** Aims that leave foods out or hold them to grams, which a pot must not undo; the others shape the day of the first. */
export const BINDING_AIMS: ReadonlySet<HealthAim> = new Set(['pregnancy', 'low-fodmap']);

/** The eater that a pot is planned for: what binds anybody at the table binds it. Body and goals are those of the first. */
export function joinRules(eaters: readonly TableEater[], foodsById: Foods): Eater {
  const { rules: first } = eaters[0]!;
  return {
    ...first,
    ...uniteRules(eaters.map(({ rules }) => rules)),
    ...shareRules(eaters, foodsById),
    mostGrams: helpingsAt(youngestOf(eaters)),
    aims: unique(eaters.flatMap(({ rules }, at) => rules.aims.filter((aim) => at === 0 || BINDING_AIMS.has(aim)))),
  };
}

/** Whether anything is left out for anybody: where nothing is, nothing can be wrong. */
export const hasRules = (eaters: readonly TableEater[]): boolean =>
  eaters.some(
    (eater) =>
      isMinor(eater) ||
      [eater.rules.allergies, eater.rules.excludedFoodIds, eater.rules.diets, eater.rules.restrictions, eater.rules.aims].some(
        (said) => said.length > 0,
      ),
  );

/** What binds one eater's own plate, and what binds everybody's. */
export const boundRules = (eater: TableEater, eaters: readonly TableEater[], foodsById: Foods): Eater => ({
  ...eater.rules,
  ...shareRules(eaters, foodsById),
  mostGrams: helpingsAt(leastAgeOf(eater)),
});

/** The same with the diets of the sentence, for each meal. */
export function plateRules(
  eater: TableEater,
  { eaters, intent, foodsById }: { eaters: readonly TableEater[]; intent: Intent; foodsById: Foods },
): ByMealSlot<PlanRules> {
  return gatherMealRules(intent, boundRules(eater, eaters, foodsById));
}

/** Asked food by food: a list of candidate dishes leaves out more than what is forbidden, and knows nothing of the others' allergies. */
export const isPlateAllowed = (foods: readonly Food[], { rules, excludedFoodIds }: PlanRules): boolean =>
  !foods.some(({ id }) => excludedFoodIds.has(id)) && rules.every((rule) => dishBreaksRule(foods, rule)?.outcome !== 'breaks');

/** The largest part of so much food that one plate may hold by its owner's rules; more than all of it where nothing is held to grams. */
export function mostShareOf(
  portions: readonly { readonly foodId: string; readonly grams: number }[],
  { mostGrams }: Pick<PlanRules, 'mostGrams'>,
): number {
  if (mostGrams.size === 0) return Infinity;
  const gramsByFood = new Map<string, number>();
  for (const { foodId, grams } of portions) gramsByFood.set(foodId, (gramsByFood.get(foodId) ?? 0) + grams);
  return Math.min(Infinity, ...[...gramsByFood].map(([foodId, grams]) => (mostGrams.get(foodId) ?? Infinity) / Math.max(1e-9, grams)));
}

import { dishBreaksRule } from '../../diet/check-dish.ts';
import type { DietRule } from '../../diet/diet-rule.ts';
import type { Corpus } from '../../kit/corpus.ts';
import type { PlannedMeal } from '../plan.ts';

/**
 * The rules that every plate of a day keeps. A pot keeps to the diets of all who eat of it; beside it each has what is theirs, and the
 * day is as vegan as its plates.
 */
export const listKeptRules = (rules: readonly DietRule[], meals: readonly PlannedMeal[], { foodsById }: Corpus): readonly DietRule[] => {
  const plates = meals.flatMap(({ plates: own = [] }) =>
    own.map(({ portions }) => portions.flatMap(({ foodId }) => foodsById.get(foodId) ?? [])),
  );
  return rules.filter((rule) => plates.every((foods) => dishBreaksRule(foods, rule)?.outcome !== 'breaks'));
};

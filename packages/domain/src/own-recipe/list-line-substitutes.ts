import { labelsFor } from '../diet/check-dish.ts';
import { foodBreaksRule } from '../diet/check-diet.ts';
import { findFood } from '../food/find-food.ts';
import type { Food } from '../food/food.ts';
import { listSubstitutes } from '../idea/list-substitutes.ts';
import type { PlanRules } from '../plan/frame/plan-rules.ts';
import type { MealStyle } from '../plan/plan.ts';
import { formatPortion } from '../recipe/format-portion.ts';
import type { OwnLine } from './own-recipe.ts';

export type LineSubstitute = {
  readonly food: Food;
  /** The line as it is written with it. */
  readonly text: string;
};

type Around = { readonly rules: readonly PlanRules[]; readonly style: MealStyle };

/** What stands in for a line of an own recipe, within the rules of everybody; none for a line of which the food or weight is unknown. */
export function listLineSubstitutes({ foodId, grams }: OwnLine, { rules, style }: Around): readonly LineSubstitute[] {
  const food = foodId === null ? undefined : findFood(foodId);
  if (!food || grams === null || grams <= 0) return [];
  const isAllowed = (other: Food): boolean =>
    rules.every(
      ({ rules: each, excludedFoodIds }) =>
        !excludedFoodIds.has(other.id) && each.every((rule) => foodBreaksRule(other, rule)?.outcome !== 'breaks'),
    );
  return listSubstitutes(food, grams)
    .filter((substitute) => isAllowed(substitute.food))
    .map(({ food: other, quantity, unit }) => ({
      food: other,
      text: formatPortion(other, { quantity, unit }, { system: style.system, prep: null, labels: labelsFor(other, style.rules) }).text,
    }));
}

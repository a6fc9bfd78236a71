import { isFoodAllowed } from '../../diet/check-dish.ts';
import type { DietRule } from '../../diet/diet-rule.ts';
import { findFood } from '../../food/find-food.ts';
import type { FoodWish } from '../intent.ts';

/** Wishes that the rules leave nothing of: the plan keeps the rule and says so. */
export function listBrokenWishes(wishes: readonly FoodWish[], rules: readonly DietRule[]): readonly FoodWish[] {
  return wishes.filter(({ foodIds }) => foodIds.length > 0 && breaksMostly(foodIds, rules));
}

/** A substitute among them ("vegan chicken") does not make the wish for chicken fit. */
const MOSTLY = 0.8;

export const breaksMostly = (foodIds: readonly string[], rules: readonly DietRule[]): boolean =>
  foodIds.filter((id) => breaksSome(id, rules)).length >= foodIds.length * MOSTLY;

const breaksSome = (id: string, rules: readonly DietRule[]): boolean => {
  const food = findFood(id);
  return food !== undefined && !isFoodAllowed(food, rules);
};

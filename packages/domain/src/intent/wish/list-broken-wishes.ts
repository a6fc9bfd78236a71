import { foodBreaksRule } from '../../diet/check-diet.ts';
import type { DietRule } from '../../diet/diet-rule.ts';
import { FOODS } from '../../food/food-table.ts';
import type { Food } from '../../food/food.ts';
import type { FoodWish } from '../intent.ts';

/** Wishes that the rules leave nothing of: the plan keeps the rule and says so. */
export function listBrokenWishes(wishes: readonly FoodWish[], rules: readonly DietRule[]): readonly FoodWish[] {
  return wishes.filter(({ foodIds }) => foodIds.length > 0 && breaksMostly(foodIds, rules));
}

/** A substitute among them ("vegan chicken") does not make the wish for chicken fit. */
const MOSTLY = 0.8;

export const breaksMostly = (foodIds: readonly string[], rules: readonly DietRule[]): boolean =>
  foodIds.filter((id) => breaksSome(foodsById.get(id), rules)).length >= foodIds.length * MOSTLY;

const foodsById: ReadonlyMap<string, Food> = new Map(FOODS.map((food) => [food.id as string, food]));

const breaksSome = (food: Food | undefined, rules: readonly DietRule[]): boolean =>
  food !== undefined && rules.some((rule) => foodBreaksRule(food, rule)?.outcome === 'breaks');

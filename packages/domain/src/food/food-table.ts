import type { Food } from './food.ts';
import rows from '../../generated/food-rows.json' with { type: 'json' };
import { readFoodRows, type FoodRow } from './read-food-rows.ts';

/** Every food, from packages/kitchen/foods and USDA SR28. The rows are our own build's output, checked there, so they are trusted here. */
export const FOODS: readonly Food[] = readFoodRows(rows as unknown as readonly FoodRow[]);

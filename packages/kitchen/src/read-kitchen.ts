import type { Food } from '@larder/domain/food/food.ts';
import { readFoodRows, type FoodRow } from '@larder/domain/food/read-food-rows.ts';
import { checkFoodEntries } from './food/check-foods.ts';
import type { FoodEntry } from './food/food-entry.ts';
import type { FoodFault } from './food/food-fault.ts';
import { makeFoodRows } from './food/make-food-rows.ts';
import { readFoods, readNutrientDatabase } from './food/read-foods.ts';
import { readKits, type FiledKit } from './kit/read-kits.ts';

/** What people wrote, the foods joined with the nutrient database. Never from the built tables: those come from here. */
export type Kitchen = {
  readonly entries: readonly FoodEntry[];
  /** Foods with a fault leave no rows: a kit would be checked against half a table. */
  readonly foodFaults: readonly FoodFault[];
  readonly foodRows: readonly FoodRow[];
  readonly foodsById: ReadonlyMap<string, Food>;
  readonly kits: readonly FiledKit[];
};

export async function readKitchen(): Promise<Kitchen> {
  const sr28 = readNutrientDatabase();
  const [{ entries, faults }, kits] = await Promise.all([readFoods(), readKits()]);
  const foodFaults = faults.length > 0 ? faults : checkFoodEntries(entries, sr28);
  const foodRows = foodFaults.length > 0 ? [] : makeFoodRows(entries, sr28);
  return { entries, foodFaults, foodRows, foodsById: new Map(readFoodRows(foodRows).map((food) => [food.id, food])), kits };
}

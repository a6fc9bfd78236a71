import type { Food, FoodId } from './food.ts';
import { foodNameKey } from './food-name-key.ts';
import { listFoodNameKeys } from './food-name-keys.ts';
import { FOODS } from './food-table.ts';

/** For ids that kits and tables name: a missing one is a bug there. */
export function getFood(id: FoodId | string): Food {
  const food = findFood(id);
  if (food === undefined) throw new Error(`No food "${id}" in the table; the ids are in packages/kitchen/foods`);
  return food;
}

/** For ids from outside: storage, the wire, a person. */
export const findFood = (id: string): Food | undefined => foodsById.get(id);

/** Exact dictionary look-up of a whole name, whatever its case, accents, hyphens or number; no guessing. */
export const findFoodByName = (text: string): Food | undefined => (foodsByNameKey ??= indexByNameKey(FOODS)).get(foodNameKey(text));

const foodsById: ReadonlyMap<string, Food> = new Map(FOODS.map((food) => [food.id, food]));

/** Built when first asked: planning never looks a food up by its name. */
let foodsByNameKey: ReadonlyMap<string, Food> | undefined;

// Names before ids: an id is a fallback name, so "pea" may be the alias of frozen-peas while `peas` is the fresh ones.
function indexByNameKey(foods: readonly Food[]): ReadonlyMap<string, Food> {
  const index = new Map<string, Food>();
  for (const food of foods) index.set(foodNameKey(food.id), food);
  for (const food of foods) {
    for (const key of listFoodNameKeys(food.names)) index.set(key, food);
  }
  return index;
}

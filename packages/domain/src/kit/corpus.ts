import type { Food } from '../food/food.ts';
import type { ByMealSlot, MealSlot } from '../recipe/meal-slot.ts';
import { compileKit } from './compile-kit.ts';
import type { Dish } from './dish.ts';
import type { TimedKit } from './kit.ts';

/** All dishes there are, by the ways they are looked up. */
export type Corpus = {
  readonly foodsById: ReadonlyMap<string, Food>;
  readonly dishesById: ReadonlyMap<string, Dish>;
  /** The dishes of each kit in the order of `listVariants`. */
  readonly dishesByKit: ReadonlyMap<string, readonly Dish[]>;
  readonly kitIdsBySlot: ByMealSlot<readonly string[]>;
};

export function makeCorpus(kits: readonly TimedKit[], foods: Iterable<Food>): Corpus {
  const foodsById = new Map<string, Food>();
  for (const food of foods) foodsById.set(food.id, food);
  const dishesByKit = new Map(kits.map((kit) => [kit.id, compileKit(kit, foodsById)]));
  const idsFor = (slot: MealSlot): readonly string[] => kits.filter(({ slots }) => slots.includes(slot)).map(({ id }) => id);
  let dishesById: ReadonlyMap<string, Dish> | undefined;
  return {
    foodsById,
    dishesByKit,
    get dishesById() {
      return (dishesById ??= indexDishes(dishesByKit.values()));
    },
    kitIdsBySlot: { breakfast: idsFor('breakfast'), lunch: idsFor('lunch'), dinner: idsFor('dinner'), snack: idsFor('snack') },
  };
}

function indexDishes(byKit: Iterable<readonly Dish[]>): ReadonlyMap<string, Dish> {
  const index = new Map<string, Dish>();
  for (const dishes of byKit) for (const dish of dishes) index.set(dish.dishId, dish);
  return index;
}

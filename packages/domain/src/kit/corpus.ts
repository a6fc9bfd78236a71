import type { Food } from '../food/food.ts';
import type { ByMealSlot, MealSlot } from '../recipe/meal-slot.ts';
import { compileKit } from './compile-kit.ts';
import type { Dish } from './dish.ts';
import { exchangeFoods, listExchanges, readExchangedId } from './exchange.ts';
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
      return (dishesById ??= indexDishes(dishesByKit.values(), foodsById));
    },
    kitIdsBySlot: { breakfast: idsFor('breakfast'), lunch: idsFor('lunch'), dinner: idsFor('dinner'), snack: idsFor('snack') },
  };
}

/** Finds also what is no dish of the table but one with foods exchanged; only those of the table are counted and listed. */
class DishIndex extends Map<string, Dish> {
  readonly #foodsById: ReadonlyMap<string, Food>;

  constructor(foodsById: ReadonlyMap<string, Food>) {
    super();
    this.#foodsById = foodsById;
  }

  override get(dishId: string): Dish | undefined {
    return super.get(dishId) ?? this.#findExchanged(dishId);
  }

  #findExchanged(dishId: string): Dish | undefined {
    const read = readExchangedId(dishId);
    const base = read && super.get(read.baseId);
    if (!base) return undefined;
    const others = listExchanges(base, this.#foodsById);
    const isKnown = [...read.exchange].every(([food, other]) => others.get(food)?.includes(other));
    return isKnown ? exchangeFoods(base, read.exchange, this.#foodsById) : undefined;
  }
}

function indexDishes(byKit: Iterable<readonly Dish[]>, foodsById: ReadonlyMap<string, Food>): ReadonlyMap<string, Dish> {
  const index = new DishIndex(foodsById);
  for (const dishes of byKit) for (const dish of dishes) index.set(dish.dishId, dish);
  return index;
}

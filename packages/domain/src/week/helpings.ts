import type { Food, FoodKind } from '../food/food.ts';
import type { Dish } from '../kit/dish.ts';
import { nameFish } from '../kit/main-protein.ts';

/** Grams from which a food of a light meal is what the meal is remembered by: half a portion of it, or a small handful. */
const HELPING_GRAMS: Readonly<Partial<Record<FoodKind, number>>> = {
  fruit: 40,
  yogurt: 80,
  'plant-dairy': 80,
  cheese: 25,
  nut: 12,
  peanut: 12,
  seed: 12,
  legume: 40,
  egg: 50,
};

/** Grams from which a plate is built on a food beside its protein, whatever the dish is called: a cup of it; of shellfish, half a portion. */
const BASE_GRAMS: Readonly<Partial<Record<FoodKind, number>>> = { 'starchy-root': 100, vegetable: 120, crustacean: 50, mollusc: 50 };

/** Ids of the foods that a breakfast or a snack is remembered by. */
export const helpingsOf = remember(HELPING_GRAMS, ({ id }) => id);

/** Names of what a plate is built on, its meat and grain apart: sweet potatoes, zucchini, shrimp. */
export const basesOf = remember(BASE_GRAMS, nameFish);

/** The same in every week, and asked for some thousand times in each. */
function remember(least: typeof HELPING_GRAMS, nameOf: (food: Food) => string): (dish: Dish) => readonly string[] {
  const remembered = new WeakMap<Dish, readonly string[]>();
  return (dish) => {
    const known = remembered.get(dish);
    if (known) return known;
    const named = dish.weights.flatMap(({ food, grams }) => (grams >= (least[food.kind] ?? Infinity) ? [nameOf(food)] : []));
    const names = [...new Set(named)];
    remembered.set(dish, names);
    return names;
  };
}

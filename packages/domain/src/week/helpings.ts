import type { FoodKind } from '../food/food.ts';
import type { Dish } from '../kit/dish.ts';

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

/** Ids of the foods that a breakfast or a snack is remembered by. */
export function helpingsOf(dish: Dish): readonly string[] {
  const known = remembered.get(dish);
  if (known) return known;
  const helpings = dish.weights.flatMap(({ food, grams }) => (grams >= (HELPING_GRAMS[food.kind] ?? Infinity) ? [food.id] : []));
  remembered.set(dish, helpings);
  return helpings;
}

const remembered = new WeakMap<Dish, readonly string[]>();

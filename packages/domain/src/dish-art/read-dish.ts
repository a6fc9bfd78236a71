import type { Dish } from '../kit/dish.ts';
import { gramsPerUnit } from '../food/unit-grams.ts';
import type { DishSubject } from './dish-picture.ts';

/** A dish of the corpus as its picture sees it, with the amounts it was written with: portions do not redraw a plate. */
export function readDish({ dishId, title, form, items }: Dish): DishSubject {
  const foods = items.map(({ food, item }) => ({
    id: food.id,
    kind: food.kind,
    grams: item.quantity * (gramsPerUnit(food, item.unit) ?? 1),
  }));
  return { id: dishId, title, form, foods };
}

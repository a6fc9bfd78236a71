import { gramsPerUnit } from '../food/unit-grams.ts';
import type { Dish } from '../kit/dish.ts';
import type { DishSubject } from './dish-picture.ts';
import { findCooking, findCut, readSentences } from './read-cooking.ts';

/** A dish of the corpus as its picture sees it, with the amounts it was written with: portions do not redraw a plate. */
export function readDish({ dishId, title, form, items, compiled }: Dish): DishSubject {
  const { served, sauce } = compiled.kit;
  const sentences = readSentences(compiled.steps, items);
  const foods = items.map((entry) => {
    const { food, item } = entry;
    const cooking = findCooking(entry, sentences);
    const cut = findCut(item.prep);
    return {
      id: food.id,
      kind: food.kind,
      grams: item.quantity * (gramsPerUnit(food, item.unit) ?? 1),
      ...(cooking && { cooking }),
      ...(cut && { cut }),
    };
  });
  return { id: dishId, title, form, foods, ...(served && { served }), ...(sauce && { sauce }) };
}

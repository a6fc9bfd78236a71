import type { Dish } from '../kit/dish.ts';
import type { Shelf } from '../grocery/shelf.ts';

/** What a dish, as written for one plate, puts on the list; staples are not counted. */
export type Bought = { readonly things: Int32Array; readonly grams: Float64Array };

export function boughtFor(dish: Dish, shelf: Shelf): Bought {
  const known = remembered.get(shelf)?.get(dish);
  if (known) return known;
  const gramsByThing = new Map<number, number>();
  for (const { food, grams } of dish.weights) {
    const thing = shelf.thingOf.get(food.id);
    if (thing === undefined || shelf.storage[thing] === 'staple') continue;
    gramsByThing.set(thing, (gramsByThing.get(thing) ?? 0) + grams * (shelf.boughtPerGram.get(food.id) ?? 1));
  }
  const bought: Bought = { things: Int32Array.from(gramsByThing.keys()), grams: Float64Array.from(gramsByThing.values()) };
  const ofShelf = remembered.get(shelf) ?? new WeakMap<Dish, Bought>();
  remembered.set(shelf, ofShelf.set(dish, bought));
  return bought;
}

/** A dish asks the same of every eater and every week. */
const remembered = new WeakMap<Shelf, WeakMap<Dish, Bought>>();

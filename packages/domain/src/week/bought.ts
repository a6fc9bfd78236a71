import type { Food } from '../food/food.ts';
import type { Dish } from '../kit/dish.ts';
import { listExchanges } from '../kit/exchange.ts';
import type { Shelf } from '../grocery/shelf.ts';

/** What a dish, as written for one plate, puts on the list; staples are not counted. */
export type Bought = {
  readonly things: Int32Array;
  readonly grams: Float64Array;
  /** What a cook would take for each of the things in this dish; absent for what stays as it is. */
  readonly others?: readonly (Int32Array | undefined)[];
};

export function boughtFor(dish: Dish, { shelf, foodsById }: { shelf: Shelf; foodsById: ReadonlyMap<string, Food> }): Bought {
  const known = remembered.get(shelf)?.get(dish);
  if (known) return known;
  const gramsByThing = new Map<number, number>();
  for (const { food, grams } of dish.weights) {
    const thing = shelf.thingOf.get(food.id);
    if (thing === undefined || shelf.storage[thing] === 'staple') continue;
    gramsByThing.set(thing, (gramsByThing.get(thing) ?? 0) + grams * (shelf.boughtPerGram.get(food.id) ?? 1));
  }
  const exchanges = listExchanges(dish, foodsById);
  const things = [...gramsByThing.keys()];
  const bought: Bought = {
    things: Int32Array.from(things),
    grams: Float64Array.from(gramsByThing.values()),
    others: things.map((thing) => {
      const others = exchanges.get(shelf.things[thing]!);
      return others && Int32Array.from(others, (id) => shelf.thingOf.get(id) ?? thing);
    }),
  };
  const ofShelf = remembered.get(shelf) ?? new WeakMap<Dish, Bought>();
  remembered.set(shelf, ofShelf.set(dish, bought));
  return bought;
}

/** A dish asks the same of every eater and every week. */
const remembered = new WeakMap<Shelf, WeakMap<Dish, Bought>>();

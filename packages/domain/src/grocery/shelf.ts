import type { Food } from '../food/food.ts';
import { packOf } from './pack.ts';
import { SOLD_AS } from './sold-as.table.ts';
import { storageOf, type Storage } from './storage.ts';

/** The things a shop sells, by number, so that a search over thousands of lists counts in typed arrays. */
export type Shelf = {
  /** Food ids of what is bought. */
  readonly things: readonly string[];
  /** Of any food, the thing that is bought for it. */
  readonly thingOf: ReadonlyMap<string, number>;
  readonly storage: readonly Storage[];
  /** Grams of a pack; 0 for what is sold loose. */
  readonly packGrams: Float64Array;
  /** Grams bought for each gram of a food that a recipe needs. */
  readonly boughtPerGram: ReadonlyMap<string, number>;
};

export function makeShelf(foodsById: ReadonlyMap<string, Food>): Shelf {
  const things: string[] = [];
  const numbers = new Map<string, number>();
  const thingOf = new Map<string, number>();
  const boughtPerGram = new Map<string, number>();
  const storage: Storage[] = [];
  const packs: number[] = [];
  for (const food of foodsById.values()) {
    // Itself, for most.
    const sold = foodsById.get(SOLD_AS[food.id]?.foodId ?? food.id) ?? food;
    let number = numbers.get(sold.id);
    if (number === undefined) {
      number = things.length;
      numbers.set(sold.id, number);
      things.push(sold.id);
      storage.push(storageOf(sold));
      packs.push(packOf(sold)?.grams ?? 0);
    }
    thingOf.set(food.id, number);
    if (sold !== food) boughtPerGram.set(food.id, SOLD_AS[food.id]?.gramsPerGram ?? 1);
  }
  return { things, thingOf, storage, packGrams: Float64Array.from(packs), boughtPerGram };
}

/** Made once for each food table. */
export function shelfOf(foodsById: ReadonlyMap<string, Food>): Shelf {
  const known = shelves.get(foodsById);
  if (known) return known;
  const shelf = makeShelf(foodsById);
  shelves.set(foodsById, shelf);
  return shelf;
}

const shelves = new WeakMap<ReadonlyMap<string, Food>, Shelf>();

import { PLANT_KINDS } from '../food/food-kinds.ts';
import type { Dish, WeighedFood } from '../kit/dish.ts';

/** As plants are counted where 30 a week are advised (McDonald et al., American Gut, 2018): a bite of it, and no spice. */
const PLANTS_A_WEEK = 30;
const PLANT_GRAMS = 5;
const isPlant = ({ food, grams }: WeighedFood): boolean => grams >= PLANT_GRAMS && PLANT_KINDS.has(food.kind);

/** The plants that a plate of the dish has enough of to count, by number. */
export function plantsOf(dish: Dish): Int32Array {
  const known = plants.get(dish);
  if (known) return known;
  const own = Int32Array.from(new Set(dish.weights.filter(isPlant).map(({ food }) => numberOf(food.id))));
  plants.set(dish, own);
  return own;
}

const plants = new WeakMap<Dish, Int32Array>();
const numbers = new Map<string, number>();

function numberOf(foodId: string): number {
  const known = numbers.get(foodId);
  if (known !== undefined) return known;
  numbers.set(foodId, numbers.size);
  return numbers.size - 1;
}

/** In the unit of `scoreDish`; set with the prices of the list (`list-state.ts`), which a plant more is paid for with. */
const MISSING_PLANT = 4.2;

/** How many dishes of a searched week bring each plant, so that what another dish would bring is a look-up for each of its plants. */
export class PlantState {
  #dishes = new Int16Array(256);
  #count = 0;
  readonly #wanted: number;

  constructor(days: number) {
    this.#wanted = (PLANTS_A_WEEK * Math.min(7, days)) / 7;
  }

  put(own: Int32Array): void {
    for (const plant of own) {
      if (plant >= this.#dishes.length) this.#grow(plant);
      if (this.#dishes[plant]!++ === 0) this.#count++;
    }
  }

  take(own: Int32Array): void {
    for (const plant of own) if (--this.#dishes[plant]! === 0) this.#count--;
  }

  /** What the week would lack less with these; less than nothing. */
  costOf(own: Int32Array): number {
    const lacking = this.#wanted - this.#count;
    if (lacking <= 0) return 0;
    let more = 0;
    for (let at = 0; at < own.length; at++) if (!(this.#dishes[own[at]!]! > 0)) more++;
    return -MISSING_PLANT * Math.min(more, lacking);
  }

  #grow(plant: number): void {
    const dishes = new Int16Array(2 * plant);
    dishes.set(this.#dishes);
    this.#dishes = dishes;
  }
}

import type { Storage } from '../grocery/storage.ts';
import type { Shelf } from '../grocery/shelf.ts';
import { countPacks } from '../grocery/pack.ts';
import type { Bought } from './bought.ts';

/**
 * The list of a week while it is searched: how many dishes use each thing and how much of it, so that adding a dish is weighed
 * in a look-up for each of its foods.
 */
export class ListState {
  readonly #things: readonly string[];
  readonly #dishes: Int16Array;
  readonly #grams: Float64Array;
  readonly #price: Float64Array;
  readonly #lonely: Float64Array;
  /** Grams of a pack that spoils once opened; 0 for all others. */
  readonly #spoilingPack: Float64Array;
  readonly #isAromatic: Uint8Array;
  readonly #isEaten: Uint8Array;
  /** What one more dish with each thing costs beside what of a pack it leaves: kept, as it is asked for some hundred thousand times a week. */
  readonly #adding: Float64Array;

  /** `isEaten`: whether the eater's rules allow what a cook would take for another food. */
  constructor({ storage, things, packGrams }: Shelf, isEaten: (foodId: string) => boolean) {
    this.#things = things;
    this.#dishes = new Int16Array(things.length);
    this.#grams = new Float64Array(things.length);
    this.#price = Float64Array.from(storage, (kind) => PRICE[kind]);
    this.#lonely = Float64Array.from(storage, (kind) => LONELY[kind]);
    this.#spoilingPack = packGrams.map((grams, thing) => (storage[thing] === 'perishable' ? grams : 0));
    this.#isAromatic = Uint8Array.from(things, (id) => (AROMATIC.has(id) ? 1 : 0));
    this.#isEaten = Uint8Array.from(things, (id) => (isEaten(id) ? 1 : 0));
    this.#adding = new Float64Array(things.length);
    for (let thing = 0; thing < things.length; thing++) this.#settle(thing);
  }

  /** `size`: plates of it over the week. */
  put({ things, grams }: Bought, size: number): void {
    for (let at = 0; at < things.length; at++) this.#change(things[at]!, 1, size * grams[at]!);
  }

  take({ things, grams }: Bought, size: number): void {
    for (let at = 0; at < things.length; at++) this.#change(things[at]!, -1, -size * grams[at]!);
  }

  #change(thing: number, dishes: number, grams: number): void {
    this.#dishes[thing]! += dishes;
    this.#grams[thing]! += grams;
    this.#settle(thing);
  }

  #settle(thing: number): void {
    const dishes = this.#dishes[thing]!;
    let cost = dishes === 0 ? this.#price[thing]! + this.#lonely[thing]! : dishes === 1 ? -this.#lonely[thing]! : 0;
    if (dishes >= NOTICED_FROM && this.#isAromatic[thing] === 0) cost += MONOTONY * (2 * (dishes - NOTICED_FROM) + 1);
    const pack = this.#spoilingPack[thing]!;
    this.#adding[thing] = pack === 0 || dishes === 0 ? cost : cost - unusedOf(this.#grams[thing]!, pack);
  }

  /** What the list would cost more with this dish on it, its foods exchanged for what is on the list where that is cheaper. */
  costOf({ things, grams, others }: Bought, size: number): number {
    const dishes = this.#dishes;
    const isEaten = this.#isEaten;
    let cost = 0;
    for (let at = 0; at < things.length; at++) {
      const thing = things[at]!;
      const more = size * grams[at]!;
      let least = this.#addingCost(thing, more);
      const instead = dishes[thing]! > 0 ? undefined : others?.[at];
      if (instead !== undefined) {
        for (let one = 0; one < instead.length; one++) {
          const other = instead[one]!;
          if (dishes[other] === 0 || isEaten[other] === 0) continue;
          const exchanged = EXCHANGED + this.#addingCost(other, more);
          if (exchanged < least) least = exchanged;
        }
      }
      cost += least;
    }
    return cost;
  }

  /** Foods of the dish that something on the list would do for, by id. */
  fitFoods({ things, grams, others }: Bought, size: number): ReadonlyMap<string, string> {
    const exchange = new Map<string, string>();
    const taken = new Set<number>();
    for (let at = 0; at < things.length; at++) {
      const thing = things[at]!;
      const instead = this.#dishes[thing]! > 0 ? undefined : others?.[at];
      if (!instead) continue;
      let best = thing;
      let least = this.#addingCost(thing, size * grams[at]!);
      for (const other of instead) {
        if (!this.#isOpen(other) || taken.has(other)) continue;
        const cost = EXCHANGED + this.#addingCost(other, size * grams[at]!);
        if (cost < least) [best, least] = [other, cost];
      }
      if (best === thing) continue;
      taken.add(best);
      exchange.set(this.#things[thing]!, this.#things[best]!);
    }
    return exchange;
  }

  #isOpen(thing: number): boolean {
    return this.#dishes[thing]! > 0 && this.#isEaten[thing] === 1;
  }

  #addingCost(thing: number, grams: number): number {
    const pack = this.#spoilingPack[thing]!;
    return pack === 0 ? this.#adding[thing]! : this.#adding[thing]! + unusedOf(this.#grams[thing]! + grams, pack);
  }
}

/** The share of the opened packs that nobody eats. */
function unusedOf(grams: number, pack: number): number {
  const unused = UNUSED * (1 - grams / (countPacks(grams, pack) * pack));
  return unused > 0 ? unused : 0;
}

// In entries of the list; the search's own weight turns them into the unit of `scoreDish`. Measured on 48 weeks (design of the
// week, sections 3 to 5).
const PRICE: Readonly<Record<Storage, number>> = { staple: 0, cupboard: 0.97, hardy: 0.87, perishable: 1 };
/** A whole pack that nobody eats. */
const UNUSED = 1.1;
/** Not for nothing: a dish as its author wrote it is the better one. */
const EXCHANGED = 0.05;
/** As much again when one dish alone uses it: half a bunch goes to waste, and half a jar stands about. */
const LONELY = PRICE;
/** A fresh food in more dishes than this is noticed: without it, one week had bell peppers in 11 meals of 28. */
const NOTICED_FROM = 4;
/** Of the square of how many dishes are too many. */
const MONOTONY = 0.35;
/** Nobody minds these in every other dish. */
export const AROMATIC: ReadonlySet<string> = new Set(
  (
    'garlic onion red-onion shallot ginger lemon lime green-onion parsley cilantro egg low-sodium-soy-sauce low-sodium-tamari ' +
    'dijon-mustard'
  ).split(' '),
);

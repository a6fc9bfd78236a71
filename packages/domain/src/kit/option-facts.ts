import type { Food } from '../food/food.ts';
import type { Macros } from '../food/nutrients.ts';
import { gramsPerUnit } from '../food/unit-grams.ts';
import { roundGrams } from '../quantity/round-grams.ts';
import type { DishGroup, WeighedFood } from './dish.ts';
import { listLeaderLadder, quantityAt, type ItemLadder } from './item-ladder.ts';
import { isProduce, isVegetable } from './main-protein.ts';
import { leastQuantity } from './salt-ladder.ts';
import { findLeader, type VariantItem } from './variant.ts';

/** What one option of a part brings to every dish that takes it. */
export type OptionFacts = {
  readonly groups: readonly DishGroup[];
  /** Of what does not move. */
  readonly fixed: Macros;
  readonly still: StillFacts;
  readonly written: Macros;
  readonly least: Macros;
  readonly most: Macros;
  /** Grams as written, and which of the option's own groups the item moves with; -1 for none. */
  readonly weights: readonly (WeighedFood & { readonly entry: VariantItem; readonly group: number })[];
};

/** Of what does not move. */
export type StillFacts = {
  /** Milligrams, salt at its least. */ readonly sodium: number;
  /** Grams. */ readonly vegetables: number;
  readonly produce: number;
};

/**
 * Eleven thousand dishes are put together from three thousand options, whose foods scale with none of another option: worked
 * out once for each option, a dish is a sum of four or five. By the list of items, which all dishes with an option share.
 */
export function getOptionFacts(items: readonly VariantItem[]): OptionFacts {
  const known = remembered.get(items);
  if (known) return known;
  const facts = new ItemFacts(items);
  remembered.set(items, facts);
  return facts;
}

const remembered = new WeakMap<readonly VariantItem[], OptionFacts>();

export function sumMacros(parts: readonly Macros[]): Macros {
  let protein = 0;
  let carbs = 0;
  let fat = 0;
  for (const part of parts) {
    protein += part.protein;
    carbs += part.carbs;
    fat += part.fat;
  }
  return { protein, carbs, fat };
}

type WeighedItem = { readonly entry: VariantItem; readonly unitGrams: number };

/** What will be a group: its members, the leader first, and the leader's ladder. */
type Mover = { readonly members: readonly WeighedItem[]; readonly ladder: ItemLadder };

/**
 * What a dish can reach is asked of thousands of options for the first day; the steps of their ladders only of what is
 * portioned, and a group is half a dozen arrays.
 */
class ItemFacts implements OptionFacts {
  readonly fixed: Macros;
  readonly written: Macros;
  readonly least: Macros;
  readonly most: Macros;
  readonly #items: readonly WeighedItem[];
  readonly #movers: readonly Mover[];
  #groups: OptionFacts['groups'] | undefined;
  #still: StillFacts | undefined;
  #weights: OptionFacts['weights'] | undefined;

  constructor(entries: readonly VariantItem[]) {
    const items = entries.map((entry) => ({ entry, unitGrams: gramsPerUnit(entry.food, entry.item.unit) ?? 0 }));
    const movers = listMovers(items);
    this.#items = items;
    this.#movers = movers;
    this.fixed = sumMacros(items.filter(isStill).map(macrosOf));
    this.written = sumMacros(items.map(macrosOf));
    this.least = sumMacros([this.fixed, ...movers.map((mover) => macrosAt(mover, 0))]);
    this.most = sumMacros([this.fixed, ...movers.map((mover) => macrosAt(mover, mover.ladder.quantities.length - 1))]);
  }

  get groups() {
    return (this.#groups ??= this.#movers.map(makeGroup));
  }

  get still() {
    return (this.#still ??= sumStill(this.#items.filter(isStill)));
  }

  get weights() {
    return (this.#weights ??= this.#items.map((item) => ({
      entry: item.entry,
      food: item.entry.food,
      grams: gramsOf(item),
      group: this.#movers.findIndex(({ members }) => members.includes(item)),
    })));
  }
}

const isStill = ({ entry }: WeighedItem): boolean => entry.group === null;

function sumStill(items: readonly WeighedItem[]): StillFacts {
  const sumIf = (isOf: (food: Food) => boolean): number =>
    items.reduce((sum, item) => (isOf(item.entry.food) ? sum + gramsOf(item) : sum), 0);
  return {
    sodium: items.reduce((sum, { entry, unitGrams }) => sum + sodiumIn(entry.food, roundGrams(leastQuantity(entry) * unitGrams)), 0),
    vegetables: sumIf(isVegetable),
    produce: sumIf(isProduce),
  };
}

function listMovers(weighed: readonly WeighedItem[]): readonly Mover[] {
  const entries = weighed.map(({ entry }) => entry);
  const names = new Set(entries.flatMap(({ group }) => group ?? []));
  return Array.from(names, (name) => {
    const leader = findLeader(entries, name)!;
    const own = weighed.filter(({ entry }) => entry.group === name);
    const members = [...own.filter(({ entry }) => entry === leader), ...own.filter(({ entry }) => entry !== leader)];
    return { members, ladder: listLeaderLadder(leader) };
  });
}

function macrosAt({ members, ladder }: Mover, step: number): Macros {
  const leader = members[0]!.entry;
  return sumMacros(
    members.map(({ entry, unitGrams }) => {
      const grams = roundGrams(quantityAt(entry, leader, ladder, step) * unitGrams);
      const { protein, carbs, fat } = entry.food.per100g;
      return { protein: (protein * grams) / 100, carbs: (carbs * grams) / 100, fat: (fat * grams) / 100 };
    }),
  );
}

function makeGroup({ members, ladder }: Mover): DishGroup {
  const { quantities, base } = ladder;
  const leader = members[0]!.entry;
  const grams = members.map(({ entry, unitGrams }) =>
    quantities.map((_, step) => roundGrams(quantityAt(entry, leader, ladder, step) * unitGrams)),
  );
  const sum = (valueOf: (food: Food, grams: number) => number): Float64Array => {
    const sums = new Float64Array(quantities.length);
    for (const [at, { entry }] of members.entries()) {
      for (let step = 0; step < sums.length; step++) sums[step]! += valueOf(entry.food, grams[at]![step]!);
    }
    return sums;
  };
  const sumIf = (isOf: (food: Food) => boolean): Float64Array | null =>
    members.some(({ entry }) => isOf(entry.food)) ? sum((food, own) => (isOf(food) ? own : 0)) : null;
  return {
    members: members.map(({ entry }) => entry),
    protein: sum((food, own) => (food.per100g.protein * own) / 100),
    carbs: sum((food, own) => (food.per100g.carbs * own) / 100),
    fat: sum((food, own) => (food.per100g.fat * own) / 100),
    sodium: sum(sodiumIn),
    grams: sum((_, own) => own),
    vegetables: sumIf(isVegetable),
    produce: sumIf(isProduce),
    log: Float64Array.from(quantities, (quantity) => Math.log(quantity / quantities[base]!)),
    base,
  };
}

/** As printed, or a day would be portioned to other sums than it shows. */
const gramsOf = ({ entry, unitGrams }: WeighedItem): number => roundGrams(entry.item.quantity * unitGrams);

const sodiumIn = ({ per100g }: Food, grams: number): number => (grams * (per100g.sodium ?? 0)) / 100;

function macrosOf(item: WeighedItem): Macros {
  const share = gramsOf(item) / 100;
  const { protein, carbs, fat } = item.entry.food.per100g;
  return { protein: protein * share, carbs: carbs * share, fat: fat * share };
}

import type { Food } from '../food/food.ts';
import type { Macros } from '../food/nutrients.ts';
import { gramsPerUnit } from '../food/unit-grams.ts';
import type { DishGroup, WeighedFood } from './dish.ts';
import { listItemLadder } from './item-ladder.ts';
import { isProduce, isVegetable } from './main-protein.ts';
import { leastQuantity } from './salt-ladder.ts';
import type { VariantItem } from './variant.ts';

/** What one option of a part brings to every dish that takes it. */
export type OptionFacts = {
  readonly groups: readonly DishGroup[];
  /** Of what does not move. */
  readonly fixed: Macros;
  /** Milligrams, salt at its least. */
  readonly fixedSodium: number;
  /** Grams of what does not move. */
  readonly fixedVegetables: number;
  readonly fixedProduce: number;
  readonly written: Macros;
  readonly least: Macros;
  readonly most: Macros;
  /** Grams as written, and which of the option's own groups the item moves with; -1 for none. */
  readonly weights: readonly (WeighedFood & { readonly group: number })[];
};

/**
 * Seven thousand dishes are put together from three thousand options, whose foods scale with none of another option: worked
 * out once for each option, a dish is a sum of four or five. By the list of items, which all dishes with an option share.
 */
export function getOptionFacts(items: readonly VariantItem[]): OptionFacts {
  const known = remembered.get(items);
  if (known) return known;
  const facts = findFacts(items);
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

function findFacts(items: readonly VariantItem[]): OptionFacts {
  const names = [...new Set(items.flatMap(({ group }) => group ?? []))];
  const groups = names.map((name) => makeGroup(items.filter(({ group }) => group === name)));
  const still = items.filter(({ group }) => group === null);
  const fixed = sumMacros(still.map((entry) => macrosOf(entry, entry.item.quantity)));
  const sumStill = (isOf: (food: Food) => boolean): number =>
    still.reduce((sum, entry) => (isOf(entry.food) ? sum + gramsOf(entry, entry.item.quantity) : sum), 0);
  return {
    groups,
    fixed,
    fixedSodium: still.reduce((sum, entry) => sum + sodiumOf(entry, leastQuantity(entry)), 0),
    fixedVegetables: sumStill(isVegetable),
    fixedProduce: sumStill(isProduce),
    written: sumMacros(items.map((entry) => macrosOf(entry, entry.item.quantity))),
    least: sumMacros([fixed, ...groups.map((group) => macrosAt(group, 0))]),
    most: sumMacros([fixed, ...groups.map((group) => macrosAt(group, group.log.length - 1))]),
    weights: items.map((entry) => ({
      food: entry.food,
      grams: gramsOf(entry, entry.item.quantity),
      group: entry.group === null ? -1 : names.indexOf(entry.group),
    })),
  };
}

const macrosAt = ({ protein, carbs, fat }: DishGroup, step: number): Macros => ({
  protein: protein[step]!,
  carbs: carbs[step]!,
  fat: fat[step]!,
});

function makeGroup(members: readonly VariantItem[]): DishGroup {
  const { quantities, base } = listItemLadder(members[0]!, members);
  const amounts = members.map((entry) => (entry === members[0] ? quantities : listItemLadder(entry, members).quantities));
  const sum = (valueOf: (entry: VariantItem, grams: number) => number): Float64Array => {
    const sums = new Float64Array(quantities.length);
    for (const [at, entry] of members.entries()) {
      const unitGrams = gramsOf(entry, 1);
      for (let step = 0; step < sums.length; step++) sums[step]! += valueOf(entry, amounts[at]![step]! * unitGrams);
    }
    return sums;
  };
  const sumIf = (isOf: (food: Food) => boolean): Float64Array | null =>
    members.some(({ food }) => isOf(food)) ? sum(({ food }, grams) => (isOf(food) ? grams : 0)) : null;
  return {
    members,
    protein: sum(({ food }, grams) => (food.per100g.protein * grams) / 100),
    carbs: sum(({ food }, grams) => (food.per100g.carbs * grams) / 100),
    fat: sum(({ food }, grams) => (food.per100g.fat * grams) / 100),
    sodium: sum(({ food }, grams) => ((food.per100g.sodium ?? 0) * grams) / 100),
    vegetables: sumIf(isVegetable),
    produce: sumIf(isProduce),
    log: Float64Array.from(quantities, (quantity) => Math.log(quantity / quantities[base]!)),
    base,
  };
}

const gramsOf = ({ food, item }: VariantItem, quantity: number): number => quantity * (gramsPerUnit(food, item.unit) ?? 0);

const sodiumOf = (entry: VariantItem, quantity: number): number => (gramsOf(entry, quantity) * (entry.food.per100g.sodium ?? 0)) / 100;

function macrosOf(entry: VariantItem, quantity: number): Macros {
  const share = gramsOf(entry, quantity) / 100;
  const { protein, carbs, fat } = entry.food.per100g;
  return { protein: protein * share, carbs: carbs * share, fat: fat * share };
}

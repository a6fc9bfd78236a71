import type { Food } from '../food/food.ts';
import { scaleMacros } from '../food/nutrients.ts';
import type { Dish } from '../kit/dish.ts';
import { potOf } from '../kit/pot-dish.ts';
import type { GradedDish } from '../plan/choose/grade-day.ts';

/** Shares are told in twentieths: "a bit less than half" is what a ladle can do. */
export const SHARE_STEP = 0.05;

/** The plate on the day the pot is cooked: the pot's own measurable amounts, a share of each. */
export function firstPlate(dish: Dish, plates: number, share: number, foodsById: ReadonlyMap<string, Food>): GradedDish {
  const pot = potOf(dish, plates, foodsById);
  const byShare = platesOf.get(pot) ?? new Map<number, GradedDish>();
  platesOf.set(pot, byShare);
  const key = Math.round(share / SHARE_STEP);
  const known = byShare.get(key);
  if (known) return known;
  const plate = sharePot(pot, share);
  byShare.set(key, plate);
  return plate;
}

const platesOf = new WeakMap<Dish, Map<number, GradedDish>>();

/** A share of whatever the pot is cooked with: every amount of it may still move. */
export function sharePot(pot: Dish, share: number): GradedDish {
  const times = (values: Float64Array): Float64Array => values.map((value) => value * share);
  return {
    compiled: pot.compiled,
    groups: pot.groups.map(({ protein, carbs, fat, sodium, grams, vegetables, produce, log, base }) => ({
      protein: times(protein),
      carbs: times(carbs),
      fat: times(fat),
      sodium: times(sodium),
      grams: times(grams),
      vegetables: vegetables && times(vegetables),
      produce: produce && times(produce),
      log,
      base,
    })),
    fixed: scaleMacros(pot.fixed, share),
    fixedSodium: pot.fixedSodium * share,
    fixedVegetables: pot.fixedVegetables * share,
    fixedProduce: pot.fixedProduce * share,
    form: pot.form,
    weights: pot.weights.map(({ food, grams, group }) => ({ food, grams: grams * share, group })),
  };
}

/** A later plate: the pot is cooked, so nothing of it moves. `steps`: what its amounts were when it was. */
export function laterPlate(dish: Dish, plates: number, { share, steps, foodsById }: Cooked): GradedDish {
  const pot = potOf(dish, plates, foodsById);
  const sum = (start: number, valueOf: (group: Dish['groups'][number], step: number) => number): number =>
    share * pot.groups.reduce((total, group, at) => total + valueOf(group, steps[at]!), start);
  return {
    compiled: pot.compiled,
    groups: [],
    fixed: {
      protein: sum(pot.fixed.protein, ({ protein }, step) => protein[step]!),
      carbs: sum(pot.fixed.carbs, ({ carbs }, step) => carbs[step]!),
      fat: sum(pot.fixed.fat, ({ fat }, step) => fat[step]!),
    },
    fixedSodium: sum(pot.fixedSodium, ({ sodium }, step) => sodium[step]!),
    fixedVegetables: sum(pot.fixedVegetables, ({ vegetables }, step) => vegetables?.[step] ?? 0),
    fixedProduce: sum(pot.fixedProduce, ({ produce }, step) => produce?.[step] ?? 0),
    form: pot.form,
    weights: pot.weights.map(({ food, grams, group }) => ({
      food,
      grams: share * (group < 0 ? grams : grams * Math.exp(pot.groups[group]!.log[steps[group]!]!)),
      group: -1,
    })),
  };
}

export type Cooked = { readonly share: number; readonly steps: ArrayLike<number>; readonly foodsById: ReadonlyMap<string, Food> };

/** Every meal's share of a pot, as their usual energies stand to each other; they sum to 1. */
export function usualShares(energies: readonly number[]): readonly number[] {
  const all = energies.reduce((sum, kcal) => sum + kcal, 0);
  const shares = energies.slice(0, -1).map((kcal) => Math.max(SHARE_STEP, roundShare(kcal / all)));
  return [...shares, roundShare(1 - shares.reduce((sum, share) => sum + share, 0))];
}

export const roundShare = (share: number): number => Math.round(share / SHARE_STEP) * SHARE_STEP;

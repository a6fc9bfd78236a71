import type { Dish } from '../../kit/dish.ts';
import type { DayFrame } from './day-frame.ts';
import { mostGramsOf, ratioFreeOf } from '../portion/ladder-cost.ts';
import type { LadderGroup, LadderMeal, LadderProblem } from '../portion/ladder-problem.ts';
import { ANYTHING } from '../portion/solve-portions.ts';

/** As much of a dish as its portioning needs. */
export type LadderDish = Pick<Dish, 'fixed' | 'fixedSodium' | 'fixedVegetables' | 'fixedProduce' | 'form'> & {
  readonly groups: readonly Omit<LadderGroup, 'meal'>[];
};

/** The portioning problem of one dish for each open slot, kept meals standing as they are. */
export function frameProblem({ targets, open, kept, sodiumMax, leastProduce }: DayFrame, dishes: readonly LadderDish[]): LadderProblem {
  const groups: LadderGroup[] = [];
  const meals: LadderMeal[] = kept.length > 0 ? [keepTogether(kept)] : [];
  for (const [at, { energyKcal, protein, share, leastVegetables }] of open.entries()) {
    const dish = dishes[at]!;
    const meal = meals.length;
    for (const { protein: p, carbs, fat, sodium, grams, vegetables, produce, log, base } of dish.groups)
      groups.push({ meal, protein: p, carbs, fat, sodium, grams, vegetables, produce, log, base });
    meals.push({
      fixed: dish.fixed,
      fixedSodium: dish.fixedSodium,
      fixedVegetables: dish.fixedVegetables,
      fixedProduce: dish.fixedProduce,
      leastVegetables,
      mostGrams: mostGramsOf(dish.form),
      energyKcal,
      protein,
      share: open.length > 1 ? share : null,
      ratioFree: ratioFreeOf(dish.form),
    });
  }
  return { groups, meals, targets, sodiumMax, leastProduce };
}

/** Kept meals as one that does not move: each counts with what the eater sees of it. */
function keepTogether(kept: DayFrame['kept']): LadderMeal {
  const sum = (of: (meal: DayFrame['kept'][number]) => number): number => kept.reduce((total, meal) => total + of(meal), 0);
  return {
    fixed: {
      protein: sum(({ macros }) => Math.round(macros.protein)),
      carbs: sum(({ macros }) => Math.round(macros.carbs)),
      fat: sum(({ macros }) => Math.round(macros.fat)),
    },
    fixedSodium: sum(({ sodium }) => sodium),
    fixedVegetables: sum(({ vegetables }) => vegetables),
    fixedProduce: sum(({ produce }) => produce),
    leastVegetables: 0,
    mostGrams: Infinity,
    energyKcal: ANYTHING,
    protein: null,
    share: null,
    ratioFree: 0,
  };
}

/** The steps chosen for one open slot's dish, in the order of its groups. */
export function stepsOf(dishes: readonly LadderDish[], at: number, chosen: Int32Array): Int32Array {
  const start = dishes.slice(0, at).reduce((sum, dish) => sum + dish.groups.length, 0);
  return chosen.slice(start, start + dishes[at]!.groups.length);
}

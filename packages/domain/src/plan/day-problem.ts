import type { Dish } from '../kit/dish.ts';
import type { DayFrame } from './day-frame.ts';
import type { LadderGroup, LadderMeal, LadderProblem } from './ladder-problem.ts';
import { ANYTHING } from './solve-portions.ts';

/** The portioning problem of one dish for each open slot, kept meals standing as they are. */
export function frameProblem({ targets, open, kept, sodiumMax, leastProduce }: DayFrame, dishes: readonly Dish[]): LadderProblem {
  const groups: LadderGroup[] = [];
  const meals: LadderMeal[] = kept.map(({ macros, sodium, vegetables, produce }) => ({
    fixed: macros,
    fixedSodium: sodium,
    fixedVegetables: vegetables,
    fixedProduce: produce,
    leastVegetables: 0,
    energyKcal: ANYTHING,
    protein: null,
    share: null,
  }));
  for (const [at, { energyKcal, protein, share, leastVegetables }] of open.entries()) {
    const dish = dishes[at]!;
    const meal = meals.length;
    for (const { protein: p, carbs, fat, sodium, vegetables, produce, log, base } of dish.groups)
      groups.push({ meal, protein: p, carbs, fat, sodium, vegetables, produce, log, base });
    meals.push({
      fixed: dish.fixed,
      fixedSodium: dish.fixedSodium,
      fixedVegetables: dish.fixedVegetables,
      fixedProduce: dish.fixedProduce,
      leastVegetables,
      energyKcal,
      protein,
      share: open.length > 1 ? share : null,
    });
  }
  return { groups, meals, targets, sodiumMax, leastProduce };
}

/** The steps chosen for one open slot's dish, in the order of its groups. */
export function stepsOf(dishes: readonly Dish[], at: number, chosen: Int32Array): Int32Array {
  const start = dishes.slice(0, at).reduce((sum, dish) => sum + dish.groups.length, 0);
  return chosen.slice(start, start + dishes[at]!.groups.length);
}

import type { Dish } from '../kit/dish.ts';
import type { DayFrame } from './day-frame.ts';
import type { LadderGroup, LadderMeal, LadderProblem } from './ladder-problem.ts';
import { ANYTHING } from './solve-portions.ts';

/** The portioning problem of one dish for each open slot, kept meals standing as they are. */
export function frameProblem({ targets, open, kept, sodiumMax }: DayFrame, dishes: readonly Dish[]): LadderProblem {
  const groups: LadderGroup[] = [];
  const meals: LadderMeal[] = kept.map(({ macros, sodium }) => ({
    fixed: macros,
    fixedSodium: sodium,
    energyKcal: ANYTHING,
    protein: null,
    share: null,
  }));
  for (const [at, { energyKcal, protein, share }] of open.entries()) {
    const dish = dishes[at]!;
    const meal = meals.length;
    for (const { protein: p, carbs, fat, sodium, log, base } of dish.groups)
      groups.push({ meal, protein: p, carbs, fat, sodium, log, base });
    meals.push({ fixed: dish.fixed, fixedSodium: dish.fixedSodium, energyKcal, protein, share: open.length > 1 ? share : null });
  }
  return { groups, meals, targets, sodiumMax };
}

/** The steps chosen for one open slot's dish, in the order of its groups. */
export function stepsOf(dishes: readonly Dish[], at: number, chosen: Int32Array): Int32Array {
  const start = dishes.slice(0, at).reduce((sum, dish) => sum + dish.groups.length, 0);
  return chosen.slice(start, start + dishes[at]!.groups.length);
}

import { mealsOf, toFourAndMore } from '@larder/domain/recipe/meals-of.ts';
import { mostDaysKept } from '@larder/domain/week/most-days-kept.ts';
import type { PlanOfDay } from './day-store.ts';

/** A browser has no foods of a dish: it is told how long what is left of each pot may be kept. */
export function tellHowLongKept(plan: PlanOfDay): PlanOfDay {
  const meals = mealsOf(plan);
  if (meals.every(({ meal }) => !meal.pot)) return plan;
  const told = meals.map(({ place, meal }) => ({
    place,
    meal: meal.pot ? { ...meal, pot: { ...meal.pot, keepsDays: mostDaysKept(meal) } } : meal,
  }));
  return { ...plan, ...toFourAndMore(told) };
}

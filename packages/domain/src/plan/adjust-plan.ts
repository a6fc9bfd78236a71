import type { Result } from '../base/result.ts';
import { ok } from '../base/result.ts';
import type { Dish } from '../kit/dish.ts';
import { assemblePlan } from './write/assemble-plan.ts';
import { limitsOf } from './frame/day-frame.ts';
import { stepsOf } from './frame/day-problem.ts';
import { explainOverLimit, type PlanFault } from './write/explain-blocked.ts';
import { makeMeal } from './write/make-meal.ts';
import { makePlan } from './make-plan.ts';
import { sumMealNutrition } from './portion/meal-nutrition.ts';
import { MEAL_SLOTS, type MealSlot } from '../recipe/meal-slot.ts';
import type { DayPlan, PlannedMeal } from './plan.ts';
import { isMealAllowed, readQuery, type PlanQuery } from './frame/plan-query.ts';
import { searchDays } from './choose/search-days.ts';
import { missShare, ON_TARGET } from './portion/tolerance.ts';
import { solvePortions, type MealLimits } from './portion/solve-portions.ts';

export type AdjustQuery = PlanQuery & { readonly meals: DayPlan['meals'] };

/**
 * The same day for other targets, as the sliders ask: first the same dishes in other amounts; if a macro then misses by more
 * than is tolerated, one dish is replaced; only when that is not enough is the day planned anew. Locked meals stay.
 */
export function adjustPlan(query: AdjustQuery): Result<DayPlan, PlanFault> {
  const { corpus, rules, rulesAt } = readQuery(query);
  // Rules may have come since the plan was saved; amounts cannot mend that.
  if (listMeals(query.meals).some((meal) => !isMealAllowed(meal, corpus, rulesAt[meal.slot]))) return makePlan(query);
  const portioned = rePortion(query);
  const isGood = (plan: DayPlan): boolean => missShare(plan.totals, query.targets) <= ON_TARGET && !explainOverLimit(plan, rules);
  if (isGood(portioned)) return ok(portioned);
  const swapped = swapOneDish(query);
  if (swapped && isGood(swapped)) return ok(swapped);
  const anew = makePlan(query);
  const plans = [...(anew.ok ? [anew.value] : []), ...(swapped ? [swapped] : []), portioned].filter(
    (plan) => !explainOverLimit(plan, rules),
  );
  const closest = plans.toSorted((a, b) => missShare(a.totals, query.targets) - missShare(b.totals, query.targets))[0];
  return closest ? ok(closest) : anew;
}

/** The dishes stay, their amounts go to the new targets; steps and texts follow the amounts. */
export function rePortion(query: AdjustQuery): DayPlan {
  const context = readQuery(query);
  const { perMeal } = query.intent;
  const limits = Object.fromEntries(MEAL_SLOTS.map((slot): [MealSlot, MealLimits] => [slot, limitsOf(perMeal[slot])]));
  const meals = solvePortions(listMeals(query.meals), query.targets, {
    locked: new Set(context.kept.map(({ slot }) => slot)),
    limits,
  });
  const written = meals.map((meal) => rewriteMeal(meal, context));
  return assemblePlan(query, { context, meals: written, relaxed: [] });
}

/** A kit's dish is written out again, because its steps name water and plurals; any other meal keeps its words. */
function rewriteMeal(meal: PlannedMeal, { corpus, style }: ReturnType<typeof readQuery>): PlannedMeal {
  const dish = corpus.dishesById.get(meal.dishId);
  if (!dish || dish.items.length !== meal.portions.length) {
    const ingredients = meal.portions.map(({ steps, chosen }) => steps[chosen]!.text);
    return { ...meal, ingredients, nutrition: sumMealNutrition(meal.portions) };
  }
  const steps = dish.groups.map(({ members }) => meal.portions[dish.items.indexOf(members[0]!)]!.chosen);
  return makeMeal(dish, { slot: meal.slot, steps, style });
}

/** Tries a new dish in each open slot in turn, all amounts free, and takes the best day. */
function swapOneDish(query: AdjustQuery): DayPlan | undefined {
  const context = readQuery(query);
  const dishes = new Map<MealSlot, Dish>();
  for (const { slot } of context.frame.open) {
    const dish = context.corpus.dishesById.get(query.meals[slot]?.dishId ?? '');
    if (dish) dishes.set(slot, dish);
  }
  if (dishes.size < context.frame.open.length) return undefined;
  const days = context.frame.open.map(({ slot }) => {
    const keptDishes = new Map([...dishes].filter(([other]) => other !== slot));
    return searchDays(context, { seed: query.seed, keptDishes, rounds: 2 });
  });
  const best = days.toSorted((a, b) => missShare(a.solution.macros, query.targets) - missShare(b.solution.macros, query.targets))[0];
  if (!best) return undefined;
  const meals = context.frame.open.map(({ slot }, at) =>
    makeMeal(best.dishes[at]!, { slot, steps: stepsOf(best.dishes, at, best.solution.chosen), style: context.style }),
  );
  return assemblePlan(query, { context, meals: [...context.kept, ...meals], relaxed: best.relaxed });
}

const listMeals = (meals: DayPlan['meals']): readonly PlannedMeal[] => MEAL_SLOTS.flatMap((slot) => meals[slot] ?? []);

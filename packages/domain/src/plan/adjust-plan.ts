import { ok, type Result } from '../base/result.ts';
import type { Dish } from '../kit/dish.ts';
import { MEAL_SLOTS, type MealPlace, type MealSlot } from '../recipe/meal-slot.ts';
import { mealsOf } from '../recipe/meals-of.ts';
import { searchDays } from './choose/search-days.ts';
import { passCheck } from './find-sound-day.ts';
import { limitsOf } from './frame/day-frame.ts';
import { mayStay } from './frame/is-allowed.ts';
import { readQuery, type PlanQuery } from './frame/plan-query.ts';
import { makePlan } from './make-plan.ts';
import { placeOf, type DayDraft, type Plan, type PlannedMeal } from './plan.ts';
import { sumMealNutrition } from './portion/meal-nutrition.ts';
import { solvePortions, type MealLimits } from './portion/solve-portions.ts';
import { missShare, ON_TARGET } from './portion/tolerance.ts';
import { assembleDay } from './write/assemble-day.ts';
import type { PlanFault } from './write/explain-blocked.ts';
import { makeMeal } from './write/make-meal.ts';
import { writeDay } from './write/write-day.ts';

export type AdjustQuery = PlanQuery & { readonly meals: DayDraft['meals'] };

/**
 * The same day for other targets, as the sliders ask: first the same dishes in other amounts; if a macro then misses by more
 * than is tolerated, one dish is replaced; only when that is not enough is the day planned anew, at first around recipes of
 * the eater's own. Locked meals stay.
 */
export function adjustPlan(query: AdjustQuery): Result<Plan, PlanFault> {
  const context = readQuery(query);
  // Rules may have come since the plan was saved; amounts cannot mend that.
  const isRefused = (meal: PlannedMeal): boolean => query.refused?.includes(placeOf(meal)) === true || !mayStay(meal, context);
  if (listMeals(query.meals).some(isRefused)) return makePlan(query);
  const pass = (draft: DayDraft | undefined): Plan | undefined => draft && passCheck(draft, { query, context });
  const missOf = ({ totals }: Plan): number => missShare(totals, query.targets);
  const portioned = pass(rePortion(query));
  if (portioned && missOf(portioned) <= ON_TARGET) return ok(portioned);
  const swapped = pass(swapOneDish(query));
  if (swapped && missOf(swapped) <= ON_TARGET) return ok(swapped);
  const around = planAroundOwn(query);
  if (around && missOf(around) <= ON_TARGET) return ok(around);
  const anew = makePlan(query);
  const plans = [anew.ok ? anew.value : undefined, around, swapped, portioned].filter((plan) => plan !== undefined);
  const closest = plans.toSorted((one, other) => missOf(one) - missOf(other))[0];
  return closest ? ok(closest) : anew;
}

/** The dishes stay, their amounts go to the new targets; steps and texts follow the amounts. */
export function rePortion(query: AdjustQuery): DayDraft {
  const context = readQuery(query);
  const { perMeal } = query.intent;
  const limits = Object.fromEntries(MEAL_SLOTS.map((slot): [MealSlot, MealLimits] => [slot, limitsOf(perMeal[slot])]));
  const meals = solvePortions(listMeals(query.meals), query.targets, {
    locked: new Set(context.kept.map(placeOf)),
    limits,
  });
  const written = meals.map((meal) => rewriteMeal(meal, context));
  return assembleDay(query, { context, meals: written, relaxed: [] });
}

/** A kit's dish is written out again, because its steps name water and plurals; any other meal, and a plate of a pot, keeps its words. */
function rewriteMeal(meal: PlannedMeal, { corpus, style }: ReturnType<typeof readQuery>): PlannedMeal {
  const dish = corpus.dishesById.get(meal.dishId);
  if (!dish || meal.pot || dish.items.length !== meal.portions.length) {
    const ingredients = meal.portions.map(({ steps, chosen }) => steps[chosen]!.text);
    return { ...meal, ingredients, nutrition: sumMealNutrition(meal.portions) };
  }
  const steps = dish.groups.map(({ members }) => meal.portions[dish.items.indexOf(members[0]!)]!.chosen);
  return { ...makeMeal(dish, { slot: placeOf(meal), steps, style }), ...(meal.cooksAll && { cooksAll: true }) };
}

/** Undefined where the day has none of the eater's own recipes. */
function planAroundOwn(query: AdjustQuery): Plan | undefined {
  const own = mealsOf(query).filter(({ meal }) => meal.recipeId !== undefined);
  if (own.length === 0) return undefined;
  const around = makePlan({ ...query, locked: { ...query.locked, ...Object.fromEntries(own.map(({ place, meal }) => [place, meal])) } });
  return around.ok ? around.value : undefined;
}

/** Tries a new dish in each open slot in turn, all amounts free, and takes the best day. */
function swapOneDish(query: AdjustQuery): DayDraft | undefined {
  const context = readQuery(query);
  const dishes = new Map<MealPlace, Dish>();
  for (const { place } of context.frame.open) {
    const dish = context.corpus.dishesById.get(query.meals[place]?.dishId ?? '');
    if (dish) dishes.set(place, dish);
  }
  if (dishes.size < context.frame.open.length) return undefined;
  const days = context.frame.open.map(({ place }) => {
    const keptDishes = new Map([...dishes].filter(([other]) => other !== place));
    return searchDays(context, { seed: query.seed, keptDishes, rounds: 2 });
  });
  const best = days.toSorted((a, b) => missShare(a.solution.macros, query.targets) - missShare(b.solution.macros, query.targets))[0];
  return best && writeDay(query, { context, chosen: best });
}

const listMeals = (meals: DayDraft['meals']): readonly PlannedMeal[] => mealsOf({ meals }).map(({ meal }) => meal);

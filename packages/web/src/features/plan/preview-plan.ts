import { energyKcal, type Macros } from '@larder/domain/food/nutrients.ts';
import type { MealPlace, MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { mealsOf } from '@larder/domain/recipe/meals-of.ts';
import { solvePortions, sumPortions } from '@larder/domain/plan/portion/solve-portions.ts';
import type { Meal, Plan } from '../../lib/wire/plan-types.ts';
import { sumMeals } from '../../lib/wire/read-plan.ts';

type MealPortion = NonNullable<Meal['portions']>[number];
type Portioned = {
  readonly slot: MealSlot;
  readonly place: MealPlace;
  readonly meal: Meal;
  readonly portions: readonly MealPortion[];
};

/**
 * The same dishes in other portions, as near to the wish as they reach: what the sliders show while they move. The server
 * starts from the same solver and then may change a dish.
 */
export function previewPlan(plan: Plan, wish: Macros, lockedSlots: readonly MealPlace[]): Plan {
  const portioned = listPortioned(plan);
  if (portioned.every(({ place }) => lockedSlots.includes(place))) return plan;
  const solved = solvePortions(portioned, lessFixed(wish, plan, portioned), { locked: new Set(lockedSlots) });
  const changed = solved.map(({ place, portions }, i) => [place, withPortions(portioned[i]!.meal, portions)] as const);
  const meals = { ...plan.meals, ...Object.fromEntries(changed) };
  return { ...plan, meals, totals: sumMeals(meals) };
}

/** A preview that is kept after all: what the plan's words say of its numbers would not be so any more. */
export function withItsOwnWords(plan: Plan, preview: Plan): Plan {
  if (preview === plan) return plan;
  const [before, now] = [plan, preview].map(({ totals }) => `${totals.calories} kcal`) as [string, string];
  return { ...preview, description: plan.description.replace(before, now), reasons: [] };
}

function listPortioned(plan: Plan): readonly Portioned[] {
  return mealsOf(plan).flatMap(({ place, slot, meal }): readonly Portioned[] =>
    meal.portions?.length ? [{ place, slot, meal, portions: meal.portions }] : [],
  );
}

/** A meal from elsewhere has no portions to move: the others have the rest of the wish to themselves. */
function lessFixed(wish: Macros, { meals }: Plan, portioned: readonly Portioned[]): Macros {
  const fixed = sumMeals(Object.fromEntries(Object.entries(meals).filter(([place]) => !portioned.some((meal) => meal.place === place))));
  return {
    protein: Math.max(0, wish.protein - fixed.protein),
    carbs: Math.max(0, wish.carbs - fixed.carbs),
    fat: Math.max(0, wish.fat - fixed.fat),
  };
}

function withPortions(meal: Meal, portions: readonly MealPortion[]): Meal {
  const before = meal.portions ?? [];
  if (portions.every(({ chosen }, i) => chosen === before[i]?.chosen)) return meal;
  const macros = sumPortions(portions);
  const lines = new Map(before.map((portion, i) => [lineOf(portion), lineOf(portions[i]!)]));
  return {
    ...meal,
    protein: Math.round(macros.protein),
    carbs: Math.round(macros.carbs),
    fat: Math.round(macros.fat),
    calories: Math.round(energyKcal(macros)),
    ingredients: meal.ingredients.map((line) => lines.get(line) ?? line),
  };
}

const lineOf = ({ steps, chosen }: MealPortion): string => steps[chosen]!.text;

import { weighMeals } from '@larder/contract/own-recipe.ts';
import { mealsOf } from '@larder/domain/recipe/meals-of.ts';
import { call } from '../../lib/api-client.ts';
import type { Meal, Plan } from '../../lib/wire/plan-types.ts';
import { sumMeals } from '../../lib/wire/read-plan.ts';

type Figures = Pick<Meal, 'calories' | 'protein' | 'carbs' | 'fat' | 'fiber' | 'sugar'>;

/**
 * A plan of another program with our numbers for its meals where every line of one is counted, else with its own, marked so. One
 * set of them stands everywhere; a meal of this program is left as it is.
 */
export async function weighForeign(plan: Plan): Promise<Plan> {
  const foreign = mealsOf(plan).filter(({ meal }) => meal.portions === undefined && meal.ingredients.length > 0);
  if (foreign.length === 0) return plan;
  const asked = foreign.map(({ meal }) => ({ lines: meal.ingredients.slice(0, MOST_LINES), ...readPlates(meal) }));
  const { data } = await call(weighMeals, { body: { meals: asked } });
  const weighed = Object.fromEntries(foreign.map(({ place, meal }, at) => [place, withFigures(meal, data[at] ?? null)]));
  const meals = { ...plan.meals, ...weighed };
  return { ...plan, meals, totals: sumMeals(meals) };
}

const MOST_LINES = 120;

export function withFigures(meal: Meal, ours: Figures | null): Meal {
  const { calories, protein, carbs, fat } = meal;
  const isSaid = calories > 0;
  const isOurs = ours !== null && (!isSaid || readPlates(meal).plates !== undefined || isOfOnePlate(ours.calories / calories));
  if (!isOurs) return isSaid ? { ...meal, isStated: true } : meal;
  return { ...meal, ...ours, ...(isSaid && { stated: { calories, protein, carbs, fat } }) };
}

/** Lines that come to twice as much, or half, are rather of another number of plates than of other foods. */
const isOfOnePlate = (ratio: number): boolean => ratio > 0.5 && ratio < 2;

/** Other programs write it as a number, a text that begins with one, or a list. */
function readPlates(meal: Meal): { readonly plates?: number } {
  const { servings, recipeYield } = meal as { readonly servings?: unknown; readonly recipeYield?: unknown };
  const plates = Number.parseFloat(String(servings ?? (Array.isArray(recipeYield) ? recipeYield[0] : recipeYield)));
  return plates >= 0.5 && plates <= 200 ? { plates } : {};
}

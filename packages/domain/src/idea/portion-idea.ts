import { DAY_QUALITY } from '../plan/frame/day-quality.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { energyKcal } from '../food/nutrients.ts';
import { sumMealNutrition } from '../plan/portion/meal-nutrition.ts';
import type { PlannedMeal } from '../plan/plan.ts';
import { readQuery, type PlanQuery } from '../plan/frame/plan-query.ts';
import { solvePortions } from '../plan/portion/solve-portions.ts';
import type { IdeaFault } from './meal-idea.ts';

/** The energy of a meal against its share of the day. */
const { least: LEAST_SHARE, most: MOST_SHARE } = DAY_QUALITY.mealShare.asked;

/** An idea's meal in the amounts that its share of the day asks for, the meals before it standing as they are. */
export function portionIdea(
  meal: PlannedMeal,
  { query, kept }: { query: PlanQuery; kept: readonly PlannedMeal[] },
): Result<PlannedMeal, readonly IdeaFault[]> {
  const { slot } = meal;
  const locked = Object.fromEntries([...Object.values(query.locked ?? {}), ...kept].map((other) => [other.slot, other]));
  const frame = readQuery({ ...query, locked }).frame.open.find((open) => open.slot === slot);
  if (!frame) return ok(meal);
  const limits = { energyKcal: frame.energyKcal, ...(frame.protein ? { protein: frame.protein } : {}) };
  const [portioned = meal] = solvePortions([meal], frame.share, { limits: { [slot]: limits } });
  const nutrition = sumMealNutrition(portioned.portions);
  const wanted = energyKcal(frame.share);
  const { low, high, wished } = frame.energyKcal;
  const isFar = wished
    ? nutrition.calories < low * 0.97 || nutrition.calories > high * 1.03
    : nutrition.calories < wanted * LEAST_SHARE || nutrition.calories > wanted * MOST_SHARE;
  if (isFar) {
    const sentence = `One serving of it comes to far ${nutrition.calories < wanted ? 'less' : 'more'} than the ${Math.round(wanted)} kcal wanted; change the amounts.`;
    return fail([{ type: 'share', sentence }]);
  }
  const ingredients = portioned.portions.map(({ steps, chosen }) => steps[chosen]!.text);
  return ok({ ...portioned, ingredients, nutrition });
}

import { fail, type Result } from '@larder/domain/base/result.ts';
import { isCookedFor } from '@larder/domain/plan/plan.ts';
import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { byPlace, mealsOf } from '@larder/domain/recipe/meals-of.ts';
import { cookLeft } from '@larder/domain/table/cook-left.ts';
import type { Scope } from '../../db/scope.ts';
import type { RequireRoom } from '../../http/account-room.ts';
import { formatMeal, parseMeal } from '../../plan-wire/format-plan.ts';
import type { PlannedDay } from '../calendar/day-store.ts';
import { type ChangeDeps, type DayAsSeen, findDayWithPlan, setMealsOfDay } from './change-meals-of-day.ts';
import type { RecipeStore } from './recipe-store.ts';

export type CookLeftDeps = ChangeDeps & { readonly recipes: Pick<RecipeStore, 'find'> };

export type LeftOnDay = DayAsSeen & { readonly place: MealPlace };

export type CookLeftFault = { readonly type: 'day-not-found' | 'not-left-of-a-pot' | 'days-changed' };

/** What was to be left of a pot is cooked on its own day, in a copy of the day's plan. */
async function setLeftToCook(
  deps: CookLeftDeps,
  scope: Scope,
  { date, place, seen }: LeftOnDay,
): Promise<Result<PlannedDay, CookLeftFault>> {
  const found = await findDayWithPlan(deps, scope, { date, seen });
  if (!found.ok) return found;
  const { plan } = found.value;
  const kept = byPlace(plan.content)[place];
  if (!kept?.pot || isCookedFor(kept.pot, place)) return fail({ type: 'not-left-of-a-pot' });
  const meal = parseMeal(place, kept);
  const recipe = kept.recipeId === undefined ? undefined : await deps.recipes.find(scope, kept.recipeId);
  const cooked = meal && cookLeft(meal, { recipe });
  if (!cooked) return fail({ type: 'not-left-of-a-pot' });
  const meals = mealsOf(plan.content).map((own) => (own.place === place ? { place, meal: formatMeal(cooked) } : own));
  return setMealsOfDay(deps, scope, { ...found.value, meals });
}

/** The same for who has room for one more plan. */
export const makeCookLeft =
  ({ requireRoom, ...deps }: CookLeftDeps & { readonly requireRoom: RequireRoom }) =>
  async (scope: Scope, left: LeftOnDay): Promise<Result<PlannedDay, CookLeftFault>> => {
    await requireRoom(scope, 'plans');
    return setLeftToCook(deps, scope, left);
  };

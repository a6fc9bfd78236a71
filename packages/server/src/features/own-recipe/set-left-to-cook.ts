import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { isCookedFor } from '@larder/domain/plan/plan.ts';
import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { byPlace, mealsOf, toFourAndMore } from '@larder/domain/recipe/meals-of.ts';
import { cookLeft } from '@larder/domain/table/cook-left.ts';
import type { Scope } from '../../db/scope.ts';
import type { RequireRoom } from '../../http/account-room.ts';
import { formatMeal, parseMeal } from '../../plan-wire/format-plan.ts';
import type { PlannedDay } from '../calendar/day-store.ts';
import type { PlanStore } from '../plan/plan-store.ts';
import type { RecipeStore } from './recipe-store.ts';
import { setPlanOfDay, type SetDeps } from './set-plan-of-day.ts';

export type CookLeftDeps = SetDeps & {
  readonly plans: Pick<PlanStore, 'findPlan' | 'savePlan' | 'deletePlan'>;
  readonly recipes: Pick<RecipeStore, 'find'>;
};

export type LeftOnDay = { readonly date: PlainDate; readonly place: MealPlace; readonly seen: readonly string[] | undefined };

export type CookLeftFault = { readonly type: 'day-not-found' | 'not-left-of-a-pot' | 'days-changed' };

/** What was to be left of a pot is cooked on its own day, in a copy of the day's plan. */
async function setLeftToCook(
  deps: CookLeftDeps,
  scope: Scope,
  { date, place, seen }: LeftOnDay,
): Promise<Result<PlannedDay, CookLeftFault>> {
  const { days, plans, recipes } = deps;
  const there = await days.findDay(scope, date);
  if (seen && seen.join() !== (there?.revision ?? '')) return fail({ type: 'days-changed' });
  const plan = there && (await plans.findPlan(scope, there.plan.id));
  if (!plan) return fail({ type: 'day-not-found' });
  const kept = byPlace(plan.content)[place];
  if (!kept?.pot || isCookedFor(kept.pot, place)) return fail({ type: 'not-left-of-a-pot' });
  const meal = parseMeal(place, kept);
  const recipe = kept.recipeId === undefined ? undefined : await recipes.find(scope, kept.recipeId);
  const cooked = meal && cookLeft(meal, { recipe });
  if (!cooked) return fail({ type: 'not-left-of-a-pot' });
  const meals = mealsOf(plan.content).map((own) => (own.place === place ? { place, meal: formatMeal(cooked) } : own));
  const { title, description, searchQuery, content } = plan;
  const set = await setPlanOfDay(deps, scope, {
    date,
    there,
    plan: { title, description, searchQuery, content: { ...content, ...toFourAndMore(meals) } },
  });
  return set ? ok(set) : fail({ type: 'days-changed' });
}

/** The same for who has room for one more plan. */
export const makeCookLeft =
  ({ requireRoom, ...deps }: CookLeftDeps & { readonly requireRoom: RequireRoom }) =>
  async (scope: Scope, left: LeftOnDay): Promise<Result<PlannedDay, CookLeftFault>> => {
    await requireRoom(scope, 'plans');
    return setLeftToCook(deps, scope, left);
  };

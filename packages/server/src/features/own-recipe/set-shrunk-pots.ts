import type { Meal } from '@larder/contract/plan.ts';
import type { PlanPots } from '@larder/contract/pot.ts';
import { ok, type Result } from '@larder/domain/base/result.ts';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { mealsOf, type PlacedMeal } from '@larder/domain/recipe/meals-of.ts';
import { shrinkPot } from '@larder/domain/table/shrink-pot.ts';
import type { Scope } from '../../db/scope.ts';
import type { RequireRoom } from '../../http/account-room.ts';
import { formatMeal, parseMeal } from '../../plan-wire/format-plan.ts';
import type { PlannedDay } from '../calendar/day-store.ts';
import type { SavedPlan } from '../plan/plan-store.ts';
import { type DayAsSeen, findDayWithPlan, setMealsOfDay } from './change-meals-of-day.ts';
import type { CookLeftDeps } from './set-left-to-cook.ts';

export type ShrinkDeps = CookLeftDeps & {
  readonly requireRoom: RequireRoom;
  readonly findPots: (scope: Scope, plan: SavedPlan) => Promise<PlanPots | undefined>;
};

export type PotsOfDay = DayAsSeen & {
  /** That eat of its pots no more, of the days they were planned for. */
  readonly meals: readonly { readonly date: string; readonly slot: MealSlot }[];
};

export type ShrinkFault = { readonly type: 'day-not-found' | 'days-changed' };

/** The pots of a day feed so many meals fewer, in a copy of its plan; those that some day still eats of stay as large as they are. */
export const makeShrinkPots =
  ({ requireRoom, findPots, ...deps }: ShrinkDeps) =>
  async (scope: Scope, { date, meals, seen }: PotsOfDay): Promise<Result<PlannedDay, ShrinkFault>> => {
    const found = await findDayWithPlan(deps, scope, { date, seen });
    if (!found.ok) return found;
    const { there, plan } = found.value;
    const uneaten = (await findPots(scope, plan))?.uneaten ?? [];
    const isGone = (one: (typeof uneaten)[number]): boolean =>
      one.cookedOn === date && meals.some((meal) => meal.date === one.date && meal.slot === one.slot);
    const gone = uneaten.filter(isGone);
    if (gone.length === 0) return ok(there);
    await requireRoom(scope, 'plans');
    const shrink = async ({ place, meal: kept }: PlacedMeal<Meal>): Promise<Meal> => {
      const goneOf = gone.filter(({ of }) => of === place);
      const meal = goneOf.length > 0 ? parseMeal(place, kept) : undefined;
      if (!meal?.pot) return kept;
      const recipe = kept.recipeId === undefined ? undefined : await deps.recipes.find(scope, kept.recipeId);
      return formatMeal(shrinkPot({ ...meal, pot: meal.pot }, { gone: goneOf, recipe }));
    };
    const shrunk = await Promise.all(mealsOf(plan.content).map(async (own) => ({ place: own.place, meal: await shrink(own) })));
    return setMealsOfDay(deps, scope, { there, plan, meals: shrunk });
  };

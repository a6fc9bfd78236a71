import type { PlanPots } from '@larder/contract/pot.ts';
import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { MealPlace, MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { mealsOf, toFourAndMore } from '@larder/domain/recipe/meals-of.ts';
import { shrinkPot } from '@larder/domain/table/shrink-pot.ts';
import type { Scope } from '../../db/scope.ts';
import type { RequireRoom } from '../../http/account-room.ts';
import { formatMeal, parseMeal } from '../../plan-wire/format-plan.ts';
import type { PlannedDay } from '../calendar/day-store.ts';
import type { SavedPlan } from '../plan/plan-store.ts';
import type { CookLeftDeps } from './set-left-to-cook.ts';
import { setPlanOfDay } from './set-plan-of-day.ts';

export type ShrinkDeps = CookLeftDeps & {
  readonly requireRoom: RequireRoom;
  readonly findPots: (scope: Scope, plan: SavedPlan) => Promise<PlanPots | undefined>;
};

export type PotsOfDay = {
  readonly date: PlainDate;
  /** That eat of its pots no more, of the days they were planned for. */
  readonly meals: readonly { readonly date: string; readonly slot: MealSlot }[];
  readonly seen: readonly string[] | undefined;
};

export type ShrinkFault = { readonly type: 'day-not-found' | 'days-changed' };

/** The pots of a day feed so many meals fewer, in a copy of its plan; those that some day still eats of stay as large as they are. */
export const makeShrinkPots =
  ({ requireRoom, findPots, ...deps }: ShrinkDeps) =>
  async (scope: Scope, { date, meals, seen }: PotsOfDay): Promise<Result<PlannedDay, ShrinkFault>> => {
    const { days, plans, recipes } = deps;
    const there = await days.findDay(scope, date);
    if (seen && seen.join() !== (there?.revision ?? '')) return fail({ type: 'days-changed' });
    const plan = there && (await plans.findPlan(scope, there.plan.id));
    if (!plan) return fail({ type: 'day-not-found' });
    const uneaten = (await findPots(scope, plan))?.uneaten ?? [];
    const goneOf = (place: MealPlace) =>
      uneaten.filter(
        (one) => one.of === place && one.cookedOn === date && meals.some((meal) => meal.date === one.date && meal.slot === one.slot),
      );
    if (mealsOf(plan.content).every(({ place }) => goneOf(place).length === 0)) return ok(there);
    await requireRoom(scope, 'plans');
    const shrunk: { place: MealPlace; meal: (typeof plan.content.meals)[MealSlot] & object }[] = [];
    for (const { place, meal: kept } of mealsOf(plan.content)) {
      const gone = goneOf(place);
      const meal = gone.length > 0 ? parseMeal(place, kept) : undefined;
      if (!meal?.pot) shrunk.push({ place, meal: kept });
      else {
        const recipe = kept.recipeId === undefined ? undefined : await recipes.find(scope, kept.recipeId);
        shrunk.push({ place, meal: formatMeal(shrinkPot({ ...meal, pot: meal.pot }, { gone, recipe })) });
      }
    }
    const { title, description, searchQuery, content } = plan;
    const set = await setPlanOfDay(deps, scope, {
      date,
      there,
      plan: { title, description, searchQuery, content: { ...content, ...toFourAndMore(shrunk) } },
    });
    return set ? ok(set) : fail({ type: 'days-changed' });
  };

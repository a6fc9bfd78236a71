import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { learnAisleOrder } from '@larder/domain/grocery/aisle-order.ts';
import { formatDateRange } from '@larder/domain/grocery/date-range.ts';
import { type LeftMeal, type ListedDay, listLeft } from '@larder/domain/grocery/list-needs.ts';
import { mealsOf } from '@larder/domain/recipe/meals-of.ts';
import type { ShopHabits } from '@larder/domain/grocery/shop-habits.ts';
import { writeListInSteps, type WrittenItem } from '@larder/domain/grocery/write-list.ts';
import type { Scope, UserId } from '../../db/scope.ts';
import { runInSlices } from '../../turns/slices.ts';
import type { IncludedPlan } from './grocery-store.ts';
import type { HabitStore } from './habit-store.ts';
import type { PlannedMealsStore } from './planned-meals-store.ts';

export type GenerateListDeps = {
  readonly plannedMeals: PlannedMealsStore;
  readonly habits: HabitStore;
  readonly eaters: { readonly find: (userId: UserId) => Promise<{ readonly preferredUnits: string | null } | undefined> };
};

export type GeneratedList = {
  readonly dateRange: string;
  readonly mealPlansIncluded: readonly IncludedPlan[];
  readonly ingredients: readonly WrittenItem[];
  /** Meals for which other days than these do the shopping. */
  readonly left: readonly LeftMeal[];
};

export type ListFault = { readonly type: 'too-many-lines'; readonly most: number };

/** What to buy for these days, in the units the person chose and in the order of their shop. */
export async function generateList(
  deps: GenerateListDeps,
  scope: Scope,
  dates: readonly PlainDate[],
): Promise<Result<GeneratedList, ListFault>> {
  const days = await deps.plannedMeals.listDays(scope, dates);
  if (countLines(days) > MOST_LINES) return fail({ type: 'too-many-lines', most: MOST_LINES });
  const eater = await deps.eaters.find(scope.userId);
  const habits = await readHabits(deps.habits, scope);
  const system = eater?.preferredUnits === 'metric' ? 'metric' : 'us';
  return ok({
    dateRange: formatDateRange(days.length > 0 ? days.map(({ date }) => date) : dates),
    mealPlansIncluded: days.map(({ planId, planTitle, date }) => ({ mealPlanId: planId, mealPlanTitle: planTitle, date })),
    ingredients: await runInSlices(writeListInSteps(days, system, habits)),
    left: listLeft(days),
  });
}

/** Two months of days with twenty lines a meal; a shopper gets through a tenth of it. */
const MOST_LINES = 5000;

const countLines = (days: readonly ListedDay[]): number =>
  days.flatMap((day) => mealsOf(day)).reduce((sum, { meal }) => sum + Math.max(meal.ingredients.length, meal.portions?.length ?? 0), 0);

async function readHabits(habits: HabitStore, scope: Scope): Promise<ShopHabits> {
  return { categoryByKey: await habits.listPlaces(scope), rankByKey: learnAisleOrder(await habits.listTrips(scope)) };
}

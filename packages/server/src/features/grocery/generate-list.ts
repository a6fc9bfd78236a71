import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { learnAisleOrder } from '@larder/domain/grocery/aisle-order.ts';
import { formatDateRange } from '@larder/domain/grocery/date-range.ts';
import type { ShopHabits } from '@larder/domain/grocery/shop-habits.ts';
import { writeList, type WrittenItem } from '@larder/domain/grocery/write-list.ts';
import type { Scope, UserId } from '../../db/scope.ts';
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
};

/** What to buy for these days, in the units the person chose and in the order of their shop. */
export async function generateList(deps: GenerateListDeps, scope: Scope, dates: readonly PlainDate[]): Promise<GeneratedList> {
  const days = await deps.plannedMeals.listDays(scope, dates);
  const eater = await deps.eaters.find(scope.userId);
  const habits = await readHabits(deps.habits, scope);
  return {
    dateRange: formatDateRange(days.length > 0 ? days.map(({ date }) => date) : dates),
    mealPlansIncluded: days.map(({ planId, planTitle, date }) => ({ mealPlanId: planId, mealPlanTitle: planTitle, date })),
    ingredients: writeList(days, eater?.preferredUnits === 'metric' ? 'metric' : 'us', habits),
  };
}

async function readHabits(habits: HabitStore, scope: Scope): Promise<ShopHabits> {
  return { categoryByKey: await habits.listPlaces(scope), rankByKey: learnAisleOrder(await habits.listTrips(scope)) };
}

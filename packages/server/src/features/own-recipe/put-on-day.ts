import type { Meal, Meals } from '@larder/contract/plan.ts';
import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { makeOwnMeal } from '@larder/domain/own-recipe/make-own-meal.ts';
import type { PlannedMeal } from '@larder/domain/plan/plan.ts';
import { isNamedAfter, titleDay } from '@larder/domain/plan/write/describe-plan.ts';
import { sumDayNutrition } from '@larder/domain/plan/portion/meal-nutrition.ts';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { type DayMeals, mealsOf } from '@larder/domain/recipe/meals-of.ts';
import type { Scope } from '../../db/scope.ts';
import type { DayStore } from '../calendar/day-store.ts';
import type { PlanStore, PlanToSave } from '../plan/plan-store.ts';
import type { KeptRecipe } from './recipe-store.ts';
import { setPlanOfDay } from './set-plan-of-day.ts';

export type PutDeps = {
  readonly days: DayStore;
  readonly plans: Pick<PlanStore, 'findPlan' | 'savePlan' | 'deletePlan'>;
  readonly formatMeal: (meal: PlannedMeal) => Meal;
};

export type Place = {
  readonly date: PlainDate;
  readonly slot: MealSlot;
  readonly plates: number;
  readonly seen: readonly string[] | undefined;
};

export type PutFault = { readonly type: 'not-weighed' } | { readonly type: 'days-changed' };

/** An empty day becomes a plan with that one meal; a planned one a copy of its plan with the meal in its place. */
export async function putOnDay(
  { days, plans, formatMeal }: PutDeps,
  scope: Scope,
  { kept, place }: { kept: KeptRecipe; place: Place },
): Promise<Result<{ readonly planId: string; readonly replaced: string | null }, PutFault>> {
  const { date, slot, plates, seen } = place;
  const made = makeOwnMeal(kept, { slot, plates });
  if (kept.numbers.plates === null || made.portions.length === 0) return fail({ type: 'not-weighed' });
  const there = await days.findDay(scope, date);
  if (seen && seen.join() !== (there?.revision ?? '')) return fail({ type: 'days-changed' });
  const plan = there && (await plans.findPlan(scope, there.plan.id));
  const replaced = plan?.content.meals[slot]?.title ?? null;
  const meals: Meals = { ...plan?.content.meals, [slot]: formatMeal(made) };
  const put = await setPlanOfDay({ days, plans }, scope, {
    date,
    there,
    plan: writePlan({ title: kept.recipe.title, meals, plan, replaced }),
  });
  return put ? ok({ planId: put.plan.id, replaced }) : fail({ type: 'days-changed' });
}

type Writing = { readonly title: string; readonly meals: Meals; readonly plan: PlanToSave | undefined; readonly replaced: string | null };

function writePlan({ title, meals, plan, replaced }: Writing): PlanToSave {
  const isRenamed = plan !== undefined && replaced !== null && isNamedAfter(plan.title, replaced);
  const { calories: totalCalories, ...macros } = sumMeals({ ...plan?.content, meals });
  return {
    title: isRenamed ? titleDay(nameMeals({ ...plan.content, meals })) : (plan?.title ?? title),
    description: plan ? '' : 'From your recipes.',
    searchQuery: plan?.searchQuery ?? '',
    // What was said of the day as it was planned is not true of it any more.
    content: { ...plan?.content, nutritionOverview: { totalCalories, ...macros }, meals, reasons: [], notes: [] },
  };
}

const nameMeals = (day: DayMeals<Meal>) =>
  mealsOf(day).map(({ slot, meal: { title, calories } }) => ({ slot, title, nutrition: { calories } }));

const sumMeals = (day: DayMeals<Meal>) =>
  sumDayNutrition(
    mealsOf(day).map(({ meal }) => {
      const { calories, protein, carbs, fat, fiber = null, sugar = null, sodium = null, saturatedFat = null, known } = meal;
      return { nutrition: { calories, protein, carbs, fat, fiber, sugar, sodium, saturatedFat, ...(known && { known }) } };
    }),
  );

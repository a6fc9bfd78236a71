import type { PlanEvent } from '@larder/contract/plan-stream.ts';
import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import type { Meal, Plan } from '../../lib/wire/plan-types.ts';
import { readMeal, readPlan } from '../../lib/wire/read-plan.ts';

/** A plan on its way: what was understood, the meals that are wanted and those that are there. */
export type ArrivingPlan = {
  readonly plan: Plan;
  readonly slots: readonly MealPlace[];
};

/** What an event adds to the plan on its way. Those that end it are for the caller. */
export function addEvent(arriving: ArrivingPlan | undefined, event: PlanEvent): ArrivingPlan | undefined {
  if (event.name === 'intent') return { plan: readPlan(event.data), slots: event.data.slots };
  if (event.name !== 'meal' || !arriving) return arriving;
  const { slot, meal } = event.data;
  const meals: Partial<Record<MealPlace, Meal>> = { ...arriving.plan.meals, [slot]: readMeal(meal) };
  return { ...arriving, plan: { ...arriving.plan, meals } };
}

export const countArrived = ({ plan, slots }: ArrivingPlan): number => slots.filter((slot) => plan.meals[slot] !== undefined).length;

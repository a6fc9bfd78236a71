import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import type { Meal, Plan } from '../../lib/wire/plan-types.ts';
import { readMeal, readPlan } from '../../lib/wire/read-plan.ts';
import type { ServerEvent } from '../../lib/event-stream.ts';

/** A plan on its way: what was understood, the meals that are wanted and those that are there. */
export type ArrivingPlan = {
  readonly plan: Plan;
  readonly slots: readonly MealSlot[];
};

/** What an event adds to the plan on its way. Those that end it are for the caller. */
export function addEvent(arriving: ArrivingPlan | undefined, { name, data }: ServerEvent): ArrivingPlan | undefined {
  if (name === 'intent') {
    const { slots } = data as { readonly slots: readonly MealSlot[] };
    return { plan: readPlan(data), slots };
  }
  if (name !== 'meal' || !arriving) return arriving;
  const { slot, meal } = data as { readonly slot: MealSlot; readonly meal: unknown };
  const meals: Partial<Record<MealSlot, Meal>> = { ...arriving.plan.meals, [slot]: readMeal(meal) };
  return { ...arriving, plan: { ...arriving.plan, meals } };
}

export const countArrived = ({ plan, slots }: ArrivingPlan): number => slots.filter((slot) => plan.meals[slot] !== undefined).length;

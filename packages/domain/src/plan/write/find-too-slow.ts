import { MEAL_SLOTS, type MealSlot } from '../../recipe/meal-slot.ts';
import type { Dish } from '../../kit/dish.ts';
import { isWishedOf } from '../frame/fits-wish.ts';
import { isInTime } from '../frame/in-time.ts';
import type { PlanContext } from '../frame/plan-query.ts';

type Asked = { readonly isOf: (dish: Dish) => boolean; readonly chip: string; readonly slots: ReadonlySet<MealSlot> };
type Slow = { readonly most: number; readonly minutes: number };

/** Of what was wished the minutes that the quickest takes, where the rules leave some and the time that was given leaves none. */
export function findTooSlow(
  { isOf, chip, slots }: Asked,
  { candidates, wishes }: Pick<PlanContext, 'candidates' | 'wishes'>,
): Slow | undefined {
  const limited = MEAL_SLOTS.filter((slot) => slots.has(slot) && isWishedOf(slot, chip, wishes));
  if (limited.every((slot) => wishes.minutesAt[slot] === null)) return undefined;
  const slow: Slow[] = [];
  for (const slot of limited) {
    const most = wishes.minutesAt[slot];
    for (const dish of [...candidates[slot].values()].flat().filter(isOf)) {
      if (most === null || isInTime(dish, { slot, most }, wishes)) return undefined;
      slow.push({ most, minutes: dish.time.totalMinutes + dish.waitMinutes });
    }
  }
  return slow.toSorted((one, other) => one.minutes - other.minutes)[0];
}

import { fail, ok, type Result } from '../base/result.ts';
import { MEAL_SLOTS } from '../recipe/meal-slot.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import { cannot, type ChangeFault } from './change-fault.ts';
import { gapOf, isShared, type Serving } from './cook.ts';
import { sayKeeps } from './move-in-week.ts';
import { isAt, keepAt, keepsDaysOf, seatAt, titleOf, type StoredCook } from './stored-cook.ts';
import type { WeekQuery } from './week-query.ts';

export type Postponed = {
  /** What stays: the meal in its new place with its leftovers behind it, and all that stands at none of these places. */
  readonly cooks: readonly StoredCook[];
  /** Bought for dishes that are not sure to come any more: grams of foods by id. */
  readonly haves: Readonly<Record<string, number>>;
};

type Postpone = {
  readonly meal: Serving;
  readonly days: number;
  /** Meals that nobody eats at home. */
  readonly absent: readonly Serving[];
  readonly recipes?: WeekQuery['recipes'];
};

/**
 * A meal slides to the next day that has such a meal, and what is left of it by as many days. What stood there gives way, a dinner
 * with what was to be left of it: its food counts as bought, for the meals that are open then. All others stay.
 */
export function postponeMeal(cooks: readonly StoredCook[], { meal, days, absent, recipes = [] }: Postpone): Result<Postponed, ChangeFault> {
  const cook = cooks.find(({ servings }) => servings.some(isAt(meal.day, meal.slot)));
  if (!cook) return fail({ type: 'no-meal' });
  const isFree = (place: Serving): boolean =>
    place.day < days &&
    !absent.some(isAt(place.day, place.slot)) &&
    cooks.some(({ servings }) => servings.some(isAt(place.day, place.slot)));
  const next = Array.from({ length: days - meal.day - 1 }, (_, at) => meal.day + at + 1).find((day) => isFree({ day, slot: meal.slot }));
  if (next === undefined) return fail(cannot(`This week has no later ${meal.slot} that ${titleOf(cook.dishId, recipes)} could move to.`));
  const slid = cook.servings.flatMap((serving) => {
    if (isBefore(serving, meal)) return [serving];
    const later = { day: serving.day + next - meal.day, slot: serving.slot };
    return isFree(later) ? [later] : [];
  });
  const moved = seatAt(cook, slid);
  if (isShared(moved) && gapOf(moved) > keepsDaysOf(moved.dishId, recipes)) return fail(cannot(sayKeeps(moved, recipes)));
  const isTaken = (place: Serving): boolean => slid.some(isAt(place.day, place.slot));
  const others = cooks.filter((other) => other !== cook);
  // What is left of a dinner is not cooked for a lunch of its own.
  const isSame = (left: StoredCook, other: StoredCook): boolean => !isShared(other) || left.slot === other.slot;
  const kept = others.flatMap((other) => keepAt(other, (serving) => !isTaken(serving)).filter((left) => isSame(left, other)));
  const dropped = others.filter((other) => !kept.some(({ dishId, slot }) => dishId === other.dishId && slot === other.slot));
  return ok({ cooks: [...kept, moved], haves: sumWritten(dropped) });
}

const isBefore = (one: Serving, other: Serving): boolean =>
  one.day < other.day || (one.day === other.day && MEAL_SLOTS.indexOf(one.slot) < MEAL_SLOTS.indexOf(other.slot));

function sumWritten(cooks: readonly StoredCook[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { dishId, servings } of cooks) {
    for (const { food, grams } of DEFAULT_CORPUS.dishesById.get(dishId)?.weights ?? [])
      sums[food.id] = (sums[food.id] ?? 0) + grams * servings.length;
  }
  return sums;
}

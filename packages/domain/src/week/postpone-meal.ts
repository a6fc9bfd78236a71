import { fail, ok, type Result } from '../base/result.ts';
import { MEAL_SLOTS } from '../recipe/meal-slot.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import { cannot, type ChangeFault } from './change-fault.ts';
import { gapOf, isShared, type Serving } from './cook.ts';
import { sayKeeps } from './move-in-week.ts';
import { cookOf } from './shape-week.ts';
import { isAt, keepsDaysOf, titleOf, type StoredCook } from './stored-cook.ts';
import type { WeekQuery } from './week-query.ts';

export type Postponed = {
  /** What stays: everything before the day, what is locked, and the meal in its new place with its leftovers behind it. */
  readonly cooks: readonly StoredCook[];
  /** Bought for dishes that are not sure to come any more: grams of foods by id. */
  readonly haves: Readonly<Record<string, number>>;
};

type Postpone = {
  readonly meal: Serving;
  readonly days: number;
  readonly locked: readonly Serving[];
  /** Meals that nobody eats at home. */
  readonly absent: readonly Serving[];
  readonly recipes?: WeekQuery['recipes'];
};

/**
 * A meal slides to the next day that has such a meal, and what is left of it by as many days. The rest of the week from there on
 * is open: its food counts as bought.
 */
export function postponeMeal(
  cooks: readonly StoredCook[],
  { meal, days, locked, absent, recipes = [] }: Postpone,
): Result<Postponed, ChangeFault> {
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
  const moved: StoredCook = { ...cook, ...cookOf(cook.kind, slid), shares: [] };
  if (isShared(moved) && gapOf(moved) > keepsDaysOf(moved.dishId, recipes)) return fail(cannot(sayKeeps(moved, recipes)));
  const isTaken = (place: Serving): boolean => slid.some(isAt(place.day, place.slot));
  const others = cooks.filter((other) => other !== cook);
  const kept = others.flatMap((other): StoredCook[] => {
    const isLocked = other.servings.some(({ day, slot }) => locked.some(isAt(day, slot)));
    const servings = other.servings.filter(
      (serving) => !isTaken(serving) && (isLocked || serving.day <= meal.day || isStarted(other, meal)),
    );
    return servings.length === 0 ? [] : [{ ...other, ...cookOf(other.kind, servings), shares: [] }];
  });
  const dropped = others.filter((other) => !kept.some(({ dishId, slot }) => dishId === other.dishId && slot === other.slot));
  return ok({ cooks: [...kept, moved], haves: sumWritten(dropped) });
}

const isBefore = (one: Serving, other: Serving): boolean =>
  one.day < other.day || (one.day === other.day && MEAL_SLOTS.indexOf(one.slot) < MEAL_SLOTS.indexOf(other.slot));

/** What is cooked by then is eaten; what is made anew each time has been bought for all its days. */
const isStarted = ({ servings }: StoredCook, meal: Serving): boolean => servings[0]!.day <= meal.day;

function sumWritten(cooks: readonly StoredCook[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { dishId, servings } of cooks) {
    for (const { food, grams } of DEFAULT_CORPUS.dishesById.get(dishId)?.weights ?? [])
      sums[food.id] = (sums[food.id] ?? 0) + grams * servings.length;
  }
  return sums;
}

import { fail, ok, type Result } from '../base/result.ts';
import { addDays, daysBetween, weekdayOf, type PlainDate } from '../calendar/plain-date.ts';
import { MEAL_SLOTS, type MealSlot } from '../recipe/meal-slot.ts';
import { cannot, type ChangeFault } from './change-fault.ts';
import { gapOf, isCookedAt, isShared, type Serving } from './cook.ts';
import { isAt, keepsDaysOf, seatAt, titleOf, type StoredCook } from './stored-cook.ts';
import { nameWeekday } from '../calendar/weekday.ts';
import type { WeekQuery } from './week-query.ts';

export type MoveInWeek = {
  readonly from: PlainDate;
  readonly to: PlainDate;
  /** All meals of the two days where none is named. */
  readonly slot?: MealSlot | undefined;
};

export type Moved = {
  readonly cooks: readonly StoredCook[];
  /** Meals that nobody eats at home: one that was moved onto is now where the other came from. */
  readonly absent: readonly Serving[];
};

type Moving = Pick<WeekQuery, 'start' | 'days' | 'recipes' | 'absent'> & { readonly move: MoveInWeek };

/**
 * Two meals change places, or two days, also with one that is eaten out. The meal a pot is cooked for takes along what is left of it, by as many days; where that
 * is not possible, or a pot would have to keep for longer than it does, the reason is said and nothing moves.
 */
export function moveInWeek(
  cooks: readonly StoredCook[],
  { start, days, recipes = [], absent = [], move: { from, to, slot } }: Moving,
): Result<Moved, ChangeFault> {
  const [one, other] = [daysBetween(start, from), daysBetween(start, to)];
  if ([one, other].some((day) => day < 0 || day >= days) || one === other) return fail({ type: 'no-meal' });
  const slots = slot ? [slot] : MEAL_SLOTS;
  const cookAt = (day: number, of: MealSlot) => cooks.find(({ servings }) => servings.some(isAt(day, of)));
  const isOut = (day: number, of: MealSlot): boolean => absent.some(isAt(day, of));
  const swaps = slots.flatMap((of): Swap[] => {
    const cook = cookAt(one, of);
    if (!cook) return isOut(one, of) && cookAt(other, of) ? [{ a: { day: other, slot: of }, b: { day: one, slot: of } }] : [];
    const along = slot && isShared(cook) && isCookedAt(cook, { day: one, slot: of }) ? cook.servings : [{ day: one, slot: of }];
    return along.map((serving) => ({ a: serving, b: { day: serving.day + other - one, slot: serving.slot } }));
  });
  if (swaps.length === 0) return fail({ type: 'no-meal' });
  const off = swaps.find(({ b }) => b.day < 0 || b.day >= days || !(cookAt(b.day, b.slot) || isOut(b.day, b.slot)));
  if (off) {
    const { day, slot: of } = off.a;
    return fail(cannot(`${nameOf(start, day)}'s ${of} is from the same pot, and there is no ${of} it could move to.`));
  }
  const moved = cooks.map((cook) => reseat(cook, swaps));
  const tooLong = moved.find((cook) => isShared(cook) && gapOf(cook) > keepsDaysOf(cook.dishId, recipes));
  if (tooLong) return fail(cannot(sayKeeps(tooLong, recipes)));
  return ok({ cooks: moved, absent: absent.map((place) => findVacated(place, swaps)) });
}

type Swap = { readonly a: Serving; readonly b: Serving };

/** In the order of days again: the meal that is now the first is the one that is cooked for. */
function reseat(cook: StoredCook, swaps: readonly Swap[]): StoredCook {
  const servings = cook.servings.map((serving) => {
    const there = swaps.find(({ a }) => a.day === serving.day && a.slot === serving.slot);
    if (there) return there.b;
    return findVacated(serving, swaps);
  });
  const inOrder = servings.toSorted((a, b) => a.day - b.day || MEAL_SLOTS.indexOf(a.slot) - MEAL_SLOTS.indexOf(b.slot));
  return seatAt(cook, inOrder);
}

/** The place that somebody left for this one, or for whom somebody else left it: a pot may move onto its own later meal. */
function findVacated(serving: Serving, swaps: readonly Swap[]): Serving {
  let place = serving;
  for (;;) {
    const swap = swaps.find(({ b }) => b.day === place.day && b.slot === place.slot);
    if (!swap) return place;
    place = swap.a;
  }
}

/** That what is left of a pot would have to keep for longer than it does. */
export function sayKeeps(cook: StoredCook, recipes: NonNullable<WeekQuery['recipes']>): string {
  const keeps = keepsDaysOf(cook.dishId, recipes);
  const time = keeps === 0 ? 'does not keep until another day' : `keeps ${keeps === 1 ? 'a day' : `${keeps} days`}`;
  return `${titleOf(cook.dishId, recipes)} ${time}, and its meals would be ${gapOf(cook)} days apart.`;
}

const nameOf = (start: PlainDate, day: number): string => nameWeekday(weekdayOf(addDays(start, day)));

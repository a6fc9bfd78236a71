import type { Loose } from '@larder/contract/loose.ts';
import type { PlanDay } from '@larder/contract/calendar.ts';
import { addDays, daysBetween, parsePlainDate, type PlainDate, type PlainDateFault } from '@larder/domain/calendar/plain-date.ts';
import { listWeekDays } from '@larder/domain/calendar/week.ts';
import { mealsOf } from '@larder/domain/recipe/meals-of.ts';
import type { MealPlace, MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { findCookDay, LEFTOVERS_KEEP_AT_MOST_DAYS } from '@larder/domain/plan/keep-days.ts';
import { isCookedFor, type PotShare } from '@larder/domain/plan/plan.ts';
import { suggestPlan } from '@larder/domain/calendar/suggestion.ts';
import type { Plan, SavedPlan } from '../../lib/wire/plan-types.ts';
import { readPlan } from '../../lib/wire/read-plan.ts';

/** What the calendar shows of a plan; any saved plan will do. */
export type DayPlan = Pick<Plan, 'title' | 'description' | 'meals' | 'totals'> & { readonly id: string };

export type CalendarDay = {
  readonly id: string;
  readonly date: PlainDate;
  readonly notes: string | null;
  readonly plan: DayPlan;
  /** The saved week that it was planned with. */
  readonly weeklyPlanId?: string | undefined;
  /** Of what it says; absent while it waits to be stored, and where a server does not tell. */
  readonly revision?: string | undefined;
  /** What speaks against its plan under the rules that the table has today. */
  readonly against?: string | undefined;
  /** Its meals that would be left of a pot which no day cooks any more. */
  readonly lost?: readonly MealPlace[] | undefined;
};

/** An entry whose date is none: it has no cell, and is shown beside the grid so that it is not lost. */
export type StrayDay = { readonly id: string; readonly title: string; readonly fault: PlainDateFault['type'] };

export type CalendarDays = { readonly days: readonly CalendarDay[]; readonly strays: readonly StrayDay[] };

/** Whatever else of it is there is read. */
export type WireDay = Omit<Loose<PlanDay>, 'mealPlan'> & Pick<PlanDay, 'id' | 'date'> & { readonly mealPlan?: unknown };

export function readCalendarDays(wire: readonly WireDay[]): CalendarDays {
  const days: CalendarDay[] = [];
  const strays: StrayDay[] = [];
  for (const { id, date, mealPlanId, notes, weeklyPlanId, revision, against, lost, mealPlan } of wire) {
    const { title, description, meals, totals } = readPlan(mealPlan);
    const parsed = parsePlainDate(date);
    if (!parsed.ok) strays.push({ id, title, fault: parsed.fault.type });
    else
      days.push({
        id,
        date: parsed.value,
        notes: notes ?? null,
        plan: { id: mealPlanId ?? '', title, description, meals, totals },
        weeklyPlanId: weeklyPlanId ?? undefined,
        revision: revision ?? undefined,
        ...(typeof against === 'string' && { against }),
        ...(Array.isArray(lost) && { lost }),
      });
  }
  return { days, strays };
}

export type DaysByDate = ReadonlyMap<PlainDate, CalendarDay>;

export function indexByDate(days: readonly CalendarDay[]): DaysByDate {
  return new Map(days.map((day) => [day.date, day]));
}

/** A day of a week and the date of another that it is copied to, with what is there. */
export type WeekCopy = { readonly day: CalendarDay; readonly to: PlainDate; readonly there: CalendarDay | undefined };

/** Onto the same weekdays; days of the other week without a counterpart are no part of it. */
export function listCopies({ source, target }: WeekCopying, days: DaysByDate, there = days): readonly WeekCopy[] {
  const shift = daysBetween(source, target);
  return listWeekDays(source).flatMap((date) => {
    const [day, to] = [days.get(date), addDays(date, shift)];
    return day ? [{ day, to, there: there.get(to) }] : [];
  });
}

/** Both weeks by their Sundays. */
export type WeekCopying = { readonly source: PlainDate; readonly target: PlainDate };

/** What another plan would take the place of. */
export const listWrittenOver = (copies: readonly WeekCopy[]): readonly CalendarDay[] =>
  copies.flatMap(({ day, there }) => (there && there.plan.id !== day.plan.id ? [there] : []));

/** Whether there is anything left to copy where what is there is kept. */
export const hasFreeDays = (copies: readonly WeekCopy[]): boolean => copies.some(({ there }) => !there);

/** As much as pots are known by. */
type MealsByDate = ReadonlyMap<PlainDate, { readonly date: PlainDate; readonly plan: Pick<DayPlan, 'meals'> }>;

export type MealOfDay = { readonly date: PlainDate; readonly slot: MealSlot };

/**
 * Meals of other days that are what is left of what is cooked on these dates, or for one meal of them: without those nobody cooks it.
 */
export function listLeftovers(dates: readonly PlainDate[], days: MealsByDate, slot?: MealSlot): readonly MealOfDay[] {
  const { cooked, left } = listPotMeals(days);
  const goes = (meal: MealOfDay): boolean => dates.includes(meal.date) && (slot === undefined || meal.slot === slot);
  const [freed, kept] = [cooked.filter(goes), cooked.filter((meal) => !goes(meal))];
  // A copied week has its days as far from where they were planned as each other, and another that nobody cooks for eats of any before it.
  const isLeft = (meal: PotMeal): boolean =>
    freed.some(
      (pot) => isOfPot(meal, pot) && (isMovedAlike(meal, pot) || !kept.some((other) => isOfPot(meal, other) && other.date <= meal.date)),
    );
  return inOrder(left.filter((meal) => !goes(meal) && (slot !== undefined || !dates.includes(meal.date)) && isLeft(meal)));
}

/** Where each of these days would stand; undefined is one that would be taken off. */
export type DayMoves = ReadonlyMap<PlainDate, PlainDate | undefined>;

/** Of a plan that goes to another day, where whatever is there gives way or goes the way back. */
export const movesOf = ({ date }: CalendarDay, to: PlainDate, back?: PlainDate): DayMoves =>
  new Map([
    [date, to],
    [to, back],
  ]);

/** Meals, on the days they would then be on, that would be eaten before the pot is cooked that they are left of. */
export const listEatenTooEarly = (moves: DayMoves, days: DaysByDate): readonly MealOfDay[] =>
  thenOn(listLeft(moves, days).filter(isTooEarly));

const isTooEarly = ({ to, pots, ...meal }: LeftMeal): boolean => {
  const before = pots.filter(({ date }) => date <= meal.date);
  const own = before.filter((pot) => isMovedAlike(meal, pot));
  const cookDays = daysThen(own.length > 0 ? own : before);
  return cookDays.length > 0 && cookDays.every((date) => date > to);
};

/** Meals, on the days they would then be on, that would be eaten when what is left of their pot keeps no longer. */
export const listEatenTooLate = (moves: DayMoves, days: DaysByDate): readonly MealOfDay[] =>
  thenOn(listLeft(moves, days).filter(isTooLate));

const isTooLate = (meal: LeftMeal): boolean => {
  const then = daysThen(meal.pots);
  return potOf(meal) !== undefined && then.some((date) => date <= meal.to) && findPot(meal, meal.to, then) === undefined;
};

/** The day whose pot a meal eats of now. */
const potOf = (meal: LeftMeal): PlainDate | undefined =>
  findPot(
    meal,
    meal.date,
    meal.pots.map(({ date }) => date),
  );

const daysThen = (pots: readonly Moved[]): readonly PlainDate[] => pots.flatMap(({ to }) => to ?? []);

const findPot = ({ pot }: PotMeal, date: PlainDate, cookDays: readonly PlainDate[]): PlainDate | undefined =>
  findCookDay(pot, { date, cookDays: cookDays.toSorted(), keepsDays: pot.keepsDays ?? LEFTOVERS_KEEP_AT_MOST_DAYS });

/** A day whose pots are cooked smaller, where it would then stand, and the meals that eat of them no more, of the days they were planned for. */
export type ShrinkingDay = { readonly day: CalendarDay; readonly on: PlainDate; readonly meals: readonly MealOfDay[] };

/** The days that cook for meals which would be eaten when what is left keeps no longer. */
export function listShrinking(moves: DayMoves, days: DaysByDate): readonly ShrinkingDay[] {
  const late = listLeft(moves, days).filter(isTooLate);
  return [...new Set(late.map(potOf))].flatMap((cooks) => {
    const day = cooks && days.get(cooks);
    const on = cooks && goTo(moves, cooks);
    const eaters = late.filter((meal) => potOf(meal) === cooks);
    return day && on ? [{ day, on, meals: eaters.map(({ pot, slot }) => ({ date: pot.eatenOn as PlainDate, slot })) }] : [];
  });
}

type Moved = PotMeal & { readonly to: PlainDate | undefined };

/** A meal that is left of a pot, with wherever that is cooked, and stays on some day. */
type LeftMeal = PotMeal & { readonly to: PlainDate; readonly pots: readonly Moved[] };

function listLeft(moves: DayMoves, days: DaysByDate): readonly LeftMeal[] {
  const { cooked, left } = listPotMeals(days);
  const pots = cooked.map((pot) => ({ ...pot, to: goTo(moves, pot.date) }));
  return left.flatMap((meal) => {
    const to = goTo(moves, meal.date);
    return to === undefined ? [] : [{ ...meal, to, pots: pots.filter((pot) => isOfPot(meal, pot)) }];
  });
}

const goTo = (moves: DayMoves, date: PlainDate): PlainDate | undefined => (moves.has(date) ? moves.get(date) : date);

const thenOn = (meals: readonly LeftMeal[]): readonly MealOfDay[] => inOrder(meals.map(({ slot, to }) => ({ slot, date: to })));

type PotMeal = MealOfDay & { readonly pot: DayPot };

/** Those that a pot is cooked for, and those that are left of one. */
function listPotMeals(days: MealsByDate): { readonly cooked: readonly PotMeal[]; readonly left: readonly PotMeal[] } {
  const meals = [...days.values()].flatMap(({ date, plan }) =>
    mealsOf(plan).flatMap(({ place, slot, meal: { pot } }) => (pot ? [{ date, place, slot, pot }] : [])),
  );
  return {
    cooked: meals.filter(({ pot, place }) => isCookedFor(pot, place)),
    left: meals.filter(({ pot, place }) => !isCookedFor(pot, place)),
  };
}

const inOrder = (meals: readonly MealOfDay[]): readonly MealOfDay[] =>
  meals.map(({ date, slot }) => ({ date, slot })).toSorted((one, other) => (one.date < other.date ? -1 : 1));

const isOfPot = ({ pot: one }: PotMeal, { pot: other }: PotMeal): boolean =>
  one.cookedOn === other.cookedOn && one.cookedFor === other.cookedFor;

const isMovedAlike = (one: PotMeal, other: PotMeal): boolean => movedBy(one) === movedBy(other);
const movedBy = ({ date, pot }: PotMeal): number => daysBetween(pot.eatenOn as PlainDate, date);

type DayPot = Pick<PotShare, 'cookedOn' | 'cookedFor' | 'eatenOn'> & { readonly keepsDays?: number | undefined };

/** What each of these dates has to be; undefined is a day without a plan. */
export type WantedDays = ReadonlyMap<PlainDate, CalendarDay | undefined>;

export function withWanted(days: readonly CalendarDay[], wanted: WantedDays): readonly CalendarDay[] {
  const kept = days.filter(({ date }) => !wanted.has(date));
  const added = [...wanted.values()].filter((day) => day !== undefined);
  return [...kept, ...added].toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

const PENDING = 'pending-';
let pendingDays = 0;

/** A day that is shown before the server has stored it has no id of its own yet, only a name no other has. */
export function makePendingDay(date: PlainDate, plan: DayPlan, notes: string | null = null): CalendarDay {
  pendingDays += 1;
  return { id: `${PENDING}${pendingDays}`, date, notes, plan };
}

/** The same on the day it was on, before the server has stored it there again. */
export const makePendingReturn = (before: CalendarDay): CalendarDay => ({
  ...before,
  ...makePendingDay(before.date, before.plan, before.notes),
  revision: undefined,
});

export const isPendingDay = ({ id }: CalendarDay): boolean => id.startsWith(PENDING);

export type OfferedPlan = {
  readonly plan: SavedPlan;
  readonly isSuggested: boolean;
  /** What speaks against it under the rules that the table has today. */
  readonly against: string | undefined;
};

/** By the plans' ids; of a plan that is not among them nothing is known where there are rules. */
export type PlansJudged = { readonly hasRules: boolean; readonly against: ReadonlyMap<string, string | undefined> };

type Known = { readonly plannedIds: ReadonlySet<string>; readonly judged: PlansJudged | undefined };

/** The day's suggestion first, then favorites, then the newest. Suggested is only what everybody at the table may eat. */
export function offerPlans(date: PlainDate, plans: readonly SavedPlan[], { plannedIds, judged }: Known): readonly OfferedPlan[] {
  const isAllowed = ({ id }: SavedPlan) =>
    judged !== undefined && (!judged.hasRules || (judged.against.has(id) && judged.against.get(id) === undefined));
  const suggested = suggestPlan(date, plans.filter(isAllowed), plannedIds);
  const rank = (plan: SavedPlan) => (plan === suggested ? 0 : plan.isFavorite ? 1 : 2);
  return plans
    .toSorted((a, b) => rank(a) - rank(b) || Date.parse(b.createdAt) - Date.parse(a.createdAt))
    .map((plan) => ({ plan, isSuggested: plan === suggested, against: judged?.against.get(plan.id) }));
}

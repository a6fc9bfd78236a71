import { addDays, weekdayOf, type PlainDate, type Weekday } from '../calendar/plain-date.ts';
import type { DayDraft } from '../plan/plan.ts';
import { readQuery, type PlanContext, type PlanQuery } from '../plan/frame/plan-query.ts';
import { MEAL_SLOTS, type MealSlot } from '../recipe/meal-slot.ts';
import type { WeekShape } from './shape-week.ts';
import type { WeekRules } from './week-rules.ts';
import type { DayWishes } from '../plan/frame/day-wishes.ts';

/** Everything a week is made from. The same query gives the same week. */
export type WeekQuery = {
  readonly start: PlainDate;
  readonly days: number;
  /** What each day is made from: the sentence, the eater, the targets. Its seed is the week's. */
  readonly day: PlanQuery;
  readonly shape: WeekShape;
  /** The meals to plan of each day. */
  readonly slots: readonly MealSlot[];
  readonly rules: WeekRules;
  /** Days that are planned already and stay as they are. */
  readonly taken: readonly { readonly date: PlainDate; readonly plan: DayDraft }[];
};

/** A day of the week as the search sees it. */
export type WeekDay = {
  readonly date: PlainDate;
  readonly weekday: Weekday;
  /** Undefined for a day that stays as it is. */
  readonly context: PlanContext | undefined;
  /** What is asked of every day. Foods and dishes that are wished of no meal in particular are wished of the week. */
  readonly dayWishes: DayWishes | undefined;
  readonly slots: readonly MealSlot[];
  readonly taken: DayDraft | undefined;
};

export function listWeekDays({ start, days, day, slots, taken, rules }: WeekQuery): readonly WeekDay[] {
  const takenByDate = new Map(taken.map(({ date, plan }) => [date, plan]));
  const intent = { ...day.intent, budget: day.intent.budget ?? rules.budget };
  const planned = day.intent.slots === null ? slots : slots.filter((slot) => day.intent.slots!.includes(slot));
  const context = readQuery({ ...day, intent: { ...intent, slots: planned.length > 0 ? planned : MEAL_SLOTS } });
  const dayWishes = { ...context.wishes, foods: [], dishWords: [] };
  return Array.from({ length: days }, (_, at) => {
    const date = addDays(start, at);
    const kept = takenByDate.get(date);
    return {
      date,
      weekday: weekdayOf(date),
      context: kept ? undefined : context,
      dayWishes: kept ? undefined : dayWishes,
      slots: kept ? [] : context.frame.open.map(({ slot }) => slot),
      taken: kept,
    };
  });
}

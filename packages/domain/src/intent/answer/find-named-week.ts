import { addDays, type PlainDate, weekdayOf } from '../../calendar/plain-date.ts';
import { MEAL_SLOTS, type MealSlot } from '../../recipe/meal-slot.ts';
import { toPlainLetters } from '../language/read-words.ts';
import { readWeekWords, type WeekStart, type WeekWords } from '../figure/week-words.ts';
import type { Intent, PlanWish } from '../intent.ts';
import { LEAST_DAYS, MOST_DAYS } from '../../calendar/week-length.ts';
import { isOfOneDay } from '../wish/list-remarks.ts';
import { describesMeals } from '../wish/collect-slots.ts';
import { readSentence } from '../wish/parse-intent.ts';

/** The days that a sentence asks for; a plan that answers it is one of them. */
export type NamedWeek = {
  readonly start: PlainDate;
  readonly days: number;
  readonly slots: readonly MealSlot[];
  readonly shape: NonNullable<WeekWords['shape']>;
};

/** "Monday to Friday dinners", "2 weeks, cook once eat twice". Undefined for a sentence of one day, or of a body's weeks. */
export function findNamedWeek(wish: PlanWish, today: PlainDate): NamedWeek | undefined {
  if (!MAY_NAME_DAYS.test(wish.words)) return undefined;
  const { intent, numbers, items } = readSentence(wish);
  const words = readWeekWords(toPlainLetters(wish.words));
  const figures = OF_A_BODY.test(wish.words) ? NO_FIGURES : numbers;
  const counted = figures.days ?? (figures.weeks === null ? null : Math.round(figures.weeks * WEEK_DAYS));
  const days = words.days ?? counted ?? figures.spannedDays ?? (words.isOfSeveral ? WEEK_DAYS : null);
  if (days === null || days < LEAST_DAYS) return undefined;
  return {
    start: findStart(words.start, today),
    days: Math.min(MOST_DAYS, days),
    slots:
      intent.slots ??
      (intent.focus.length > 0 && !describesMeals(items) ? MEAL_SLOTS.filter((slot) => intent.focus.includes(slot)) : MEAL_SLOTS),
    shape: words.shape ?? 'usual',
  };
}

/** All that could, in letters or figures; whatever else is read is not read twice. */
const MAY_NAME_DAYS = /\d|day|week|fortnight|cook|leftover|mon|tue|wed|thu|fri|sat|sun|night/iu;

/** "Lose 10 pounds in 8 weeks", "12 weeks pregnant": how long something lasts, and nothing to plan at a time. */
const OF_A_BODY = /\b(?:los(?:e|ing)|gain(?:ing)?|pregnan\w*|postpartum|weeks? old)\b/iu;
const NO_FIGURES = { days: null, weeks: null, spannedDays: null };

const WEEK_DAYS = 7;
const MONDAY = 1;

function findStart(start: WeekStart | null, today: PlainDate): PlainDate {
  if (!start) return today;
  if ('afterDays' in start) return addDays(today, start.afterDays);
  const isNextWeek = 'nextWeek' in start;
  const wanted = isNextWeek ? MONDAY : start.weekday;
  const ahead = (wanted - weekdayOf(today) + 7) % 7;
  return addDays(today, isNextWeek && ahead === 0 ? 7 : ahead);
}

/** The sentence as of each day of a week: that a plan is one of several goes without saying there. */
export const asOfAWeek = (intent: Intent): Intent => ({
  ...intent,
  remarks: intent.remarks.filter((remark) => !isOfOneDay(remark)),
});

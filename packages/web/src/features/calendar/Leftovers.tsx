import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { SLOT_LABELS } from '../../components/meal-slots.ts';
import { formatWeekday } from '../../lib/format/day.ts';
import { type DayMoves, type DaysByDate, listEatenTooEarly, listLeftovers, type MealOfDay } from './model.ts';
import { DIALOG_TEXTS } from './texts.ts';

/** Who takes a day off should know what was to be eaten of its pot elsewhere. */
export function Leftovers({ dates, days }: { readonly dates: readonly PlainDate[]; readonly days: DaysByDate }) {
  const left = listLeftovers(dates, days);
  return left.length > 0 && <Sentence text={DIALOG_TEXTS.leftovers(left.map(nameMeal), dates.length)} />;
}

/** Who moves a day should know what would then be eaten before it is cooked. */
export function EatenTooEarly({ moves, days }: { readonly moves: DayMoves; readonly days: DaysByDate }) {
  const meals = listEatenTooEarly(moves, days);
  return meals.length > 0 && <Sentence text={DIALOG_TEXTS.tooEarly(meals.map(nameMeal))} />;
}

const Sentence = ({ text }: { readonly text: string }) => <p className="mt-3 font-medium">{text}</p>;

const nameMeal = ({ date, slot }: MealOfDay): string => DIALOG_TEXTS.mealOf(formatWeekday(date), SLOT_LABELS[slot].toLowerCase());

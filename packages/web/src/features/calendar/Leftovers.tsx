import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { SLOT_LABELS } from '../../components/meal-slots.ts';
import { formatWeekday } from '../../lib/format/day.ts';
import { type DaysByDate, listLeftovers } from './model.ts';
import { DIALOG_TEXTS } from './texts.ts';

/** Who takes a day off should know what was to be eaten of its pot elsewhere. */
export function Leftovers({ dates, days }: { readonly dates: readonly PlainDate[]; readonly days: DaysByDate }) {
  const left = listLeftovers(dates, days);
  if (left.length === 0) return null;
  const meals = left.map(({ date, slot }) => DIALOG_TEXTS.mealOf(formatWeekday(date), SLOT_LABELS[slot].toLowerCase()));
  return <p className="mt-3 font-medium">{DIALOG_TEXTS.leftovers(meals, dates.length)}</p>;
}

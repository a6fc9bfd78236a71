import { addDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { MOST_DAYS } from '@larder/domain/calendar/week-length.ts';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { useQuery } from '@tanstack/react-query';
import { SLOT_LABELS } from '../../components/meal-slots.ts';
import { formatWeekday } from '../../lib/format/day.ts';
import { type DayMoves, type DaysByDate, indexByDate, listEatenTooEarly, listLeftovers, type MealOfDay } from './model.ts';
import { calendarDaysQuery } from './queries.ts';
import { DIALOG_TEXTS } from './texts.ts';

type Props = { readonly dates: readonly PlainDate[]; readonly days: DaysByDate; readonly slot?: MealSlot };

/** Who takes a day off, or one meal of it, should know what was to be eaten of its pot elsewhere. */
export function Leftovers({ dates, days, slot }: Props) {
  const left = listLeftovers(dates, days, slot);
  return left.length > 0 && <Sentence text={DIALOG_TEXTS.leftovers(left.map(nameMeal), dates.length)} />;
}

/** The same where the days around are not at hand. */
export function LeftoversOn({ date, slot }: Pick<Props, 'slot'> & { readonly date: PlainDate }) {
  const { data } = useQuery(calendarDaysQuery(addDays(date, -MOST_DAYS), addDays(date, MOST_DAYS)));
  return data && <Leftovers dates={[date]} days={indexByDate(data.days)} {...(slot && { slot })} />;
}

/** Who moves a day should know what would then be eaten before it is cooked. */
export function EatenTooEarly({ moves, days }: { readonly moves: DayMoves; readonly days: DaysByDate }) {
  const meals = listEatenTooEarly(moves, days);
  return meals.length > 0 && <Sentence text={DIALOG_TEXTS.tooEarly(meals.map(nameMeal))} />;
}

const Sentence = ({ text }: { readonly text: string }) => <p className="mt-3 font-medium">{text}</p>;

const nameMeal = ({ date, slot }: MealOfDay): string => DIALOG_TEXTS.mealOf(formatWeekday(date), SLOT_LABELS[slot].toLowerCase());

import { useQuery } from '@tanstack/react-query';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { formatShortDay } from '../../lib/format/day.ts';
import { Button } from '../../ui/Button.tsx';
import { previewQuery } from './queries.ts';
import { CREATE_TEXTS } from './texts.ts';

type Props = { readonly dates: readonly PlainDate[]; readonly today: PlainDate; readonly onAdd: (day: PlainDate) => void };

/** Meals that eat of a pot which none of the chosen days cooks: without a word nobody knows why nothing is bought for them. */
export function LeftMeals({ dates, today, onAdd }: Props) {
  const { data } = useQuery(previewQuery(dates));
  // The preview of the days that were chosen before stands until the new one is there.
  const left = (data?.left ?? []).filter(({ day, boughtOn }) => isIn(dates, day) && !isIn(dates, boughtOn) && boughtOn >= today);
  if (left.length === 0) return null;
  const days = [...new Set(left.map(({ boughtOn }) => boughtOn as PlainDate))];
  return (
    <ul className="mt-4 grid gap-2">
      {days.map((day) => (
        <li key={day} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="min-w-0 flex-1 basis-72">
            {CREATE_TEXTS.leftOf({
              meals: left
                .filter(({ boughtOn }) => boughtOn === day)
                .map((meal) => CREATE_TEXTS.mealOf(formatShortDay(meal.day as PlainDate), meal)),
              day: formatShortDay(day),
            })}
          </span>
          <Button look="secondary" onClick={() => onAdd(day)}>
            {CREATE_TEXTS.addDay(formatShortDay(day))}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const isIn = (dates: readonly string[], day: string): boolean => dates.includes(day);

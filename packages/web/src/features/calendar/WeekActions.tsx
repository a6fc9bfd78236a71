import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { listWeekDays } from '@larder/domain/calendar/week.ts';
import { IconBasket, IconCalendarPlus, IconChevronLeft, IconRepeat } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
import type { DaysByDate } from './model.ts';
import { CALENDAR_TEXTS } from './texts.ts';

type Props = {
  /** Its Sunday. */
  readonly week: PlainDate;
  readonly today: PlainDate;
  readonly days: DaysByDate;
  readonly isReady: boolean;
  readonly onFill: (week: PlainDate) => void;
  readonly onRepeat: (week: PlainDate) => void;
};

const TEXTS = CALENDAR_TEXTS.thisWeek;

/** What is done with all seven days at once, in words. */
export function WeekActions({ week, today, days, isReady, onFill, onRepeat }: Props) {
  const dates = listWeekDays(week);
  const isPlanned = (date: PlainDate): boolean => days.has(date);
  const toCome = dates.filter((date) => date >= today);
  return (
    <div className="mt-2 flex min-h-13 flex-wrap gap-x-1 border-t border-line pt-2">
      {isReady && !toCome.every(isPlanned) && (
        <button type="button" className={ACTION} onClick={() => onFill(week)}>
          <IconCalendarPlus className="size-4.5" aria-hidden />
          {TEXTS.fill}
        </button>
      )}
      {isReady && dates.some(isPlanned) && (
        <button type="button" className={ACTION} onClick={() => onRepeat(week)}>
          <IconRepeat className="size-4.5" aria-hidden />
          {TEXTS.repeat}
        </button>
      )}
      {isReady && toCome.some(isPlanned) && (
        <Link to={PATHS.createGroceryList} search={{ week }} className={ACTION}>
          <IconBasket className="size-4.5" aria-hidden />
          {TEXTS.shop}
        </Link>
      )}
    </div>
  );
}

/** Where a week is seen, the whole month and, where it was planned as one, its own page are a press away. */
export function OtherViews({ savedWeekId, isThisWeek }: { readonly savedWeekId: string | undefined; readonly isThisWeek: boolean }) {
  return (
    <p className="-mt-1 mb-1 flex flex-wrap gap-x-1">
      <Link to={PATHS.calendar} className={ACTION}>
        <IconChevronLeft className="size-4.5" aria-hidden />
        {CALENDAR_TEXTS.wholeMonth}
      </Link>
      {isThisWeek && savedWeekId !== undefined && (
        <Link to={PATHS.savedWeek} params={{ weekId: savedWeekId }} className={ACTION}>
          {CALENDAR_TEXTS.savedWeek}
        </Link>
      )}
    </p>
  );
}

const ACTION =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full px-1.5 text-sm sm:gap-2 sm:px-3 font-semibold text-primary transition-colors hover:bg-primary-soft';

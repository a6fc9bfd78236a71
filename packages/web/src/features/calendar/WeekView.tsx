import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { listWeekDays } from '@larder/domain/calendar/week.ts';
import { mealsOf } from '@larder/domain/recipe/meals-of.ts';
import type { ReactNode } from 'react';
import { AgainstMark } from '../../components/AgainstMark.tsx';
import { useHidesNumbers } from '../../components/hidden-numbers.ts';
import { formatFullDay, formatShortDay, formatWeekday } from '../../lib/format/day.ts';
import { formatKcal } from '../../lib/format/round.ts';
import type { CalendarDay, DaysByDate } from './model.ts';
import { PlanPlates } from './PlanPlates.tsx';
import { PlanSomethingNew } from './PlanSomethingNew.tsx';
import { CALENDAR_TEXTS } from './texts.ts';

type Props = {
  readonly week: PlainDate;
  readonly today: PlainDate;
  readonly days: DaysByDate;
  readonly isReady: boolean;
  /** A plan waits for a day to be pressed. */
  readonly isAssigning: boolean;
  readonly onOpen: (date: PlainDate) => void;
  /** Under the days. */
  readonly children?: ReactNode;
};

/** Seven days from Sunday, each with what is eaten on it. The words for an empty one are written where it is seen to be empty. */
export function WeekView({ week, today, days, isReady, isAssigning, onOpen, children }: Props) {
  return (
    <>
      <ol className="grid border-t border-line" aria-busy={!isReady}>
        {listWeekDays(week).map((date) => {
          const day = days.get(date);
          const plan = day?.plan;
          const isToday = date === today;
          const isWritten = isReady && !isAssigning && !plan && date >= today;
          return (
            <li
              key={date}
              data-date={date}
              aria-current={isToday ? 'date' : undefined}
              className={`grid border-b border-line last:border-b-0 ${isToday ? 'bg-primary-soft' : ''}`}
            >
              {isWritten ? (
                <div className={ROW}>
                  <DayName date={date} isToday={isToday} />
                  <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
                    <PlanSomethingNew date={date} isInRow />
                    <button type="button" className={OTHER_WAY} onClick={() => onOpen(date)}>
                      {CALENDAR_TEXTS.fromPlans}
                      <span className="sr-only"> {formatWeekday(date)}</span>
                    </button>
                  </div>
                </div>
              ) : (
                <button
                  type="button"
                  disabled={!isReady}
                  className={`${plan || date >= today ? ROW : OVER} text-left transition-colors hover:bg-primary-soft`}
                  onClick={() => onOpen(date)}
                >
                  <DayName date={date} isToday={isToday} />
                  {day ? <Planned day={day} /> : <span className="text-muted">{isReady && sayEmpty(isAssigning)}</span>}
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {children}
    </>
  );
}

const ROW = 'grid min-h-18 items-center gap-x-6 gap-y-1 px-2 py-3 sm:grid-cols-[8rem_minmax(0,1fr)] sm:px-3';
/** A day that is over and had nothing on it takes no more room than a finger needs. */
const OVER = 'grid min-h-11 grid-cols-[8rem_minmax(0,1fr)] items-center gap-x-6 px-2 sm:px-3';

const OTHER_WAY = 'min-h-11 rounded-full px-2 text-sm font-semibold text-primary hover:bg-primary-soft max-sm:-ml-2';

const sayEmpty = (isAssigning: boolean): string => (isAssigning ? CALENDAR_TEXTS.addHere : CALENDAR_TEXTS.thisWeek.free);

function DayName({ date, isToday }: { readonly date: PlainDate; readonly isToday: boolean }) {
  return (
    <span className={`numbers font-semibold ${isToday ? 'text-primary' : ''}`}>
      <span className="sr-only">{formatFullDay(date)} </span>
      <span aria-hidden="true">{formatShortDay(date)}</span>
      {isToday && <span className="text-sm max-sm:ml-2 sm:block">{CALENDAR_TEXTS.thisWeek.today}</span>}
    </span>
  );
}

function Planned({ day: { plan, against } }: { readonly day: CalendarDay }) {
  const hidesNumbers = useHidesNumbers();
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 sm:flex-nowrap">
      <PlanPlates plan={plan} />
      <span className="min-w-0 flex-1 max-sm:basis-full">
        <span className="block font-semibold wrap-anywhere">{plan.title}</span>
        <span className="line-clamp-2 text-sm text-muted">
          {mealsOf(plan)
            .map(({ meal }) => meal.title)
            .join(' · ')}
        </span>
        {against !== undefined && <AgainstMark className="mt-0.5" />}
      </span>
      {!hidesNumbers && <span className="numbers shrink-0 text-sm text-muted">{formatKcal(plan.totals.calories)}</span>}
    </span>
  );
}

import { readParts, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { firstDayOfWeek, listWeekDays } from '@larder/domain/calendar/week.ts';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { AgainstMark } from '../../components/AgainstMark.tsx';
import { MealArt } from '../../components/MealArt.tsx';
import { useHidesNumbers } from '../../components/hidden-numbers.ts';
import { formatLongDay, formatWeekday } from '../../lib/format/day.ts';
import type { SavedPlan } from '../../lib/wire/plan-types.ts';
import { PATHS } from '../../paths.ts';
import type { CalendarDay, DayPlan, DaysByDate } from './model.ts';
import { CALENDAR_TEXTS } from './texts.ts';
import { WeekActions } from './WeekActions.tsx';

type Props = {
  readonly today: PlainDate;
  readonly days: DaysByDate;
  /** They know what each was made for. */
  readonly plans: readonly SavedPlan[] | undefined;
  readonly isReady: boolean;
  readonly onOpen: (date: PlainDate) => void;
  readonly onFill: (week: PlainDate) => void;
  readonly onRepeat: (week: PlainDate) => void;
};

const TEXTS = CALENDAR_TEXTS.thisWeek;

/** The week one lives in, above the month: what is for dinner, and how much of what was wanted each day holds. */
export function WeekStrip({ today, days, plans, isReady, onOpen, onFill, onRepeat }: Props) {
  const week = firstDayOfWeek(today);
  const dates = listWeekDays(week);
  const strip = useRef<HTMLUListElement>(null);
  // On a phone half of the week has room, and what is over is not what it is opened for.
  useEffect(() => {
    const day = strip.current?.children[dates.indexOf(today)];
    if (strip.current && day instanceof HTMLElement) strip.current.scrollLeft = day.offsetLeft;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- its days are those of today's week
  }, [today]);
  return (
    <section aria-labelledby="this-week" className="card mt-6 p-3 sm:p-5">
      <h2 id="this-week" className="display px-1 text-xl">
        <Link
          to={PATHS.calendar}
          search={{ view: 'week' }}
          className="underline decoration-line underline-offset-4 hover:decoration-current"
        >
          {TEXTS.title}
        </Link>
      </h2>
      <ul ref={strip} className="week-strip mt-2">
        {dates.map((date) => (
          <li key={date} className="grid min-w-0">
            <Day
              date={date}
              day={days.get(date)}
              wantedKcal={plans?.find(({ id }) => id === days.get(date)?.plan.id)?.targets?.calories}
              today={today}
              isReady={isReady}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
      <WeekActions {...{ week, today, days, isReady, onFill, onRepeat }} />
    </section>
  );
}

type DayProps = {
  readonly date: PlainDate;
  readonly day: CalendarDay | undefined;
  readonly wantedKcal: number | undefined;
  readonly today: PlainDate;
  readonly isReady: boolean;
  readonly onOpen: (date: PlainDate) => void;
};

function Day({ date, day, wantedKcal, today, isReady, onOpen }: DayProps) {
  const isToday = date === today;
  const isOpen = isReady && date >= today;
  const dish = day && (day.plan.meals.dinner ?? Object.values(day.plan.meals).at(-1));
  return (
    <button
      type="button"
      disabled={!isReady}
      className={`relative grid content-start justify-items-center gap-1 rounded-xl px-1 py-2 text-center transition-colors hover:bg-primary-soft ${isToday ? 'bg-primary-soft' : ''}`}
      onClick={() => onOpen(date)}
    >
      <span className={`numbers text-sm ${isToday ? 'font-semibold text-primary' : 'text-muted'}`}>
        <span className="sr-only">{formatLongDay(date)}: </span>
        <span aria-hidden="true">{isToday ? TEXTS.today : `${formatWeekday(date).slice(0, 3)} ${readParts(date).day}`}</span>
      </span>
      {day ? (
        <Plates plan={day.plan} />
      ) : (
        <span className="grid size-12 place-items-center rounded-full border-2 border-dashed border-line lg:size-16">
          {isOpen && <IconPlus className="size-5 text-primary" aria-hidden />}
        </span>
      )}
      <span
        className={`line-clamp-2 min-h-[2lh] w-full text-sm leading-tight wrap-anywhere ${day ? 'font-medium' : isOpen ? 'font-semibold text-primary' : 'text-muted'}`}
      >
        {dish?.title ?? (isReady && (isOpen ? TEXTS.plan : TEXTS.free))}
      </span>
      {day?.against !== undefined && <AgainstMark isSmall className="absolute top-9 right-1 rounded-full bg-card p-0.5" />}
      <Energy day={day} wantedKcal={wantedKcal} />
    </button>
  );
}

/** The dinner, with what is eaten before it on either side. */
function Plates({ plan }: { readonly plan: DayPlan }) {
  const { breakfast, lunch, dinner, snack } = plan.meals;
  const main = dinner ?? lunch ?? breakfast ?? snack;
  const [left, right] = [breakfast, lunch].filter((meal) => meal !== undefined && meal !== main);
  return (
    <span className="flex items-center justify-center" aria-hidden>
      {left && <MealArt meal={left} className={`-mr-2.5 ${SIDE}`} />}
      <MealArt meal={main} className="z-1 size-12 rounded-full ring-2 ring-card lg:size-16" />
      {right && <MealArt meal={right} className={`-ml-2.5 ${SIDE}`} />}
    </span>
  );
}

const SIDE = 'size-6 rounded-full sm:size-7 lg:size-10';

/** Both ends in one measure: the bar is the day, the line is what was wanted. */
const WIDEST = 1.25;

function Energy({ day, wantedKcal }: Pick<DayProps, 'day' | 'wantedKcal'>) {
  if (useHidesNumbers() || !day) return <span className="h-1.5" />;
  const widest = WIDEST * (wantedKcal ?? day.plan.totals.calories);
  return (
    <span aria-hidden="true" className="relative h-1.5 w-full max-w-20 rounded-full bg-line">
      <span
        className="absolute inset-y-0 left-0 rounded-full bg-fat"
        style={{ width: `${Math.min(100, (day.plan.totals.calories / widest) * 100)}%` }}
      />
      {wantedKcal !== undefined && <span className="absolute -inset-y-0.5 w-0.5 bg-ink" style={{ left: `${100 / WIDEST}%` }} />}
    </span>
  );
}

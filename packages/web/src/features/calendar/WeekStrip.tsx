import { readParts, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { firstDayOfWeek, listWeekDays } from '@larder/domain/calendar/week.ts';
import { Link } from '@tanstack/react-router';
import { DishArt } from '../../components/DishArt.tsx';
import { useHidesNumbers } from '../../components/hidden-numbers.ts';
import { formatLongDay, formatWeekday } from '../../lib/format/day.ts';
import type { SavedPlan } from '../../lib/wire/plan-types.ts';
import { PATHS } from '../../paths.ts';
import type { CalendarDay, DaysByDate } from './model.ts';
import { CALENDAR_TEXTS } from './texts.ts';

type Props = {
  readonly today: PlainDate;
  readonly days: DaysByDate;
  /** They know what each was made for. */
  readonly plans: readonly SavedPlan[] | undefined;
  readonly isReady: boolean;
  readonly onOpen: (date: PlainDate) => void;
};

const TEXTS = CALENDAR_TEXTS.thisWeek;

/** The week one lives in, above the month: what is for dinner, and how much of what was wanted each day holds. */
export function WeekStrip({ today, days, plans, isReady, onOpen }: Props) {
  const week = firstDayOfWeek(today);
  return (
    <section aria-labelledby="this-week" className="card mt-6 p-3 sm:p-5">
      <h2 id="this-week" className="display px-1 text-xl">
        <Link to={PATHS.week} search={{ start: week }} className="underline decoration-line underline-offset-4 hover:decoration-current">
          {TEXTS.title}
        </Link>
      </h2>
      <ul className="week-strip mt-2">
        {listWeekDays(week).map((date) => (
          <li key={date} className="grid min-w-0">
            <Day
              date={date}
              day={days.get(date)}
              wantedKcal={plans?.find(({ id }) => id === days.get(date)?.plan.id)?.targets?.calories}
              isToday={date === today}
              isReady={isReady}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type DayProps = {
  readonly date: PlainDate;
  readonly day: CalendarDay | undefined;
  readonly wantedKcal: number | undefined;
  readonly isToday: boolean;
  readonly isReady: boolean;
  readonly onOpen: (date: PlainDate) => void;
};

function Day({ date, day, wantedKcal, isToday, isReady, onOpen }: DayProps) {
  const dish = day && (day.plan.meals.dinner ?? Object.values(day.plan.meals).at(-1));
  return (
    <button
      type="button"
      disabled={!isReady}
      className={`grid content-start justify-items-center gap-1 rounded-xl px-1 py-2 text-center transition-colors hover:bg-primary-soft ${isToday ? 'bg-primary-soft' : ''}`}
      onClick={() => onOpen(date)}
    >
      <span className={`numbers text-sm ${isToday ? 'font-semibold text-primary' : 'text-muted'}`}>
        <span className="sr-only">{formatLongDay(date)}: </span>
        <span aria-hidden="true">{isToday ? TEXTS.today : `${formatWeekday(date).slice(0, 3)} ${readParts(date).day}`}</span>
      </span>
      {day ? (
        <DishArt dishId={dish?.dishId} className="size-14 rounded-full lg:size-18" />
      ) : (
        <span className="size-14 rounded-full border-2 border-dashed border-line lg:size-18" />
      )}
      <span className={`line-clamp-2 min-h-[2lh] w-full text-sm leading-tight wrap-anywhere ${day ? 'font-medium' : 'text-muted'}`}>
        {dish?.title ?? TEXTS.free}
      </span>
      <Energy day={day} wantedKcal={wantedKcal} />
    </button>
  );
}

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

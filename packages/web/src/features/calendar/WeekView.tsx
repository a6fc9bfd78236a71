import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { listWeekDays } from '@larder/domain/calendar/week.ts';
import { useHidesNumbers } from '../../components/hidden-numbers.ts';
import { formatFullDay, formatShortDay } from '../../lib/format/day.ts';
import { formatKcal } from '../../lib/format/round.ts';
import type { DaysByDate } from './model.ts';
import { PlanPlates } from './PlanPlates.tsx';
import { CALENDAR_TEXTS } from './texts.ts';

type Props = {
  readonly week: PlainDate;
  readonly today: PlainDate;
  readonly days: DaysByDate;
  readonly isReady: boolean;
  readonly onOpen: (date: PlainDate) => void;
};

/** Seven days from Sunday, with room for what is on them. No control of the product leads here (AMB-33). */
export function WeekView({ week, today, days, isReady, onOpen }: Props) {
  const hidesNumbers = useHidesNumbers();
  return (
    <ol className="grid gap-3 lg:grid-cols-[repeat(7,minmax(0,1fr))]" aria-busy={!isReady}>
      {listWeekDays(week).map((date) => {
        const plan = days.get(date)?.plan;
        return (
          <li key={date} data-date={date} className="grid">
            <button
              type="button"
              disabled={!isReady}
              aria-current={date === today ? 'date' : undefined}
              className={`card flex min-h-20 flex-col gap-2 p-4 text-left lg:min-h-56 ${date === today ? 'ring-2 ring-primary' : ''}`}
              onClick={() => onOpen(date)}
            >
              <span className="eyebrow" aria-hidden>
                {formatShortDay(date)}
              </span>
              <span className="sr-only">{formatFullDay(date)}</span>
              {plan ? (
                <>
                  <PlanPlates plan={plan} />
                  <span className="font-semibold wrap-anywhere">{plan.title}</span>
                  {!hidesNumbers && <span className="numbers text-sm text-muted">{formatKcal(plan.totals.calories)}</span>}
                </>
              ) : (
                <span className="text-muted">{CALENDAR_TEXTS.addHere}</span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

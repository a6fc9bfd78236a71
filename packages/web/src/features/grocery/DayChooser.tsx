import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { formatFullDay, formatMonthDay, formatWeekday } from '../../lib/format/day.ts';
import type { PlannedDays } from './model.ts';
import { CREATE_TEXTS } from './texts.ts';

type Props = {
  readonly days: readonly PlainDate[];
  readonly today: PlainDate;
  readonly planned: PlannedDays;
  readonly isLoading: boolean;
  readonly isSelected: (day: PlainDate) => boolean;
  readonly onToggle: (day: PlainDate) => void;
};

/** Two weeks: rows for a thumb on a phone, a calendar's columns from Sunday on where there is room. */
export function DayChooser({ days, today, planned, isLoading, isSelected, onToggle }: Props) {
  const hasPlans = days.some((day) => planned.has(day));
  return (
    <ul className="mt-5 grid gap-2 sm:grid-cols-7" aria-busy={isLoading}>
      {days.map((day) => (
        <li key={day} className="grid min-w-0">
          <DayCell
            day={day}
            isToday={day === today}
            isPast={day < today}
            title={planned.get(day)?.title}
            isSelected={isSelected(day)}
            canChoose={hasPlans}
            onToggle={() => onToggle(day)}
          />
        </li>
      ))}
    </ul>
  );
}

type CellProps = {
  readonly day: PlainDate;
  readonly isToday: boolean;
  readonly isPast: boolean;
  readonly title: string | undefined;
  readonly isSelected: boolean;
  /** In two weeks without a plan there is nothing to tick: the boxes are still told, not drawn. */
  readonly canChoose: boolean;
  readonly onToggle: () => void;
};

function DayCell({ day, isToday, isPast, title, isSelected, canChoose, onToggle }: CellProps) {
  const isPlanned = title !== undefined;
  return (
    <label
      className={`flex min-h-14 items-center gap-3 rounded-xl border p-3 transition-colors sm:min-h-32 sm:min-w-0 sm:p-2 lg:p-3 sm:flex-col sm:items-stretch sm:gap-1.5 ${
        isPlanned ? 'cursor-pointer bg-card' : 'border-dashed border-line text-muted'
      } ${isSelected ? 'border-primary bg-primary-soft ring-1 ring-primary' : isPlanned ? 'border-edge hover:border-primary' : ''}`}
    >
      <span className="flex shrink-0 items-center gap-2 sm:items-start sm:justify-between sm:gap-1">
        <input
          type="checkbox"
          className={`size-5 accent-primary sm:order-2 ${canChoose ? '' : 'opacity-0'}`}
          aria-label={`${formatFullDay(day)}, ${title ?? CREATE_TEXTS.noPlan}`}
          checked={isSelected}
          disabled={!isPlanned}
          onChange={onToggle}
        />
        <span className={`numbers w-24 sm:w-auto sm:min-w-0 md:whitespace-nowrap ${isPast ? 'text-muted' : ''}`} aria-hidden>
          <span className="text-sm sm:block">{formatWeekday(day).slice(0, 3)} </span>
          <span className="font-semibold">{formatMonthDay(day)}</span>
        </span>
      </span>
      <span className="min-w-0 flex-1 text-sm" aria-hidden>
        {isToday && (
          <span className="mr-1.5 rounded-full bg-accent-soft px-2 py-0.5 font-semibold text-accent-ink">{CREATE_TEXTS.today}</span>
        )}
        <span className={`line-clamp-2 wrap-anywhere sm:line-clamp-3 ${isPlanned ? 'font-medium' : ''}`}>
          {title ?? CREATE_TEXTS.noPlan}
        </span>
      </span>
    </label>
  );
}

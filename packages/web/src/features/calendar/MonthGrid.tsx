import { isSameMonth, makeMonthGrid } from '@larder/domain/calendar/month-grid.ts';
import { addDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { listWeekDays } from '@larder/domain/calendar/week.ts';
import { useRef, useState, type KeyboardEvent } from 'react';
import { formatMonth, formatWeekday } from '../../lib/format/day.ts';
import { DayCell, type DayHandlers } from './DayCell.tsx';
import type { DaysByDate } from './model.ts';
import { CALENDAR_TEXTS } from './texts.ts';
import { WeekMenu } from './WeekMenu.tsx';

type Props = DayHandlers & {
  readonly month: PlainDate;
  readonly today: PlainDate;
  readonly days: DaysByDate;
  readonly isReady: boolean;
  readonly isAssigning: boolean;
  readonly onDuplicateWeek: (week: PlainDate) => void;
  readonly onClearWeek: (week: PlainDate) => void;
  readonly onTurnPage: (months: number) => void;
};

export function MonthGrid({ month, today, days, isReady, isAssigning, onDuplicateWeek, onClearWeek, onTurnPage, ...handlers }: Props) {
  const grid = makeMonthGrid(month);
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<PlainDate>();
  const start = isSameMonth(today, month) ? today : month;
  const tabStop = focused !== undefined && grid.includes(focused) ? focused : start;

  const goTo = (event: KeyboardEvent) => {
    const from = (event.target as Element).closest('[data-date]')?.getAttribute('data-date') as PlainDate | null;
    // A plan that is being moved by the keyboard has taken the key already.
    if (!from || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault();
      onTurnPage(event.key === 'PageUp' ? -1 : 1);
      return;
    }
    const to = dayByKey(event.key, from);
    if (to === undefined) return;
    event.preventDefault();
    if (grid.includes(to)) table.current?.querySelector<HTMLElement>(`[data-date="${to}"] [data-day-button]`)?.focus();
  };

  return (
    <table
      ref={table}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the pattern for days that the arrow keys go through
      role="grid"
      aria-label={formatMonth(month)}
      aria-busy={!isReady}
      className="w-full table-fixed border-separate border-spacing-0"
      onKeyDown={goTo}
      onFocus={(event) => {
        const date = event.target.closest('[data-date]')?.getAttribute('data-date');
        if (date) setFocused(date as PlainDate);
      }}
    >
      <thead>
        <tr>
          {listWeekDays(month).map((date) => (
            <th key={date} scope="col" className="eyebrow border-b border-line pb-2 text-center font-semibold">
              <abbr title={formatWeekday(date)} className="no-underline">
                {formatWeekday(date).slice(0, 3)}
              </abbr>
            </th>
          ))}
          <th scope="col" className="w-8 sm:w-11">
            <span className="sr-only">{CALENDAR_TEXTS.weekActions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {[0, 1, 2, 3, 4, 5].map((row) => {
          const week = grid[row * 7]!;
          const weekDays = listWeekDays(week);
          return (
            // By place and not by date: turning the page then changes what is there instead of building 42 cells anew.
            <tr key={row}>
              {weekDays.map((date, column) => (
                <DayCell
                  // oxlint-disable-next-line react/no-array-index-key -- the place is what stays
                  key={column}
                  date={date}
                  day={days.get(date)}
                  isToday={date === today}
                  isOutside={!isSameMonth(date, month)}
                  isTabStop={date === tabStop}
                  isReady={isReady}
                  isAssigning={isAssigning}
                  {...handlers}
                />
              ))}
              <td className="h-px pl-0.5 sm:pl-1">
                <WeekMenu
                  week={week}
                  isEmpty={!weekDays.some((date) => days.has(date))}
                  onDuplicate={onDuplicateWeek}
                  onClear={onClearWeek}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function dayByKey(key: string, from: PlainDate): PlainDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1);
    case 'ArrowRight':
      return addDays(from, 1);
    case 'ArrowUp':
      return addDays(from, -7);
    case 'ArrowDown':
      return addDays(from, 7);
    case 'Home':
      return listWeekDays(from)[0];
    case 'End':
      return listWeekDays(from)[6];
    default:
      return undefined;
  }
}

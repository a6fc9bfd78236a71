import { isSameMonth } from '@larder/domain/calendar/month-grid.ts';
import { addDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { listWeekDays } from '@larder/domain/calendar/week.ts';
import { startTransition, useEffect, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { formatMonth, formatWeekday } from '../../lib/format/day.ts';
import { useTheme } from '../../lib/theme.ts';
import { findDayButton, readDay } from './find-day-elements.ts';
import { DayCell } from './DayCell.tsx';
import type { DaysByDate } from './model.ts';
import { cancelDrag, type PlanOnTheWay } from './PlanDrag.tsx';
import { CALENDAR_TEXTS } from './texts.ts';
import { isMobileBrowser, useTouchHold } from './use-touch-hold.ts';
import { WeekMenu } from './WeekMenu.tsx';

type Props = {
  readonly month: PlainDate;
  /** Its six weeks. */
  readonly grid: readonly PlainDate[];
  readonly today: PlainDate;
  readonly days: DaysByDate;
  readonly isReady: boolean;
  readonly isAssigning: boolean;
  readonly moving: PlanOnTheWay | undefined;
  readonly onOpen: (date: PlainDate) => void;
  readonly onHold: (date: PlainDate) => void;
  readonly onMoveTo: (date: PlainDate) => void;
  /** Its empty days, from today on. */
  readonly onFillWeek: (week: PlainDate) => void;
  readonly onDuplicateWeek: (week: PlainDate) => void;
  readonly onClearWeek: (week: PlainDate) => void;
  readonly onTurnPage: (months: number) => void;
};

const HINTS = CALENDAR_TEXTS.hints;

export function MonthGrid(props: Props) {
  const { month, grid, today, days, isReady, isAssigning, moving, onOpen, onHold, onMoveTo } = props;
  const { onFillWeek, onDuplicateWeek, onClearWeek, onTurnPage } = props;
  const theme = useTheme();
  const isDrawn = useHasPainted(month);
  const [focused, setFocused] = useState<PlainDate>();
  const start = isSameMonth(today, month) ? today : month;
  const tabStop = focused !== undefined && grid.includes(focused) ? focused : start;
  const isMobile = isMobileBrowser();
  const find = (target: EventTarget) => readDay(target).date;
  const hold = useTouchHold(
    {
      find,
      onHold: (date) => {
        cancelDrag();
        onHold(date);
      },
    },
    isReady && !isAssigning && isMobile,
  );

  const open = ({ target }: MouseEvent) => {
    const { date, isButton, handle } = readDay(target);
    if (!date || !isButton) return;
    if (handle) onMoveTo(date);
    else onOpen(date);
  };
  const goTo = (event: KeyboardEvent) => {
    const from = find(event.target);
    // While a plan is moved by the keyboard the arrows are its own.
    if (!from || moving || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault();
      onTurnPage(event.key === 'PageUp' ? -1 : 1);
      return;
    }
    const to = dayByKey(event.key, from);
    if (to === undefined) return;
    event.preventDefault();
    findDayButton(to)?.focus();
  };

  return (
    <>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the pattern for days that the arrow keys go through
        role="grid"
        aria-label={formatMonth(month)}
        aria-busy={!isReady}
        className={`w-full table-fixed border-separate border-spacing-0 ${isReady ? '' : 'animate-pulse'}`}
        onClick={open}
        onKeyDown={goTo}
        onFocus={({ target }) => setFocused(find(target) ?? focused)}
        {...hold}
      >
        <colgroup>
          <col span={7} />
          {/* For what heads the rows: no day of the week, so nothing stands over it. */}
          <col className="w-5.5 sm:w-11" />
        </colgroup>
        <thead>
          <tr>
            {grid.slice(0, 7).map((date) => (
              <th key={date} scope="col" className="eyebrow border-b border-line pb-2 text-center font-semibold tight:text-[3.6vw]">
                <abbr title={formatWeekday(date)} className="no-underline">
                  {formatWeekday(date).slice(0, 3)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[0, 1, 2, 3, 4, 5].map((row) => {
            const weekDays = grid.slice(row * 7, row * 7 + 7);
            return (
              // By place and not by date: turning the page then changes what is there instead of building 42 cells anew.
              <tr key={row}>
                {weekDays.map((date, column) => (
                  <DayCell
                    // oxlint-disable-next-line react/no-array-index-key -- the place is what stays
                    key={column}
                    date={date}
                    day={days.get(date)}
                    theme={theme}
                    isToday={date === today}
                    isOutside={!isSameMonth(date, month)}
                    isTabStop={date === tabStop}
                    isReady={isReady}
                    isAssigning={isAssigning}
                    isLifted={moving?.day.date === date}
                    isTarget={moving?.over === date && moving.day.date !== date}
                    isDrawn={isDrawn}
                  />
                ))}
                <th scope="row" className="relative">
                  <WeekMenu
                    week={weekDays[0]!}
                    isEmpty={!weekDays.some((date) => days.has(date))}
                    isFull={weekDays.every((date) => date < today || days.has(date))}
                    onFill={onFillWeek}
                    onDuplicate={onDuplicateWeek}
                    onClear={onClearWeek}
                  />
                </th>
              </tr>
            );
          })}
        </tbody>
      </table>
      {isReady && !isAssigning && <p className="mt-3 text-sm text-muted">{isMobile ? HINTS.touch : HINTS.pointer}</p>}
    </>
  );
}

/** A few frames: time to paint the days and titles, and too short to be waited for. */
const PICTURES_AFTER_MS = 100;

/** False again for each month that is turned to. */
function useHasPainted(month: PlainDate): boolean {
  const [painted, setPainted] = useState<PlainDate>();
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setPainted(month)), PICTURES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [month]);
  return painted === month;
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

import { useQueries } from '@tanstack/react-query';
import { addDays, listDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { useState, type UIEvent } from 'react';
import { formatShortDay } from '../../lib/format/day.ts';
import type { CalendarDay } from './model.ts';
import { PlanPlates } from './PlanPlates.tsx';
import { calendarDaysQuery } from './queries.ts';
import { CALENDAR_TEXTS, DIALOG_TEXTS } from './texts.ts';

const PAGE_DAYS = 14;
/** Close enough to the end that the next days are there before they are needed. */
const NEAR_END_PX = 120;

type Props = {
  readonly first: PlainDate;
  readonly today: PlainDate;
  /** The day the plan comes from cannot be chosen. */
  readonly exceptDate?: PlainDate;
  readonly onChoose: (date: PlainDate, there: CalendarDay | undefined) => void;
};

const TEXTS = DIALOG_TEXTS.chooseDay;

/** Two weeks of days with what is on them, and two more each time its end comes near. */
export function DayList({ first, today, exceptDate, onChoose }: Props) {
  const [pages, setPages] = useState(1);
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, page) => {
      const start = addDays(first, page * PAGE_DAYS);
      return calendarDaysQuery(start, addDays(start, PAGE_DAYS - 1));
    }),
  });
  const dayOn = new Map(results.flatMap(({ data }) => data?.days ?? []).map((day) => [day.date, day]));
  const growNearEnd = ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    if (box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX) setPages(box.querySelectorAll('li').length / PAGE_DAYS + 1);
  };

  return (
    <>
      {results.some(({ isError }) => isError) && (
        <p role="alert" className="mt-4 font-medium text-alert">
          {CALENDAR_TEXTS.loadFailed}
        </p>
      )}
      {/* Lower than two weeks are high, on every screen: otherwise there would be no end to come near to. */}
      <ul
        className="-mx-2 mt-4 grid goes-on max-h-[min(26.625rem,55dvh)] gap-1 overflow-y-auto overscroll-contain p-1"
        onScroll={growNearEnd}
      >
        {listDays(first, pages * PAGE_DAYS).map((date, index) => {
          const there = dayOn.get(date);
          // Whether the day is free decides what a choice means.
          const isKnown = results[Math.floor(index / PAGE_DAYS)]?.data !== undefined;
          return (
            <li key={date}>
              <button
                type="button"
                data-date={date}
                disabled={!isKnown || date === exceptDate}
                className="flex min-h-13 w-full items-center gap-4 rounded-xl px-3 py-2 text-left transition-colors hover:bg-primary-soft disabled:cursor-default disabled:opacity-55"
                onClick={() => onChoose(date, there)}
              >
                <span className="w-28 shrink-0 font-semibold">
                  {formatShortDay(date)}
                  {date === today && <span className="block text-xs text-primary">{TEXTS.today}</span>}
                </span>
                {there && <PlanPlates plan={there.plan} isNarrow />}
                <span className={`line-clamp-2 min-w-0 flex-1 text-sm ${there ? 'text-ink' : 'text-muted'}`}>
                  {there?.plan.title ?? (isKnown ? TEXTS.free : TEXTS.loading)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

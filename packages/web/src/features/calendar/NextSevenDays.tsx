import { useQuery } from '@tanstack/react-query';
import { addDays, listDays, type PlainDate, readParts } from '@larder/domain/calendar/plain-date.ts';
import { IconCalendarPlus, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { formatLongDay, formatWeekday } from '../../lib/format/day.ts';
import { useToday } from '../../lib/today.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { forgetAwaitedDay, readAwaitedDay } from './awaited-day.ts';
import { LeftoversOn } from './Leftovers.tsx';
import { type CalendarDay, type DayPlan, isPendingDay } from './model.ts';
import { useCalendarActions } from './mutations.ts';
import { Plates } from './PlanPlates.tsx';
import { calendarDaysQuery } from './queries.ts';
import { DIALOG_TEXTS } from './texts.ts';
import { useTheme } from '../../lib/theme.ts';

const DAYS = 7;
const TEXTS = DIALOG_TEXTS.nextDays;

/** For a plan that was just saved: one tap puts it on a day of the week that begins today. */
export function NextSevenDays({ plan, onPlansChanged }: { readonly plan: DayPlan; readonly onPlansChanged: () => void }) {
  const today = useToday();
  const last = addDays(today, DAYS - 1);
  const { data } = useQuery(calendarDaysQuery(today, last));
  const [awaited, setAwaited] = useState(() => readAwaitedDay(today));
  const { data: awaitedDay } = useQuery({ ...calendarDaysQuery(awaited ?? today, awaited ?? today), enabled: awaited !== undefined });
  const [occupied, setOccupied] = useState<CalendarDay>();
  const { assign } = useCalendarActions({ onPlansChanged });
  const theme = useTheme();
  const dayOn = new Map([...(awaitedDay?.days ?? []), ...(data?.days ?? [])].map((day) => [day.date, day]));
  const settle = (date: PlainDate): void => {
    if (date !== awaited) return;
    forgetAwaitedDay();
    setAwaited(undefined);
  };
  // Awaited until it is stored: what fails, or is not confirmed, can be pressed once more.
  const store = (date: PlainDate, there: CalendarDay | undefined): void => assign({ date, plan, there, onDone: () => settle(date) });
  const put = (date: PlainDate): void => {
    const there = dayOn.get(date);
    if (there?.plan.id === plan.id) {
      if (!isPendingDay(there)) settle(date);
    } else if (there) setOccupied(there);
    else store(date, undefined);
  };
  const offer = useRef<HTMLDivElement>(null);
  // On a phone the card's picture and the weeks above would leave it out of sight: the day would seem to have the plan already.
  useEffect(() => {
    if (readAwaitedDay(today) !== undefined) offer.current?.scrollIntoView({ block: 'center' });
  }, [today]);
  return (
    <div ref={offer} className="border-t border-line px-3 pt-3">
      {awaited !== undefined && (
        <Button className="mb-3 w-full" disabled={!data || !awaitedDay} onClick={() => put(awaited)}>
          <IconCalendarPlus className="size-5" aria-hidden />
          {TEXTS.putOn(formatLongDay(awaited))}
        </Button>
      )}
      <p className="px-1 text-sm font-semibold">{TEXTS.title}</p>
      <ul className="mt-1.5 grid grid-cols-7 gap-1">
        {listDays(today, DAYS).map((date) => {
          const there = dayOn.get(date);
          const isHere = there?.plan.id === plan.id;
          return (
            <li key={date}>
              <button
                type="button"
                aria-pressed={isHere}
                disabled={!data}
                className={`numbers flex w-full flex-col items-center gap-0.5 rounded-xl py-1.5 text-xs font-medium transition-colors hover:bg-primary-soft ${isHere ? 'bg-primary-soft text-primary' : 'text-muted'}`}
                onClick={() => put(date)}
              >
                <span className="sr-only">{TEXTS.put(formatLongDay(date), there?.plan.title)}</span>
                <span aria-hidden>{formatWeekday(date).slice(0, 3)}</span>
                <span aria-hidden className="text-sm font-semibold text-ink">
                  {readParts(date).day}
                </span>
                <span className="grid size-9 place-items-center" aria-hidden>
                  {there ? <Plates plan={there.plan} theme={theme} isDinnerOnly isDrawn /> : <IconPlus className="size-5 text-primary" />}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {occupied && (
        <ConfirmDialog
          title={DIALOG_TEXTS.replace.title}
          text={DIALOG_TEXTS.replace.text(formatLongDay(occupied.date), occupied.plan.title, plan.title)}
          confirmLabel={DIALOG_TEXTS.replace.confirm}
          onConfirm={() => {
            store(occupied.date, occupied);
            setOccupied(undefined);
          }}
          onCancel={() => setOccupied(undefined)}
        >
          <LeftoversOn dates={[occupied.date]} />
        </ConfirmDialog>
      )}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { addMonths, firstDayOfMonth, listMonthsAround, makeMonthGrid } from '@larder/domain/calendar/month-grid.ts';
import { addDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { firstDayOfWeek, listWeekDays, listWeeksAround } from '@larder/domain/calendar/week.ts';
import { useDeferredValue, useEffect, useState } from 'react';
import { formatMonth, formatWeek } from '../../lib/format/day.ts';
import { useToday } from '../../lib/today.ts';
import { useQuestion } from '../../lib/use-question.ts';
import type { SavedPlan } from '../../lib/wire/plan-types.ts';
import { findDayButton } from './find-day-elements.ts';
import type { AskedMove, CalendarQuestion } from './calendar-question.ts';
import { CalendarDialogs } from './CalendarDialogs.tsx';
import { CalendarConflictDialog } from './CalendarConflictDialog.tsx';
import { AssignBanner, GoogleStatusLine, LoadFailure, StrayDays } from './CalendarNotices.tsx';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import type { RenderMeal } from './DayDetailDialog.tsx';
import { type CalendarDay, type DayPlan, type DaysByDate, indexByDate, listEatenTooEarly, listEatenTooLate, movesOf } from './model.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { useCalendarActions } from './mutations.ts';
import { PlanDrag } from './PlanDrag.tsx';
import { PromoCards } from './PromoCards.tsx';
import { calendarDaysQuery, plannedPlansQuery, plansJudgedQuery } from './queries.ts';
import { CALENDAR_TEXTS, DIALOG_TEXTS } from './texts.ts';
import { OtherViews, WeekActions } from './WeekActions.tsx';
import { WeekStrip } from './WeekStrip.tsx';
import { weekFrom } from './find-week-from.ts';
import { WeekView } from './WeekView.tsx';

type Props = {
  readonly view: 'month' | 'week';
  readonly plans: readonly SavedPlan[] | undefined;
  readonly hasPlansFailed: boolean;
  /** The plan that waits for a day to be clicked. */
  readonly assignPlanId: string | undefined;
  readonly onAssignEnd: () => void;
  /** As the address names it, "2026-11"; the current one where it names none, or one out of reach. */
  readonly monthText: string | undefined;
  readonly onMonth: (monthText: string | undefined) => void;
  readonly onFillWeek: (week: ReturnType<typeof weekFrom>) => void;
  /** The saved week that today is a day of. */
  readonly savedWeekId: string | undefined;
  /** A plan that is shown has been deleted elsewhere. */
  readonly onPlansChanged: () => void;
  readonly renderMeal?: RenderMeal | undefined;
};

/** From the specification: years and weeks on each side of today. */
const YEARS_AROUND = 2;
const WEEKS_AROUND = 8;

const MONTHS = {
  label: CALENDAR_TEXTS.month,
  previousLabel: CALENDAR_TEXTS.previousMonth,
  nextLabel: CALENDAR_TEXTS.nextMonth,
  format: formatMonth,
} as const;
const WEEKS = {
  label: CALENDAR_TEXTS.week,
  previousLabel: CALENDAR_TEXTS.previousWeek,
  nextLabel: CALENDAR_TEXTS.nextWeek,
  format: formatWeek,
} as const;

export function CalendarScreen(props: Props) {
  const {
    view,
    plans,
    hasPlansFailed,
    assignPlanId,
    onAssignEnd,
    monthText,
    onMonth,
    onFillWeek,
    savedWeekId,
    onPlansChanged,
    renderMeal,
  } = props;
  const today = useToday();
  const [placeOfWeek, setPlaceOfWeek] = useState(today);
  const [showing, setShowing] = useState<PlainDate>();
  const [question, ask] = useQuestion<CalendarQuestion>();
  const { months, month, showMonth, showCurrentMonth, turnPage } = useShownMonth({ today, monthText, onMonth });
  const week = firstDayOfWeek(placeOfWeek);
  const inView = useInView({ view, month, week });
  const { shown, read, targetMonth } = daysOf(inView);
  const { data, isError, refetch } = useQuery(calendarDaysQuery(read[0]!, read.at(-1)!));
  useQuery(plannedPlansQuery);
  useQuery(plansJudgedQuery);
  const days = indexByDate(data?.days ?? []);
  const actions = useCalendarActions({
    onPlansChanged,
    days,
    onShow: (changed) => {
      setPlaceOfWeek(changed);
      if (view === 'month') setShowing(changed);
      if (view === 'month' && !shown.includes(changed)) showMonth(firstDayOfMonth(addDays(changed, DAYS_OF_WEEK - 1)));
    },
  });
  const { assigning, isAwaited } = findPlanToAssign({ plans, hasPlansFailed, assignPlanId });
  const isReady = data !== undefined && !isAwaited;

  useTodayInView(isReady, inView.view);
  useDayInView(showing, { isThere: isReady && inView.view === 'month', onShown: () => setShowing(undefined) });

  const assign = (date: PlainDate, plan: DayPlan, there: CalendarDay | undefined) => {
    ask(undefined);
    actions.assign({ date, plan, there, onDone: plan.id === assignPlanId ? onAssignEnd : undefined });
  };
  const assignOrAsk = (date: PlainDate, plan: DayPlan) => {
    const there = days.get(date);
    if (there) ask({ about: 'replace', there, plan });
    else assign(date, plan, undefined);
  };
  const move = (day: CalendarDay, to: PlainDate, there: CalendarDay | undefined) => {
    ask(undefined);
    actions.move(day, to, there);
  };
  const goOrAsk = (asked: Omit<AskedMove, 'about'>) => {
    if ([...listEatenTooEarly(asked.moves, days), ...listEatenTooLate(asked.moves, days)].length > 0)
      ask({ about: 'move-asked', ...asked });
    else {
      ask(undefined);
      asked.go();
    }
  };
  const moveOrAsk = (day: CalendarDay, to: PlainDate, there = days.get(to)) => {
    if (to === day.date) return;
    if (there) ask({ about: 'replace', there, plan: day.plan, movedFrom: day });
    else goOrAsk({ day, to, moves: movesOf(day, to), go: () => actions.move(day, to, undefined) });
  };
  const dropOrAsk = (day: CalendarDay, to: PlainDate) => {
    if (days.has(to)) moveOrAsk(day, to);
    else goOrAsk({ day, to, moves: movesOf(day, to), go: () => actions.drop(day, to) });
  };
  const openDay = (date: PlainDate) => {
    if (assigning) assignOrAsk(date, assigning);
    else ask({ about: days.has(date) ? 'detail' : 'add', date });
  };
  const fill = (source: PlainDate) => onFillWeek(weekFrom(source, today));
  const repeat = (source: PlainDate) => repeatWeek({ source, days, actions, onAsk: ask });
  const toolbar =
    view === 'month'
      ? { ...MONTHS, value: month, options: months, onChange: showMonth, onToday: showCurrentMonth }
      : {
          ...WEEKS,
          value: week,
          options: listWeeksAround(today, WEEKS_AROUND),
          onChange: setPlaceOfWeek,
          onToday: () => setPlaceOfWeek(today),
        };

  return (
    <div className="page py-6 sm:py-10">
      <CalendarHeader onUseElsewhere={() => ask({ about: 'link' })} />

      {assignPlanId !== undefined && plans && <AssignNote title={assigning?.title} onCancel={onAssignEnd} />}
      {isError && <LoadFailure onRetry={() => void refetch()} />}

      {hasStrip({ view: inView.view, shown, today, isUnknown: isError && !data }) && (
        <WeekStrip {...{ today, days, plans, isReady }} onOpen={openDay} onFill={fill} onRepeat={repeat} />
      )}
      <div className="card mt-4 p-3 sm:p-6">
        {inView.view === 'week' && <OtherViews savedWeekId={savedWeekId} isThisWeek={shown.includes(today)} />}
        <CalendarToolbar {...toolbar} />
        <div className="relative mt-4">
          {!isReady && !isError && <LoadingNote />}
          {inView.view === 'month' ? (
            <PlanDrag {...{ days, isDisabled: assigning !== undefined }} dates={shown} onMove={dropOrAsk} onTap={openDay}>
              {(moving) => (
                <MonthGrid
                  {...{ today, days, isReady, moving }}
                  month={inView.month}
                  grid={shown}
                  isAssigning={assigning !== undefined}
                  onOpen={openDay}
                  onHold={(date) => ask({ about: 'actions', date })}
                  onMoveTo={(date) => ask({ about: 'move', date })}
                  onFillWeek={fill}
                  onDuplicateWeek={(source) => ask({ about: 'duplicate-week', week: source, title: DIALOG_TEXTS.duplicate.title })}
                  onClearWeek={(source) => ask({ about: 'clear-week', week: source })}
                  onTurnPage={turnPage}
                />
              )}
            </PlanDrag>
          ) : (
            <WeekView {...{ today, days, isReady }} week={inView.week} isAssigning={assigning !== undefined} onOpen={openDay}>
              <WeekActions {...{ today, days, isReady }} week={inView.week} onFill={fill} onRepeat={repeat} />
            </WeekView>
          )}
        </div>
      </div>

      <StrayDays strays={data?.strays ?? []} />
      <PromoCards />

      {question && (
        <CalendarDialogs
          {...{ question, days, plans, hasPlansFailed, actions, renderMeal }}
          month={targetMonth}
          onAsk={ask}
          onChoose={assignOrAsk}
          onMove={moveOrAsk}
          onSwap={(day, there) =>
            goOrAsk({ day, to: there.date, there, moves: movesOf(day, there.date, day.date), go: () => actions.swapDays(day, there) })
          }
          onReplace={({ there, plan, movedFrom }) => (movedFrom ? move(movedFrom, there.date, there) : assign(there.date, plan, there))}
        />
      )}
      <CalendarConflictDialog />
    </div>
  );
}

const DAYS_OF_WEEK = 7;

type Place = { readonly view: Props['view']; readonly month: PlainDate; readonly week: PlainDate };

/** What was turned to, a picture later: the press is answered by the toolbar before forty days are drawn. */
const useInView = ({ view, month, week }: Place): Place => ({
  view: useDeferredValue(view),
  month: useDeferredValue(month),
  week: useDeferredValue(week),
});

/** What is shown, what is read for it, and from which month on a week can be repeated: what it would write over is read too. */
function daysOf({ view, month, week }: Place) {
  if (view === 'month') {
    const grid = makeMonthGrid(month);
    return { shown: grid, read: grid, targetMonth: month };
  }
  const targetMonth = firstDayOfMonth(addDays(week, DAYS_OF_WEEK));
  return { shown: listWeekDays(week), read: [week, ...makeMonthGrid(targetMonth)].toSorted(), targetMonth };
}

type Repeat = {
  readonly source: PlainDate;
  readonly days: DaysByDate;
  readonly actions: ReturnType<typeof useCalendarActions>;
  readonly onAsk: (question: CalendarQuestion) => void;
};

/** Onto the next week; where that has plans, it is asked first. */
function repeatWeek({ source, days, actions, onAsk }: Repeat): void {
  const next = addDays(source, DAYS_OF_WEEK);
  const isTaken = listWeekDays(next).some((date) => days.has(date));
  if (isTaken) onAsk({ about: 'duplicate-week', week: source, title: CALENDAR_TEXTS.thisWeek.repeat });
  else actions.duplicateWeek({ source, target: next }, { days, there: days });
}

function useShownMonth({ today, monthText, onMonth }: Pick<Props, 'monthText' | 'onMonth'> & { readonly today: PlainDate }) {
  const months = listMonthsAround(today, YEARS_AROUND);
  const currentMonth = firstDayOfMonth(today);
  const month = months.find((date) => nameOfMonth(date) === monthText) ?? currentMonth;
  const showMonth = (date: PlainDate): void => onMonth(date === currentMonth ? undefined : nameOfMonth(date));
  return {
    months,
    month,
    showMonth,
    showCurrentMonth: () => showMonth(currentMonth),
    turnPage: (by: number): void => {
      const target = addMonths(month, by);
      if (months.includes(target)) showMonth(target);
    },
  };
}

const TODAY_IN = { month: 'td:has([aria-current="date"])', week: 'li[aria-current="date"]' } as const;

/** As the window is on a phone, the weeks before this one fill it. */
const PHONE = '(width < 40rem)';

function useTodayInView(isReady: boolean, view: Props['view']): void {
  useEffect(() => {
    if (!isReady || !matchMedia(PHONE).matches) return;
    document.querySelector(TODAY_IN[view])?.scrollIntoView({ block: 'nearest' });
  }, [isReady, view]);
}

type InView = { readonly isThere: boolean; readonly onShown: () => void };

/** The week that was asked for, as soon as its month is drawn, with the focus on its first day. */
function useDayInView(date: PlainDate | undefined, { isThere, onShown }: InView): void {
  useEffect(() => {
    const button = date && isThere ? findDayButton(date) : null;
    if (!button) return;
    button.focus({ preventScroll: true });
    button.scrollIntoView({ block: 'center' });
    onShown();
  });
}

type Shown = { readonly view: Props['view']; readonly shown: readonly PlainDate[]; readonly today: PlainDate; readonly isUnknown: boolean };

/** Of days that could not be read, nobody is told that there is nothing on them. */
const hasStrip = ({ view, shown, today, isUnknown }: Shown): boolean => view === 'month' && shown.includes(today) && !isUnknown;

function findPlanToAssign({ plans, hasPlansFailed, assignPlanId }: Pick<Props, 'plans' | 'hasPlansFailed' | 'assignPlanId'>) {
  if (assignPlanId === undefined) return { assigning: undefined, isAwaited: false };
  // Before the plan is known, a chosen day would be opened instead.
  return { assigning: plans?.find(({ id }) => id === assignPlanId), isAwaited: plans === undefined && !hasPlansFailed };
}

function AssignNote({ title, onCancel }: { readonly title: string | undefined; readonly onCancel: () => void }) {
  if (title !== undefined) return <AssignBanner title={title} onCancel={onCancel} />;
  return <output className="mt-6 block rounded-card border border-line bg-card p-4">{CALENDAR_TEXTS.assign.unknown}</output>;
}

/** The gray of the days alone does not say it, least of all without motion. */
function LoadingNote() {
  return (
    <output className="appear-late absolute inset-x-0 top-24 z-10 mx-auto block w-fit rounded-full bg-card px-5 py-2 font-medium shadow-lift">
      {CALENDAR_TEXTS.loading}
    </output>
  );
}

/** "2026-11" */
const nameOfMonth = (date: PlainDate): string => date.slice(0, 7);

function CalendarHeader({ onUseElsewhere }: { readonly onUseElsewhere: () => void }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div>
        <h1 className="display text-3xl sm:text-5xl">{CALENDAR_TEXTS.title}</h1>
        <p className="mt-2 text-lg text-muted max-sm:hidden">{CALENDAR_TEXTS.lead}</p>
      </div>
      <div className="grid gap-1 max-sm:text-sm lg:justify-items-end">
        <GoogleStatusLine />
        <button
          type="button"
          className="inline-flex min-h-6 items-center text-left font-semibold text-primary underline underline-offset-3"
          onClick={onUseElsewhere}
        >
          {DIALOG_TEXTS.link.open}
        </button>
      </div>
    </div>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { joinAnd } from '@larder/domain/base/say.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { firstDayOfWeek, listWeekDays } from '@larder/domain/calendar/week.ts';
import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { announce } from '../../lib/announce.ts';
import { ApiError } from '../../lib/api-error.ts';
import { formatLongDay, formatShortDay, formatWeek } from '../../lib/format/day.ts';
import { readToday } from '../../lib/today.ts';
import { forgive } from '../../lib/unreached.ts';
import { showOffer } from '../../ui/offer-store.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { showToast, type ToastAction } from '../../ui/toast-store.ts';
import { announceSync } from './announce-sync.ts';
import { showDays } from './show-days.ts';
import { askAboutConflict, askAboutRules, type CalendarConflict } from './use-conflict.ts';
import {
  type CalendarDay,
  type DayMoves,
  type DayPlan,
  type DaysByDate,
  listCopies,
  listWrittenOver,
  makePendingDay,
  makePendingReturn,
  movesOf,
  type WeekCopying,
} from './model.ts';
import { CALENDAR_CHANGE_KEY, CALENDAR_DAYS_KEY, CALENDAR_KEY, googleStatusQuery, planAgainstQuery } from './queries.ts';
import {
  isAsWanted,
  listChanged,
  readDaysNow,
  settleSteps,
  type Step,
  storeAtOnce,
  storeCooked,
  storeInTurn,
  storeMove,
  type Stored,
  storeTogether,
} from './stored-days.ts';
import { withShrunkPots } from './send-shrunk-pots.ts';
import { CONFLICT_TEXTS, TOASTS } from './texts.ts';

type ToastText = { readonly title: string; readonly description: string };

type Change = {
  /** What the touched days were, and what they will be: shown at once, and put back on a failure. */
  readonly steps: readonly Step[];
  readonly send: () => Promise<Stored>;
  readonly done: ToastText & { readonly action?: ToastAction };
  /** Of a plan that comes on a day, in the place of one that only changes its day: its dishes marked "never again" are told. */
  readonly isCopy?: true;
  readonly failed: ToastText;
  readonly onDone?: ((stored: Stored) => void) | undefined;
  readonly onFailed?: () => void;
  /** What is asked when the days are not what their person saw: the same once more, of what is there now. */
  readonly ask: (now: DaysByDate) => Omit<CalendarConflict, 'days'>;
};

type Assignment = {
  readonly date: PlainDate;
  readonly plan: DayPlan;
  /** What its person saw on that day. */
  readonly there: CalendarDay | undefined;
  readonly notes?: string | null;
  readonly onDone?: (() => void) | undefined;
};

type Duplication = {
  readonly days: DaysByDate;
  /** What is on the days of the target. */
  readonly there: DaysByDate;
  readonly keeps?: boolean;
};

type Options = {
  /** What is known of the days around, for what is left of their pots. */
  readonly days?: DaysByDate | undefined;
  /** The way to a week that was changed and may be out of view. */
  readonly onShow?: ((week: PlainDate) => void) | undefined;
  /** A plan that was to be planned has been deleted elsewhere, or there is a new one. */
  readonly onPlansChanged: () => void;
};

/** Everything a person can change on the calendar. */
export function useCalendarActions({ onPlansChanged, onShow, days: known = new Map() }: Options) {
  const queryClient = useQueryClient();
  const { mutate } = useChange(onPlansChanged);
  /** Whatever it was, it can be taken back for a while. */
  const change = (wanted: Change): void =>
    mutate({
      ...wanted,
      onDone: (stored) => {
        wanted.onDone?.(stored);
        offerUndo(wanted.steps);
      },
    });
  function offerUndo(steps: readonly Step[]): void {
    showOffer({ label: TOASTS.undo, run: () => takeBack(steps) });
    announce(TOASTS.undoHint);
  }
  const together = (steps: readonly Step[]) => ({ steps, send: async () => storeTogether(steps) });
  const inTurn = (steps: readonly Step[]) => ({ steps, send: async () => storeInTurn(steps) });
  const changeWithPots = (wanted: Change, moves: DayMoves): void => change(withShrunkPots(wanted, { moves, days: known }));

  /** Once it is known whether the table may have it; where that cannot be learned, the change itself says what is wrong. */
  async function assignIfItSuits(wanted: Assignment): Promise<void> {
    // Nobody eats on a day that has been.
    const isToCome = wanted.date >= readToday();
    const against = isToCome ? await queryClient.fetchQuery(planAgainstQuery(wanted.plan.id)).catch(forgive) : undefined;
    if (typeof against === 'string') askAboutRules({ against, again: () => assign(wanted) });
    else assign(wanted);
  }

  function assign({ date, plan, there, notes = null, onDone }: Assignment): void {
    change({
      ...together([{ date, before: there, after: makePendingDay(date, plan, notes) }]),
      isCopy: true,
      done: TOASTS.assigned(plan.title, formatShortDay(date)),
      failed: TOASTS.assignFailed,
      onDone,
      ask: (now) => ({
        ...CONFLICT_TEXTS.put(plan.title, formatLongDay(date), now.has(date)),
        again: () => assign({ date, plan, notes, onDone, there: now.get(date) }),
      }),
    });
  }

  const describeMove = (day: CalendarDay, to: PlainDate): Pick<Change, 'done' | 'failed' | 'ask'> => ({
    done: TOASTS.moved(day.plan.title, formatShortDay(to)),
    failed: TOASTS.moveFailed,
    ask: (now) => {
      const from = now.get(day.date);
      const there = now.get(to);
      return {
        ...CONFLICT_TEXTS.put(day.plan.title, formatLongDay(to), there !== undefined),
        // What took its place on the day it comes from stays there.
        again: () => {
          if (from?.plan.id === day.plan.id) move(from, to, there);
          else assign({ date: to, plan: day.plan, notes: day.notes, there });
        },
      };
    },
  });

  function move(day: CalendarDay, to: PlainDate, there: CalendarDay | undefined): void {
    const steps = [
      { date: day.date, before: day, after: undefined },
      { date: to, before: there, after: makePendingDay(to, day.plan, day.notes) },
    ];
    changeWithPots({ ...describeMove(day, to), steps, send: async () => storeMove(day, to, there) }, movesOf(day, to));
  }

  /** By dragging, for which the specification names the two calls. Stored first and deleted after, so that a plan is never on no day. */
  function drop(day: CalendarDay, to: PlainDate): void {
    const steps: readonly Step[] = [
      { date: to, before: undefined, after: makePendingDay(to, day.plan, day.notes) },
      { date: day.date, before: day, after: undefined, byId: true },
    ];
    changeWithPots({ ...describeMove(day, to), ...inTurn(steps) }, movesOf(day, to));
  }

  /** Both plans stay planned, each on the other's day. */
  function swapDays(day: CalendarDay, there: CalendarDay): void {
    const [one, other] = [formatLongDay(day.date), formatLongDay(there.date)];
    const swapping: Change = {
      ...inTurn([
        { date: there.date, before: there, after: makePendingDay(there.date, day.plan, day.notes) },
        { date: day.date, before: day, after: makePendingDay(day.date, there.plan, there.notes) },
      ]),
      done: TOASTS.swapped(formatShortDay(day.date), formatShortDay(there.date)),
      failed: TOASTS.moveFailed,
      ask: (now) => ({
        ...CONFLICT_TEXTS.swapDays(one, other),
        again: () => {
          const [from, to] = [now.get(day.date), now.get(there.date)];
          if (from && to) swapDays(from, to);
          else if (from) move(from, there.date, undefined);
          else if (to) move(to, day.date, undefined);
        },
      }),
    };
    changeWithPots(swapping, movesOf(day, there.date, day.date));
  }

  function clearDay(day: CalendarDay): void {
    const { date } = day;
    change({
      ...together([{ date, before: day, after: undefined }]),
      done: TOASTS.removed(formatShortDay(date)),
      failed: TOASTS.removeFailed,
      ask: (now) => {
        const there = now.get(date);
        return { ...CONFLICT_TEXTS.remove(there?.plan.title ?? '', formatLongDay(date)), again: () => there && clearDay(there) };
      },
    });
  }

  function clearWeek(week: PlainDate, days: DaysByDate): void {
    const planned = listWeekDays(week).flatMap((date) => days.get(date) ?? []);
    change({
      ...together(planned.map((day) => ({ date: day.date, before: day, after: undefined }))),
      done: TOASTS.weekCleared(formatWeek(week)),
      failed: TOASTS.clearFailed,
      ask: (now) => ({ ...CONFLICT_TEXTS.clearWeek(formatWeek(week)), again: () => clearWeek(week, now) }),
    });
  }

  /** Days of the target without a counterpart keep their plan, and with `keeps` so do those that have one. */
  function duplicateWeek(copying: WeekCopying, { days, there, keeps = false }: Duplication): void {
    const { target } = copying;
    const all = listCopies(copying, days, there);
    const over = listWrittenOver(all).length;
    const copies = keeps ? all.filter((copy) => !copy.there) : all;
    const show = onShow && { label: TOASTS.show, run: () => onShow(target) };
    change({
      ...together(
        copies.map(({ day: { plan, notes }, to, there: before }) => ({ date: to, before, after: makePendingDay(to, plan, notes) })),
      ),
      isCopy: true,
      done: { ...TOASTS.weekDuplicated(formatWeek(target), { count: over, isKept: keeps }), ...(show && { action: show }) },
      failed: TOASTS.duplicateFailed,
      ask: (now) => ({
        ...CONFLICT_TEXTS.duplicateWeek(formatWeek(target)),
        again: () => duplicateWeek(copying, { days, there: now, keeps }),
      }),
    });
  }

  /** What was to be left of a pot that nobody cooks any more. */
  function cookLeft(day: CalendarDay, place: MealPlace, onCooked?: (now: CalendarDay) => void): void {
    const { date, plan, notes } = day;
    const { pot: _pot, ...meal } = plan.meals[place]!;
    // The copy that it is cooked in has an id of its own.
    const cooked = makePendingDay(date, { ...plan, id: '', meals: { ...plan.meals, [place]: meal } }, notes);
    change({
      steps: [{ date, before: day, after: cooked }],
      send: async () => storeCooked(day, place),
      done: TOASTS.cooked(meal.title, formatShortDay(date)),
      failed: TOASTS.cookFailed,
      onDone: ({ days: [now] }) => {
        onPlansChanged();
        if (now) onCooked?.(now);
      },
      ask: (now) => ({
        ...CONFLICT_TEXTS.cookHere(meal.title, formatLongDay(date)),
        again: () => {
          const there = now.get(date);
          if (there?.lost?.includes(place)) cookLeft(there, place, onCooked);
        },
      }),
    });
  }

  /** The days as they were before the steps; of what was put on them since, its person is asked. */
  function takeBack(steps: readonly Step[]): void {
    const back = steps.map(({ date, before, after }) => ({ date, before: after, after: before && makePendingReturn(before) }));
    const days = nameDays(steps.map(({ date }) => date));
    mutate({
      steps: back,
      send: async () => storeAtOnce(back),
      done: TOASTS.undone(days, steps.length),
      failed: TOASTS.undoFailed,
      onFailed: () => offerUndo(steps),
      ask: (now) => ({
        ...CONFLICT_TEXTS.takeBack(days),
        again: () => takeBack(steps.map((step) => ({ ...step, after: now.get(step.date) }))),
      }),
    });
  }

  /** A change that another screen has made by itself can be taken back as these can. */
  function offerUndoOf(date: PlainDate, before: CalendarDay | undefined): void {
    void readDaysNow([date]).then((now) => offerUndo([{ date, before, after: now.get(date) }]), forgive);
  }

  return {
    assign: (wanted: Assignment) => void assignIfItSuits(wanted),
    move,
    drop,
    swapDays,
    clearDay,
    clearWeek,
    duplicateWeek,
    cookLeft,
    offerUndoOf,
  };
}

/** One or two by themselves, more as the week that they are days of. */
const nameDays = (dates: readonly PlainDate[]): string =>
  dates.length > 2 ? formatWeek(firstDayOfWeek(dates[0]!)) : joinAnd(dates.toSorted().map(formatShortDay));

function useChange(onPlansChanged: () => void) {
  const queryClient = useQueryClient();
  const succeed = ({ steps, done, isCopy, onDone }: Change, stored: Stored): void => {
    settleSteps(steps, stored);
    const { never = [] } = stored;
    const said = isCopy && never.length > 0 ? `${done.description} ${TOASTS.never(never)}` : done.description;
    showToast({ ...done, description: said });
    // The line above the calendar then says so too.
    announceSync(stored.sync, () => void queryClient.invalidateQueries({ queryKey: googleStatusQuery.queryKey }));
    onDone?.(stored);
  };
  return useMutation({
    mutationKey: CALENDAR_CHANGE_KEY,
    // One after the other: two changes of one day must reach the server in the order they were made.
    scope: { id: 'calendar' },
    mutationFn: ({ send }: Change) => send(),
    onMutate: async ({ steps }) => {
      await queryClient.cancelQueries({ queryKey: CALENDAR_DAYS_KEY });
      showDays(queryClient, new Map(steps.map(({ date, after }) => [date, after])));
    },
    onSuccess: (stored, change) => succeed(change, stored),
    onError: async (error, change) => {
      const { steps, failed } = change;
      settleSteps(steps, undefined);
      showDays(queryClient, new Map(steps.map(({ date, before }) => [date, before])));
      const code = error instanceof ApiError ? error.code : undefined;
      const now = code === 'days-changed' ? await lookAgain(steps) : undefined;
      if (code === 'plan-not-found') {
        showFailure(error, TOASTS.planGone);
        onPlansChanged();
      } else if (!now) {
        showFailure(error, failed);
        change.onFailed?.();
      } else if (isAsWanted(steps, now)) succeed(change, { sync: undefined, days: [...now.values()] });
      else askAboutConflict({ ...change.ask(now), days: listChanged(steps, now) });
    },
    onSettled: () => {
      // An answer from before the last of several changes would take its optimistic days away again.
      if (queryClient.isMutating({ mutationKey: CALENDAR_CHANGE_KEY }) > 1) return;
      void queryClient.invalidateQueries({ queryKey: CALENDAR_KEY });
      // Weeks say which of their days stand there.
      void queryClient.invalidateQueries({ queryKey: ['week'] });
    },
  });
}

/** Undefined where even that fails: then the failure is told that led here. */
async function lookAgain(steps: readonly Step[]): Promise<DaysByDate | undefined> {
  return readDaysNow(steps.map(({ date }) => date)).catch(forgive);
}

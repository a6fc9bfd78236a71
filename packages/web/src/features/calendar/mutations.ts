import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { assignPlan, type CalendarSync, clearDate, deletePlanDay, movePlanDay, setPlanDays } from '@larder/contract/calendar.ts';
import { addDays, daysBetween, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { listWeekDays } from '@larder/domain/calendar/week.ts';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/api-client.ts';
import { formatShortDay, formatWeek } from '../../lib/format/day.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { showToast } from '../../ui/toast-store.ts';
import { announceSync } from './announce-sync.ts';
import { type CalendarDay, type CalendarDays, type DayPlan, isPendingDay, makePendingDay, type WantedDays, withWanted } from './model.ts';
import { CALENDAR_DAYS_KEY, CALENDAR_KEY, googleStatusQuery } from './queries.ts';
import { pickSync, readField } from './read-google.ts';
import { TOASTS } from './texts.ts';

type ToastText = { readonly title: string; readonly description: string };

/** How the copy in Google Calendar fared; undefined where nobody said. */
type Sync = CalendarSync | undefined;

type Change = {
  /** What the touched days were, and what they will be: shown at once, and put back on a failure. */
  readonly before: WantedDays;
  readonly after: WantedDays;
  readonly send: () => Promise<Sync>;
  readonly done: ToastText;
  readonly failed: ToastText;
  readonly onDone?: (() => void) | undefined;
};

/** Everything a person can change on the calendar. */
export function useCalendarActions() {
  const queryClient = useQueryClient();
  const { mutate } = useChange();
  const days = { get: (date: PlainDate) => findShownDay(queryClient, date) };

  return {
    assign: (date: PlainDate, plan: DayPlan, onDone?: () => void): void => {
      mutate({
        before: new Map([[date, days.get(date)]]),
        after: new Map([[date, makePendingDay(date, plan)]]),
        send: () => sendDay(date, plan.id),
        done: TOASTS.assigned(plan.title, formatShortDay(date)),
        failed: TOASTS.assignFailed,
        onDone,
      });
    },

    move: (day: CalendarDay, toDate: PlainDate): void => {
      mutate({ ...describeMove(day, toDate, days.get(toDate)), send: () => sendMove(day.date, toDate) });
    },

    /** By dragging, for which the specification names the two calls. Stored first and deleted after, so that a plan is never on no day. */
    drop: (day: CalendarDay, toDate: PlainDate): void => {
      const move = describeMove(day, toDate, days.get(toDate));
      const { date: from, plan, notes } = day;
      const send = () =>
        sendTogether(move.before, [
          () => sendDay(toDate, plan.id, notes),
          () => (isPendingDay(day) ? sendClear(from) : sendDelete(day.id)),
        ]);
      mutate({ ...move, send });
    },

    clearDay: (date: PlainDate): void => {
      mutate({
        before: new Map([[date, days.get(date)]]),
        after: new Map([[date, undefined]]),
        send: () => sendClear(date),
        done: TOASTS.removed(formatShortDay(date)),
        failed: TOASTS.removeFailed,
      });
    },

    clearWeek: (week: PlainDate): void => {
      const planned = listWeekDays(week).flatMap((date) => days.get(date) ?? []);
      const before: WantedDays = new Map(planned.map((day) => [day.date, day]));
      mutate({
        before,
        after: new Map(planned.map(({ date }) => [date, undefined])),
        send: () =>
          sendTogether(
            before,
            planned.map(
              ({ date }) =>
                () =>
                  sendClear(date),
            ),
          ),
        done: TOASTS.weekCleared(formatWeek(week)),
        failed: TOASTS.clearFailed,
      });
    },

    /** Days of the target without a counterpart keep their plan. */
    duplicateWeek: (source: PlainDate, target: PlainDate): void => {
      const shift = daysBetween(source, target);
      const copies = listWeekDays(source).flatMap((date) => {
        const day = days.get(date);
        return day ? [makePendingDay(addDays(date, shift), day.plan, day.notes)] : [];
      });
      const before: WantedDays = new Map(copies.map(({ date }) => [date, days.get(date)]));
      mutate({
        before,
        after: new Map(copies.map((copy) => [copy.date, copy])),
        send: () =>
          sendTogether(
            before,
            copies.map(
              ({ date, plan, notes }) =>
                () =>
                  sendDay(date, plan.id, notes),
            ),
          ),
        done: TOASTS.weekDuplicated(formatWeek(target)),
        failed: TOASTS.duplicateFailed,
      });
    },
  };
}

function describeMove(day: CalendarDay, to: PlainDate, there: CalendarDay | undefined): Omit<Change, 'send'> {
  const { date: from, plan, notes } = day;
  return {
    before: new Map([
      [from, day],
      [to, there],
    ]),
    after: new Map([
      [from, undefined],
      [to, makePendingDay(to, plan, notes)],
    ]),
    done: TOASTS.moved(plan.title, formatShortDay(to)),
    failed: TOASTS.moveFailed,
  };
}

const CHANGE_KEY = ['calendar-change'] as const;

function useChange() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: CHANGE_KEY,
    // One after the other: two changes of one day must reach the server in the order they were made.
    scope: { id: 'calendar' },
    mutationFn: ({ send }: Change) => send(),
    onMutate: async ({ after }) => {
      await queryClient.cancelQueries({ queryKey: CALENDAR_DAYS_KEY });
      showDays(queryClient, after);
    },
    onSuccess: (sync, { done, onDone }) => {
      showToast(done);
      // The line above the calendar then says so too.
      announceSync(sync, () => void queryClient.invalidateQueries({ queryKey: googleStatusQuery.queryKey }));
      onDone?.();
    },
    onError: (error, { before, failed }) => {
      showDays(queryClient, before);
      showFailure(error, failed);
    },
    onSettled: () => {
      // An answer from before the last of several changes would take its optimistic days away again.
      if (queryClient.isMutating({ mutationKey: CHANGE_KEY }) > 1) return;
      void queryClient.invalidateQueries({ queryKey: CALENDAR_KEY });
    },
  });
}

/** As some screen shows it: a day to move to may be in another range than the one it comes from. */
function findShownDay(queryClient: QueryClient, date: PlainDate): CalendarDay | undefined {
  const ranges = queryClient.getQueriesData<CalendarDays>({ queryKey: CALENDAR_DAYS_KEY });
  return ranges.flatMap(([, shown]) => shown?.days ?? []).find((day) => day.date === date);
}

/** In every range that is remembered: months overlap, and the list of days to choose from is another one. */
function showDays(queryClient: QueryClient, wanted: WantedDays): void {
  for (const [key, shown] of queryClient.getQueriesData<CalendarDays>({ queryKey: CALENDAR_DAYS_KEY })) {
    const [first, last] = key.slice(CALENDAR_DAYS_KEY.length) as [PlainDate, PlainDate];
    const inRange = new Map([...wanted].filter(([date]) => date >= first && date <= last));
    if (shown && inRange.size > 0) queryClient.setQueryData<CalendarDays>(key, { ...shown, days: withWanted(shown.days, inRange) });
  }
}

type Answer = { readonly calendarSync?: CalendarSync } | undefined;

const readSync = (answer: Answer): Sync => readField<{ calendarSync: CalendarSync }, 'calendarSync'>(answer, 'calendarSync');

async function sendDay(date: PlainDate, mealPlanId: string, notes: string | null = null): Promise<Sync> {
  return readSync(await call(assignPlan, { body: { date, mealPlanId, ...(notes === null ? { weeklyPlanId: null } : { notes }) } }));
}

const sendMove = async (fromDate: PlainDate, toDate: PlainDate): Promise<Sync> =>
  readSync(await call(movePlanDay, { body: { fromDate, toDate } }));

const sendClear = (date: PlainDate): Promise<Sync> => unlessGone(call(clearDate, { params: { date } }));
const sendDelete = (id: string): Promise<Sync> => unlessGone(call(deletePlanDay, { params: { id } }));

/** A day that is empty already is what was wanted. */
async function unlessGone(answer: Promise<Answer>): Promise<Sync> {
  try {
    return readSync(await answer);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    return undefined;
  }
}

/** All of them, or the days as they were: a failure half-way is taken back in one call that itself is all or nothing. */
async function sendTogether(before: WantedDays, calls: readonly (() => Promise<Sync>)[]): Promise<Sync> {
  const syncs: Sync[] = [];
  try {
    for (const send of calls) syncs.push(await send());
  } catch (error) {
    // Also when the answer of the first was lost: the server may have done it.
    if (syncs.length > 0 || !(error instanceof ApiError)) await putBack(before);
    throw error;
  }
  return pickSync(syncs);
}

async function putBack(before: WantedDays): Promise<void> {
  const days = [...before].map(([date, day]) => ({ date, mealPlanId: day?.plan.id ?? null, notes: day?.notes ?? null }));
  try {
    await call(setPlanDays, { body: { days } });
  } catch {
    // The failure that led here is the one that is told; what the server has now is read again after it.
  }
}

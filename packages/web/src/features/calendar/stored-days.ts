import {
  assignPlan,
  type CalendarSync,
  clearDate,
  cookLeftover,
  deletePlanDay,
  listPlanDays,
  movePlanDay,
  setPlanDays,
  shrinkPots,
} from '@larder/contract/calendar.ts';
import { sayWhatWasSeen, type SeenHeaders } from '@larder/contract/seen.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { MealPlace, MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/api-client.ts';
import { unlessGone } from '../../lib/unless-gone.ts';
import { forgive } from '../../lib/unreached.ts';
import { type CalendarDay, type DaysByDate, indexByDate, isPendingDay, readCalendarDays, type WireDay } from './model.ts';
import { pickSync, readField } from './read-google.ts';
import type { CalendarConflict } from './use-conflict.ts';

/** One day made free or given a plan, in place of what its person saw there. */
export type Step = {
  readonly date: PlainDate;
  readonly before: CalendarDay | undefined;
  readonly after: CalendarDay | undefined;
  /** The entry is deleted by its id, as the specification has it for a plan that was dragged away. */
  readonly byId?: true;
};

/** How the copy in Google Calendar fared (undefined where nobody said), and the days as they are stored now. */
export type Stored = {
  readonly sync: CalendarSync | undefined;
  readonly days: readonly CalendarDay[];
  /** The titles of what they serve although it is marked "never again". */
  readonly never?: readonly string[];
};

/**
 * Days that have nothing to do with each other: all of them, or the days as they were. A failure half-way is taken back in one call
 * that itself is all or nothing. All are shown at once, so all are sent at once: whoever leaves right after has not left half of a
 * week behind.
 */
export async function storeTogether(steps: readonly Step[]): Promise<Stored> {
  const answers = await Promise.allSettled(steps.map(async (step) => storeStep(step)));
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed) {
    await putBack(steps.filter((_, at) => mayBeStored(answers[at]!)));
    throw failed.reason;
  }
  const stored = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  return joinStored(stored);
}

export const joinStored = (stored: readonly Stored[]): Stored => ({
  sync: pickSync(stored.map(({ sync }) => sync)),
  days: stored.flatMap(({ days }) => days),
  never: [...new Set(stored.flatMap(({ never = [] }) => never))],
});

/** The server may have done also one whose answer was lost. */
const mayBeStored = (answer: PromiseSettledResult<Stored>): boolean =>
  answer.status === 'fulfilled' || !(answer.reason instanceof ApiError);

/** Of a plan that is moved, or of two that are swapped, one goes before the other; else as `storeTogether`. */
export async function storeInTurn(steps: readonly Step[]): Promise<Stored> {
  const stored: Stored[] = [];
  for (const step of steps) {
    try {
      stored.push(await storeStep(step));
    } catch (error) {
      // The server may have done also the one whose answer was lost.
      await putBack(steps.slice(0, stored.length + (error instanceof ApiError ? 0 : 1)));
      throw error;
    }
  }
  return joinStored(stored);
}

export async function storeMove(day: CalendarDay, toDate: PlainDate, there: CalendarDay | undefined): Promise<Stored> {
  return readStored(await call(movePlanDay, { body: { fromDate: day.date, toDate }, headers: { ...saySeen([day, there]) } }));
}

/** What was to be left of a pot, cooked for itself. */
export async function storeCooked(day: CalendarDay, place: MealPlace): Promise<Stored> {
  return readStored(await call(cookLeftover, { params: { date: day.date }, body: { place }, headers: { ...saySeen([day]) } }));
}

/** The day's pots, without these meals, of the days they were planned for. */
export async function storeShrunk(
  day: CalendarDay,
  meals: readonly { readonly date: PlainDate; readonly slot: MealSlot }[],
): Promise<Stored> {
  const asked = { params: { date: day.date }, body: { meals: [...meals] }, headers: { ...saySeen([day]) } };
  return readStored(await call(shrinkPots, { ...asked, outlivesPage: true }));
}

/** All of them in one call, or on a failure not one: days that go back to what they were. */
export async function storeAtOnce(steps: readonly Step[]): Promise<Stored> {
  const days = steps.map(({ date, after }) => toWish(date, after));
  const headers = { ...saySeen(steps.map(({ before }) => before)) };
  return readStored(await call(setPlanDays, { body: { days }, headers, outlivesPage: true }));
}

const toWish = (date: PlainDate, day: CalendarDay | undefined) => ({
  date,
  mealPlanId: day?.plan.id ?? null,
  weeklyPlanId: day?.weeklyPlanId ?? null,
  notes: day?.notes ?? null,
});

export async function readDaysNow(dates: readonly PlainDate[]): Promise<DaysByDate> {
  const sorted = dates.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined) return new Map();
  return indexByDate(readCalendarDays((await call(listPlanDays, { params: { startDate: first }, query: { endDate: last } })).data).days);
}

async function storeStep({ date, before, after, byId }: Step): Promise<Stored> {
  const headers = { ...saySeen([before]) };
  if (after) {
    const { plan, notes } = after;
    const body = { date, mealPlanId: plan.id, ...(notes === null ? { weeklyPlanId: null } : { notes }) };
    return readStored(await call(assignPlan, { body, headers, outlivesPage: true }));
  }
  const there = before && findStored(before);
  return byId && there && !isPendingDay(there)
    ? readStored(await unlessGone(call(deletePlanDay, { params: { id: there.id }, headers, outlivesPage: true })))
    : readStored(await unlessGone(call(clearDate, { params: { date }, headers, outlivesPage: true })));
}

/** Only where it is still as these steps left it: what somebody else did since stays. */
async function putBack(done: readonly Step[]): Promise<void> {
  if (done.length === 0) return;
  try {
    const now = await readDaysNow(done.map(({ date }) => date));
    const ours = done.filter(({ date, after }) => now.get(date)?.plan.id === after?.plan.id);
    if (ours.length === 0) return;
    const days = ours.map(({ date, before }) => toWish(date, before));
    await call(setPlanDays, { body: { days }, headers: { ...saySeen(ours.map(({ date }) => now.get(date))) } });
  } catch (error) {
    // The failure that led here is the one that is told; what the server has now is read again after it.
    forgive(error);
  }
}

type Answer = { readonly calendarSync?: CalendarSync; readonly data?: unknown; readonly never?: readonly string[] | undefined } | undefined;

/** What is not read further may be empty. */
function readStored(answer: Answer): Stored {
  const sync = readField<{ calendarSync: CalendarSync }, 'calendarSync'>(answer as never, 'calendarSync');
  const days = [answer?.data ?? []].flat().filter((day): day is WireDay => typeof day === 'object' && day !== null && 'mealPlan' in day);
  return { sync, days: readCalendarDays(days).days, never: answer?.never ?? [] };
}

/** Says nothing where a server does not tell revisions: it could not compare them either. */
function saySeen(days: readonly (CalendarDay | undefined)[]): SeenHeaders {
  const there = days.flatMap((day) => (day && findStored(day)) ?? []);
  const revisions = there.flatMap(({ revision }) => revision ?? []);
  return revisions.length === there.length ? sayWhatWasSeen(revisions) : {};
}

/** What became of the days that were shown before they were stored. */
const settled = new Map<string, CalendarDay | undefined>();

/** Stored, they are what the server says; failed, what was there before. A later change, made on what was shown, then knows. */
export function settleSteps(steps: readonly Step[], stored: Stored | undefined): void {
  for (const { date, before, after } of steps) {
    if (!after) continue;
    const there = stored?.days.find((day) => day.date === date);
    settled.set(after.id, stored ? (there ?? { ...after, id: `stored-${after.id}` }) : before);
  }
}

function findStored(day: CalendarDay): CalendarDay | undefined {
  return settled.has(day.id) ? followSettled(settled.get(day.id)) : day;
}

const followSettled = (day: CalendarDay | undefined): CalendarDay | undefined => day && findStored(day);

/** Another window has done the very same, or this one has and the answer was lost. */
export const isAsWanted = (steps: readonly Step[], now: DaysByDate): boolean =>
  steps.every(({ date, after }) => now.get(date)?.plan.id === after?.plan.id);

/** The days that are not as they were seen; all of them where nobody can tell which. */
export function listChanged(steps: readonly Step[], now: DaysByDate): CalendarConflict['days'] {
  const days = steps.map(({ date, before }) => ({ date, before, now: now.get(date) }));
  const changed = days.filter((day) => day.before?.plan.id !== day.now?.plan.id);
  return (changed.length > 0 ? changed : days).toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

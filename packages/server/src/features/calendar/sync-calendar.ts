import { assertNever } from '@larder/domain/base/assert-never.ts';
import type { Random } from '@larder/domain/base/random.ts';
import type { CalendarAccess, CalendarFault, OutsideCalendar, OutsideEvent } from '../../ports/outside-calendar.ts';
import { backoffSeconds, quotaPauseSeconds } from './choose-pause.ts';
import type { ConnectionStore, Lease } from './connection-store.ts';
import type { DayStore } from './day-store.ts';
import { describeDay, formatPlanUrl, type DayToTell } from './describe-day.ts';
import { findLostMeals, listLostMeals } from './find-lost-meals.ts';
import type { OutboxEntry, OutboxStore } from './outbox-store.ts';

export type SyncDeps = {
  readonly calendar: OutsideCalendar;
  readonly connections: ConnectionStore;
  readonly outbox: OutboxStore;
  readonly days: Pick<DayStore, 'findDayById' | 'listAllDays' | 'listDays'>;
  /** Undefined when it was sealed under another key. */
  readonly openToken: (lease: Pick<Lease, 'userId' | 'refreshToken'>) => string | undefined;
  readonly baseUrl: string;
  readonly random: Random;
  readonly warn: (text: string) => void;
};

/** So that one account with a thousand days does not keep others waiting. */
const ENTRIES_A_TURN = 50;
/** One odd entry is only put back; the third failure in a row is the other side's. */
const FAILURES_IN_A_ROW = 3;

/**
 * One turn at one account's outside calendar: makes it equal to the days as they are now. Nothing in here is about what
 * changed, so that a step done twice, late, or by a server that died in the middle of it does no harm.
 */
export async function syncCalendar(deps: SyncDeps, lease: Lease, isStopping: () => boolean = () => false): Promise<void> {
  const refreshToken = deps.openToken(lease);
  if (refreshToken === undefined) {
    deps.warn(`A permission for ${deps.calendar.name} cannot be read: was ENCRYPTION_KEY changed? Its owner is asked to connect again.`);
    return deps.connections.endConsent(lease, 'consent-over');
  }
  const turn = { ...deps, lease, isStopping, access: deps.calendar.open(refreshToken), sent: 0 };
  const outcome = await work(turn);
  // Where something went through, the failures before it are history: the next pause is a short one again.
  const failures = turn.sent > 0 ? 0 : lease.failures;
  if (outcome === 'done') return deps.connections.releaseLease(lease);
  if (outcome === 'more') return deps.connections.yieldLease(lease, failures);
  return meetFault(deps, { ...lease, failures }, outcome);
}

type Turn = SyncDeps & { readonly lease: Lease; readonly access: CalendarAccess; readonly isStopping: () => boolean; sent: number };

async function work(turn: Turn): Promise<'done' | 'more' | CalendarFault> {
  const { lease, connections, outbox } = turn;
  let { calendarId } = lease;
  if (lease.isComparisonDue || calendarId === undefined) {
    const compared = await compare(turn);
    if (typeof compared !== 'string') return compared;
    calendarId = compared;
  }
  const entries = await outbox.listDue(lease.userId, ENTRIES_A_TURN);
  let failures = 0;
  for (const entry of entries) {
    if (turn.isStopping() || !(await connections.extendLease(lease))) return 'more';
    const fault = await sendEntry(turn, calendarId, entry);
    // A lease that ran out during the call may have let somebody else write an older state, or this one.
    if (!(await connections.extendLease(lease))) {
      await outbox.queue(lease.userId, [{ entryId: entry.entryId, isNew: false }]);
      return 'more';
    }
    if (fault === undefined) {
      await outbox.finish(entry);
      turn.sent += 1;
      failures = 0;
    } else if (fault.type === 'refused') {
      turn.warn(`${turn.calendar.name} refused an event: ${fault.reason}`);
      await outbox.giveUp(entry, fault.reason);
    } else if (fault.type === 'unavailable') {
      await outbox.retryLater(entry, fault.retryAfterSeconds ?? backoffSeconds(entry.attempts, turn.random));
      failures += 1;
      if (failures >= FAILURES_IN_A_ROW) return fault;
    } else {
      return fault;
    }
  }
  if (failures > 0) await connections.noteProblem(lease, 'unavailable');
  return entries.length === ENTRIES_A_TURN || failures > 0 ? 'more' : 'done';
}

async function sendEntry(
  { access, days, lease, baseUrl }: Turn,
  calendarId: string,
  entry: OutboxEntry,
): Promise<CalendarFault | undefined> {
  const day = await days.findDayById(lease, entry.entryId);
  const lost = (day && (await findLostMeals(days, lease, [day])).get(day.date)) ?? [];
  const sent = day
    ? await access.putEvent(calendarId, toEvent({ ...day, lost }, baseUrl), entry.isNew)
    : await access.deleteEvent(calendarId, entry.entryId);
  return sent.ok ? undefined : sent.fault;
}

/** Finds every difference between the days and the calendar, and queues it. Answers with the calendar's id. */
async function compare(turn: Turn): Promise<string | CalendarFault> {
  const { access, connections, days, lease, outbox } = turn;
  const calendar = await access.ensureCalendar(lease.calendarId);
  if (!calendar.ok) return calendar.fault;
  const calendarId = calendar.value;
  if (!(await connections.saveCalendarId(lease, calendarId))) {
    // Disconnected or taken over in the very moment it was made: nobody would ever find it again.
    if (calendarId !== lease.calendarId) await access.deleteCalendar(calendarId);
    return { type: 'unavailable', reason: 'lease lost' };
  }
  const found = await access.listEvents(calendarId);
  if (!found.ok) return found.fault;
  if (!(await connections.extendLease(lease))) return { type: 'unavailable', reason: 'lease lost' };
  const planned = await days.listAllDays(lease);
  const lostOn = listLostMeals(planned);
  const wanted = new Map(planned.map((day) => [day.id as string, toEvent({ ...day, lost: lostOn.get(day.date) ?? [] }, turn.baseUrl)]));
  const present = new Map(found.value.flatMap((event) => (event.entryId === undefined ? [] : [[event.entryId, event] as const])));
  const missing = [...wanted.keys()].filter((entryId) => !present.has(entryId)).map((entryId) => ({ entryId, isNew: true }));
  const different = [...present]
    .filter(([entryId, event]) => !isSame(event, wanted.get(entryId)))
    .map(([entryId]) => ({ entryId, isNew: false }));
  await outbox.queue(lease.userId, [...missing, ...different]);
  await connections.finishComparison(lease);
  return calendarId;
}

type Shown = { readonly date: unknown; readonly title: string; readonly description: string };

const isSame = (found: Shown, wanted: Shown | undefined): boolean =>
  found.date === wanted?.date && found.title === wanted?.title && found.description === wanted.description;

function toEvent(day: DayToTell, baseUrl: string): OutsideEvent {
  const url = formatPlanUrl(baseUrl, day.plan.id);
  return { entryId: day.id, date: day.date, title: day.plan.title, description: describeDay(day, url), url };
}

async function meetFault({ calendar, connections, random, warn }: SyncDeps, lease: Lease, fault: CalendarFault): Promise<void> {
  const { failures } = lease;
  switch (fault.type) {
    case 'consent-over':
    case 'calendar-gone':
      return connections.endConsent(lease, fault.type);
    case 'quota-exhausted':
      return connections.postponeWork(lease, { seconds: quotaPauseSeconds(failures, random), problem: fault.type });
    case 'rate-limited':
    case 'unavailable':
      return connections.postponeWork(lease, {
        seconds: Math.max(fault.retryAfterSeconds ?? 0, backoffSeconds(failures, random)),
        problem: fault.type,
      });
    case 'refused':
    case 'misconfigured':
      warn(`${calendar.name} does not accept this server: ${fault.reason}`);
      return connections.postponeWork(lease, { seconds: backoffSeconds(failures + 6, random), problem: fault.type });
    default:
      return assertNever(fault);
  }
}

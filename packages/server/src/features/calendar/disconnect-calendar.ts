import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { UserId } from '../../db/scope.ts';
import type { CalendarAccess, CalendarFault, OutsideCalendar } from '../../ports/outside-calendar.ts';
import { type ConnectionStore, LEASE_SECONDS, type Lease } from './connection-store.ts';

export type DisconnectDeps = {
  readonly calendar: OutsideCalendar;
  readonly connections: ConnectionStore;
  readonly openToken: (lease: Pick<Lease, 'userId' | 'refreshToken'>) => string | undefined;
};

export type CalendarDeletion = { readonly success: boolean; readonly message: string };

const STEP_MS = 50;
/** A call under way has to end first, or it would write after the deleting. */
const PATIENCE_MS = (LEASE_SECONDS + 1) * 1000;
/** While somebody waits for the answer. */
const RETRY_AFTER_MS = [300, 1000, 2500] as const;

/** Deletes what we wrote, gives the permission back and forgets it. What cannot be deleted is told, and holds up nothing. */
export async function disconnectCalendar(deps: DisconnectDeps, userId: UserId): Promise<CalendarDeletion | undefined> {
  const { connections, calendar } = deps;
  const connection = await connections.findConnection(userId);
  if (!connection || connection.status === 'disconnected') return undefined;
  const lease = await takeOver(connections, userId);
  const refreshToken = deps.openToken(lease);
  if (refreshToken === undefined || lease.calendarId === undefined) {
    await connections.saveDisconnected(lease, lease.calendarId);
    if (refreshToken !== undefined) await calendar.revoke(refreshToken);
    return lease.calendarId === undefined
      ? { success: true, message: `There was nothing to delete in ${calendar.name}.` }
      : notDeleted(calendar);
  }
  const { calendarId } = lease;
  // It may take longer than a lease, after which somebody else would write the events anew.
  const deleted = await connections.holdLeaseWhile(lease, () => deleteWhatIsOurs(calendar.open(refreshToken), calendarId));
  await connections.saveDisconnected(lease, deleted.ok && deleted.value.isCalendarGone ? undefined : calendarId);
  // What is left of the permission is useless once we have forgotten it: a failure here is nobody's loss.
  await calendar.revoke(refreshToken);
  return deleted.ok ? { success: true, message: countDeleted(deleted.value.count, calendar) } : notDeleted(calendar);
}

const notDeleted = ({ name }: OutsideCalendar): CalendarDeletion => ({
  success: false,
  message: `Some entries are still in ${name}. You can delete the “Meal plan” calendar there.`,
});

const countDeleted = (count: number, { name }: OutsideCalendar): string =>
  `Deleted ${count} ${count === 1 ? 'entry' : 'entries'} from ${name}.`;

async function takeOver(connections: ConnectionStore, userId: UserId): Promise<Lease> {
  const token = randomUUID();
  for (let waitedMs = 0; ; waitedMs += STEP_MS) {
    // Each time: whoever is at it stops at its next step, and does not begin another turn.
    await connections.pauseWork(userId);
    const lease = await connections.claimConnection(userId, token);
    if (lease) return lease;
    if (waitedMs > PATIENCE_MS) throw new Error('The calendar connection stayed busy for longer than a lease.');
    await wait(STEP_MS);
  }
}

/** The calendar as a whole, in one call, unless somebody else has put something into it. */
async function deleteWhatIsOurs(
  access: CalendarAccess,
  calendarId: string,
): Promise<Result<{ readonly count: number; readonly isCalendarGone: boolean }, CalendarFault>> {
  const events = await persist(() => access.listEvents(calendarId));
  if (!events.ok) return events.fault.type === 'calendar-gone' ? ok({ count: 0, isCalendarGone: true }) : events;
  const ours = events.value.flatMap(({ entryId }) => entryId ?? []);
  if (ours.length === events.value.length) {
    const deleted = await persist(() => access.deleteCalendar(calendarId));
    return deleted.ok ? ok({ count: ours.length, isCalendarGone: true }) : deleted;
  }
  for (const entryId of ours) {
    const deleted = await persist(() => access.deleteEvent(calendarId, entryId));
    if (!deleted.ok) return deleted;
  }
  return ok({ count: ours.length, isCalendarGone: false });
}

async function persist<Value>(attempt: () => Promise<Result<Value, CalendarFault>>): Promise<Result<Value, CalendarFault>> {
  let last = await attempt();
  for (const pauseMs of RETRY_AFTER_MS) {
    if (last.ok || (last.fault.type !== 'unavailable' && last.fault.type !== 'rate-limited')) return last;
    await wait(pauseMs);
    last = await attempt();
  }
  return last.ok ? last : fail(last.fault);
}

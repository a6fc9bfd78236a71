import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ok } from '@larder/domain/base/result.ts';
import { expect, test } from 'vitest';
import { describeOnBothEngines, makeTestUser } from '../../../tests/support/test-database.ts';
import type { CalendarAccess, OutsideCalendar } from '../../ports/outside-calendar.ts';
import { makeConnectionStore } from './connection-store.ts';
import { disconnectCalendar } from './disconnect-calendar.ts';
import { makeOutboxStore } from './outbox-store.ts';

/** Long beside what a database takes for a word on a busy machine. */
const LEASE_MS = 1500;
const STEP_MS = 60;
const EVENTS = 20;
const OTHERS = { entryId: undefined, date: undefined, title: 'Dentist', description: '' };

type Pace = { readonly listMs: number; readonly deleteMs: number };

/** Takes its time, and has something of its owner's in it, so that our events have to go one by one. */
function makeSlowCalendar({ listMs, deleteMs }: Pace): OutsideCalendar {
  const entry = { date: undefined, title: 'Day', description: '' };
  const access: Partial<CalendarAccess> = {
    listEvents: async () => {
      await wait(listMs);
      return ok([OTHERS, ...Array.from({ length: EVENTS }, () => ({ ...entry, entryId: randomUUID() }))]);
    },
    deleteEvent: async () => {
      await wait(deleteMs);
      return ok(undefined);
    },
  };
  return { name: 'Outside', open: () => access as CalendarAccess, revoke: async () => ok(undefined) } as unknown as OutsideCalendar;
}

describeOnBothEngines('leaving an outside calendar', (database) => {
  test.each<[string, Pace]>([
    ['many quick calls', { listMs: 0, deleteMs: STEP_MS }],
    ['one slow call', { listMs: 2 * LEASE_MS, deleteMs: 0 }],
  ])('keeps others away for as long as it takes, by %s', async (_, pace) => {
    const userId = await makeTestUser(database());
    const connections = makeConnectionStore(database(), { leaseSeconds: LEASE_MS / 1000 });
    await connections.saveConnection(userId, 'sealed');
    const lease = await connections.claimConnection(userId, randomUUID());
    await connections.saveCalendarId(lease!, 'calendar');
    await connections.releaseLease(lease!);
    await makeOutboxStore(database()).queue(userId, [{ entryId: randomUUID(), isNew: true }]);

    const leaving = disconnectCalendar({ calendar: makeSlowCalendar(pace), connections, openToken: () => 'token' }, userId);
    // Until the pause is written, which is the first that happens.
    await expect.poll(() => connections.claimWork(randomUUID())).toBeUndefined();
    const step = () => wait(STEP_MS, 'under way' as const);
    while ((await Promise.race([leaving, step()])) === 'under way') expect(await connections.claimWork(randomUUID())).toBeUndefined();
    expect(await leaving).toEqual({ success: true, message: `Deleted ${EVENTS} entries from Outside.` });
    expect((await connections.findConnection(userId))?.status).toBe('disconnected');
  });

  test('does not take away what waits for a connection that was made anew meanwhile', async () => {
    const userId = await makeTestUser(database());
    const connections = makeConnectionStore(database());
    await connections.saveConnection(userId, 'sealed');
    const lease = await connections.claimConnection(userId, randomUUID());
    await connections.saveConnection(userId, 'sealed anew');
    await makeOutboxStore(database()).queue(userId, [{ entryId: randomUUID(), isNew: true }]);
    await connections.saveDisconnected(lease!, undefined);
    expect(await connections.findConnection(userId)).toMatchObject({ status: 'connected', waiting: 1 });
  });

  test('goes on after the clock was a year ahead when it was put off', async () => {
    const userId = await makeTestUser(database());
    const connections = makeConnectionStore(database());
    const outbox = makeOutboxStore(database());
    await connections.saveConnection(userId, 'sealed');
    await outbox.queue(userId, [{ entryId: randomUUID(), isNew: true }]);
    const isClaimed = async () => (await connections.claimWork(randomUUID()))?.userId === userId;
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    const setTimes = async (at: Date) => {
      await database()
        .kysely.updateTable('calendar_connections')
        .set({ run_after: at, locked_until: at })
        .where('user_id', '=', userId)
        .execute();
      await database().kysely.updateTable('calendar_outbox').set({ run_after: at }).where('user_id', '=', userId).execute();
    };
    await setTimes(inHours(7));
    expect([await isClaimed(), await outbox.listDue(userId, 5)]).toEqual([false, []]);
    await setTimes(inHours(24 * 365));
    expect([await isClaimed(), (await outbox.listDue(userId, 5)).length]).toEqual([true, 1]);
  });
});

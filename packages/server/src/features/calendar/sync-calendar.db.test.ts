import { randomUUID } from 'node:crypto';
import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnBothEngines, makeTestScope } from '../../../tests/support/test-database.ts';
import type { DatabaseHandle } from '../../db/database.ts';
import type { UserId } from '../../db/scope.ts';
import type { CalendarAccess, CalendarFault, OutsideCalendar } from '../../ports/outside-calendar.ts';
import { makePlanStore } from '../plan/plan-store.ts';
import type { PlanContent } from '../../db/tables.ts';
import { type Connection, makeConnectionStore } from './connection-store.ts';
import { makeDayStore } from './day-store.ts';
import { makeOutboxStore } from './outbox-store.ts';
import { syncCalendar } from './sync-calendar.ts';

const CONTENT = { nutritionOverview: { totalCalories: 400, protein: 14, carbs: 60, fat: 9 }, meals: {} } as unknown as PlanContent;
const HOUR = 3600;
/** Between the pause and the reading of what is left of it. */
const SLOWEST_MACHINE_SECONDS = 20;

type Row = { readonly fault: CalendarFault; readonly left: Partial<Connection>; readonly pauseSeconds: number };

/** Chance is nought here, so a pause is its whole seconds. */
const ROWS: readonly Row[] = [
  { fault: { type: 'rate-limited' }, left: { status: 'connected', waiting: 1, problem: 'rate-limited' }, pauseSeconds: 1 },
  { fault: { type: 'rate-limited', retryAfterSeconds: 30 }, left: { status: 'connected', waiting: 1 }, pauseSeconds: 30 },
  { fault: { type: 'unavailable', reason: '503' }, left: { status: 'connected', waiting: 1, problem: 'unavailable' }, pauseSeconds: 1 },
  { fault: { type: 'unavailable', reason: '503', retryAfterSeconds: 90 }, left: { status: 'connected', waiting: 1 }, pauseSeconds: 90 },
  { fault: { type: 'quota-exhausted' }, left: { status: 'connected', waiting: 1, problem: 'quota-exhausted' }, pauseSeconds: HOUR },
  {
    fault: { type: 'misconfigured', reason: 'invalid_client' },
    left: { status: 'connected', waiting: 1, problem: 'misconfigured' },
    pauseSeconds: 64,
  },
  { fault: { type: 'consent-over', reason: 'invalid_grant' }, left: { status: 'needs-reconnect', waiting: 1 }, pauseSeconds: 0 },
  { fault: { type: 'calendar-gone' }, left: { status: 'needs-reconnect', waiting: 1, problem: 'calendar-gone' }, pauseSeconds: 0 },
  { fault: { type: 'refused', reason: '400 invalid' }, left: { status: 'connected', waiting: 0, refused: 1 }, pauseSeconds: 0 },
];

describeOnBothEngines('an entry that the outside calendar does not take', (database) => {
  test.each(ROWS)('stays, and waits as long as it has to: $fault.type, $pauseSeconds s', async ({ fault, left, pauseSeconds }) => {
    const db = database();
    const connections = makeConnectionStore(db);
    const userId = await connectWithOneDay(db);
    const sent: string[] = [];
    const turn = async (answer: () => Result<void, CalendarFault>) => {
      const lease = await connections.claimConnection(userId, randomUUID());
      await syncCalendar(
        {
          calendar: makeCalendar((title) => {
            sent.push(title);
            return answer();
          }),
          connections,
          outbox: makeOutboxStore(db),
          days: makeDayStore(db),
          openToken: () => 'token',
          baseUrl: 'https://larder.example',
          random: () => 0,
          warn: () => undefined,
        },
        lease!,
      );
    };

    await turn(() => fail(fault));
    expect(await connections.findConnection(userId)).toMatchObject(left);
    const paused = await readPauseSeconds(db, userId);
    expect(paused).toBeLessThanOrEqual(pauseSeconds);
    expect(paused).toBeGreaterThan(pauseSeconds - SLOWEST_MACHINE_SECONDS);
    if (fault.type === 'refused' || left.status === 'needs-reconnect') return;
    await endPauses(db, userId);
    await turn(() => ok(undefined));
    expect(await connections.findConnection(userId)).toMatchObject({ status: 'connected', waiting: 0, problem: undefined });
    expect(sent).toEqual(['Alpha', 'Alpha']);
  });
});

function makeCalendar(putEvent: (title: string) => Result<void, CalendarFault>): OutsideCalendar {
  const access: Partial<CalendarAccess> = { putEvent: async (_, { title }) => putEvent(title) };
  return { name: 'Outside', open: () => access as CalendarAccess } as unknown as OutsideCalendar;
}

/** Compared already, so that a turn is about the outbox alone. */
async function connectWithOneDay(db: DatabaseHandle): Promise<UserId> {
  const scope = await makeTestScope(db);
  const { userId } = scope;
  const connections = makeConnectionStore(db);
  await connections.saveConnection(userId, 'sealed');
  const lease = await connections.claimConnection(userId, randomUUID());
  await connections.saveCalendarId(lease!, 'calendar');
  await connections.finishComparison(lease!);
  await connections.releaseLease(lease!);
  const plan = await makePlanStore(db).savePlan(scope, { title: 'Alpha', description: '', searchQuery: '', content: CONTENT });
  await makeDayStore(db).setDay(scope, { date: '2026-11-21' as PlainDate, planId: plan.id });
  return userId;
}

/** Of the account or of the entry, whichever is longer. */
async function readPauseSeconds(db: DatabaseHandle, userId: UserId): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from greatest(max(entry.run_after), max(connection.run_after)) - clock_timestamp())::float8 as seconds
    from calendar_connections as connection join calendar_outbox as entry using (user_id)
    where user_id = ${userId}`.execute(db.kysely);
  return Math.max(0, rows[0]?.seconds ?? Number.NaN);
}

async function endPauses(db: DatabaseHandle, userId: UserId): Promise<void> {
  for (const table of ['calendar_connections', 'calendar_outbox'] as const) {
    await db.kysely
      .updateTable(table)
      .set({ run_after: sql<Date>`clock_timestamp()` })
      .where('user_id', '=', userId)
      .execute();
  }
}

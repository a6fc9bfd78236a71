import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import type { CalendarConnectionsTable } from '../../db/tables.ts';
import type { HouseholdId, Scope, UserId } from '../../db/scope.ts';

export type ConnectionStatus = CalendarConnectionsTable['status'];

export type Connection = {
  readonly status: ConnectionStatus;
  readonly problem: string | undefined;
  /** Attempts that failed in a row. */
  readonly failures: number;
  readonly isComparing: boolean;
  readonly syncedAt: Date | undefined;
  /** Entries on their way, and entries that are refused as they are. */
  readonly waiting: number;
  readonly refused: number;
  /** Of them, those changed a moment ago: somebody is waiting to hear of it. */
  readonly justRefused: number;
};

/** The right to write into one account's outside calendar, held by one process at a time and for a short while. */
export type Lease = Scope & {
  readonly token: string;
  /** As it is stored: sealed. */
  readonly refreshToken: string | undefined;
  readonly calendarId: string | undefined;
  readonly comparisonsAsked: number;
  readonly isComparisonDue: boolean;
  readonly failures: number;
};

export type ConnectionStore = ReturnType<typeof makeConnectionStore>;

/** Longer than a call to the outside calendar may take, as it is renewed before each; a server that died is succeeded after it. */
export const LEASE_SECONDS = 20;

export const SYNC_CHANNEL = 'calendar_sync';

type Options = {
  readonly leaseSeconds?: number;
  /** Told of a lease that could not be kept. */
  readonly warn?: (error: unknown) => void;
};

export function makeConnectionStore(db: DatabaseHandle, { leaseSeconds = LEASE_SECONDS, warn = () => undefined }: Options = {}) {
  const held = ({ userId, token }: Lease) =>
    db.kysely.updateTable('calendar_connections').where('user_id', '=', userId).where('lock_token', '=', token);
  const freeFrom = inSeconds(leaseSeconds);
  // Whose days are copied: those of the household the person is in at present; nobody's, null, for who only shops for it.
  const householdOf =
    sql<string>`(select household_id from household_members where user_id = calendar_connections.user_id and role <> 'shopper')`.as(
      'household_id',
    );
  const isFree = sql<boolean>`(locked_until is null or ${isDue('locked_until')})`;

  return {
    async findConnection(userId: UserId): Promise<Connection | undefined> {
      const row = await db.kysely
        .selectFrom('calendar_connections as connection')
        .where('connection.user_id', '=', userId)
        .selectAll()
        .select((query) => [
          countEntries(query.ref('connection.user_id'), sql`problem is null`).as('waiting'),
          countEntries(query.ref('connection.user_id'), sql`problem is not null`).as('refused'),
          countEntries(query.ref('connection.user_id'), sql`problem is not null and changed_at > now() - interval '1 minute'`).as(
            'just_refused',
          ),
        ])
        .executeTakeFirst();
      return row && toConnection(row);
    },

    /** `refreshToken` is sealed. Whoever works with an older one loses the right to. */
    async saveConnection(userId: UserId, refreshToken: string): Promise<void> {
      await db.transaction(async (tx) => {
        // Days that are being stored wait for this and then find the connection, or are seen by the comparison.
        await tx.kysely
          .selectFrom('households')
          .select('id')
          .where('id', '=', (query) => query.selectFrom('household_members').select('household_id').where('user_id', '=', userId))
          .forUpdate()
          .execute();
        const values = { status: 'connected', refresh_token: refreshToken, problem: null, failures: 0 } as const;
        await tx.kysely
          .insertInto('calendar_connections')
          .values({ user_id: userId, ...values })
          .onConflict((conflict) =>
            conflict.column('user_id').doUpdateSet({
              ...values,
              comparisons_asked: sql<number>`calendar_connections.comparisons_asked + 1`,
              run_after: sql<Date>`now()`,
              connected_at: sql<Date>`now()`,
              locked_until: null,
              lock_token: null,
            }),
          )
          .execute();
        await tx.notify(SYNC_CHANNEL, '');
      });
    },

    /** False when nothing is connected. */
    async askComparison(userId: UserId): Promise<boolean> {
      const { numUpdatedRows } = await db.kysely
        .updateTable('calendar_connections')
        .set({ comparisons_asked: sql<number>`comparisons_asked + 1` })
        .where('user_id', '=', userId)
        .where('status', '=', 'connected')
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) await db.notify(SYNC_CHANNEL, '');
      return numUpdatedRows > 0n;
    },

    /** Whichever account has something to do and nobody at it. */
    async claimWork(token: string): Promise<Lease | undefined> {
      const row = await db.kysely
        .updateTable('calendar_connections')
        .set({ lock_token: token, locked_until: freeFrom })
        .where('user_id', '=', (query) =>
          query
            .selectFrom('calendar_connections as connection')
            .select('connection.user_id')
            .where('status', '=', 'connected')
            .where(isDue('connection.run_after'))
            .where(isFree)
            .where(
              sql<boolean>`(comparisons_asked <> comparisons_done or exists (
                select from calendar_outbox as entry
                where entry.user_id = connection.user_id and entry.problem is null and ${isDue('entry.run_after')}
              ))`,
            )
            .orderBy('run_after')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .returning(householdOf)
        .executeTakeFirst();
      return row && toLease(row, token);
    },

    /** Nobody starts with this account for the time of a lease, and who is at it stops at its next step. */
    async pauseWork(userId: UserId): Promise<void> {
      await db.kysely.updateTable('calendar_connections').set({ run_after: freeFrom }).where('user_id', '=', userId).execute();
    },

    /** A pause that goes on and a lease that is kept, however slow the other side is at this. */
    async holdLeaseWhile<Value>(lease: Lease, work: () => Promise<Value>): Promise<Value> {
      const hold = () => held(lease).set({ locked_until: freeFrom, run_after: freeFrom }).execute();
      // One that fails is made up for by the next.
      const timer = setInterval(() => void hold().catch(warn), (leaseSeconds * 1000) / 3);
      try {
        await hold();
        return await work();
      } finally {
        clearInterval(timer);
      }
    },

    /** This very account, paused or not. Undefined while somebody else is at it. */
    async claimConnection(userId: UserId, token: string): Promise<Lease | undefined> {
      const row = await db.kysely
        .updateTable('calendar_connections')
        .set({ lock_token: token, locked_until: freeFrom })
        .where('user_id', '=', userId)
        .where(isFree)
        .returningAll()
        .returning(householdOf)
        .executeTakeFirst();
      return row && toLease(row, token);
    },

    /** False when the lease is lost or the account was paused: then stop. */
    async extendLease(lease: Lease): Promise<boolean> {
      const { numUpdatedRows } = await held(lease)
        .set({ locked_until: freeFrom })
        .where('status', '=', 'connected')
        .where(isDue('run_after'))
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** False when the lease was lost meanwhile. */
    async saveCalendarId(lease: Lease, calendarId: string): Promise<boolean> {
      const { numUpdatedRows } = await held(lease).set({ calendar_id: calendarId }).executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async finishComparison(lease: Lease): Promise<void> {
      await held(lease).set({ comparisons_done: lease.comparisonsAsked }).execute();
    },

    /** With everything sent. */
    async releaseLease(lease: Lease): Promise<void> {
      await held(lease)
        .set({ lock_token: null, locked_until: null, failures: 0, problem: null, synced_at: sql<Date>`now()` })
        .execute();
    },

    /** In the middle: a pause, or more to do after others had their turn. */
    async yieldLease(lease: Lease, failures: number): Promise<void> {
      await held(lease)
        .set({ lock_token: null, locked_until: null, failures, run_after: sql<Date>`greatest(run_after, clock_timestamp())` })
        .execute();
    },

    /** For its owner to know. Entries have their own times to be tried again. */
    async noteProblem(lease: Lease, problem: string): Promise<void> {
      await held(lease).set({ problem }).execute();
    },

    /** After a failure that passes. */
    async postponeWork(lease: Lease, { seconds, problem }: { readonly seconds: number; readonly problem: string }): Promise<void> {
      await held(lease)
        .set({ lock_token: null, locked_until: null, run_after: inSeconds(seconds), problem, failures: lease.failures + 1 })
        .execute();
    },

    /** Only its owner can go on from here. */
    async endConsent(lease: Lease, problem: 'consent-over' | 'calendar-gone'): Promise<void> {
      await held(lease)
        .set({
          status: 'needs-reconnect',
          problem,
          lock_token: null,
          locked_until: null,
          ...(problem === 'calendar-gone' ? { calendar_id: null } : {}),
        })
        .execute();
    },

    /** The calendar is remembered when it is still there, so that connecting again finds it instead of making a second one. */
    async saveDisconnected(lease: Lease, calendarId: string | undefined): Promise<void> {
      await db.transaction(async (tx) => {
        const { numUpdatedRows } = await tx.kysely
          .updateTable('calendar_connections')
          .set({
            status: 'disconnected',
            refresh_token: null,
            calendar_id: calendarId ?? null,
            problem: null,
            lock_token: null,
            locked_until: null,
            failures: 0,
          })
          .where('user_id', '=', lease.userId)
          .where('lock_token', '=', lease.token)
          .executeTakeFirstOrThrow();
        // Whoever has connected anew meanwhile needs what is waiting.
        if (numUpdatedRows > 0n) await tx.kysely.deleteFrom('calendar_outbox').where('user_id', '=', lease.userId).execute();
      });
    },
  };
}

/** Of the database's clock: several servers have several. */
export const inSeconds = (seconds: number) => sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`;

/** Nothing is put off for longer than hours: a time beyond a day was written by a clock that was ahead. */
export const isDue = (column: string) =>
  sql<boolean>`(${sql.ref(column)} <= clock_timestamp() or ${sql.ref(column)} > clock_timestamp() + interval '1 day')`;

const countEntries = (userId: unknown, condition: RawBuilder<unknown>) =>
  sql<number>`(select count(*)::int from calendar_outbox where user_id = ${userId} and ${condition})`;

type Row = Selectable<CalendarConnectionsTable>;

function toConnection(row: Row & { readonly waiting: number; readonly refused: number; readonly just_refused: number }): Connection {
  return {
    status: row.status,
    problem: row.problem ?? undefined,
    failures: row.failures,
    isComparing: row.comparisons_asked !== row.comparisons_done,
    syncedAt: row.synced_at ?? undefined,
    waiting: row.waiting,
    refused: row.refused,
    justRefused: row.just_refused,
  };
}

function toLease(row: Row & { readonly household_id: string }, token: string): Lease {
  return {
    userId: row.user_id as UserId,
    householdId: row.household_id as HouseholdId,
    token,
    refreshToken: row.refresh_token ?? undefined,
    calendarId: row.calendar_id ?? undefined,
    comparisonsAsked: row.comparisons_asked,
    isComparisonDue: row.comparisons_asked !== row.comparisons_done,
    failures: row.failures,
  };
}

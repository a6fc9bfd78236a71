import type { CalendarSync } from '@larder/contract/calendar.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from './db/database.ts';
import type { UserId } from './db/scope.ts';
import { makeConnectionStore, type Lease } from './features/calendar/connection-store.ts';
import type { DayStore } from './features/calendar/day-store.ts';
import { type CalendarDeletion, disconnectCalendar } from './features/calendar/disconnect-calendar.ts';
import { outsideRoutes, registerConsentCallback } from './features/calendar/outside-routes.ts';
import { makeOutboxStore } from './features/calendar/outbox-store.ts';
import { formatSync, NOT_CONNECTED } from './features/calendar/format-sync.ts';
import type { FindUser } from './http/guard.ts';
import type { Route } from './http/mount.ts';
import { makeSeal } from './http/seal.ts';
import { warnSparsely } from './http/sparse-log.ts';
import { startCalendarSync } from './jobs/calendar-sync.ts';
import type { OutsideCalendar } from './ports/outside-calendar.ts';

type Deps = {
  /** Undefined where the operator has given no credentials. */
  readonly calendar: OutsideCalendar | undefined;
  readonly baseUrl: string;
  readonly database: Database;
  readonly encryptionKey: string;
  readonly days: DayStore;
  readonly findUser: FindUser;
};

/** Everything about the copy in an outside calendar: its calls, its way back from the consent page, and its background job. */
export function registerOutsideCalendar(app: FastifyInstance, { calendar, baseUrl, database, encryptionKey, days, findUser }: Deps) {
  const connections = makeConnectionStore(database, { warn: warnSparsely(app.log, 'a lease on an outside calendar was not renewed') });
  // A key of its own per account: a row copied to another account opens to nothing.
  const tokenSeal = (userId: UserId) => makeSeal(encryptionKey, `google-permission/${userId}`);
  const openToken = ({ userId, refreshToken }: Pick<Lease, 'userId' | 'refreshToken'>) =>
    refreshToken === undefined ? undefined : (tokenSeal(userId).open(refreshToken) as string | undefined);
  const outside = calendar && {
    calendar,
    connections,
    stateSeal: makeSeal(encryptionKey, 'google-consent'),
    tokenSeal,
    openToken,
    redirectUri: `${baseUrl}/api/google/callback`,
    now: Date.now,
  };
  const deps = { connections, days, outside };
  registerConsentCallback(app, deps, findUser);

  if (outside) {
    const warn = (text: string) => {
      app.log.warn(text);
    };
    const sync = { ...outside, outbox: makeOutboxStore(database), days, baseUrl, random: Math.random, warn };
    let job: ReturnType<typeof startCalendarSync> | undefined;
    app.addHook('onReady', async () => {
      job = startCalendarSync(database, sync);
    });
    app.addHook('preClose', async () => {
      await job?.stop();
    });
  }

  return {
    routes: outsideRoutes(deps) satisfies readonly Route[],
    /** Asked beside a change that is stored by now: whatever is wrong here, it cannot fail any more. */
    readSync: async (userId: UserId): Promise<CalendarSync> => {
      try {
        return outside ? formatSync(await connections.findConnection(userId), outside.calendar.name) : NOT_CONNECTED;
      } catch (error) {
        app.log.warn({ err: error }, 'how the copy in an outside calendar fares could not be read');
        return UNKNOWN_SYNC;
      }
    },
    /** Undefined when there was nothing to forget. */
    forget: async (userId: UserId): Promise<CalendarDeletion | undefined> => outside && disconnectCalendar(outside, userId),
  };
}

const UNKNOWN_SYNC: CalendarSync = { showToUser: false, synced: false, reason: 'unknown' };

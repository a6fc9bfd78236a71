import { disconnectGoogle, readCalendarSync, readGoogleStatus, startGoogleConsent, syncExistingPlans } from '@larder/contract/google.ts';
import type { FastifyInstance } from 'fastify';
import type { FindUser } from '../../http/guard.ts';
import { route, type Route } from '../../http/mount.ts';
import { Problem } from '../../http/problems.ts';
import { type ConnectDeps, type ConsentAnswer, finishConsent, startConsent } from './connect-calendar.ts';
import type { ConnectionStore } from './connection-store.ts';
import type { DayStore } from './day-store.ts';
import { type CalendarDeletion, disconnectCalendar, type DisconnectDeps } from './disconnect-calendar.ts';
import { formatStatus, formatSync, NOT_CONNECTED } from './format-sync.ts';

export type OutsideDeps = {
  readonly connections: ConnectionStore;
  readonly days: Pick<DayStore, 'countDays'>;
  /** Undefined where the operator has given no credentials. */
  readonly outside: (ConnectDeps & DisconnectDeps) | undefined;
};

export function outsideRoutes({ connections, days, outside }: OutsideDeps): readonly Route[] {
  return [
    route(readGoogleStatus, async ({ userId }) => formatStatus(await connections.findConnection(userId), outside?.calendar.name)),
    route(startGoogleConsent, async ({ userId }) => {
      if (!outside) throw new Problem('google-not-configured');
      return { success: true as const, authUrl: startConsent(outside, userId) };
    }),
    route(syncExistingPlans, async ({ userId, scope }) => {
      const isConnected = outside !== undefined && (await connections.askComparison(userId));
      return { success: true as const, syncedCount: isConnected ? await days.countDays(scope) : 0 };
    }),
    route(readCalendarSync, async ({ userId }) => ({
      success: true as const,
      calendarSync: outside ? formatSync(await connections.findConnection(userId), outside.calendar.name) : NOT_CONNECTED,
    })),
    route(disconnectGoogle, async ({ userId }) => ({
      success: true as const,
      calendarDeletion: (outside && (await disconnectCalendar(outside, userId))) ?? NOTHING_CONNECTED,
    })),
  ];
}

const NOTHING_CONNECTED: CalendarDeletion = { success: true, message: 'No outside calendar was connected.' };

const CALLBACK = '/api/google/callback';

/**
 * The page the consent window ends on. Isolated like all others it would be cut off from the page that opened it, by the
 * browser, as it comes from the vendor's: it could neither tell how it went nor close itself.
 */
const RETURN = /^\/profile\?section=integrations&google=\w+$/;

/** Where the vendor sends the window back to. A navigation: it answers with a redirect, whatever happens. */
export function registerConsentCallback(app: FastifyInstance, { outside }: OutsideDeps, findUser: FindUser): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url.startsWith(`${CALLBACK}?`) || RETURN.test(url)) reply.header('cross-origin-opener-policy', 'unsafe-none');
  });
  app.get<{ Querystring: ConsentAnswer }>(CALLBACK, async (request, reply) => {
    const finished = outside ? await finishConsent(outside, await findUser(request), request.query) : undefined;
    if (finished?.ok === false && finished.fault.type === 'failed') {
      request.log.warn(`connecting ${outside?.calendar.name} failed: ${finished.fault.reason}`);
    }
    const outcome = finished === undefined ? 'failed' : finished.ok ? 'connected' : finished.fault.type;
    return reply.redirect(`/profile?section=integrations&google=${outcome}`);
  });
}

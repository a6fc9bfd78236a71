import * as z from 'zod/mini';
import { CalendarSync } from './calendar.ts';
import { endpoint } from './endpoint.ts';

/** `needs-reconnect`: the permission ended, and only its owner can give it again. */
export const CONNECTION_STATES = ['not-configured', 'disconnected', 'connected', 'needs-reconnect'] as const;

export const GoogleStatus = z.object({
  success: z.literal(true),
  connected: z.boolean(),
  /** Whether this installation can connect at all. */
  configured: z.boolean(),
  state: z.enum(CONNECTION_STATES),
  /** A sentence for its owner about what is amiss. */
  problem: z.nullable(z.string()),
  /** Days on their way to Google, and days Google does not take. */
  waiting: z.number(),
  refused: z.number(),
  /** When everything was last as it is here. */
  syncedAt: z.nullable(z.string()),
});
export type GoogleStatus = z.infer<typeof GoogleStatus>;

export const readGoogleStatus = endpoint({ method: 'GET', path: '/api/google/status', access: 'user', reply: GoogleStatus });

/** The page where permission is given, to be opened in a window of its own. It leads back to `/api/google/callback`. */
export const startGoogleConsent = endpoint({
  method: 'GET',
  path: '/api/google/auth',
  access: 'user',
  rate: 'outside',
  reply: z.object({ success: z.literal(true), authUrl: z.string() }),
  problems: ['google-not-configured'],
});

/** Compares all planned days with the outside calendar, in the background. The count is of the days it takes on. */
export const syncExistingPlans = endpoint({
  method: 'POST',
  path: '/api/google/sync-existing-plans',
  access: 'user',
  rate: 'outside',
  reply: z.object({ success: z.literal(true), syncedCount: z.number() }),
});

/** How the latest changes fared: an answer to a change never waits for that. */
export const readCalendarSync = endpoint({
  method: 'GET',
  path: '/api/google/sync',
  access: 'user',
  reply: z.object({ success: z.literal(true), calendarSync: CalendarSync }),
});

export const disconnectGoogle = endpoint({
  method: 'POST',
  path: '/api/google/disconnect',
  takesLong: true,
  access: 'user',
  rate: 'outside',
  reply: z.object({ success: z.literal(true), calendarDeletion: z.object({ success: z.boolean(), message: z.string() }) }),
});

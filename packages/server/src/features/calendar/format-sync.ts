import type { CalendarSync } from '@larder/contract/calendar.ts';
import type { GoogleStatus } from '@larder/contract/google.ts';
import type { Connection } from './connection-store.ts';

export const NOT_CONNECTED: CalendarSync = { showToUser: false, synced: false, reason: 'not-connected' };

/** What a person is told of their connection to the calendar of this name. `pending` is no outcome yet: the web asks again a moment later. */
export function formatSync(connection: Connection | undefined, name: string): CalendarSync {
  if (!connection || connection.status === 'disconnected') return NOT_CONNECTED;
  if (connection.status === 'needs-reconnect') {
    return {
      showToUser: true,
      synced: false,
      severity: 'error',
      reason: 'reconnect-needed',
      message: `Your plan is saved here. ${explainEnd(connection.problem, name)}`,
    };
  }
  if (connection.justRefused > 0) {
    const message = `Your plan is saved here, but ${name} did not accept this entry.`;
    return { showToUser: true, synced: false, severity: 'error', reason: 'refused', message };
  }
  if (connection.waiting === 0 && !connection.isComparing) return { showToUser: true, synced: true };
  if (connection.problem !== undefined) {
    return {
      showToUser: true,
      synced: false,
      severity: 'warning',
      reason: connection.problem,
      message: `Your plan is saved here. ${explainDelay(connection.problem, name)}`,
    };
  }
  return { showToUser: true, synced: false, reason: 'pending' };
}

/** `name`: of the calendar; undefined where the operator has given no credentials. */
export function formatStatus(connection: Connection | undefined, name: string | undefined): GoogleStatus {
  const isConfigured = name !== undefined;
  const isConnected = isConfigured && connection?.status === 'connected';
  return {
    success: true,
    connected: isConnected,
    configured: isConfigured,
    state: isConfigured ? (connection?.status ?? 'disconnected') : 'not-configured',
    problem: isConfigured ? explainProblem(connection, name) : null,
    waiting: isConnected ? connection.waiting : 0,
    refused: isConnected ? connection.refused : 0,
    syncedAt: connection?.syncedAt?.toISOString() ?? null,
  };
}

function explainProblem(connection: Connection | undefined, name: string): string | null {
  if (connection?.status === 'needs-reconnect') return explainEnd(connection.problem, name);
  return connection?.status === 'connected' && connection.problem !== undefined ? explainDelay(connection.problem, name) : null;
}

const explainEnd = (problem: string | undefined, name: string): string =>
  problem === 'calendar-gone'
    ? `The “Meal plan” calendar was deleted in ${name}. Connect again to have a new one.`
    : `${name} no longer lets Larder write into your calendar. Connect again to go on.`;

const DELAYS: Readonly<Record<string, string>> = {
  'rate-limited': 'is busy. The change is sent again in a moment.',
  'quota-exhausted': 'takes no more changes for now. This one is sent again in an hour or so.',
  misconfigured: 'does not accept this server. Only whoever runs it can mend that; the change is kept until then.',
};

const explainDelay = (problem: string, name: string): string =>
  `${name} ${DELAYS[problem] ?? 'does not answer. The change is sent again soon.'}`;

import type { CalendarSync } from '@larder/contract/calendar.ts';
import type { GoogleStatus } from '@larder/contract/google.ts';
import type { Connection } from './connection-store.ts';

/** What a person is told of their connection. `pending` is no outcome yet: the web asks again a moment later. */
export function formatSync(connection: Connection | undefined): CalendarSync {
  if (!connection || connection.status === 'disconnected') return { showToUser: false, synced: false, reason: 'not-connected' };
  if (connection.status === 'needs-reconnect') {
    return {
      showToUser: true,
      synced: false,
      severity: 'error',
      reason: 'reconnect-needed',
      message: `Your plan is saved here. ${explainEnd(connection.problem)}`,
    };
  }
  if (connection.justRefused > 0) {
    const message = 'Your plan is saved here, but Google Calendar does not take this entry.';
    return { showToUser: true, synced: false, severity: 'error', reason: 'refused', message };
  }
  if (connection.waiting === 0 && !connection.isComparing) return { showToUser: true, synced: true };
  if (connection.problem !== undefined) {
    return {
      showToUser: true,
      synced: false,
      severity: 'warning',
      reason: connection.problem,
      message: `Your plan is saved here. ${explainDelay(connection.problem)}`,
    };
  }
  return { showToUser: true, synced: false, reason: 'pending' };
}

export function formatStatus(connection: Connection | undefined, isConfigured: boolean): GoogleStatus {
  const isConnected = isConfigured && connection?.status === 'connected';
  return {
    success: true,
    connected: isConnected,
    configured: isConfigured,
    state: isConfigured ? (connection?.status ?? 'disconnected') : 'not-configured',
    problem: explainProblem(connection),
    waiting: isConnected ? connection.waiting : 0,
    refused: isConnected ? connection.refused : 0,
    syncedAt: connection?.syncedAt?.toISOString() ?? null,
  };
}

function explainProblem(connection: Connection | undefined): string | null {
  if (connection?.status === 'needs-reconnect') return explainEnd(connection.problem);
  return connection?.status === 'connected' && connection.problem !== undefined ? explainDelay(connection.problem) : null;
}

const explainEnd = (problem: string | undefined): string =>
  problem === 'calendar-gone'
    ? 'The “Meal plan” calendar was deleted in Google. Connect again to have a new one.'
    : 'Google no longer lets Larder write into your calendar. Connect again to go on.';

const DELAYS: Readonly<Record<string, string>> = {
  'rate-limited': 'Google Calendar is busy. The change is sent again in a moment.',
  'quota-exhausted': 'Google Calendar takes no more changes for now. This one is sent again in an hour or so.',
  misconfigured: 'Google does not accept this server, which only its operator can mend. The change is kept until then.',
};

const explainDelay = (problem: string): string => DELAYS[problem] ?? 'Google Calendar does not answer. The change is sent again soon.';

import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { SYNC_CHANNEL } from '../features/calendar/connection-store.ts';
import { syncCalendar, type SyncDeps } from '../features/calendar/sync-calendar.ts';

export type CalendarSyncJob = {
  /** Ends once the calls under way are over. What is left is done by the next server, or this one when it is back. */
  readonly stop: () => Promise<void>;
};

/** Accounts at once. They mostly wait for Google. */
const LANES = 4;
/** For what was put off, and for a wake-up that was lost. A change wakes the lanes at once. */
const LOOK_EVERY_MS = 2000;

/** Works off the outbox of outside calendars for as long as the server runs. Any number of servers may. */
export function startCalendarSync(database: Pick<Database, 'listen'>, deps: SyncDeps): CalendarSyncJob {
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const running = new Set<Promise<void>>();
  let lastReason: string | undefined;

  const workOff = async (): Promise<void> => {
    while (!isStopping()) {
      const lease = await deps.connections.claimWork(randomUUID());
      lastReason = undefined;
      if (!lease) return;
      // One more lane for the next account, if there is one.
      wake();
      await syncCalendar(deps, lease, isStopping);
    }
  };
  const wake = (): void => {
    if (isStopping() || running.size >= LANES) return;
    const lane: Promise<void> = workOff()
      .catch(stumble)
      .finally(() => running.delete(lane));
    running.add(lane);
  };
  /** The lease runs out by itself, and the next look tries again. Said once: a database is often away for many looks. */
  const stumble = (error: unknown): void => {
    const reason = error instanceof Error ? error.message : String(error);
    if (!isStopping() && reason !== lastReason) deps.warn(`Calendar sync stumbled: ${reason}`);
    lastReason = reason;
  };

  const timer = setInterval(wake, LOOK_EVERY_MS);
  const listening = database.listen(SYNC_CHANNEL, wake);
  listening.catch((error: unknown) => {
    // Without it changes are found at the next look.
    deps.warn(`Calendar sync cannot listen: ${error instanceof Error ? error.message : String(error)}`);
  });
  wake();

  return {
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await listening.then((stopListening) => stopListening()).catch(() => undefined);
      await Promise.all(running);
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { hashId, SESSION_CHANNEL, type Session, type SessionStore } from './session-store.ts';

/** Long enough for who clicks from screen to screen, and the bound for a connection that is dead without anybody knowing. */
const LONGEST_MS = 5_000;
/** About 5 MB; the longest unread goes first. */
const MOST_SESSIONS = 20_000;

export type RememberedSessions = SessionStore & {
  readonly close: () => Promise<void>;
};

/**
 * Spares the look-up that every request would begin with. The database tells every process when a session ends (a trigger,
 * so whoever ends it); while that cannot be heard, nothing is remembered and each request asks the database.
 */
export function rememberSessions(
  store: SessionStore,
  { listen, notify, warn }: Pick<Database, 'listen' | 'notify'> & { readonly warn: (error: unknown) => void },
  now = () => performance.now(),
): RememberedSessions {
  const known = new Map<string, { readonly session: Session; readonly until: number }>();
  let endings = 0;

  const forget = (key: string): void => {
    endings += 1;
    known.delete(key);
  };
  const forgetAll = (): void => {
    endings += 1;
    known.clear();
  };
  /** Sent to ourselves at the begin: a pooler that lends connections by transaction lets LISTEN succeed and never passes anything on. */
  const probe = randomUUID();
  let hears = false;
  let opening: Promise<() => Promise<void>> | undefined;
  const hear = (key: string): void => {
    if (key === probe) hears = true;
    else forget(key);
  };
  // What is known when hearing begins or ends may be from before an ending that was not heard.
  const meetGap = (isListening: boolean): void => {
    hears = false;
    forgetAll();
    // Unsent, nothing is remembered, which is slow and right.
    if (isListening) notify(SESSION_CHANNEL, probe).catch(warn);
  };
  const startHearing = (): void => {
    if (opening) return;
    opening = listen(SESSION_CHANNEL, hear, meetGap);
    opening.catch((error: unknown) => {
      warn(error);
      // The next request tries again.
      opening = undefined;
    });
  };
  const findKnown = (key: string): Session | undefined => {
    const found = hears ? known.get(key) : undefined;
    return found && found.until > now() && found.session.expiresAt.getTime() > Date.now() ? found.session : undefined;
  };
  /** Before and after: what was being read meanwhile may be from before. */
  const endBy = async <T>(end: () => void, remove: () => Promise<T>): Promise<T> => {
    end();
    try {
      return await remove();
    } finally {
      end();
    }
  };

  return {
    ...store,
    find: async (id) => {
      const key = hashId(id);
      const found = findKnown(key);
      if (found) return found;
      startHearing();
      const endingsBefore = endings;
      const session = await store.find(id);
      known.delete(key);
      // Who has not accepted the terms may do so at any moment, in any process.
      if (session?.hasAcceptedTerms && hears && endings === endingsBefore) known.set(key, { session, until: now() + LONGEST_MS });
      if (known.size > MOST_SESSIONS) known.delete(known.keys().next().value ?? '');
      return session;
    },
    extend: (id) =>
      endBy(
        () => forget(hashId(id)),
        () => store.extend(id),
      ),
    delete: (id) =>
      endBy(
        () => forget(hashId(id)),
        () => store.delete(id),
      ),
    deleteOf: (userId, key) =>
      endBy(
        () => forget(key),
        () => store.deleteOf(userId, key),
      ),
    // Rare, and the others are found again with one look-up each.
    deleteAllOf: (userId) => endBy(forgetAll, () => store.deleteAllOf(userId)),
    // Rare too. Other processes hear of it from the database.
    readAnewAfter: (work) => endBy(forgetAll, () => store.readAnewAfter(work)),
    close: async () => {
      const stop = await opening?.catch(() => undefined);
      await stop?.();
    },
  };
}

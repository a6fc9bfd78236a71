import type { Database } from '../db/database.ts';
import { makeHearing } from './hearing.ts';
import { hashId, SESSION_CHANNEL, type Session, type SessionStore } from './session-store.ts';

/** Long enough for who clicks from screen to screen. Whether endings are heard is known sooner than this: `LATELY_MS`. */
const LONGEST_MS = 5_000;
/** About 5 MB; the longest unread goes first. */
const MOST_SESSIONS = 20_000;

export type RememberedSessions = SessionStore & {
  /** What `find` would answer without asking the database. */
  readonly peek: (id: string) => Session | undefined;
  readonly close: () => Promise<void>;
};

/**
 * Spares the look-up that every request would begin with. The database tells every process when a session ends (a trigger,
 * so whoever ends it); while that cannot be heard, nothing is remembered and each request asks the database.
 */
export function rememberSessions(
  store: SessionStore,
  database: Pick<Database, 'listen' | 'notify'>,
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
  const hearing = makeHearing(database, SESSION_CHANNEL, { hear: forget, meetGap: forgetAll });
  const findKnown = (key: string): Session | undefined => {
    const found = hearing.isUp() ? known.get(key) : undefined;
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
    peek: (id) => findKnown(hashId(id)),
    find: async (id) => {
      const key = hashId(id);
      const found = findKnown(key);
      if (found) return found;
      hearing.start();
      const endingsBefore = endings;
      const session = await store.find(id);
      known.delete(key);
      if (session && hearing.isUp() && endings === endingsBefore) known.set(key, { session, until: now() + LONGEST_MS });
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
    close: hearing.stop,
  };
}

import { openOfflineDatabase } from './database.ts';
import { forgiveStorage } from './forgive-storage.ts';
import { tellWaitingBy } from './waiting-changes.ts';

/** `later`: nobody was reached. `paused`: somebody has to sign in first. `done`: answered, be it with a refusal. */
export type SendOutcome = 'done' | 'later' | 'paused';

export type Outbox<Op> = {
  /** Oldest first; the same array until something changes. */
  readonly list: () => readonly Op[];
  /** Whether the last try reached nobody. */
  readonly isStuck: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (op: Op) => void;
  readonly flush: () => void;
};

type Options<Op> = {
  readonly userId: string;
  readonly send: (op: Op) => Promise<SendOutcome>;
  /** What somebody typed in it, which is nowhere else. */
  readonly wordsOf: (op: Op) => readonly string[];
};

const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;
const MOST_FAILED_READS = 3;

/**
 * Changes on their way to the server, in order and one at a time over all tabs. They are in the browser's database before they
 * are sent and until they are answered, so that a reload, a closed tab or a lost answer loses none.
 */
export function makeOutbox<Op extends { readonly opId: string }>({ userId, send, wordsOf }: Options<Op>): Outbox<Op> {
  const listeners = new Set<() => void>();
  const tabs = new BroadcastChannel('larder-outbox');
  let stored: readonly Op[] = [];
  let unstored: readonly Op[] = [];
  let all: readonly Op[] = [];
  let isStuck = false;
  let isDraining = false;
  let isAskedAgain = false;
  let tries = 0;
  let failedReads = 0;
  /** Answered, whether or not the storage let go of them. */
  const answered = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function publish(): void {
    const next = [...stored, ...unstored];
    // Read back from storage it is the same queue: nobody has to draw it again.
    if (next.length === all.length && next.every(({ opId }, at) => opId === all[at]?.opId)) return;
    all = next;
    tellListeners();
  }

  function tellListeners(): void {
    for (const listener of listeners) listener();
  }

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target, it stays in its origin
  const tellTabs = () => tabs.postMessage('changed');

  async function reload(): Promise<void> {
    const database = await openOfflineDatabase();
    if (!database) return;
    const rows = await database.getAll('ops');
    failedReads = 0;
    stored = rows.filter((row) => row.userId === userId && !answered.has(row.opId)).map(({ op }) => op as Op);
    const ids = new Set(stored.map(({ opId }) => opId));
    unstored = unstored.filter(({ opId }) => !ids.has(opId));
    publish();
  }

  async function store(op: Op): Promise<void> {
    const database = await openOfflineDatabase();
    // Without storage it stays in memory and is sent all the same.
    await database?.add('ops', { opId: op.opId, userId, op }).catch(forgiveStorage);
    tellTabs();
  }

  /** What is older is in the storage and goes first; one that never opens again must not keep back what is known. */
  async function reloadIfReadable(): Promise<void> {
    try {
      await reload();
    } catch (error) {
      failedReads += 1;
      if (failedReads < MOST_FAILED_READS) throw error;
      forgiveStorage(error);
    }
  }

  async function letGo(opId: string): Promise<void> {
    const database = await openOfflineDatabase();
    const place = await database?.getKeyFromIndex('ops', 'opId', opId);
    if (place !== undefined) await database?.delete('ops', place);
  }

  async function remove({ opId }: Op): Promise<void> {
    answered.add(opId);
    // Found there again after a reload, it is sent once more, and the server counts it once.
    await letGo(opId).catch(forgiveStorage);
    stored = stored.filter((op) => op.opId !== opId);
    unstored = unstored.filter((op) => op.opId !== opId);
    publish();
    tellTabs();
  }

  async function drain(): Promise<void> {
    for (;;) {
      await reloadIfReadable();
      const op = all[0];
      if (op === undefined) return;
      const outcome = await send(op);
      setStuck(outcome === 'later');
      if (outcome === 'paused') return;
      if (outcome === 'later') {
        retryLater();
        return;
      }
      tries = 0;
      await remove(op);
    }
  }

  function setStuck(value: boolean): void {
    if (isStuck === value) return;
    isStuck = value;
    tellListeners();
  }

  function retryLater(): void {
    clearTimeout(timer);
    timer = setTimeout(flush, Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** tries));
    tries += 1;
  }

  function flush(): void {
    isAskedAgain = isDraining;
    if (isDraining) return;
    isDraining = true;
    clearTimeout(timer);
    // Only pages on https and on this machine have locks: elsewhere two tabs may send the same, which the server counts once.
    const drained = 'locks' in navigator ? navigator.locks.request('larder-outbox', drain) : drain();
    // What the browser's storage failed at once it may do the next time, and the rest must not wait for the next change.
    const failLater = (error: unknown): void => {
      forgiveStorage(error);
      retryLater();
    };
    void drained.catch(failLater).finally(() => {
      isDraining = false;
      // Stored while the last round was ending, so that its own call of this found the round still running.
      if (isAskedAgain) flush();
    });
  }

  tellWaitingBy({ count: () => all.length, words: () => all.flatMap(wordsOf) });
  tabs.addEventListener('message', () => void reload().catch(forgiveStorage));
  addEventListener('online', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') flush();
  });
  flush();

  return {
    list: () => all,
    isStuck: () => isStuck,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (op) => {
      unstored = [...unstored, op];
      publish();
      void store(op).then(flush);
    },
    flush,
  };
}

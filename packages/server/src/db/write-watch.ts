import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log } from './log.ts';
import { takesNoWrites } from './sql-state.ts';

export type WriteWatch = {
  /** Looks now whether anything can be written; at the start, and whenever a write failed for want of room. */
  readonly check: () => Promise<void>;
  /** Told of every statement that failed. */
  readonly hearFault: (error: unknown) => void;
  /** Why nothing can be written; undefined while something can. */
  readonly reason: () => string | undefined;
  readonly close: () => Promise<void>;
};

type Options = {
  /** Writes for a try, and leaves nothing. Throws with the reason when that does not work. */
  readonly tryWriting: () => Promise<void>;
  /** Called when writing stops being possible. */
  readonly onStop?: () => Promise<void>;
  readonly log: Log;
  readonly everyMs?: number;
  readonly logEveryMs?: number;
};

/**
 * Notices when the database takes no writes, a full disk above all, and when it takes them again: while it does not, it is tried
 * every ten seconds and said once a minute. While all is well it costs nothing.
 */
export function watchWriting({ tryWriting, onStop, log, everyMs = 10_000, logEveryMs = 60_000 }: Options): WriteWatch {
  let reason: string | undefined;
  let saidAt = 0;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  // A fault is heard within the transaction that met it, which must not be taken for this one's.
  const outside = AsyncLocalStorage.snapshot();

  const say = (sentence: string): void => {
    if (performance.now() - saidAt < logEveryMs) return;
    saidAt = performance.now();
    log.error(`Larder only reads, nothing can be written: ${sentence}. It is tried every ${everyMs / 1000} s.`);
  };
  const look = async (): Promise<void> => {
    const failure = await tryWriting().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (isClosed) return;
    if (failure === undefined) {
      if (reason !== undefined) log.info('Larder writes again.');
      reason = undefined;
      clearInterval(timer);
      timer = undefined;
      return;
    }
    if (reason === undefined) {
      saidAt = -Infinity;
      timer = setInterval(() => void check(), everyMs).unref();
      await onStop?.();
    }
    reason = failure;
    say(failure);
  };
  const check = (): Promise<void> => {
    looking ??= outside(look).finally(() => {
      looking = undefined;
    });
    return looking;
  };

  return {
    check,
    hearFault: (error) => {
      if (reason === undefined && takesNoWrites(error)) void check();
    },
    reason: () => reason,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await looking;
    },
  };
}

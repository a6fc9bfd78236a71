import type { FastifyBaseLogger } from 'fastify';

const WINDOW_MS = 60_000;

/** What a line says of those that were left out before it; nothing where none were. */
type Since = { readonly sinceLast?: number };

/** Lets through so many lines a minute of a kind that whoever wants can cause without end, so that no disk fills; the rest are counted. */
export function makeSparseLog(mostLines: number, now: () => number = () => performance.now()): (write: (since: Since) => void) => void {
  let startedAt = -Infinity;
  let lines = 0;
  let unsaid = 0;
  return (write) => {
    if (now() - startedAt >= WINDOW_MS) {
      startedAt = now();
      lines = 0;
    }
    if (lines >= mostLines) {
      unsaid += 1;
      return;
    }
    write(unsaid > 0 ? { sinceLast: unsaid } : {});
    lines += 1;
    unsaid = 0;
  };
}

/** For what is tried again and again by itself while it fails: why, once a minute. */
export function warnSparsely(log: Pick<FastifyBaseLogger, 'warn'>, words: string): (error: unknown) => void {
  const say = makeSparseLog(1);
  return (error) => say((since) => log.warn({ err: error, ...since }, words));
}

import type { FastifyBaseLogger } from 'fastify';

const EVERY_MS = 60_000;

/** Says what every request meets while the database is away, once a minute: a line for each would fill the disk beside it. */
export function makeOutageLog(now: () => number): (log: Pick<FastifyBaseLogger, 'error'>, error: unknown) => void {
  let saidAt = -Infinity;
  let unsaid = 0;
  return (log, error) => {
    if (now() - saidAt < EVERY_MS) {
      unsaid += 1;
      return;
    }
    log.error({ err: error, ...(unsaid > 0 && { sinceLast: unsaid }) }, 'the database could not be asked');
    saidAt = now();
    unsaid = 0;
  };
}

import type { FastifyBaseLogger } from 'fastify';

const WINDOW_MS = 60_000;
/** Somebody who mistypes leaves two or three; whoever guesses is seen in sixty, and fills no disk. */
const MOST_LINES = 60;

/** Says why a sign-in was refused, in a word: never for whom, nor what was typed. What is past the most is told as a number. */
export function makeRefusalLog(now: () => number): (log: Pick<FastifyBaseLogger, 'warn'>, fault: string) => void {
  let startedAt = -Infinity;
  let lines = 0;
  let unsaid = 0;
  return (log, fault) => {
    if (now() - startedAt >= WINDOW_MS) {
      startedAt = now();
      lines = 0;
    }
    if (lines >= MOST_LINES) {
      unsaid += 1;
      return;
    }
    log.warn({ fault, ...(unsaid > 0 && { sinceLast: unsaid }) }, 'sign-in refused');
    lines += 1;
    unsaid = 0;
  };
}

import { hostname } from 'node:os';
import type { Log } from '../db/log.ts';

/** As pino numbers them. */
const LEVELS = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 } as const;

/**
 * What the database and the process itself have to say, in lines like those of the requests' log: it is needed before that one is
 * loaded, and above several processes nothing else of it is. Written at once, as the process may be about to be killed.
 */
export function makeProcessLog(leastLevel: string, write = (line: string): void => void process.stdout.write(line)): Log {
  const least = LEVELS[leastLevel as keyof typeof LEVELS] ?? Infinity;
  const base = { pid: process.pid, hostname: hostname() };
  const at = (level: number) => (msg: string) => {
    if (level >= least) write(`${JSON.stringify({ level, time: Date.now(), ...base, msg })}\n`);
  };
  return { info: at(LEVELS.info), warn: at(LEVELS.warn), error: at(LEVELS.error) };
}

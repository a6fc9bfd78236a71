import cluster, { type Worker } from 'node:cluster';
import type { Log } from './db/log.ts';
import { answerWorkers } from './http/primary-metrics.ts';

/** A process that dies within this time of its start will die again: the reason is the machine or the settings. */
const EARLY_MS = 5000;
const MOST_EARLY_ENDS = 5;

/**
 * `count` processes of this server on one port, each replaced when it dies; ends when they all have.
 * This process itself serves nothing, so that nothing can kill it.
 */
export function keepWorkers(count: number, log: Pick<Log, 'error'>): void {
  let isStopping = false;
  let hasServed = false;
  let earlyEnds = 0;
  const startedAt = new Map<number, number>();

  const start = (): void => {
    startedAt.set(cluster.fork().id, performance.now());
  };
  const stop = (code: number): void => {
    isStopping = true;
    process.exitCode = code;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };
  const replace = (worker: Worker, reason: string): void => {
    const isEarly = performance.now() - (startedAt.get(worker.id) ?? 0) < EARLY_MS;
    startedAt.delete(worker.id);
    earlyEnds = isEarly ? earlyEnds + 1 : 0;
    if (isStopping) return;
    // It has said itself why it could not start.
    if (!hasServed || earlyEnds >= MOST_EARLY_ENDS) {
      stop(1);
      return;
    }
    log.error(`Server process ${worker.process.pid} ended (${reason}); another takes its place.`);
    start();
  };

  cluster.on('listening', () => {
    hasServed = true;
  });
  cluster.on('exit', (worker, code, signal) => {
    replace(worker, signal ?? `code ${code}`);
  });
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  answerWorkers();
  // As JSON a figure that is infinite, the age of a backup that was never made, comes up as nothing and reads 0.
  cluster.setupPrimary({ serialization: 'advanced' });
  for (let n = 0; n < count; n++) start();
}

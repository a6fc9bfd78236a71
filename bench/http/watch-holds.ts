/**
 * Loaded into a server before it starts: tells the file `HOLDS_FILE` of each time that its thread was taken for long. By processor
 * time of that thread, as others' work on the machine is not its own, and by the clock.
 */
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const TOLD_MS = 15;
const file = process.env['HOLDS_FILE'];

function spentMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

if (isMainThread && file !== undefined) {
  let [at, spent] = [performance.now(), spentMs()];
  setInterval(() => {
    const [now, nowSpent] = [performance.now(), spentMs()];
    const hold = { until: Date.now(), clockMs: now - at, cpuMs: nowSpent - spent };
    if (hold.cpuMs > TOLD_MS) appendFileSync(file, `${JSON.stringify(hold)}\n`);
    [at, spent] = [performance.now(), spentMs()];
  }, 1).unref();
}

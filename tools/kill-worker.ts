/**
 * One of two server processes is killed (-9) under load, on PostgreSQL: for how long do callers see errors, and is anything
 * lost that was acknowledged?
 *
 *     node tools/kill-worker.ts [--kills 3]
 *
 * Each person notes one day after another on a calendar of their own and remembers what was acknowledged.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { DayWriter } from './fail/day-writer.ts';
import { withTwoProcesses } from './fail/two-processes.ts';

const MS_BEFORE_KILL = 3000;
const MS_AFTER_KILL = 8000;
const { values } = parseArgs({ options: { kills: { type: 'string', default: '3' } } });

await withTwoProcesses(async ({ databaseUrl, server, writer }) => {
  for (let kill = 1; kill <= Number(values.kills); kill++) {
    const { errors, windowMs } = await writeThroughKill(writer, server.child.pid ?? 0);
    console.log(
      `kill ${kill}: ${errors} errors over ${windowMs.toFixed(0)} ms; ` +
        `${await writer.countLost(databaseUrl)} of ${writer.countAcknowledged()} acknowledged writes lost`,
    );
  }
});

async function writeThroughKill(writer: DayWriter, primary: number): Promise<{ errors: number; windowMs: number }> {
  const writing = writer.writeUntil(performance.now() + MS_BEFORE_KILL + MS_AFTER_KILL);
  await new Promise((resolve) => setTimeout(resolve, MS_BEFORE_KILL));
  const killedAt = performance.now();
  process.kill(findWorker(primary), 'SIGKILL');
  const faults = (await writing).filter(({ status }) => status !== 200);
  return {
    errors: faults.length,
    windowMs: faults.length === 0 ? 0 : Math.max(...faults.map(({ endedAt }) => endedAt)) - killedAt,
  };
}

/** Linux tells a process's children. */
function findWorker(primary: number): number {
  const [first] = readFileSync(`/proc/${primary}/task/${primary}/children`, 'utf8').trim().split(' ').map(Number);
  if (first === undefined) throw new Error('The server has no processes to kill.');
  return first;
}

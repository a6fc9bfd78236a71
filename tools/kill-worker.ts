/**
 * One of two server processes is killed (-9) under load, on PostgreSQL: for how long do callers see errors, and is anything
 * lost that was acknowledged?
 *
 *     node tools/kill-worker.ts [--kills 3]
 *
 * Each of 16 people notes one day after another on a calendar of their own and remembers what was acknowledged.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillUsers } from '../bench/http/fill-users.ts';
import { makeSamplePlans } from '../bench/http/sample-plans.ts';
import { startServer } from '../bench/http/server-processes.ts';
import { startPostgres } from '../packages/server/tests/support/start-postgres.ts';
import { type DayWriter, makeDayWriter } from './fail/day-writer.ts';

const PEOPLE = 16;
const MS_BEFORE_KILL = 3000;
const MS_AFTER_KILL = 8000;
const { values } = parseArgs({ options: { kills: { type: 'string', default: '3' } } });
const postgres = await startPostgres({ durable: true });

try {
  const databaseUrl = await postgres.createDatabase();
  const server = await startServer({
    script: join(import.meta.dirname, '../packages/server/src/main.ts'),
    env: { DATABASE_URL: databaseUrl, WORKERS: '2', LOG_LEVEL: 'error' },
  });
  try {
    await fillUsers(databaseUrl, { from: 1, to: 1 }, []);
    await fillUsers(databaseUrl, { from: 1, to: PEOPLE }, await makeSamplePlans(server.origin, 4));
    const writer = makeDayWriter(server.origin, PEOPLE);
    for (let kill = 1; kill <= Number(values.kills); kill++) {
      const { errors, windowMs } = await writeThroughKill(writer, server.child.pid ?? 0);
      console.log(
        `kill ${kill}: ${errors} errors over ${windowMs.toFixed(0)} ms; ` +
          `${await writer.countLost(databaseUrl)} of ${writer.countAcknowledged()} acknowledged writes lost`,
      );
    }
  } finally {
    await server.stop();
  }
} finally {
  await postgres.stop();
}

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

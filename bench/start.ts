/**
 * From the start of the process to its first answer, with 10,000 plans, on both databases:
 *
 *     npm run bench:start
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyToPglite } from './http/copy-to-pglite.ts';
import { startPostgres } from '../packages/server/tests/support/start-postgres.ts';
import { fillUsers, PER_USER } from './http/fill-users.ts';
import { makeSamplePlans } from './http/sample-plans.ts';
import { startServer } from './http/server-processes.ts';

const PLANS = 10_000;
const TIMES = 5;
const GOAL_MS = { pglite: 3000, postgres: 1500 };
const script = join(import.meta.dirname, '../packages/server/src/main.ts');
const folder = mkdtempSync(join(tmpdir(), 'larder-bench-start-'));
const postgres = await startPostgres({ durable: true });

try {
  const databaseUrl = await postgres.createDatabase();
  const first = await startServer({ script, env: { DATABASE_URL: databaseUrl } });
  await fillUsers(databaseUrl, { from: 1, to: 1 }, []);
  await fillUsers(databaseUrl, { from: 1, to: PLANS / PER_USER.plans }, await makeSamplePlans(first.origin, 24));
  await first.stop();
  const { backupMs, restoreMs } = await copyToPglite(databaseUrl, { folder, dataDir: join(folder, 'data') });
  console.log(`backup ${Math.round(backupMs)} ms, restore into the built-in database ${Math.round(restoreMs)} ms`);
  await measure('postgres', { DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'keys') });
  await measure('pglite', { DATA_DIR: join(folder, 'data') });
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}

async function measure(kind: keyof typeof GOAL_MS, env: Readonly<Record<string, string>>): Promise<void> {
  const times: number[] = [];
  for (let n = 0; n < TIMES; n++) {
    const server = await startServer({ script, env: { LOG_LEVEL: 'warn', ...env } });
    times.push(server.startMs);
    await server.stop();
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? Number.NaN;
  const isReached = median < GOAL_MS[kind];
  console.log(
    `${isReached ? 'reached    ' : 'NOT REACHED'} ${kind}: first answer after ${median.toFixed(0)} ms (goal < ${GOAL_MS[kind]}), of ${TIMES} starts ${times.map((ms) => ms.toFixed(0)).join(', ')}; machine load ${loadavg()[0]?.toFixed(1)}`,
  );
}

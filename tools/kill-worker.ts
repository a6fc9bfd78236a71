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
import { Client } from 'pg';
import { cookieOf, fillUsers, planIdOf } from '../bench/http/fill-users.ts';
import { makeSamplePlans } from '../bench/http/sample-plans.ts';
import { startServer } from '../bench/http/server-processes.ts';
import { startPostgres } from '../packages/server/tests/support/start-postgres.ts';

const PEOPLE = 16;
const MS_BEFORE_KILL = 3000;
const MS_AFTER_KILL = 8000;
const { values } = parseArgs({ options: { kills: { type: 'string', default: '3' } } });
const postgres = await startPostgres({ durable: true });
const acknowledged = new Map<string, string>();
let notes = 0;

try {
  const databaseUrl = await postgres.createDatabase();
  const server = await startServer({
    script: join(import.meta.dirname, '../packages/server/src/main.ts'),
    env: { DATABASE_URL: databaseUrl, WORKERS: '2', LOG_LEVEL: 'error' },
  });
  try {
    await fillUsers(databaseUrl, { from: 1, to: 1 }, []);
    await fillUsers(databaseUrl, { from: 1, to: PEOPLE }, await makeSamplePlans(server.origin, 4));
    for (let kill = 1; kill <= Number(values.kills); kill++) {
      const { errors, windowMs, writes } = await writeThroughKill(server.origin, server.child.pid ?? 0);
      console.log(
        `kill ${kill}: ${writes} writes acknowledged, ${errors} errors over ${windowMs.toFixed(0)} ms; ${await countLost(databaseUrl)} lost`,
      );
    }
  } finally {
    await server.stop();
  }
} finally {
  await postgres.stop();
}

async function writeThroughKill(origin: string, primary: number): Promise<{ errors: number; windowMs: number; writes: number }> {
  const faultTimes: number[] = [];
  const before = acknowledged.size;
  const endsAt = performance.now() + MS_BEFORE_KILL + MS_AFTER_KILL;
  const people = Array.from({ length: PEOPLE }, async (_, index) => {
    while (performance.now() < endsAt) {
      notes += 1;
      const note = String(notes);
      const date = new Date(Date.UTC(2030, 0, 1) + notes * 86_400_000).toISOString().slice(0, 10);
      const isSaved = await save(origin, index + 1, { date, mealPlanId: planIdOf(index + 1, 1), notes: note });
      if (isSaved) acknowledged.set(`${index + 1} ${date}`, note);
      else faultTimes.push(performance.now());
    }
  });
  await new Promise((resolve) => setTimeout(resolve, MS_BEFORE_KILL));
  const killedAt = performance.now();
  process.kill(findWorker(primary), 'SIGKILL');
  await Promise.all(people);
  return {
    errors: faultTimes.length,
    windowMs: faultTimes.length === 0 ? 0 : Math.max(...faultTimes) - killedAt,
    writes: acknowledged.size - before,
  };
}

async function save(origin: string, user: number, body: object): Promise<boolean> {
  const headers = { cookie: cookieOf(user), 'content-type': 'application/json' };
  return fetch(`${origin}/api/weekly-plan-days`, { method: 'POST', headers, body: JSON.stringify(body) }).then(
    async (answer) => ((await answer.json()) as { success?: boolean }).success === true,
    () => false,
  );
}

/** Linux tells a process's children. */
function findWorker(primary: number): number {
  const [first] = readFileSync(`/proc/${primary}/task/${primary}/children`, 'utf8').trim().split(' ').map(Number);
  if (first === undefined) throw new Error('The server has no processes to kill.');
  return first;
}

async function countLost(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ key: string; notes: string }>(
    `select u.subject || ' ' || d.date::text as key, d.notes from weekly_plan_days d join users u on u.id = d.user_id`,
  );
  await client.end();
  const kept = new Map(rows.map(({ key, notes: note }) => [key, note]));
  return [...acknowledged].filter(([key, note]) => kept.get(key) !== note).length;
}

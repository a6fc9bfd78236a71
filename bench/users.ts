/**
 * What does a larger number of users cost a single one? Fills a PostgreSQL with made-up households, asks for the main reads one
 * at a time, fills it further, and asks again.
 *
 *     npm run bench:users [-- --users 100000 --requests 400]
 */
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { startPostgres } from '../packages/server/tests/support/start-postgres.ts';
import { cookieOf, fillUsers, PER_USER } from './http/fill-users.ts';
import { makeSamplePlans } from './http/sample-plans.ts';
import { startServer } from './http/server-processes.ts';
import { makeTick, READ_PATHS } from './http/traffic.ts';

const { values } = parseArgs({ options: { users: { type: 'string', default: '100000' }, requests: { type: 'string', default: '400' } } });
const FEW = 1000;
const MOST_GROWTH = 1.2;
const many = Number(values.users);
const requests = Number(values.requests);
const postgres = await startPostgres();

try {
  const databaseUrl = await postgres.createDatabase();
  const server = await startServer({
    script: join(import.meta.dirname, '../packages/server/src/main.ts'),
    env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' },
  });
  try {
    await fillUsers(databaseUrl, { from: 1, to: 1 }, []);
    const plans = await makeSamplePlans(server.origin, 24);
    const bytesOfFew = await fillUsers(databaseUrl, { from: 1, to: FEW }, plans);
    const few = await measureAll(server.origin, FEW);
    const bytesOfMany = await fillUsers(databaseUrl, { from: FEW + 1, to: many }, plans);
    const ofMany = await measureAll(server.origin, many);
    // Once more while it is warm: the machine's mood is as large as the difference.
    const ofManyAgain = await measureAll(server.origin, many);
    console.log(`p50 of ${requests} requests, one at a time; machine load ${loadavg()[0]?.toFixed(1)}`);
    console.log(`| Call | ${FEW} users | ${many} users | Growth |\n|---|---|---|---|`);
    for (const [path, p50] of few) {
      const later = Math.min(ofMany.get(path) ?? Number.NaN, ofManyAgain.get(path) ?? Number.NaN);
      const growth = later / p50;
      console.log(
        `| ${path} | ${p50.toFixed(2)} ms | ${later.toFixed(2)} ms | ${growth.toFixed(2)} ${growth <= MOST_GROWTH ? '' : `(goal ${MOST_GROWTH}: NOT REACHED)`} |`,
      );
    }
    const { plans: planCount, days, items } = PER_USER;
    const perUser = (bytesOfMany - bytesOfFew) / (many - FEW);
    console.log(
      `${(bytesOfMany / 1e9).toFixed(2)} GB; ${(perUser / 1000).toFixed(1)} kB a user with ${planCount} plans, ${days} days and ${items} items on a list`,
    );
    await printTables(databaseUrl);
    await printScans(databaseUrl);
  } finally {
    await server.stop();
  }
} finally {
  await postgres.stop();
}

async function measureAll(origin: string, users: number): Promise<ReadonlyMap<string, number>> {
  const p50s = new Map<string, number>();
  for (const toPath of READ_PATHS) {
    const name = `GET ${toPath(1)
      .replaceAll(/[0-9a-f-]{36}/g, ':id')
      .replace(/\?.*/, '')}`;
    p50s.set(name, await measure(async (user) => fetch(origin + toPath(user), { headers: { cookie: cookieOf(user) } }), users));
  }
  const tick = async (): Promise<Response> => {
    const { method, path, cookie, body } = makeTick(users);
    return fetch(origin + path, { method, headers: { cookie, 'content-type': 'application/json' }, body: body ?? null });
  };
  return p50s.set('PUT /api/grocery-list-items/:id', await measure(tick, users));
}

async function measure(ask: (user: number) => Promise<Response>, users: number): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < requests; n++) {
    const user = 1 + Math.floor(Math.random() * users);
    const startedAt = performance.now();
    const answer = await ask(user);
    await answer.arrayBuffer();
    times.push(performance.now() - startedAt);
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

async function query<Row extends object>(databaseUrl: string, text: string): Promise<readonly Row[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

async function printTables(databaseUrl: string): Promise<void> {
  const rows = await query<{ name: string; megabytes: string; indexes: string }>(
    databaseUrl,
    `select relname as name, pg_total_relation_size(relid) / 1e6 as megabytes, pg_indexes_size(relid) / 1e6 as indexes
     from pg_stat_user_tables order by 2 desc limit 7`,
  );
  for (const { name, megabytes, indexes } of rows)
    console.log(`${name}: ${Number(megabytes).toFixed(0)} MB, of which indexes ${Number(indexes).toFixed(0)} MB`);
}

/** Whole tables read while the calls above ran would show here; those of the filling do not, as it reads none of these by search. */
async function printScans(databaseUrl: string): Promise<void> {
  const rows = await query<{ name: string; scans: string; rows: string }>(
    databaseUrl,
    `select relname as name, seq_scan as scans, seq_tup_read as rows from pg_stat_user_tables
     where seq_tup_read > 100000 order by seq_tup_read desc`,
  );
  for (const { name, scans, rows: read } of rows) console.log(`sequential scans of ${name}: ${scans}, ${read} rows`);
}

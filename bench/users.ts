/**
 * What does a larger number of users cost a single one? Fills two databases of a PostgreSQL with made-up households, few and
 * many, and asks for the main reads of both in turns.
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
import type { Call } from './http/call.ts';
import { makeTick, READ_PATHS } from './http/traffic.ts';

const { values } = parseArgs({ options: { users: { type: 'string', default: '100000' }, requests: { type: 'string', default: '400' } } });
const FEW = 1000;
const MOST_GROWTH = 1.2;
const WARM_UP = 50;
type ToCall = (user: number, users: number) => Call;
const CALLS: readonly (readonly [name: string, toCall: ToCall])[] = [
  ...READ_PATHS.map((toPath) => {
    const name = `GET ${toPath(1)
      .replaceAll(/[0-9a-f-]{36}/g, ':id')
      .replace(/\?.*/, '')}`;
    return [name, (user: number) => ({ kind: 'read', method: 'GET', path: toPath(user), cookie: cookieOf(user) })] as const;
  }),
  ['PUT /api/grocery-list-items/:id', (_user, users) => makeTick(users)],
];
const many = Number(values.users);
const requests = Number(values.requests);
const postgres = await startPostgres();

try {
  const small = await openHouse(FEW);
  const large = await openHouse(many);
  try {
    console.log(`p50 of ${requests} requests to each, in turns; machine load ${loadavg()[0]?.toFixed(1)}`);
    console.log(`| Call | ${FEW} users | ${many} users | Growth |\n|---|---|---|---|`);
    for (const [name, toCall] of CALLS) await compare(name, toCall, [small, large]);
    const { plans, days, items } = PER_USER;
    const perUser = (large.bytes - small.bytes) / (many - FEW);
    console.log(
      `${(large.bytes / 1e9).toFixed(2)} GB; ${(perUser / 1000).toFixed(1)} kB a user with ${plans} plans, ${days} days and ${items} items on a list`,
    );
    await printTables(large.databaseUrl);
    await printScans(large.databaseUrl);
  } finally {
    await small.stop();
    await large.stop();
  }
} finally {
  await postgres.stop();
}

type House = {
  readonly origin: string;
  readonly users: number;
  readonly databaseUrl: string;
  readonly bytes: number;
  readonly stop: () => Promise<void>;
};

/** A database of its own with that many users, and a server on it. */
async function openHouse(users: number): Promise<House> {
  const databaseUrl = await postgres.createDatabase();
  const script = join(import.meta.dirname, '../packages/server/src/main.ts');
  const { origin, stop } = await startServer({ script, env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' } });
  await fillUsers(databaseUrl, { from: 1, to: 1 }, []);
  const plans = await makeSamplePlans(origin, 24);
  const bytes = await fillUsers(databaseUrl, { from: 1, to: users }, plans);
  return { origin, users, databaseUrl, bytes, stop };
}

/** In turns, so that whatever else the machine does falls on both alike. */
async function compare(name: string, toCall: ToCall, houses: readonly [House, House]): Promise<void> {
  const times: [number[], number[]] = [[], []];
  for (let n = 0; n < requests + WARM_UP; n++) {
    for (const [index, { origin, users }] of houses.entries()) {
      const { method, path, cookie, body } = toCall(1 + Math.floor(Math.random() * users), users);
      const startedAt = performance.now();
      const answer = await fetch(origin + path, {
        method,
        headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
        body: body ?? null,
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
      if (n >= WARM_UP) times[index === 0 ? 0 : 1].push(performance.now() - startedAt);
    }
  }
  const [few, ofMany] = times.map((all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN) as [number, number];
  const growth = ofMany / few;
  console.log(
    `| ${name} | ${few.toFixed(2)} ms | ${ofMany.toFixed(2)} ms | ${growth.toFixed(2)} ${growth <= MOST_GROWTH ? '' : `(goal ${MOST_GROWTH}: NOT REACHED)`} |`,
  );
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

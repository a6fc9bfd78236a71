/**
 * What does a larger number of users cost a single one? Fills two databases of a PostgreSQL with made-up households, few and
 * many, and lets people of both visit in turns.
 *
 *     npm run bench:users [-- --users 100000 --visits 400]
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

const { values } = parseArgs({ options: { users: { type: 'string', default: '100000' }, visits: { type: 'string', default: '400' } } });
const FEW = 1000;
const MOST_GROWTH = 1.2;
const WARM_UP = 50;
/** A visit, in this order: what a screen asks for once its person is known. */
const CALLS: readonly (readonly [name: string, toCall: (user: number) => Call])[] = [
  ...READ_PATHS.map((toPath) => {
    const name = `GET ${toPath(1)
      .replaceAll(/[0-9a-f-]{36}/g, ':id')
      .replace(/\?.*/, '')}`;
    return [name, (user: number) => ({ kind: 'read', method: 'GET', path: toPath(user), cookie: cookieOf(user) })] as const;
  }),
  ['PUT /api/grocery-list-items/:id', makeTick],
];
const many = Number(values.users);
const visits = Number(values.visits);
const postgres = await startPostgres();

try {
  const small = await openHouse(FEW);
  const large = await openHouse(many);
  try {
    console.log(`p50 of ${visits} visits to each, in turns; machine load ${loadavg()[0]?.toFixed(1)}`);
    await compare(small, large);
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

/** A database of its own with that many users, and a server that asks it each time. */
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
async function compare(small: House, large: House): Promise<void> {
  const timesOfSmall: (readonly number[])[] = [];
  const timesOfLarge: (readonly number[])[] = [];
  for (let n = 0; n < visits + WARM_UP; n++) {
    const [ofSmall, ofLarge] = [await visit(small), await visit(large)];
    if (n < WARM_UP) continue;
    timesOfSmall.push(ofSmall);
    timesOfLarge.push(ofLarge);
  }
  console.log(`| Call | ${FEW} users | ${many} users | Growth |\n|---|---|---|---|`);
  for (const [index, [name]] of CALLS.entries()) {
    const [few, ofMany] = [takeMedian(timesOfSmall, index), takeMedian(timesOfLarge, index)];
    const growth = ofMany / few;
    const verdict = growth <= MOST_GROWTH ? '' : ` (goal ${MOST_GROWTH}: NOT REACHED)`;
    console.log(`| ${name} | ${few.toFixed(2)} ms | ${ofMany.toFixed(2)} ms | ${growth.toFixed(2)}${verdict} |`);
  }
}

/** Anybody of the house makes all the calls, one after the other. */
async function visit({ origin, users }: House): Promise<readonly number[]> {
  const user = 1 + Math.floor(Math.random() * users);
  const times: number[] = [];
  for (const [, toCall] of CALLS) {
    const { method, path, cookie, body } = toCall(user);
    const startedAt = performance.now();
    const answer = await fetch(origin + path, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      body: body ?? null,
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
    times.push(performance.now() - startedAt);
  }
  return times;
}

function takeMedian(visitTimes: readonly (readonly number[])[], call: number): number {
  const sorted = visitTimes.map((times) => times[call] ?? Number.NaN).toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
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

import { CompiledQuery, sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { type PostgresServer, startPostgres } from '../../../tests/support/start-postgres.ts';
import type { Database } from '../database.ts';
import { isDatabaseGone } from '../sql-state.ts';
import { openPostgres, type PostgresOptions } from './open-postgres.ts';

let server: PostgresServer;
let databaseUrl: string;
const opened: Database[] = [];

beforeAll(async () => {
  server = await startPostgres();
  databaseUrl = await server.createDatabase();
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});
afterAll(async () => {
  await server.stop();
});

async function open(options: Partial<PostgresOptions> = {}): Promise<Database> {
  const database = await openPostgres({ databaseUrl, log: silentLog, transactionLimitMs: 30_000, ...options });
  opened.push(database);
  return database;
}

/** As the server's operator, over a connection of its own. */
async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const readOne = async (database: Database) => (await sql<{ one: number }>`select 1 as one`.execute(database.kysely)).rows[0]?.one;
const END_OTHER_CONNECTIONS = `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'larder%'`;

test('goes on when the server ends its connections, and hears notifications again', async () => {
  const database = await open();
  const heard: string[] = [];
  await database.listen('wake', (payload) => heard.push(payload));
  await administer(END_OTHER_CONNECTIONS);
  await expect.poll(() => readOne(database).catch(() => 0)).toBe(1);
  // Sent until one arrives: what is sent while the connection is down is lost, as documented.
  await expect
    .poll(
      async () => {
        await database.notify('wake', 'up');
        return heard.length;
      },
      { timeout: 10_000, interval: 200 },
    )
    .toBeGreaterThan(0);
  expect(await database.health()).toEqual({ ok: true });
});

test('answers look-ups that share connections each with its own, also after the connections were lost', async () => {
  const database = await open();
  const ask = (n: number) => database.lookUp(CompiledQuery.raw('select $1::int * 2 as double', [n]));
  const askMany = async () => (await Promise.all(Array.from({ length: 50 }, (_, n) => ask(n)))).map(([row]) => row);
  const doubles = Array.from({ length: 50 }, (_, n) => ({ double: 2 * n }));
  expect(await askMany()).toEqual(doubles);
  await administer(END_OTHER_CONNECTIONS);
  await expect.poll(() => askMany().catch(() => [])).toEqual(doubles);
});

test('loses a transaction whose connection ends, and says so to the one who waits for it', async () => {
  const database = await open();
  const work = database.transaction(async (tx) => {
    await sql`create table half_done (id int)`.execute(tx.kysely);
    await administer(END_OTHER_CONNECTIONS);
    await sql`insert into half_done values (1)`.execute(tx.kysely);
  });
  await expect(work).rejects.toThrow(/connection|terminat|ECONNRESET/i);
  const { rows } = await sql<{ name: string | null }>`select to_regclass('half_done')::text as name`.execute(database.kysely);
  expect(rows).toEqual([{ name: null }]);
});

test('uses no more connections than it is given', async () => {
  const database = await open({ poolSize: 2 });
  const countOwn = sql<{
    count: number;
  }>`select pg_sleep(0.05), (select count(*) from pg_stat_activity where application_name = 'larder') as count`;
  const results = await Promise.all(Array.from({ length: 8 }, () => countOwn.execute(database.kysely)));
  expect(Math.max(...results.map(({ rows }) => rows[0]?.count ?? 0))).toBe(2);
});

test('is not healthy while the server cannot be reached, and says once that it hears nothing and once that it hears again', async () => {
  const other = await startPostgres();
  const lines: string[] = [];
  const note = (text: string) => {
    if (text.includes('for notifications')) lines.push(text);
  };
  const log = { info: note, warn: note, error: note };
  const database = await open({ databaseUrl: await other.createDatabase(), log, listenRetryMs: 20 });
  const states: boolean[] = [];
  await database.listen(
    'wake',
    () => undefined,
    (isHearing) => states.push(isHearing),
  );
  await other.crash();
  expect(await database.health()).toMatchObject({ ok: false });
  // One for the loss and one for each try that failed.
  await expect.poll(() => states.filter((isHearing) => !isHearing).length).toBeGreaterThan(3);
  expect(lines).toEqual([expect.stringContaining('was lost')]);
  await other.start();
  await expect.poll(() => states.at(-1), { timeout: 10_000 }).toBe(true);
  expect(lines).toEqual([expect.stringContaining('was lost'), expect.stringMatching(/is back after \d+\.\d s/)]);
  await database.close();
  opened.pop();
  await other.stop();
});

test('gives up on a server that falls silent, on connections at hand and on new ones, and goes on when it speaks again', async () => {
  const other = await startPostgres();
  const hangLimits = { silenceMs: 200, answerMs: 300 };
  const database = await open({ databaseUrl: await other.createDatabase(), hangLimits, connectLimitMs: 300 });
  const askInEachWay = async () => {
    const outcomes = await Promise.allSettled([
      readOne(database),
      database.transaction(({ kysely }) => sql`select 1`.execute(kysely)),
      database.notify('wake', 'up'),
    ]);
    return outcomes.map((outcome) => (outcome.status === 'rejected' ? isDatabaseGone(outcome.reason) : 'answered'));
  };
  try {
    // All connections are there before it falls silent, and none any more after the first round.
    await Promise.all([1, 2].map(() => sql`select pg_sleep(0.1)`.execute(database.kysely)));
    await database.notify('wake', 'up');
    other.freeze();
    expect(await askInEachWay()).toEqual([true, true, true]);
    expect(await askInEachWay()).toEqual([true, true, true]);
  } finally {
    other.thaw();
  }
  await expect.poll(() => readOne(database).catch(() => 0), { timeout: 10_000 }).toBe(1);
  await database.close();
  opened.pop();
  await other.stop();
});

test('lets a statement take longer than that when the server is there', async () => {
  const database = await open({ hangLimits: { silenceMs: 50, answerMs: 5_000 } });
  const { rows } = await sql<{ done: boolean }>`select pg_sleep(0.6) is not null as done`.execute(database.kysely);
  expect(rows).toEqual([{ done: true }]);
});

test.each([
  ['a server that is not there', 'postgres://larder@127.0.0.1:1/larder', 'The PostgreSQL server of DATABASE_URL cannot be used'],
  ['an address that is none', 'mysql://larder@127.0.0.1/larder', 'DATABASE_URL has to start with postgres:// or postgresql://'],
])('refuses %s with a sentence that holds no password', async (_name, address, sentence) => {
  await expect(open({ databaseUrl: address })).rejects.toThrow(sentence);
});

test('refuses a wrong password without repeating it', async () => {
  const wrong = databaseUrl.replace(/:[^:@/]+@/, ':open-sesame@');
  const error: unknown = await open({ databaseUrl: wrong }).catch((reason: unknown) => reason);
  expect(String(error)).toContain('password authentication failed');
  expect(String(error)).not.toContain('open-sesame');
});

test('refuses a database that cannot hold every letter', async () => {
  await administer(`create database latin encoding 'SQL_ASCII' template template0`);
  await expect(open({ databaseUrl: databaseUrl.replace(/[^/]+$/, 'latin') })).rejects.toThrow('create it with encoding UTF8');
});

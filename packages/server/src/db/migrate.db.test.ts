import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from '../../tests/support/test-database.ts';
import { silentLog } from '../../tests/support/silent-log.ts';
import { type PostgresServer, startPostgres } from '../../tests/support/start-postgres.ts';
import type { Database } from './database.ts';
import { migrate, type Migration } from './migrate.ts';
import { openPglite } from './pglite/open-pglite.ts';
import { openPostgres } from './postgres/open-postgres.ts';

const FIRST: Migration = { name: '0001-first', script: 'create table first (id int);\ninsert into first values (1);\n' };
const SECOND: Migration = { name: '0002-second', script: 'alter table first add column name text;' };

describe.each(ENGINES)('migrate on %s', (engine) => {
  let server: PostgresServer | undefined;
  let dataDir: string;
  let database: Database;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'larder-migrate-'));
    server = engine === 'postgres' ? await startPostgres() : undefined;
    const common = { log: silentLog, transactionLimitMs: 30_000 };
    database =
      server === undefined
        ? await openPglite({ ...common, dataDir })
        : await openPostgres({ ...common, databaseUrl: await server.createDatabase() });
  });
  afterAll(async () => {
    await database.close();
    await server?.stop();
    rmSync(dataDir, { recursive: true });
  });

  // In order: each step starts from the database the step before it left.
  test('applies what is missing, once, in order', async () => {
    expect(await migrate(database, [FIRST])).toEqual(['0001-first']);
    expect(await migrate(database, [FIRST, SECOND])).toEqual(['0002-second']);
    expect(await migrate(database, [FIRST, SECOND])).toEqual([]);
    expect((await sql`select id, name from first`.execute(database.kysely)).rows).toEqual([{ id: 1, name: null }]);
  });

  test('rolls a failing migration back as a whole, names it, and lets a repaired one through', async () => {
    const script = 'create table third (id int); select 1 / 0;';
    await expect(migrate(database, [FIRST, SECOND, { name: '0003-third', script }])).rejects.toThrow(
      '0003-third failed and was rolled back',
    );
    expect(await migrate(database, [FIRST, SECOND, { name: '0003-third', script: 'create table third (id int)' }])).toEqual(['0003-third']);
  });

  test('refuses to start when an applied file was changed, but not for its line ends', async () => {
    const third = { name: '0003-third', script: 'create table third (id int)' };
    const windows = { ...FIRST, script: FIRST.script.replaceAll('\n', '\r\n') };
    expect(await migrate(database, [windows, SECOND, third])).toEqual([]);
    const edited = { ...FIRST, script: `${FIRST.script} ` };
    await expect(migrate(database, [edited, SECOND, third])).rejects.toThrow('0001-first was changed after it was applied');
  });

  test('refuses a database that a newer version has changed', async () => {
    await expect(migrate(database, [FIRST, SECOND])).rejects.toThrow('0003-third, which this version of Larder does not know');
  });
});

describe('migrate in several processes', () => {
  test('takes turns on one PostgreSQL server', async () => {
    const server = await startPostgres();
    const databaseUrl = await server.createDatabase();
    const together = await Promise.all(
      Array.from({ length: 4 }, () => openPostgres({ databaseUrl, log: silentLog, transactionLimitMs: 30_000 })),
    );
    const slow = { name: '0001-slow', script: 'create table slow (id int); select pg_sleep(0.2);' };
    const applied = await Promise.all(together.map((one) => migrate(one, [slow])));
    expect(applied.flat()).toEqual(['0001-slow']);
    await Promise.all(together.map((one) => one.close()));
    await server.stop();
  });
});

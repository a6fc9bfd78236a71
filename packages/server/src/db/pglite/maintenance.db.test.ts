import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyPgliteTemplate } from '../../../tests/support/pglite-template.ts';
import { silentLog } from '../../../tests/support/silent-log.ts';
import type { Database } from '../database.ts';
import { MAINTENANCE_DEFAULTS } from './maintenance.ts';
import { openPglite } from './open-pglite.ts';

const MEGABYTE = 1024 * 1024;

let dataDir: string;
let database: Database;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'larder-maintain-'));
  await copyPgliteTemplate(dataDir);
});
afterEach(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

const open = async (everyMs: number): Promise<void> => {
  database = await openPglite({ dataDir, log: silentLog, transactionLimitMs: 30_000, maintenance: { everyMs } });
};

function readWalMegabytes(): number {
  const folder = join(dataDir, 'postgres', 'pg_wal');
  const sizes = readdirSync(folder, { withFileTypes: true }).map((entry) => (entry.isFile() ? statSync(join(folder, entry.name)).size : 0));
  return sizes.reduce((sum, size) => sum + size, 0) / MEGABYTE;
}

async function readNumber(query: string): Promise<number> {
  const { rows } = await sql.raw<{ value: number }>(query).execute(database.kysely);
  return rows[0]?.value ?? Number.NaN;
}

/** Columns outside every index and wide rows, so that each page turns over often: 200 rows of about 2 kB. */
async function makeRows(): Promise<void> {
  await sql
    .raw(`create table much_updated (id int primary key, at int, text text);
    create index on much_updated (at);
    alter table much_updated alter column text set storage plain;
    insert into much_updated select n, 0, repeat('x', 2000) from generate_series(1, 200) n`)
    .execute(database.kysely);
}

test('keeps the WAL and a much-updated table bounded between two ticks of the timer', async () => {
  await open(MAINTENANCE_DEFAULTS.everyMs);
  await makeRows();
  let largestWal = 0;
  for (let round = 0; round < 240; round++) {
    // Each round leaves 200 dead rows and 0.5 MB of WAL; the index on "at" rules out reuse without a vacuum.
    await Promise.all(
      Array.from({ length: 10 }, (_, part) =>
        sql`update much_updated set at = at + 1, text = repeat(${String(round % 10)}, 2000) where id % 10 = ${part}`.execute(
          database.kysely,
        ),
      ),
    );
    largestWal = Math.max(largestWal, readWalMegabytes());
  }
  // Measured: 64 and 29 MB; without maintenance (statementsPerLook infinite) 128 and 115 MB, and ten times the time.
  expect(await readNumber(`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 / ${MEGABYTE} as value`)).toBeGreaterThan(110);
  expect(largestWal).toBeLessThan(100);
  expect(await readNumber(`select pg_total_relation_size('much_updated')::float8 / ${MEGABYTE} as value`)).toBeLessThan(45);
}, 120_000);

test('writes a checkpoint and refreshes the planner statistics by the clock', async () => {
  await open(50);
  await makeRows();
  const readLag = () => readNumber('select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as value from pg_control_checkpoint()');
  await expect.poll(readLag, { timeout: 10_000 }).toBeLessThan(16 * 1024);
  await expect
    .poll(() => readNumber(`select reltuples::float8 as value from pg_class where relname = 'much_updated'`), { timeout: 10_000 })
    .toBe(200);
});

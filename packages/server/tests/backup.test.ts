import { sql } from 'kysely';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkBackupFile, keepBackupFile, readBackupFile, writeBackupFile } from '../src/db/backup/backup-file.ts';
import { askForBackup, offerBackups } from '../src/db/backup/backup-socket.ts';
import { restoreBackup } from '../src/db/backup/restore-backup.ts';
import type { Database } from '../src/db/database.ts';
import { openPostgres } from '../src/db/postgres/open-postgres.ts';
import { fillEveryTable, readEveryTable } from './support/fill-every-table.ts';
import { silentLog } from './support/silent-log.ts';
import { type PostgresServer, startPostgres } from './support/start-postgres.ts';
import { type Engine, openTestDatabase, type TestDatabase } from './support/test-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'larder-backup-'));
let postgres: PostgresServer;
const sources = new Map<Engine, TestDatabase>();
const fileOf = (engine: Engine): string => join(folder, `${engine}.gz`);
const sourceOf = (engine: Engine): Database => sources.get(engine)?.database as Database;

beforeAll(async () => {
  postgres = await startPostgres();
  for (const engine of ['pglite', 'postgres'] as const) {
    const source = await openTestDatabase(engine);
    sources.set(engine, source);
    await fillEveryTable(source.database.kysely);
    await writeBackupFile(source.database, fileOf(engine));
  }
}, 120_000);
afterAll(async () => {
  for (const { close } of sources.values()) await close();
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

/** Empty: without tables on PostgreSQL, with today's on PGlite, whose first start takes seconds. */
async function openEmpty(engine: Engine): Promise<TestDatabase> {
  if (engine === 'pglite') {
    const opened = await openTestDatabase(engine);
    await opened.database.kysely.deleteFrom('settings').execute();
    return opened;
  }
  const database = await openPostgres({ log: silentLog, transactionLimitMs: 30_000, databaseUrl: await postgres.createDatabase() });
  return { database, close: database.close };
}

async function withEmpty(engine: Engine, work: (database: Database) => Promise<void>): Promise<void> {
  const { database, close } = await openEmpty(engine);
  try {
    await work(database);
  } finally {
    await close();
  }
}

describe('a backup', () => {
  test.each([
    ['pglite', 'pglite'],
    ['postgres', 'postgres'],
    ['pglite', 'postgres'],
    ['postgres', 'pglite'],
  ] as const)(
    'of %s fills an empty %s with the same rows in every table',
    async (from, to) => {
      const before = await readEveryTable(sourceOf(from).kysely);
      expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
      await withEmpty(to, async (database) => {
        await restoreBackup(database, readBackupFile(fileOf(from)), { replace: false });
        expect(await readEveryTable(database.kysely)).toEqual(before);
      });
    },
    60_000,
  );

  test('goes on counting where the sequences were, with its triggers at work', async () => {
    await withEmpty('postgres', async ({ kysely, ...database }) => {
      await restoreBackup({ kysely, ...database }, readBackupFile(fileOf('pglite')), { replace: false });
      const read = () => kysely.selectFrom('calendar_outbox').select(['entry_id', 'version']).orderBy('version', 'desc').execute();
      const [before] = await read();
      await sql`update weekly_plan_days set notes = 'new' where date = '0001-01-01'`.execute(kysely);
      const [after] = await read();
      expect(Number(after?.version)).toBeGreaterThan(Number(before?.version));
      expect(after?.entry_id).not.toBe(before?.entry_id);
    });
  });

  test('refuses a database with rows, and replaces them only when told to', async () => {
    await withEmpty('postgres', async (database) => {
      await restoreBackup(database, readBackupFile(fileOf('postgres')), { replace: false });
      await sql`delete from meal_plans`.execute(database.kysely);
      const changed = await readEveryTable(database.kysely);
      const again = (replace: boolean) => restoreBackup(database, readBackupFile(fileOf('postgres')), { replace });
      await expect(again(false)).rejects.toThrow(/not empty .* Nothing was changed.*--replace/);
      expect(await readEveryTable(database.kysely)).toEqual(changed);
      await again(true);
      expect(await readEveryTable(database.kysely)).toEqual(await readEveryTable(sourceOf('postgres').kysely));
    });
  });

  test("leaves a database alone that holds other programs' tables", async () => {
    await withEmpty('postgres', async (database) => {
      await sql`create table invoices (id int)`.execute(database.kysely);
      await expect(restoreBackup(database, readBackupFile(fileOf('postgres')), { replace: true })).rejects.toThrow(
        /not Larder's \(invoices\)/,
      );
    });
  });

  test.each([
    ['cut off in the middle', (lines: string[]) => lines.slice(0, -3), /cut off/],
    [
      'without a row it tells of',
      (lines: string[]) =>
        lines.toSpliced(
          lines.findLastIndex((line) => line.startsWith('[')),
          1,
        ),
      /rows where the backup says/,
    ],
    [
      'from a newer version',
      ([head = '', ...rest]: string[]) => [head.replace('"0001-', '"9999-x","0001-'), ...rest],
      /9999-x.*newer version/,
    ],
    ['that is something else', () => ['{"hello":1}'], /no backup of Larder/],
  ] as const)('%s leaves nothing behind', async (_name, damage, sentence) => {
    const file = join(folder, 'damaged.gz');
    const lines = gunzipSync(readFileSync(fileOf('postgres')))
      .toString()
      .trimEnd()
      .split('\n');
    writeFileSync(file, gzipSync(`${damage(lines).join('\n')}\n`));
    await withEmpty('postgres', async (database) => {
      await expect(restoreBackup(database, readBackupFile(file), { replace: false })).rejects.toThrow(sentence);
      expect(Object.values(await readEveryTable(database.kysely)).flat()).toEqual([]);
    });
  });

  describe.each(['pglite', 'postgres'] as const)('that is damaged, with --replace on %s', (engine) => {
    const lines = (): string[] =>
      gunzipSync(readFileSync(fileOf('postgres')))
        .toString()
        .trimEnd()
        .split('\n');
    const pack = (texts: readonly string[]) => gzipSync(`${texts.join('\n')}\n`);
    const damages: readonly (readonly [name: string, bytes: () => Buffer, sentence: RegExp])[] = [
      ['cut off', () => readFileSync(fileOf('postgres')).subarray(0, -2000), /damaged.*unexpected end of file/],
      // The last eight bytes are the checksum and the length.
      [
        'of another checksum',
        () => {
          const bytes = readFileSync(fileOf('postgres'));
          bytes.writeUInt8((bytes.at(-8) as number) ^ 1, bytes.length - 8);
          return bytes;
        },
        /damaged.*incorrect data check/,
      ],
      ['without its end', () => pack(lines().slice(0, -1)), /cut off.*Nothing was changed/],
      [
        'with half a row',
        () => pack(lines().map((line) => (line.startsWith('[') ? line.replace(/.{9}\]$/, ']') : line))),
        /refused.*Nothing was changed/,
      ],
    ];

    test('leaves the database as it is, whatever is wrong', async () => {
      await withEmpty(engine, async (database) => {
        await restoreBackup(database, readBackupFile(fileOf('postgres')), { replace: true });
        await sql`delete from jobs`.execute(database.kysely);
        const before = await readEveryTable(database.kysely);
        for (const [name, bytes, sentence] of damages) {
          const file = join(folder, 'damaged.gz');
          writeFileSync(file, bytes());
          await expect(restoreBackup(database, readBackupFile(file), { replace: true }), name).rejects.toThrow(sentence);
          expect(await readEveryTable(database.kysely), name).toEqual(before);
        }
      });
    });
  });

  test('is one moment of the database while others write', async () => {
    const { kysely } = sourceOf('postgres');
    const file = join(folder, 'busy.gz');
    const over = new AbortController();
    const writing = (async () => {
      // Both rows or neither: the reader may see no half of it.
      for (let n = 0; !over.signal.aborted; n++) {
        await sourceOf('postgres').transaction(async (tx) => {
          await sql`insert into settings (key, value) values (${`pair-${n}`}, '{}')`.execute(tx.kysely);
          await sql`insert into jobs (id, kind, payload) values (gen_random_uuid(), ${`pair-${n}`}, '{}')`.execute(tx.kysely);
        });
      }
    })();
    await writeBackupFile(sourceOf('postgres'), file);
    over.abort();
    await writing;
    const text = gunzipSync(readFileSync(file)).toString();
    const count = (name: string) => [...text.matchAll(new RegExp(`"${name}":"pair-\\d+"`, 'g'))].length;
    expect(count('key')).toBe(count('kind'));
    await sql`delete from settings where key like 'pair-%'`.execute(kysely);
    await sql`delete from jobs where kind like 'pair-%'`.execute(kysely);
  });

  test('can be read by its owner only, and a cut off one is told', async () => {
    expect(statSync(fileOf('postgres')).mode & 0o077).toBe(0);
    const half = join(folder, 'half.gz');
    writeFileSync(half, readFileSync(fileOf('postgres')).subarray(0, 5000));
    await expect(checkBackupFile(half)).rejects.toThrow('unexpected end of file');
    expect((await checkBackupFile(fileOf('postgres'))).header.kind).toBe('postgres');
  });

  test('of the built-in database is written by the process that runs it', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'larder-live-'));
    const backups = await offerBackups(sourceOf('pglite'), dataDir, silentLog);
    const file = join(folder, 'live.gz');
    const bytes = await askForBackup(dataDir);
    if (bytes === undefined) throw new Error('nobody answered');
    await keepBackupFile(bytes, file);
    expect((await checkBackupFile(file)).trailer).toEqual((await checkBackupFile(fileOf('pglite'))).trailer);
    await backups.close();
    expect(await askForBackup(dataDir)).toBeUndefined();
    rmSync(dataDir, { recursive: true });
  });
});

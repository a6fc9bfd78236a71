import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyPgliteTemplate } from '../../../tests/support/pglite-template.ts';
import { silentLog } from '../../../tests/support/silent-log.ts';
import type { Database } from '../database.ts';
import { toJsonb } from '../storable.ts';
import { openPglite, type PgliteOptions } from './open-pglite.ts';

let dataDir: string;
const opened: Database[] = [];
const children: ChildProcess[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'larder-durable-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const database of opened.splice(0)) await database.close();
  rmSync(dataDir, { recursive: true });
});

async function open(options: Partial<PgliteOptions> = {}): Promise<Database> {
  const database = await openPglite({ dataDir, log: silentLog, transactionLimitMs: 30_000, ...options });
  opened.push(database);
  return database;
}

/** Another process on a folder, and the first thing it says. */
async function holdElsewhere(folder: string): Promise<{ child: ChildProcess; said: string }> {
  const script = fileURLToPath(new URL('../../../tests/support/open-and-hold.ts', import.meta.url));
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  children.push(child);
  const [chunk] = (await once(child.stdout!, 'data')) as [Buffer];
  return { child, said: chunk.toString() };
}

const writeSetting = (database: Database, key: string) =>
  database.kysely
    .insertInto('settings')
    .values({ key, value: toJsonb(1) })
    .execute();
/** But for the keys that the template came with. */
const listSettings = async (database: Database) =>
  (await database.kysely.selectFrom('settings').select('key').where('key', '<>', 'provider-keys').execute()).map(({ key }) => key);

test('refuses a folder that another process has open, and takes it once that one is killed', async () => {
  await copyPgliteTemplate(dataDir);
  const { child, said } = await holdElsewhere(dataDir);
  expect(said).toBe('open\n');
  await expect(open()).rejects.toThrow(`The data folder ${join(dataDir, 'postgres')} is in use by another running Larder`);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  expect(await listSettings(await open())).toEqual([]);
});

test('refuses the folder under another name, in another process and in this one', async () => {
  await copyPgliteTemplate(dataDir);
  await open();
  const alias = `${dataDir}-alias`;
  symlinkSync(dataDir, alias);
  try {
    await expect(open({ dataDir: alias })).rejects.toThrow('in use by another running Larder');
    expect((await holdElsewhere(alias)).said).toContain('set DATABASE_URL to a PostgreSQL server');
  } finally {
    rmSync(alias);
  }
});

test('frees the folder when it is closed', async () => {
  await copyPgliteTemplate(dataDir);
  await (await open()).close();
  expect((await open()).kind).toBe('pglite');
});

test('refuses to run when a commit does not reach the disk', async () => {
  await copyPgliteTemplate(dataDir);
  await expect(open({ stockFileSystem: true })).rejects.toThrow('the self-check failed: a commit did not reach the disk');
  expect(await listSettings(await open())).toEqual([]);
});

test('makes a folder that only its owner can read', async () => {
  dataDir = join(dataDir, 'new');
  await open();
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
  expect(JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'))).toEqual({ state: 'complete', postgresMajor: 18 });
  await opened.pop()?.close();
  dataDir = join(dataDir, '..');
});

test('leaves the mode of a folder it was given as it is', async () => {
  const before = statSync(tmpdir()).mode;
  mkdirSync(join(dataDir, 'shared'), { mode: 0o755 });
  await copyPgliteTemplate(join(dataDir, 'shared'));
  await open({ dataDir: join(dataDir, 'shared') });
  expect(statSync(join(dataDir, 'shared')).mode & 0o777).toBe(0o755);
  expect(statSync(tmpdir()).mode).toBe(before);
});

test('refuses a folder that lost its PG_VERSION instead of starting empty over it', async () => {
  await copyPgliteTemplate(dataDir);
  const version = join(dataDir, 'postgres', 'PG_VERSION');
  rmSync(version);
  await expect(open()).rejects.toThrow('its file PG_VERSION is missing or empty now');
  expect(existsSync(version)).toBe(false);
  writeFileSync(version, '');
  await expect(open()).rejects.toThrow('its file PG_VERSION is missing or empty now');
  writeFileSync(version, '18\n');
  expect(await listSettings(await open())).toEqual([]);
});

test('refuses a folder of another PostgreSQL major', async () => {
  await copyPgliteTemplate(dataDir);
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
  await expect(open()).rejects.toThrow('was written by PostgreSQL 17; this version of Larder brings PostgreSQL 18');
});

test('refuses a folder of files that are no database', async () => {
  mkdirSync(join(dataDir, 'postgres'));
  writeFileSync(join(dataDir, 'postgres', 'holiday.jpg'), 'x');
  await expect(open()).rejects.toThrow('is not empty and holds no database');
  expect(existsSync(join(dataDir, 'postgres', 'holiday.jpg'))).toBe(true);
});

test('opens a folder that was restored without its record', async () => {
  await copyPgliteTemplate(dataDir);
  rmSync(join(dataDir, 'postgres.json'));
  expect(await listSettings(await open())).toEqual([]);
  expect(existsSync(join(dataDir, 'postgres.json'))).toBe(true);
});

test('starts over when the first start was interrupted', async () => {
  await copyPgliteTemplate(dataDir);
  writeFileSync(join(dataDir, 'postgres.json'), JSON.stringify({ state: 'creating', postgresMajor: 18 }));
  rmSync(join(dataDir, 'postgres', 'global'), { recursive: true });
  const database = await open();
  expect((await sql`select 1 as one`.execute(database.kysely)).rows).toEqual([{ one: 1 }]);
});

test('says which folder is damaged', async () => {
  await copyPgliteTemplate(dataDir);
  rmSync(join(dataDir, 'postgres', 'global', 'pg_control'));
  await expect(open()).rejects.toThrow(`The database in ${join(dataDir, 'postgres')} could not be opened`);
});

test('reports a hung engine, refuses further work, and keeps what was saved before', async () => {
  await copyPgliteTemplate(dataDir);
  const sentences: string[] = [];
  const database = await open({ statementLimitMs: 1_000, onBroken: (sentence) => sentences.push(sentence) });
  await writeSetting(database, 'before');
  await expect(sql`select count(*) from generate_series(1, 100000000000)`.execute(database.kysely)).rejects.toThrow(
    'no answer for 1000 ms',
  );
  expect(sentences).toEqual([expect.stringContaining('This process ends now; started again, it recovers by itself.')]);
  expect(await database.health()).toEqual({ ok: false, reason: 'a statement got no answer for 1000 ms' });
  await expect(writeSetting(database, 'after')).rejects.toThrow('The database is unusable');
  await database.close();
  expect(await listSettings(await open())).toEqual(['before']);
});

test.each<readonly [what: string, end: (database: Database) => Promise<unknown>]>([
  [
    'panics',
    (database) => {
      // PostgreSQL wants to write a file of this name at a checkpoint, and panics when it cannot, as on a full disk.
      mkdirSync(join(dataDir, 'postgres', 'pg_logical', 'replorigin_checkpoint.tmp'));
      return sql`checkpoint`.execute(database.kysely);
    },
  ],
  // PGlite 0.5.16 answers this without a row and without an error.
  ['is trapped', (database) => sql`select ${'['.repeat(100_000)}::jsonb`.execute(database.kysely)],
])('takes no more for done when the engine %s, and keeps what was saved before', async (_what, end) => {
  await copyPgliteTemplate(dataDir);
  const sentences: string[] = [];
  const database = await open({ onBroken: (sentence) => sentences.push(sentence) });
  await writeSetting(database, 'before');
  const error: unknown = await end(database).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  await expect(writeSetting(database, 'after')).rejects.toThrow('The database is unusable');
  expect(sentences).toEqual([expect.stringContaining('This process ends now; started again, it recovers by itself.')]);
  await database.close();
  rmSync(join(dataDir, 'postgres', 'pg_logical', 'replorigin_checkpoint.tmp'), { recursive: true, force: true });
  expect(await listSettings(await open())).toEqual(['before']);
});

test('lets a migration take longer than a statement may', async () => {
  await copyPgliteTemplate(dataDir);
  const database = await open({ statementLimitMs: 400, onBroken: () => undefined });
  await database.runUnlimited((connection) => sql`select pg_sleep(1)`.execute(connection));
  await expect(sql`select pg_sleep(2)`.execute(database.kysely)).rejects.toThrow('no answer for 400 ms');
});

test('ends the process when the engine hangs, so that a supervisor starts it again', async () => {
  await copyPgliteTemplate(dataDir);
  const script = `
    import { sql } from 'kysely';
    import { openPglite } from ${JSON.stringify(new URL('./open-pglite.ts', import.meta.url).href)};
    const log = { info() {}, warn() {}, error: (text) => process.stdout.write(text) };
    const database = await openPglite({ dataDir: ${JSON.stringify(dataDir)}, log, transactionLimitMs: 30_000, statementLimitMs: 500 });
    await sql\`select count(*) from generate_series(1, 100000000000)\`.execute(database.kysely).catch(() => undefined);
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: import.meta.dirname,
  });
  children.push(child);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
  expect(said).toContain('The built-in database stopped working (a statement got no answer for 500 ms).');
});

import { runAtOnce } from './run-at-once.ts';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

export type Migration = { readonly name: string; readonly script: string };

/** Applies what is missing, in order, and gives the names. Processes that start together take turns. */
export async function migrate({ runUnlimited }: Database, migrations: readonly Migration[] = readMigrations()): Promise<readonly string[]> {
  return runUnlimited(async (connection) => {
    const run = (script: string) => sql.raw(script).execute(connection);
    await run(`select pg_advisory_lock(${LOCK_KEY})`);
    try {
      const pending = await listPending(connection, migrations);
      for (const migration of pending) await runAtOnce(connection, () => applyMigration(connection, migration));
      return pending.map(({ name }) => name);
    } finally {
      await run(`select pg_advisory_unlock(${LOCK_KEY})`);
    }
  });
}

/** The same within the caller's transaction, so that they go with it when it fails. */
export async function migrateWithin(connection: Kysely<Tables>, migrations: readonly Migration[]): Promise<void> {
  await sql.raw(`select pg_advisory_xact_lock(${LOCK_KEY})`).execute(connection);
  for (const migration of await listPending(connection, migrations)) await applyMigration(connection, migration);
}

export function readMigrations(folder = new URL('./migrations/', import.meta.url)): readonly Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => ({ name: file.slice(0, -'.sql'.length), script: readFileSync(new URL(file, folder), 'utf8') }));
}

/** Any number no other program takes in the same database; this one spells "larder". */
const LOCK_KEY = 0x6c6172646572;

const CREATE_RECORD =
  'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())';

async function hasRecord(connection: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ name: string | null }>`select to_regclass('schema_migrations')::text as name`.execute(connection);
  return rows[0]?.name !== null;
}

async function listPending(connection: Kysely<Tables>, migrations: readonly Migration[]): Promise<readonly Migration[]> {
  // Asked for first: a database that only reads refuses the very words.
  if (!(await hasRecord(connection))) await sql.raw(CREATE_RECORD).execute(connection);
  return checkHistory(migrations, await listApplied(connection));
}

type Applied = { readonly name: string; readonly checksum: string };

async function listApplied(connection: Kysely<Tables>): Promise<readonly Applied[]> {
  return connection.selectFrom('schema_migrations').select(['name', 'checksum']).execute();
}

function checkHistory(migrations: readonly Migration[], applied: readonly Applied[]): readonly Migration[] {
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = applied.find(({ name }) => !known.has(name));
  if (unknown !== undefined) {
    throw new Error(
      `The database has the migration ${unknown.name}, which this version of Larder does not know: it is older than the database. Start a newer version.`,
    );
  }
  const changed = migrations.find(({ name, script }) => checksums.has(name) && checksums.get(name) !== toChecksum(script));
  if (changed !== undefined) {
    throw new Error(
      `The migration ${changed.name} was changed after it was applied to this database. Restore the file and write a new migration instead.`,
    );
  }
  return migrations.filter(({ name }) => !checksums.has(name));
}

async function applyMigration(connection: Kysely<Tables>, { name, script }: Migration): Promise<void> {
  try {
    await sql.raw(script).execute(connection);
    await connection
      .insertInto('schema_migrations')
      .values({ name, checksum: toChecksum(script) })
      .execute();
  } catch (error) {
    throw new Error(`The migration ${name} failed and was rolled back: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** Of the text with Unix line ends, so that a checkout on Windows counts as the same. */
const toChecksum = (script: string): string => createHash('sha256').update(script.replaceAll('\r\n', '\n')).digest('hex');

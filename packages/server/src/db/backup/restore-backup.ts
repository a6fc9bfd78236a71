import { runAtOnce } from '../run-at-once.ts';
import { type Kysely, sql } from 'kysely';
import type * as z from 'zod';
import type { Database } from '../database.ts';
import { migrateWithin, readMigrations, type Migration } from '../migrate.ts';
import type { Tables } from '../tables.ts';
import { BackupHeader, BackupTrailer, isRowLine, TableStart } from './backup-format.ts';
import { listTables } from './list-tables.ts';

type Options = {
  /** Whether what the database holds may be thrown away. */
  readonly replace: boolean;
};

/**
 * Fills a database: its tables are made as they were when the backup was, filled, counted and brought up to date, all in one
 * transaction that begins with throwing away what there was. Throws with a sentence a person can act on; then nothing is changed.
 */
export async function restoreBackup(
  { runUnlimited }: Database,
  lines: AsyncIterable<string>,
  { replace }: Options,
): Promise<{ readonly header: BackupHeader; readonly trailer: BackupTrailer }> {
  const reader = lines[Symbol.asyncIterator]();
  const header = readHeader((await reader.next()).value);
  const migrations = findMigrations(header);
  return runUnlimited((connection) =>
    runAtOnce(connection, async () => {
      await dropContent(connection, replace);
      await migrateWithin(connection, migrations);
      const trailer = await loadRows(connection, header, { [Symbol.asyncIterator]: () => reader });
      await migrateWithin(connection, readMigrations());
      return { header, trailer };
    }),
  );
}

function readHeader(line: string | undefined): BackupHeader {
  const header = parseLine(BackupHeader, line ?? '');
  if (header === undefined) throw new Error('This file is no backup of Larder, or one of a version that this one cannot read.');
  return header;
}

/** Those the backup was made with; loading into newer tables would skip what later migrations do to the rows. */
function findMigrations({ migrations }: BackupHeader): readonly Migration[] {
  const known = readMigrations();
  const unknown = migrations.find((name) => !known.some((migration) => migration.name === name));
  if (unknown !== undefined) {
    throw new Error(`The backup was made with the migration ${unknown}, which this version of Larder does not know. Use a newer version.`);
  }
  return known.filter(({ name }) => migrations.includes(name));
}

async function dropContent(connection: Kysely<Tables>, replace: boolean): Promise<void> {
  const tables = await listTables(connection);
  const strangers = tables.filter(({ name }) => !isOwnTable(name));
  if (strangers.length > 0) {
    throw new Error(`The database holds tables that are not Larder's (${strangers.map(({ name }) => name).join(', ')}). ${UNCHANGED}`);
  }
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(connection);
    if (rows.length > 0 && !replace) {
      throw new Error(
        `The database is not empty (${name} has rows). ${UNCHANGED} Restore into an empty one, or add --replace to throw its content away.`,
      );
    }
  }
  for (const { name } of tables) await sql`drop table ${sql.table(name)} cascade`.execute(connection);
  await sql`drop table if exists schema_migrations`.execute(connection);
  await dropRest(connection);
}

const UNCHANGED = 'Nothing was changed.';

const scripts = readMigrations()
  .map(({ script }) => script)
  .join('\n');
const listMade = (kind: 'table' | 'sequence' | 'function'): readonly string[] =>
  [...scripts.matchAll(new RegExp(`create ${kind} (\\w+)`, 'g'))].map(([, name]) => name as string);
const isOwnTable = (name: string): boolean => listMade('table').includes(name);

/** What the migrations made beside tables and what hangs on them. */
async function dropRest(connection: Kysely<Tables>): Promise<void> {
  for (const name of listMade('sequence')) await sql`drop sequence if exists ${sql.id(name)}`.execute(connection);
  for (const name of listMade('function')) await sql`drop function if exists ${sql.id(name)} cascade`.execute(connection);
}

async function loadRows(connection: Kysely<Tables>, header: BackupHeader, lines: AsyncIterable<string>): Promise<BackupTrailer> {
  const tables = (await listTables(connection)).map(({ name }) => name);
  // A trigger would queue rows for the outside calendar that the backup has its own of.
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(connection);
  const trailer = await copyRows(connection, lines);
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(connection);
  for (const [name, last] of Object.entries(header.sequences)) {
    await sql`select setval(${name}::regclass, ${last}::bigint)`.execute(connection);
  }
  await checkCounts(connection, trailer);
  return trailer;
}

async function copyRows(connection: Kysely<Tables>, lines: AsyncIterable<string>): Promise<BackupTrailer> {
  let table: TableStart | undefined;
  let trailer: BackupTrailer | undefined;
  let rows: string[] = [];
  let characters = 0;
  const flush = async (): Promise<void> => {
    if (table !== undefined && rows.length > 0) await insertRows(connection, table, rows);
    rows = [];
    characters = 0;
  };
  // To the very end, trailer or not: the checksum of the file stands behind it.
  for await (const line of lines) {
    if (isRowLine(line)) {
      rows.push(line.slice(1, -1));
      characters += line.length;
      if (characters > CHARACTERS_AT_ONCE) await flush();
      continue;
    }
    await flush();
    trailer = parseLine(BackupTrailer, line);
    if (trailer !== undefined) continue;
    table = parseLine(TableStart, line);
    if (table === undefined) throw new Error(`The backup is damaged: a line of it is not understood (${line.slice(0, 60)}). ${UNCHANGED}`);
  }
  if (trailer === undefined) throw new Error(`The backup is cut off: its end is missing. ${UNCHANGED}`);
  return trailer;
}

const CHARACTERS_AT_ONCE = 1_000_000;

async function insertRows(connection: Kysely<Tables>, { table, columns }: TableStart, rows: readonly string[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.id(column)));
  const insert = sql`insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::json)`;
  await insert.execute(connection).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The backup is damaged: rows of ${table} were refused (${reason}). ${UNCHANGED}`, { cause: error });
  });
}

async function checkCounts(connection: Kysely<Tables>, { rowsByTable }: BackupTrailer): Promise<void> {
  for (const [table, expected] of Object.entries(rowsByTable)) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(connection);
    const count = rows[0]?.count ?? 0;
    if (count !== expected) throw new Error(`The table ${table} has ${count} rows where the backup says ${expected}. ${UNCHANGED}`);
  }
}

function parseLine<T>(schema: z.ZodType<T>, line: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Tables } from '../tables.ts';
import { type BackupHeader, type BackupTrailer, type TableStart, toRowLine } from './backup-format.ts';
import { listTables, type TableInfo } from './list-tables.ts';

type WriteLine = (line: string) => Promise<void>;

/**
 * Every row as of one moment, while others go on writing (PostgreSQL) or wait (PGlite, which has one session: `write` must
 * not depend on a slow reader).
 */
export async function writeBackup(
  { kind, runUnlimited }: Pick<Database, 'kind' | 'runUnlimited'>,
  write: WriteLine,
): Promise<BackupTrailer> {
  return runUnlimited(async (connection) => {
    await sql.raw('begin transaction isolation level repeatable read read only').execute(connection);
    try {
      await write(JSON.stringify(await readHeader(connection, kind)));
      const rowsByTable: Record<string, number> = {};
      for (const table of await listTables(connection)) rowsByTable[table.name] = await writeTable(connection, table, write);
      const trailer: BackupTrailer = { rowsByTable };
      await write(JSON.stringify(trailer));
      return trailer;
    } finally {
      await sql.raw('rollback').execute(connection);
    }
  });
}

async function readHeader(connection: Kysely<Tables>, kind: Database['kind']): Promise<BackupHeader> {
  const applied = await connection.selectFrom('schema_migrations').select('name').orderBy('name').execute();
  const { rows } = await sql<{ name: string; last: string | null }>`
    select sequencename::text as name, last_value::text as last from pg_sequences where schemaname = current_schema()`.execute(connection);
  return {
    larderBackup: 1,
    createdAt: new Date().toISOString(),
    kind,
    migrations: applied.map(({ name }) => name),
    // Null: nothing was taken from it yet.
    sequences: Object.fromEntries(rows.flatMap(({ name, last }) => (last === null ? [] : [[name, last]]))),
  };
}

async function writeTable(connection: Kysely<Tables>, { name, columns }: TableInfo, write: WriteLine): Promise<number> {
  const start: TableStart = { table: name, columns: [...columns] };
  await write(JSON.stringify(start));
  await sql`declare backup_rows no scroll cursor for select row_to_json(r)::text as line from ${sql.table(name)} r`.execute(connection);
  let count = 0;
  for (let most = ROWS_AT_FIRST; ;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(most)} from backup_rows`.execute(connection);
    let letters = 0;
    for (const { line } of rows) {
      letters += line.length;
      await write(toRowLine(line));
    }
    count += rows.length;
    if (rows.length < most) break;
    most = Math.max(1, Math.min(ROWS_AT_ONCE, Math.floor((LETTERS_AT_ONCE * most) / letters)));
  }
  await sql`close backup_rows`.execute(connection);
  return count;
}

/** By what the last ones were: a megabyte of plans, or a photo, which is as much by itself. */
const [ROWS_AT_FIRST, ROWS_AT_ONCE, LETTERS_AT_ONCE] = [4, 200, 4_000_000];

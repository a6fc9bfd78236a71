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
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from backup_rows`.execute(connection);
    for (const { line } of rows) await write(toRowLine(line));
    count += rows.length;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await sql`close backup_rows`.execute(connection);
  return count;
}

/** About a megabyte of plans. */
const ROWS_AT_ONCE = 200;

import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

export type TableInfo = { readonly name: string; readonly columns: readonly string[]; readonly needs: readonly string[] };

/** Larder's tables but its migration record, each after those its foreign keys point to. */
export async function listTables(kysely: Kysely<Tables>): Promise<readonly TableInfo[]> {
  const { rows } = await sql<TableInfo>`
    select c.relname::text as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as columns,
      array(select distinct f.confrelid::regclass::text from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname <> 'schema_migrations'
    order by c.relname`.execute(kysely);
  return sortByNeeds(rows);
}

function sortByNeeds(tables: readonly TableInfo[]): readonly TableInfo[] {
  const sorted: TableInfo[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const ready = [...waiting].filter(({ needs }) => needs.every((need) => sorted.some(({ name }) => name === need)));
    if (ready.length === 0) throw new Error(`The foreign keys of ${[...waiting].map(({ name }) => name).join(', ')} form a circle.`);
    for (const table of ready) {
      sorted.push(table);
      waiting.delete(table);
    }
  }
  return sorted;
}

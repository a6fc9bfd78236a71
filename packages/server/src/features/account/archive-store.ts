import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import { storableText, toJsonb } from '../../db/storable.ts';
import type { Tables } from '../../db/tables.ts';
import type { Scope } from '../../db/scope.ts';
import { isUuid } from '../../db/uuid.ts';
import {
  type ArchiveRow,
  type ArchiveTable,
  UNCARRIED_COLUMNS,
  EXPORT_ONLY_TABLES,
  type ExportOnlyTable,
  LEFT_OUT,
  toField,
} from './archive-row.ts';

export type ArchiveStore = ReturnType<typeof makeArchiveStore>;

/**
 * Rows whose place is taken stay as they are; every row of the file is named with the id it has here, but those that found no room.
 * `added`: as their person counts them, to whom the days of a week are that week and no plans.
 */
export type Kept = { readonly added: number; readonly left: number; readonly idsHere: ReadonlyMap<string, string> };

/** Plans are about 50 kB each, photos 300: a page is what is in memory at once, and what others wait for while it is read. */
const rowsAPage = (table: ArchiveTable): number => (table === 'recipe_photos' ? 2 : 10);

type Row = Readonly<Record<string, unknown>>;

type Column = { readonly name: string; readonly type: string };

/** Reads and writes the archive's tables alike, by the columns they have: what a later migration adds is carried too. */
export function makeArchiveStore(db: DatabaseHandle) {
  const columnsByTable = new Map<ArchiveTable, readonly Column[]>();
  const columnsOf = async (table: ArchiveTable): Promise<readonly Column[]> => {
    const known = columnsByTable.get(table);
    if (known) return known;
    const { rows } = await sql<{ name: string; type: string }>`
      select column_name as name, data_type as type from information_schema.columns
      where table_schema = current_schema() and table_name = ${table} and column_name not in ('household_id', 'created_by', 'eater_id') order by ordinal_position
    `.execute(db.kysely);
    const leftOut = [...UNCARRIED_COLUMNS, ...(LEFT_OUT[table] ?? [])];
    const carried = rows.filter(({ name }) => !leftOut.includes(name));
    columnsByTable.set(table, carried);
    return carried;
  };

  return {
    async *readRows<Table extends ArchiveTable>(scope: Scope, table: Table): AsyncGenerator<readonly ArchiveRow<Table>[]> {
      const columns = sql.join((await columnsOf(table)).map(({ name }) => sql.ref(name)));
      const key = keyOf(await columnsOf(table));
      const which = sql.join(
        (LEFT_OUT[table] ?? []).map((column) => sql`and ${sql.ref(column)} is null`),
        sql` `,
      );
      const most = rowsAPage(table);
      let last: string | undefined;
      for (;;) {
        const after = last === undefined ? sql`` : sql`and ${sql.ref(key)} > ${last}`;
        const { rows } = await sql<Row>`
          select ${columns} from ${sql.table(table)} where household_id = ${scope.householdId} ${which} ${after} order by ${sql.ref(key)} limit ${most}
        `.execute(db.kysely);
        if (rows.length > 0) yield rows.map(toFields) as readonly Row[] as readonly ArchiveRow<Table>[];
        if (rows.length < most) return;
        last = String(rows.at(-1)?.[key]);
      }
    },

    async readExportOnly(scope: Scope, table: ExportOnlyTable): Promise<readonly Row[]> {
      const columns = sql.join(EXPORT_ONLY_TABLES[table].map((column) => sql.ref(column)));
      const { rows } =
        await sql<Row>`select ${columns} from ${sql.table(table)} where ${sql.ref(isOfPerson(table) ? 'user_id' : 'household_id')} = ${isOfPerson(table) ? scope.userId : scope.householdId}`.execute(
          db.kysely,
        );
      return rows.map(toFields);
    },

    /**
     * All of them or none. Ids are kept where they are free, so that links to plans go on working; what somebody else has, or had when
     * it was first brought, gets another one, the same whenever it is brought, so that a file brought twice is here once. Of people no more than there is `room` for, not counting those who are here.
     */
    async addRows(scope: Scope, table: ArchiveTable, rows: readonly Row[], room = Infinity): Promise<Kept> {
      const columns = await columnsOf(table);
      const names = sql.join(['household_id', ...columns.map(({ name }) => name)].map((name) => sql.ref(name)));
      const idsHere = new Map<string, string>();
      let left = 0;
      const added = await db.transaction(async ({ kysely }) => {
        const wanted = keyOf(columns) === 'id' ? await nameRows(kysely, { scope, table, rows, idsHere }) : rows;
        const ids = rows.map(({ id }) => idsHere.get(String(id)) ?? String(id));
        const back = await bringBack(kysely, { scope, table, ids, room });
        const missing = wanted.slice(0, Math.max(0, room - back.n));
        const tooMany = wanted.slice(missing.length);
        left = back.left + tooMany.length;
        const isOut = new Set(tooMany.map(({ id }) => id));
        for (const [id, idHere] of idsHere) if (isOut.has(idHere)) idsHere.delete(id);
        if (missing.length === 0) return back.n;
        const values = missing.map((row) => {
          const cells = columns.map((column) => toCell(row[toField(column.name)], column));
          return sql`(${sql.join([sql`${scope.householdId}`, ...cells])})`;
        });
        const { rows: kept } = await sql<{ counts: boolean }>`
          insert into ${sql.table(table)} (${names}) values ${sql.join(values)} on conflict do nothing
          returning ${table === 'meal_plans' ? sql`week_id is null` : sql`true`} as counts
        `.execute(kysely);
        return back.n + kept.filter(({ counts }) => counts).length;
      });
      return { added, left, idsHere };
    },

    /** The ids that rows with these have here, or will have once they are added. What is none is left out. */
    async nameIds(scope: Scope, table: ArchiveTable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      return (await nameIds(db.kysely, { scope, table, ids: ids.filter(isUuid) })).named;
    },

    /** Whom the person's own plates are of, which no archive has a row for. */
    async listOwnEaters({ userId, householdId }: Scope): Promise<readonly string[]> {
      const { rows } = await sql<{ id: string }>`
        select id from eaters where household_id = ${householdId} and user_id = ${userId}`.execute(db.kysely);
      return rows.map(({ id }) => id);
    },
  };
}

/** The rest is the household's. */
export const isOfPerson = (table: ExportOnlyTable): boolean => ofPerson.has(table);

const ofPerson: ReadonlySet<ExportOnlyTable> = new Set(['searches', 'sessions']);

/** What rows are ordered by, alone or beside the household. */
const keyOf = (columns: readonly Column[]): 'id' | 'key' => (columns.some(({ name }) => name === 'id') ? 'id' : 'key');

type ToName = {
  readonly scope: Scope;
  readonly table: ArchiveTable;
  readonly rows: readonly Row[];
  readonly idsHere: Map<string, string>;
};

/** Notes every row's id here, and answers those to be added with it. */
async function nameRows(kysely: Kysely<Tables>, { scope, table, rows, idsHere }: ToName): Promise<readonly Row[]> {
  const ids = rows.map(({ id }) => String(id));
  const { named, taken } = await nameIds(kysely, { scope, table, ids });
  for (const [id, idHere] of named) idsHere.set(id, idHere);
  return rows.map((row) => ({ ...row, id: named.get(String(row['id'])) })).filter(({ id }) => !taken.has(String(id)));
}

type ToBeNamed = { readonly scope: Scope; readonly table: ArchiveTable; readonly ids: readonly string[] };
type Naming = {
  /** By the ids of the file. */
  readonly named: ReadonlyMap<string, string>;
  /** Those that a row has, whosever it is. */
  readonly taken: ReadonlySet<string>;
};

async function nameIds(kysely: Kysely<Tables>, { scope: { householdId }, table, ids }: ToBeNamed): Promise<Naming> {
  if (ids.length === 0) return { named: new Map(), taken: new Set() };
  const others = (id: string): string => idOfCopy(householdId, id);
  const { rows: known } = await sql<{ id: string; household_id: string }>`
    select id, household_id from ${sql.table(table)} where id in (${sql.join([...ids, ...ids.map(others)])})
  `.execute(kysely);
  const ownerById = new Map(known.map((row) => [row.id, row.household_id]));
  const named = ids.map((id) => {
    const owner = ownerById.get(id);
    const isCopied = owner === undefined ? ownerById.has(others(id)) : owner !== householdId;
    return [id, isCopied ? others(id) : id] as const;
  });
  return { named: new Map(named), taken: new Set(ownerById.keys()) };
}

/** A name-based UUID (RFC 9562, version 8) of a row as this household has it where another one has the row itself. */
function idOfCopy(householdId: string, id: string): string {
  const bytes = createHash('sha256').update(`${householdId} ${id}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}

type Returning = { readonly scope: Scope; readonly table: ArchiveTable; readonly ids: readonly string[]; readonly room: number };

type Returned = { readonly n: number; readonly left: number };

/** Who was taken out lately is at the table again, and a photo that was is on its recipe, where that has no other one. */
async function bringBack(kysely: Kysely<Tables>, { scope, table, ids, room }: Returning): Promise<Returned> {
  if (ids.length === 0) return { n: 0, left: 0 };
  if (table === 'recipe_photos') return bringBackPhotos(kysely, scope, ids);
  if (table !== 'eaters') return { n: 0, left: 0 };
  const { rows: away } = await sql<{ id: string }>`
    select id from eaters where household_id = ${scope.householdId} and removed_at is not null and id in (${sql.join(ids)})
    order by position, id for update`.execute(kysely);
  const back = away.slice(0, Math.max(0, room)).map(({ id }) => id);
  if (back.length > 0) await sql`update eaters set removed_at = null where id in (${sql.join(back)})`.execute(kysely);
  return { n: back.length, left: away.length - back.length };
}

async function bringBackPhotos(kysely: Kysely<Tables>, { householdId }: Scope, ids: readonly string[]): Promise<Returned> {
  const { numAffectedRows = 0n } = await sql`
    update recipe_photos as photo set removed_at = null
    where household_id = ${householdId} and removed_at is not null and id in (${sql.join(ids)})
      and exists (select from recipes where household_id = ${householdId} and id = photo.recipe_id)
      and not exists (select from recipe_photos as other
        where other.household_id = ${householdId} and other.recipe_id = photo.recipe_id and other.removed_at is null)`.execute(kysely);
  return { n: Number(numAffectedRows), left: 0 };
}

const toFields = (row: Row): Row => Object.fromEntries(Object.entries(row).map(([column, value]) => [toField(column), toJson(value)]));

function toJson(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  return value instanceof Date ? value.toISOString() : value;
}

function toCell(value: unknown, { type }: Column) {
  // Left out of the file, as by an older release: what the table itself would say.
  if (value === undefined) return sql`default`;
  if (type === 'bytea' && typeof value === 'string') return sql`${Buffer.from(value, 'base64')}`;
  if (type === 'jsonb' && value !== null) return sql`${toJsonb(value)}::jsonb`;
  return typeof value === 'string' ? sql`${storableText(value)}` : sql`${value}`;
}

import type { ImportCounts } from '@larder/contract/account.ts';
import type { Scope } from '../../db/scope.ts';
import { ARCHIVE_TABLE_NAMES, type ArchiveTable } from './archive-row.ts';
import type { ArchiveStore } from './archive-store.ts';
import type { FileRow } from './archive-wire.ts';
import { type FindIdHere, keepReferences } from './keep-references.ts';

type Source = {
  /** Whom the person's own plates are of there. */
  readonly ownEaters: readonly string[];
  readonly readRows: (table: ArchiveTable) => AsyncIterable<readonly FileRow[]> | Iterable<readonly FileRow[]>;
  /** How many more may be cooked for here. */
  readonly eaterRoom: () => Promise<number>;
};

type Added = {
  readonly rows: ReadonlyMap<ArchiveTable, number>;
  /** For whom there was no room. */
  readonly peopleLeft: number;
};

/**
 * All tables of a file or of another account, parents first. Wherever a row names another it does so here by the id that that
 * one got; of what comes later in the file, by the one that it will get.
 */
export async function addTables(
  archive: Pick<ArchiveStore, 'addRows' | 'nameIds' | 'listOwnEaters'>,
  to: Scope,
  { ownEaters, readRows, eaterRoom }: Source,
): Promise<Added> {
  const idsByTable = new Map<ArchiveTable, Map<string, string>>();
  const rows = new Map<ArchiveTable, number>();
  let peopleLeft = 0;
  for (const [at, table] of ARCHIVE_TABLE_NAMES.entries()) {
    const isPeople = table === 'eaters';
    const ids = new Map<string, string>(isPeople ? await pairOwn(archive, to, ownEaters) : []);
    const toCome = ARCHIVE_TABLE_NAMES.slice(at);
    for await (const page of readRows(table)) {
      const foretold = await foretell(archive, to, listNamed(table, page, toCome));
      const find: FindIdHere = (of, id) => (toCome.includes(of) ? foretold : idsByTable).get(of)?.get(id);
      const named = page.map((row) => keepReferences(table, row, find)).filter((row) => row !== undefined);
      const kept = await archive.addRows(to, table, named, isPeople ? await eaterRoom() : Infinity);
      rows.set(table, (rows.get(table) ?? 0) + kept.added);
      peopleLeft += kept.left;
      for (const [id, idHere] of kept.idsHere) ids.set(id, idHere);
    }
    idsByTable.set(table, ids);
  }
  return { rows, peopleLeft };
}

type Named = ReadonlyMap<ArchiveTable, ReadonlySet<string>>;

/** What rows name of tables that are not here yet. */
function listNamed(table: ArchiveTable, page: readonly FileRow[], toCome: readonly ArchiveTable[]): Named {
  const named = new Map<ArchiveTable, Set<string>>();
  const note: FindIdHere = (of, id) => {
    if (toCome.includes(of)) named.set(of, (named.get(of) ?? new Set()).add(id));
    return undefined;
  };
  for (const row of page) keepReferences(table, row, note);
  return named;
}

async function foretell(archive: Pick<ArchiveStore, 'nameIds'>, to: Scope, named: Named) {
  const foretold = new Map<ArchiveTable, ReadonlyMap<string, string>>();
  for (const [table, ids] of named) foretold.set(table, await archive.nameIds(to, table, [...ids]));
  return foretold;
}

export function countAdded(all: readonly Added[]): ImportCounts {
  const sum = (count: (added: Added) => number): number => all.reduce((total, added) => total + count(added), 0);
  const of = (table: ArchiveTable): number => sum(({ rows }) => rows.get(table) ?? 0);
  return {
    plans: of('meal_plans'),
    days: of('weekly_plan_days'),
    lists: of('grocery_lists'),
    items: of('grocery_items'),
    recipes: of('recipes'),
    weeks: of('weeks'),
    photos: of('recipe_photos'),
    photosLeft: 0,
    people: of('eaters'),
    peopleLeft: sum((added) => added.peopleLeft),
    profile: [],
  };
}

/** What was on the person's own plates there is on theirs here. */
async function pairOwn(
  archive: Pick<ArchiveStore, 'listOwnEaters'>,
  scope: Scope,
  before: readonly string[],
): Promise<readonly (readonly [string, string])[]> {
  const [here] = await archive.listOwnEaters(scope);
  return here === undefined ? [] : before.map((id) => [id, here] as const);
}

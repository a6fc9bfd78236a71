import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { ImportCounts } from '@larder/contract/account.ts';
import type { ProfileBody } from '@larder/contract/profile.ts';
import type { Scope, UserId } from '../../db/scope.ts';
import { ARCHIVE_PARENTS, ARCHIVE_TABLE_NAMES, type ArchiveTable } from './archive.ts';
import type { ArchiveStore } from './archive-store.ts';
import type { FileRow } from './archive-wire.ts';
import { type OpenArchive, openArchive } from './open-archive.ts';
import type { ImportFault } from './read-archive.ts';

export type ImportDeps = {
  readonly archive: ArchiveStore;
  /** Throws when these would be more than an account may keep. */
  readonly requireRoom: (scope: Scope, kept: 'plans' | 'lists' | 'items', adding: number) => Promise<void>;
  readonly saveProfile: (userId: UserId, profile: ProfileBody) => Promise<unknown>;
};

/** Packed: plans pack to a quarter or less. */
const MOST_PACKED_BYTES = 32 * 1024 * 1024;
/** One file at a time is unpacked: it takes several hundred megabytes. */
let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * Adds what is missing and changes nothing that is there, but the profile, which becomes the archive's. All of the file is
 * checked before the first row is written; a fault of the database half-way is mended by importing again.
 */
export async function importArchive(
  deps: ImportDeps,
  scope: Scope,
  upload: AsyncIterable<Uint8Array>,
): Promise<Result<ImportCounts, ImportFault>> {
  const packed = await receive(upload);
  if (!packed.ok) return packed;
  const turn = lastTurn.then(() => addFrom(deps, scope, packed.value));
  lastTurn = turn.catch(() => undefined);
  return turn;
}

async function addFrom(deps: ImportDeps, scope: Scope, packed: readonly Uint8Array[]): Promise<Result<ImportCounts, ImportFault>> {
  const opened = await openArchive(packed);
  if (!opened.ok) return opened;
  try {
    return ok(await addAll(deps, scope, opened.value));
  } finally {
    await opened.value.close();
  }
}

async function addAll({ archive, requireRoom, saveProfile }: ImportDeps, scope: Scope, file: OpenArchive): Promise<ImportCounts> {
  // As if nothing of it were here already: who has that much may empty the account first.
  await requireRoom(scope, 'plans', file.counts.meal_plans);
  await requireRoom(scope, 'lists', file.counts.grocery_lists);
  await requireRoom(scope, 'items', file.counts.grocery_items);
  const idsByTable = new Map<ArchiveTable, Map<string, string>>();
  const addedByTable = new Map<ArchiveTable, number>();
  for (const table of ARCHIVE_TABLE_NAMES) {
    const ids = new Map<string, string>();
    let added = 0;
    for await (const rows of file.readRows(table)) {
      const kept = await archive.addRows(scope, table, renameParents(rows, table, idsByTable));
      added += kept.added;
      for (const [id, idHere] of kept.idsHere) ids.set(id, idHere);
    }
    idsByTable.set(table, ids);
    addedByTable.set(table, added);
  }
  await saveProfile(scope.userId, file.profile);
  const added = (table: ArchiveTable) => addedByTable.get(table) ?? 0;
  return {
    plans: added('meal_plans'),
    days: added('weekly_plan_days'),
    lists: added('grocery_lists'),
    items: added('grocery_items'),
  };
}

/** Kept packed until all of it is here: a slow sender must hold no more than that. */
async function receive(upload: AsyncIterable<Uint8Array>): Promise<Result<readonly Uint8Array[], ImportFault>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of upload) {
    bytes += chunk.length;
    if (bytes > MOST_PACKED_BYTES) return fail({ type: 'too-large' });
    chunks.push(chunk);
  }
  return ok(chunks);
}

/** A row whose parent is not in the file, or could not be taken, has nothing to stand on and is left out. */
function renameParents(rows: readonly FileRow[], table: ArchiveTable, idsByTable: ReadonlyMap<ArchiveTable, ReadonlyMap<string, string>>) {
  const parent = ARCHIVE_PARENTS[table];
  const plans = idsByTable.get('meal_plans');
  return rows.flatMap((row): FileRow[] => {
    if (table === 'grocery_lists') return [{ ...row, mealPlansIncluded: renameIncluded(row['mealPlansIncluded'] as Included[], plans) }];
    if (!parent) return [row];
    const id = idsByTable.get(parent.table)?.get(String(row[parent.field]));
    return id === undefined ? [] : [{ ...row, [parent.field]: id }];
  });
}

type Included = { readonly mealPlanId: string };

const renameIncluded = (included: readonly Included[], plans: ReadonlyMap<string, string> | undefined) =>
  included.map((plan) => ({ ...plan, mealPlanId: plans?.get(plan.mealPlanId) ?? plan.mealPlanId }));

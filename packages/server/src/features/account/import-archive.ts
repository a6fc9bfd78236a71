import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { ImportCounts } from '@larder/contract/account.ts';
import type { ProfileBody } from '@larder/contract/profile.ts';
import type { UserId } from '../../db/user-id.ts';
import { Archive, ARCHIVE_FILE, ARCHIVE_PARENTS, ARCHIVE_TABLE_NAMES, type ArchiveTable, toField } from './archive.ts';
import type { ArchiveStore } from './archive-store.ts';
import { unzipText } from './zip.ts';

export type ImportDeps = {
  readonly archive: ArchiveStore;
  readonly saveProfile: (userId: UserId, profile: ProfileBody) => Promise<unknown>;
};

export type ImportFault =
  | { readonly type: 'no-archive' }
  | { readonly type: 'too-large' }
  /** `where` names the first entry that is not as it should be. */
  | { readonly type: 'damaged'; readonly where: string };

/** About 2,500 plans, seven years of a new one every day. */
const MOST_BYTES = 128 * 1024 * 1024;

type Row = Readonly<Record<string, unknown>>;

/**
 * Adds what is missing and changes nothing that is there, but the profile, which becomes the archive's. All of the file is
 * checked before the first row is written; a fault of the database half-way is mended by importing again.
 */
export async function importArchive(
  { archive, saveProfile }: ImportDeps,
  userId: UserId,
  upload: AsyncIterable<Uint8Array>,
): Promise<Result<ImportCounts, ImportFault>> {
  const read = await readArchive(upload);
  if (!read.ok) return read;
  const idsByTable = new Map<ArchiveTable, ReadonlyMap<string, string>>();
  const addedByTable = new Map<ArchiveTable, number>();
  for (const table of ARCHIVE_TABLE_NAMES) {
    const rows = read.value[toField(table) as 'mealPlans'] as unknown as readonly Row[];
    const { added, idsHere } = await archive.addRows(userId, table, renameParents(rows, table, idsByTable));
    idsByTable.set(table, idsHere);
    addedByTable.set(table, added);
  }
  await saveProfile(userId, read.value.profile);
  const added = (table: ArchiveTable) => addedByTable.get(table) ?? 0;
  return ok({
    plans: added('meal_plans'),
    days: added('weekly_plan_days'),
    lists: added('grocery_lists'),
    items: added('grocery_items'),
  });
}

async function readArchive(upload: AsyncIterable<Uint8Array>): Promise<Result<Archive, ImportFault>> {
  const text = await unzipText(upload, { name: ARCHIVE_FILE, mostBytes: MOST_BYTES });
  if (!text.ok) return fail(text.fault.type === 'too-large' ? { type: 'too-large' } : { type: 'no-archive' });
  const json = parseJson(text.value);
  if (!json.ok) return json;
  const parsed = Archive.safeParse(json.value);
  if (parsed.success) return ok(parsed.data);
  const path = parsed.error.issues[0]?.path ?? [];
  return fail(path[0] === 'format' || path.length === 0 ? { type: 'no-archive' } : { type: 'damaged', where: path.join('.') });
}

function parseJson(text: string): Result<unknown, ImportFault> {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return fail({ type: 'no-archive' });
  }
}

/** A row whose parent is not in the file, or could not be taken, has nothing to stand on and is left out. */
function renameParents(rows: readonly Row[], table: ArchiveTable, idsByTable: ReadonlyMap<ArchiveTable, ReadonlyMap<string, string>>) {
  const parent = ARCHIVE_PARENTS[table];
  const plans = idsByTable.get('meal_plans');
  return rows.flatMap((row): Row[] => {
    if (table === 'grocery_lists') return [{ ...row, mealPlansIncluded: renameIncluded(row['mealPlansIncluded'] as Included[], plans) }];
    if (!parent) return [row];
    const id = idsByTable.get(parent.table)?.get(String(row[parent.field]));
    return id === undefined ? [] : [{ ...row, [parent.field]: id }];
  });
}

type Included = { readonly mealPlanId: string };

const renameIncluded = (included: readonly Included[], plans: ReadonlyMap<string, string> | undefined) =>
  included.map((plan) => ({ ...plan, mealPlanId: plans?.get(plan.mealPlanId) ?? plan.mealPlanId }));

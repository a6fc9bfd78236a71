import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { ImportCounts } from '@larder/contract/account.ts';
import type { ProfileBody } from '@larder/contract/profile.ts';
import type { UserId } from '../../db/user-id.ts';
import {
  Archive,
  ARCHIVE_FILE,
  ARCHIVE_FORMAT,
  ARCHIVE_PARENTS,
  ARCHIVE_TABLE_NAMES,
  ARCHIVE_TABLES,
  type ArchiveTable,
  toField,
} from './archive.ts';
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
/** Of the same, packed: plans pack to a tenth. */
const MOST_PACKED_BYTES = MOST_BYTES / 4;
/** Twice what such a file has (226 containers and 725 commas in a plan of 16 kB): empty ones by the million would fill the memory. */
const MOST_CONTAINERS = 4_000_000;
const MOST_VALUES = 12_000_000;

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
  const packed = await receive(upload);
  if (!packed.ok) return packed;
  // Without a pause in between, so that one file at a time is unpacked: it may take several hundred megabytes.
  const read = readArchive(packed.value);
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

function readArchive(packed: readonly Uint8Array[]): Result<Archive, ImportFault> {
  const text = unzipText(packed, { name: ARCHIVE_FILE, mostBytes: MOST_BYTES });
  if (!text.ok) return fail(text.fault.type === 'too-large' ? { type: 'too-large' } : { type: 'no-archive' });
  if (isOverfull(text.value)) return fail({ type: 'too-large' });
  const json = parseJson(text.value);
  if (!json.ok) return json;
  const where = findDamagedRow(json.value);
  if (where !== undefined) return fail({ type: 'damaged', where });
  const parsed = Archive.safeParse(json.value);
  if (parsed.success) return ok(parsed.data);
  const path = parsed.error.issues[0]?.path ?? [];
  return fail(path[0] === 'format' || path.length === 0 ? { type: 'no-archive' } : { type: 'damaged', where: path.join('.') });
}

/** Counts too what stands in texts, which is little. */
function isOverfull(text: string): boolean {
  let containers = 0;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === OPENING_BRACE || character === OPENING_BRACKET) containers += 1;
    else if (character === COMMA) values += 1;
  }
  return containers > MOST_CONTAINERS || values > MOST_VALUES;
}

const [OPENING_BRACE, OPENING_BRACKET, COMMA] = [0x7b, 0x5b, 0x2c];

function parseJson(text: string): Result<unknown, ImportFault> {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return fail({ type: 'no-archive' });
  }
}

/** Row by row up to the first: the schema of the whole would note a fault for each of a million. */
function findDamagedRow(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null || !('format' in json) || json.format !== ARCHIVE_FORMAT) return undefined;
  for (const table of ARCHIVE_TABLE_NAMES) {
    const rows = (json as Row)[toField(table)];
    if (!Array.isArray(rows)) continue;
    for (const [index, row] of rows.entries()) {
      const parsed = ARCHIVE_TABLES[table].safeParse(row);
      if (!parsed.success) return [toField(table), index, ...(parsed.error.issues[0]?.path ?? [])].join('.');
    }
  }
  return undefined;
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

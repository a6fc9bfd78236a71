import { ProfileBody } from '@larder/contract/profile.ts';
import { HouseholdWeekRules } from '@larder/contract/week-rules.ts';
import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import {
  ARCHIVE_FILE,
  ARCHIVE_FORMAT,
  ARCHIVE_TABLE_NAMES,
  ARCHIVE_TABLES,
  ARCHIVE_VERSION,
  type ArchiveTable,
  EXPORT_ONLY_TABLES,
  toField,
} from './archive-row.ts';
import type { CheckedArchive, FileRow, RowCounts } from './archive-wire.ts';
import type { ArchiveFault } from './import-fault.ts';
import * as z from 'zod';
import { type JsonPart, splitJson, SplitRefused, type ValueUse } from '../../archive/split-json.ts';
import { UnzipRefused, unzipText } from '../../archive/zip.ts';

/** Beside photos: about 6,700 plans as they are made, eighteen years of a new one every day. */
const MOST_BYTES = 128 * 1024 * 1024;
/** Of photos besides: what a household may keep of them, in the letters that stand for it, a third more. */
const MOST_PHOTO_LETTERS = 280_000_000;
/**
 * A row: an item of a list that was merged from two of a thousand parts is the longest that may be. And a portion's steps stand
 * in the tenth thing in another; thousands are more than some reader on the way has stack for.
 */
const LIMITS = { mostLetters: 4 * 1024 * 1024, mostDepth: 50 };
/** Of a table that has no ceiling of its own (`account-room.ts`): a day for each of two centuries. */
const MOST_ROWS = 100_000;

const PHOTOS = toField('recipe_photos');

const TABLE_BY_FIELD = new Map(ARCHIVE_TABLE_NAMES.map((table) => [toField(table), table]));
const SKIPPED = new Set(['exportedAt', ...Object.keys(EXPORT_ONLY_TABLES).map(toField)]);
const HEAD = { format: undefined, version: undefined, profile: undefined, weekRules: undefined, ownEaters: undefined };

/** Reads all of it, a row at a time, and stops at the first that is not as it should be. */
export function checkArchive(packed: Iterable<Uint8Array>, isLate: () => boolean): Result<CheckedArchive, ArchiveFault> {
  const counts = new Map<ArchiveTable, number>(ARCHIVE_TABLE_NAMES.map((table) => [table, 0]));
  const head: Record<keyof typeof HEAD, unknown> = { ...HEAD };
  let photoBytes = 0;
  try {
    const watched = stopWhenLate(packed, isLate);
    for (const part of splitArchive(watched, () => head.format === ARCHIVE_FORMAT)) {
      const table = TABLE_BY_FIELD.get(part.key);
      if (table === undefined) head[part.key as keyof typeof HEAD] = parsePart(part);
      else {
        readRow(table, part);
        if (part.key === PHOTOS) photoBytes += (part.text.length * 3) / 4;
        const count = (counts.get(table) ?? 0) + 1;
        if (HAS_NO_CEILING.has(table) && count > MOST_ROWS) throw new ArchiveRefused({ type: 'too-large' });
        counts.set(table, count);
      }
      if (head.format !== undefined && head.format !== ARCHIVE_FORMAT) throw new ArchiveRefused({ type: 'no-archive' });
    }
    return ok({ ...readHead(head), counts: Object.fromEntries(counts) as RowCounts, photoBytes });
  } catch (error) {
    if (error instanceof ArchiveRefused) return fail(error.fault);
    throw error;
  }
}

/** Looked at after each piece of the file: what one unpacks to is bounded, and so is its work. */
function* stopWhenLate(packed: Iterable<Uint8Array>, isLate: () => boolean): Generator<Uint8Array> {
  for (const chunk of packed) {
    if (isLate()) throw new ArchiveRefused({ type: 'too-slow' });
    yield chunk;
  }
}

export type ArchiveRowAt = { readonly table: ArchiveTable; readonly row: FileRow; readonly letters: number };

/** The rows of a file that was checked, in its order. */
export function* readArchiveRows(packed: Iterable<Uint8Array>): Generator<ArchiveRowAt> {
  for (const part of splitArchive(packed, () => true)) {
    const table = TABLE_BY_FIELD.get(part.key);
    if (table !== undefined) yield { table, row: readRow(table, part), letters: part.text.length };
  }
}

const HAS_NO_CEILING: ReadonlySet<ArchiveTable> = new Set(['weekly_plan_days', 'instacart_exports', 'recipe_photos', 'grocery_places']);

class ArchiveRefused extends Error {
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault) {
    super(fault.type);
    this.fault = fault;
  }
}

const findUse = (key: string): ValueUse | undefined => {
  if (TABLE_BY_FIELD.has(key)) return 'rows';
  if (Object.hasOwn(HEAD, key)) return 'whole';
  return SKIPPED.has(key) ? 'skipped' : undefined;
};

function* splitArchive(packed: Iterable<Uint8Array>, isOurs: () => boolean): Generator<JsonPart> {
  let last = 'its beginning';
  let photoLetters = 0;
  const mostBytes = (): number => MOST_BYTES + Math.min(photoLetters, MOST_PHOTO_LETTERS);
  try {
    for (const part of splitJson(unzipText(packed, { name: ARCHIVE_FILE, mostBytes }), findUse, LIMITS)) {
      last = nameOf(part);
      if (part.key === PHOTOS) photoLetters += part.text.length;
      yield part;
    }
  } catch (error) {
    if (error instanceof UnzipRefused) {
      throw new ArchiveRefused(error.fault.type === 'too-large' ? { type: 'too-large' } : { type: 'no-archive' });
    }
    if (!(error instanceof SplitRefused)) throw error;
    if (error.fault.type === 'overfull') throw new ArchiveRefused({ type: 'too-large' });
    if (!isOurs()) throw new ArchiveRefused({ type: 'no-archive' });
    if (error.fault.type === 'unknown-key') throw new ArchiveRefused({ type: 'unknown-part', where: error.fault.key });
    throw new ArchiveRefused({ type: 'damaged', where: `after ${last}` });
  }
}

const nameOf = ({ key, index }: JsonPart): string => (index === undefined ? key : `${key}.${index}`);

function parsePart(part: JsonPart): unknown {
  try {
    return JSON.parse(part.text) as unknown;
  } catch {
    throw new ArchiveRefused(part.key === 'format' ? { type: 'no-archive' } : { type: 'damaged', where: nameOf(part) });
  }
}

function readRow(table: ArchiveTable, part: JsonPart): FileRow {
  const parsed = ARCHIVE_TABLES[table].safeParse(parsePart(part));
  if (parsed.success) return parsed.data;
  const where = [nameOf(part), ...(parsed.error.issues[0]?.path ?? [])].join('.');
  throw new ArchiveRefused({ type: 'damaged', where });
}

/** Of the own household and of the one that somebody was in. */
const OwnEaters = z.array(z.uuid()).max(10);

function readHead({
  format,
  version,
  profile,
  weekRules,
  ownEaters = [],
}: Record<keyof typeof HEAD, unknown>): Omit<CheckedArchive, 'counts' | 'photoBytes'> {
  if (format !== ARCHIVE_FORMAT) throw new ArchiveRefused({ type: 'no-archive' });
  if (version !== ARCHIVE_VERSION) throw new ArchiveRefused({ type: 'damaged', where: 'version' });
  const parsed = ProfileBody.safeParse(profile);
  const rules = weekRules === undefined ? undefined : HouseholdWeekRules.safeParse(weekRules);
  if (rules?.success === false)
    throw new ArchiveRefused({ type: 'damaged', where: ['weekRules', ...(rules.error.issues[0]?.path ?? [])].join('.') });
  const own = OwnEaters.safeParse(ownEaters);
  if (!own.success) throw new ArchiveRefused({ type: 'damaged', where: 'ownEaters' });
  if (parsed.success) return { profile: parsed.data, weekRules: rules?.data, ownEaters: own.data };
  throw new ArchiveRefused({ type: 'damaged', where: ['profile', ...(parsed.error.issues[0]?.path ?? [])].join('.') });
}

import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import { Archive, ARCHIVE_FILE, ARCHIVE_FORMAT, ARCHIVE_TABLE_NAMES, ARCHIVE_TABLES, toField } from './archive.ts';
import { unzipText } from './zip.ts';

export type ImportFault =
  | { readonly type: 'no-archive' }
  | { readonly type: 'too-large' }
  /** `where` names the first entry that is not as it should be. */
  | { readonly type: 'damaged'; readonly where: string };

/** About 6,700 plans as they are made, eighteen years of a new one every day. */
const MOST_BYTES = 128 * 1024 * 1024;
/** Twice what such a file has (226 containers and 725 commas in a plan of 16 kB): empty ones by the million would fill the memory. */
const MOST_CONTAINERS = 4_000_000;
const MOST_VALUES = 12_000_000;
/** A portion's steps stand in the tenth. Thousands of one in another are more than some reader on the way has stack for. */
const MOST_DEPTH = 50;

/** Unpacked and checked, all of it. Of the largest file this takes ten seconds of a core and several hundred megabytes. */
export function readArchive(packed: readonly Uint8Array[]): Result<Archive, ImportFault> {
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

function isOverfull(text: string): boolean {
  let containers = 0;
  let values = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) at = findEndOfText(text, at);
    else if (character === COMMA) values += 1;
    else if (character === OPENING_BRACE || character === OPENING_BRACKET) {
      containers += 1;
      depth += 1;
      if (depth > MOST_DEPTH) return true;
    } else if (character === CLOSING_BRACE || character === CLOSING_BRACKET) depth -= 1;
  }
  return containers > MOST_CONTAINERS || values > MOST_VALUES;
}

/** Where the text's closing quote is; the file's end where there is none. */
function findEndOfText(json: string, from: number): number {
  for (let at = from + 1; at < json.length; at++) {
    const character = json.charCodeAt(at);
    if (character === QUOTE) return at;
    if (character === BACKSLASH) at += 1;
  }
  return json.length;
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPENING_BRACE, CLOSING_BRACE, OPENING_BRACKET, CLOSING_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d];

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
    const rows = (json as Readonly<Record<string, unknown>>)[toField(table)];
    if (!Array.isArray(rows)) continue;
    for (const [index, row] of rows.entries()) {
      const parsed = ARCHIVE_TABLES[table].safeParse(row);
      if (!parsed.success) return [toField(table), index, ...(parsed.error.issues[0]?.path ?? [])].join('.');
    }
  }
  return undefined;
}

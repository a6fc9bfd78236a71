import { ARCHIVE_FILE } from '../../src/features/account/archive-row.ts';
import { zipFiles } from '../../src/archive/zip.ts';

const HEAD = '{"format":"larder-archive","version":1,"profile":{}';

type Place = 'top' | 'searches' | 'row';

const made = new Map<string, Promise<Buffer>>();

/**
 * One object of so many keys, small as a file and gigabytes to whoever builds it: the file itself, or what stands where named.
 * Made once, as packing it takes seconds.
 */
export async function zipManyKeys(count: number, place: Place = 'top'): Promise<Buffer> {
  const name = `${place} ${count}`;
  const known = made.get(name);
  if (known) return known;
  const [open, close] = PLACES[place];
  const making = zipText(write(`${HEAD}${open}`, count, `${close}}`));
  made.set(name, making);
  return making;
}

const PLACES: Readonly<Record<Place, readonly [string, string]>> = {
  top: ['', ''],
  searches: [',"searches":{"a":1', '}'],
  row: [',"mealPlans":[{"a":1', '}]'],
};

export async function zipText(text: Iterable<string>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipFiles([{ name: ARCHIVE_FILE, text }], new Date())) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const KEYS_A_PIECE = 10_000;

function* write(head: string, count: number, tail: string): Generator<string> {
  yield head;
  for (let from = 0; from < count; from += KEYS_A_PIECE) {
    const keys = Array.from({ length: Math.min(KEYS_A_PIECE, count - from) }, (_, n) => `,"${(from + n).toString(36)}":1`);
    yield keys.join('');
  }
  yield tail;
}

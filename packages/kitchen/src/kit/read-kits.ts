import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseKit } from './parse-kit.ts';
import type { KitFault, ParsedKit } from './parsed-kit.ts';

export const KIT_FOLDER = join(import.meta.dirname, '../../kits');

/** `file` is below the folder of kits: `indian/dal-red-lentil.kit`. A kit that does not parse is `null` and has faults. */
export type FiledKit = { readonly file: string; readonly parsed: ParsedKit | null; readonly faults: readonly KitFault[] };

/** Every kit there is, in the order of file names. */
export async function readKits(): Promise<readonly FiledKit[]> {
  const entries = await readdir(KIT_FOLDER, { recursive: true });
  const files = entries.filter((entry) => entry.endsWith('.kit')).toSorted();
  return Promise.all(files.map(readKit));
}

async function readKit(file: string): Promise<FiledKit> {
  const parsed = parseKit(await readFile(join(KIT_FOLDER, file), 'utf8'));
  return parsed.ok ? { file, parsed: parsed.value, faults: [] } : { file, parsed: null, faults: parsed.fault };
}

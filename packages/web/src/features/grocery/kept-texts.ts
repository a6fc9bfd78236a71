import { readRememberedMember } from '../../lib/member-hint.ts';
import { readStoredJson, removeStored, writeStored } from '../../lib/session-storage.ts';

const KEY = 'larder.kept-texts';

/** What a screen was left with that reached nobody, by the field's name: also once this tab is loaded anew. */
const unreached = new Map<string, string>(readKept());
/** On its way: where the page is loaded anew before an answer, nobody knows whether it arrived. */
const underway = new Map<string, string>();

type Kept = { readonly owner: string | undefined; readonly texts: Readonly<Record<string, string>> };

/** Another person at the same machine does not get these words. */
function readKept(): readonly (readonly [string, string])[] {
  const kept = readStoredJson(KEY) as Partial<Kept> | null | undefined;
  if (typeof kept?.texts !== 'object' || kept.owner !== readRememberedMember()?.id) return [];
  return Object.entries(kept.texts);
}

function store(): void {
  const all = [...underway, ...unreached];
  if (all.length === 0) return removeStored(KEY);
  writeStored(KEY, JSON.stringify({ owner: readRememberedMember()?.id, texts: Object.fromEntries(all) } satisfies Kept));
}

export const findText = (name: string): string | undefined => unreached.get(name);

export function keepText(name: string, text: string): void {
  unreached.set(name, text);
  store();
}

export function dropText(name: string): void {
  if (unreached.delete(name)) store();
}

/** Until it has an answer, which whoever sent it takes care of. */
export async function keepUnderway(name: string, text: string, saving: Promise<unknown>): Promise<void> {
  underway.set(name, text);
  store();
  try {
    await saving;
  } finally {
    if (underway.get(name) === text) underway.delete(name);
    store();
  }
}

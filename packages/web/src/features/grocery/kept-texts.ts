import { readStoredJson, removeStored, writeStored } from '../../lib/session-storage.ts';

const KEY = 'larder.kept-texts';

/** What a screen was left with that reached nobody, by the field's name: also once this tab is loaded anew. */
const unreached = new Map<string, string>(readKept());
/** On its way: where the page is loaded anew before an answer, nobody knows whether it arrived. */
const underway = new Map<string, string>();

function readKept(): readonly (readonly [string, string])[] {
  const kept = readStoredJson(KEY);
  if (typeof kept !== 'object' || kept === null) return [];
  return Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

function store(): void {
  const all = [...underway, ...unreached];
  if (all.length === 0) removeStored(KEY);
  else writeStored(KEY, JSON.stringify(Object.fromEntries(all)));
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

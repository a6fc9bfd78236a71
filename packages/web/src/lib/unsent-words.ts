import { readStoredJson, removeStored, writeStored } from './session-storage.ts';

const KEY = 'larder.unsent-words';

type Kept = { readonly owner: string; readonly words: readonly string[] };

/** What somebody had typed for a household that they were taken out of before it was sent: said to them on the page after. */
export function keepUnsentWords(owner: string, words: readonly string[]): void {
  if (words.length > 0) writeStored(KEY, JSON.stringify({ owner, words } satisfies Kept));
}

export const hasUnsentWords = (): boolean => readStoredJson(KEY) !== undefined;

/** Once, and to nobody else. */
export function takeUnsentWords(owner: string | undefined): readonly string[] {
  const kept = readStoredJson(KEY) as Kept | undefined;
  removeStored(KEY);
  return kept && kept.owner === owner ? kept.words : [];
}

import { useEffect, useState } from 'react';
import { readStoredJson, removeStored, writeStored } from './session-storage.ts';

const KEY = 'larder.kept-drafts';

/** Where somebody was, and what they had typed and not saved, when the session ended under it: kept in this tab until they are back. */
export type KeptDrafts = {
  readonly owner: string;
  /** Absent once signing in has led back there. */
  readonly address?: string | undefined;
  readonly drafts: Readonly<Record<string, unknown>>;
};

/** What is unsaved on the screen, by a name that only one field or form has. */
const unsaved = new Map<string, unknown>();

/** Tells what would be lost if the session ended now. */
export function useUnsaved(name: string, draft: unknown): void {
  useEffect(() => (draft === undefined ? undefined : noteUnsaved(name, draft)), [name, draft]);
}

/** Answers with how it ends. */
export function noteUnsaved(name: string, draft: unknown): () => void {
  unsaved.set(name, draft);
  return () => void unsaved.delete(name);
}

/** What was unsaved under this name when the session ended; it comes back once. */
export function useKeptDraft(name: string): unknown {
  const [draft] = useState(() => readKept()?.drafts[name]);
  useEffect(() => {
    const kept = readKept();
    if (!kept || !(name in kept.drafts)) return;
    const { [name]: _taken, ...rest } = kept.drafts;
    keepDrafts({ ...kept, drafts: rest });
  }, [name]);
  return draft;
}

/** Asked while the screen is still there. A place is worth coming back to even where nothing was typed. */
export function collectDrafts(owner: string): KeptDrafts {
  const { pathname, search } = location;
  return { owner, address: pathname + search, drafts: Object.fromEntries(unsaved) };
}

export function keepDrafts(kept: KeptDrafts): void {
  writeStored(KEY, JSON.stringify(kept));
}

/** Another person at the same machine gets neither the words nor the way to them. */
export function dropDraftsOfOthers(owner: string): void {
  if (readKept()?.owner !== owner) removeStored(KEY);
}

/** The way back leads back once. */
export function takeDraftAddress(): string | undefined {
  const kept = readKept();
  if (kept?.address === undefined) return undefined;
  keepDrafts({ ...kept, address: undefined });
  return kept.address;
}

const readKept = (): KeptDrafts | undefined => readStoredJson(KEY) as KeptDrafts | undefined;

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

type Unsaved = { readonly draft: unknown; readonly isWork: boolean };

/** What is unsaved on the screen, by a name that only one field or form has. */
const unsaved = new Map<string, Unsaved>();

/** Tells what would be lost if the session ended now. `isWork`: a person would miss it, and did not just look at it. */
export function useUnsaved(name: string, draft: unknown, isWork = true): void {
  useEffect(() => (draft === undefined ? undefined : noteUnsaved(name, draft, isWork)), [name, draft, isWork]);
}

/** Answers with how it ends. */
export function noteUnsaved(name: string, draft: unknown, isWork = true): () => void {
  unsaved.set(name, { draft, isWork });
  return () => void unsaved.delete(name);
}

/** Under this name something is. */
export const isUnsaved = (name: string): boolean => unsaved.has(name);

/** Screens that ask before they are left; more than one while the next is drawn. */
let asking = 0;

/** Whoever asks before a screen is left is asked for here too, so that signing out never knows less. Answers with how it ends. */
export function noteAsking(): () => void {
  asking++;
  return () => void asking--;
}

/** Somebody's hands were at what is on the screen, and nothing but this page has it. */
export const hasUnsavedWork = (): boolean => asking > 0 || hasKeptWork();

/** Of it, what is kept where the session ends. */
export const hasKeptWork = (): boolean => [...unsaved.values()].some(({ isWork }) => isWork);

let isLetGo = false;

/** For the rest of this page: somebody was asked, and goes all the same. */
export function letGoOfUnsaved(): void {
  isLetGo = true;
}

export const isUnsavedLetGo = (): boolean => isLetGo;

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
  return { owner, address: pathname + search, drafts: Object.fromEntries([...unsaved].map(([name, { draft }]) => [name, draft])) };
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

import { keepHere, readKeptJson } from './local-storage.ts';

const KEY = 'larder.handed-over';
/** From the browser's menu to the tab it opens, with time to think. */
const KEPT_FOR_MS = 60_000;

/** Tabs that are opened in a row, the first of which may be slow to begin. */
const MOST_KEPT = 12;

type Handed = { readonly value: unknown; readonly at: number };

function listHanded(): readonly Handed[] {
  const kept = readKeptJson(KEY);
  return Array.isArray(kept) ? (kept as readonly Handed[]).filter(({ at }) => Date.now() - at <= KEPT_FOR_MS) : [];
}

const keep = (handed: readonly Handed[]): void => keepHere(KEY, handed.length === 0 ? undefined : JSON.stringify(handed));

/** For a tab that is about to be opened, which has a session storage of its own. */
export const handOver = (value: unknown): void => keep([...listHanded(), { value, at: Date.now() }].slice(-MOST_KEPT));

/** Once, and only soon after it was left. */
export function takeHandedOver(isMeant: (value: unknown) => boolean): unknown {
  const handed = listHanded();
  const found = handed.findLast(({ value }) => isMeant(value));
  if (found) keep(handed.filter((other) => other !== found));
  return found?.value;
}

export const forgetHandedOver = (): void => keepHere(KEY, undefined);

import { readRememberedMember } from '../../lib/member-hint.ts';
import { readStored, readStoredJson, removeStored, writeStored } from '../../lib/session-storage.ts';

const BEFORE_SIGN_IN_KEY = 'larder.query-before-sign-in';
const ADDRESS_KEY = 'larder.address-before-sign-in';
const LAST_QUERY_KEY = 'larder.last-query';
const TYPED_KEY = 'larder.typed-query';

/** What a visitor asked for before signing in. Kept for this tab only, so that the next person at the machine does not run it. */
export function rememberQuery(query: string | undefined): void {
  const trimmed = query?.trim();
  if (!trimmed) return;
  writeStored(BEFORE_SIGN_IN_KEY, trimmed);
  removeStored(ADDRESS_KEY);
}

/** Where a visitor wanted to be, and was sent home from. The last wish is the one that is meant. */
export function rememberAddress(address: string): void {
  writeStored(ADDRESS_KEY, address);
  removeStored(BEFORE_SIGN_IN_KEY);
}

/** It leads there once. */
export function takeRememberedAddress(): string | undefined {
  const address = readStored(ADDRESS_KEY);
  removeStored(ADDRESS_KEY);
  return address;
}

export const peekRememberedQuery = (): string | undefined => readStored(BEFORE_SIGN_IN_KEY);

/** It runs once. */
export function takeRememberedQuery(): string | undefined {
  const query = peekRememberedQuery();
  removeStored(BEFORE_SIGN_IN_KEY);
  return query;
}

/** The query last searched for, which the search box offers again: another wish takes the place of one that was half said. */
export function saveLastQuery(query: string): void {
  if (readStored(LAST_QUERY_KEY) !== query) removeStored(TYPED_KEY);
  writeStored(LAST_QUERY_KEY, query);
}

type Typed = { readonly owner: string | undefined; readonly words: string };

/** Typed and not sent yet: for this tab and this person until it is sent. */
export function keepTyped(words: string): void {
  if (words.trim() === '') removeStored(TYPED_KEY);
  else writeStored(TYPED_KEY, JSON.stringify({ owner: readRememberedMember()?.id, words } satisfies Typed));
}

export const dropTyped = (): void => removeStored(TYPED_KEY);

export function findTyped(): string | undefined {
  const typed = readStoredJson(TYPED_KEY) as Partial<Typed> | null | undefined;
  return typeof typed?.words === 'string' && typed.owner === readRememberedMember()?.id ? typed.words : undefined;
}

/** `restore` in the address may be a mere flag or the query itself. */
export function restoreQuery(restore: string | undefined): string {
  const isFlag = restore === undefined || ['', '1', 'true', 'yes'].includes(restore);
  return isFlag ? (readStored(LAST_QUERY_KEY) ?? '') : restore;
}

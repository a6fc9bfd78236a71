import { readStored, removeStored, writeStored } from '../../lib/session-storage.ts';

const BEFORE_SIGN_IN_KEY = 'larder.query-before-sign-in';
const LAST_QUERY_KEY = 'larder.last-query';

/** What a visitor asked for before signing in. Kept for this tab only, so that the next person at the machine does not run it. */
export function rememberQuery(query: string | undefined): void {
  const trimmed = query?.trim();
  if (trimmed) writeStored(BEFORE_SIGN_IN_KEY, trimmed);
}

export const peekRememberedQuery = (): string | undefined => readStored(BEFORE_SIGN_IN_KEY);

/** It runs once. */
export function takeRememberedQuery(): string | undefined {
  const query = peekRememberedQuery();
  removeStored(BEFORE_SIGN_IN_KEY);
  return query;
}

/** The query last searched for, which the search box offers again. */
export const saveLastQuery = (query: string): void => writeStored(LAST_QUERY_KEY, query);

/** `restore` in the address may be a mere flag or the query itself. */
export function restoreQuery(restore: string | undefined): string {
  const isFlag = restore === undefined || ['', '1', 'true', 'yes'].includes(restore);
  return isFlag ? (readStored(LAST_QUERY_KEY) ?? '') : restore;
}

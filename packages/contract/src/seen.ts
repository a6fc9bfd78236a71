/**
 * What a caller has seen of the rows a call changes, by the headers HTTP has for it: bodies stay as the specification words them.
 * A call that says nothing changes what is there, whatever that is.
 */
export type SeenHeaders = { readonly 'if-match'?: string; readonly 'if-none-match'?: string };

/** The revision of every row that is there on the places the call changes; none at all where they were seen free. */
export function sayWhatWasSeen(revisions: readonly string[]): SeenHeaders {
  return revisions.length === 0 ? { 'if-none-match': '*' } : { 'if-match': revisions.map((revision) => `"${revision}"`).join(', ') };
}

/** Undefined for who says nothing. Of several revisions each counts: HTTP's "one of these" is for the versions of one thing. */
export function readWhatWasSeen(headers: Readonly<Record<string, unknown>>): readonly string[] | 'unreadable' | undefined {
  const { 'if-match': match, 'if-none-match': noneMatch } = headers;
  if (match === undefined && noneMatch === undefined) return undefined;
  if (match === undefined) return noneMatch === '*' ? [] : 'unreadable';
  if (noneMatch !== undefined || typeof match !== 'string') return 'unreadable';
  const tags = match.split(',').map((tag) => /^\s*"([\w-]{1,64})"\s*$/.exec(tag)?.[1]);
  return tags.every((tag) => tag !== undefined) ? tags : 'unreadable';
}

/** The query without these words of it, tidied at the seam; undefined when they are not in it or nothing would be left to ask for. */
export function withoutWords(query: string, words: string): string | undefined {
  const at = query.toLowerCase().indexOf(words.toLowerCase());
  if (at === -1) return undefined;
  const before = query.slice(0, at).trimEnd();
  const after = query.slice(at + words.length).trimStart();
  const rest = join(before, after)
    .replace(/\s+/g, ' ')
    .replace(/([,;]) ?(?:[,;] ?)+/g, '$1 ')
    .replace(BEGINS_OPEN, '')
    .replace(ENDS_OPEN, '');
  return rest === '' ? undefined : rest;
}

const ENDS_OPEN = /(?:\s|[,;]|\b(?:and|but|or|with|without|no|for))+$/i;
/** What goes on under the same "no" or "with". */
const LEADS_A_LIST = /\b(?:with|without|no)$/i;
const GOES_ON = /^(?:,|(?:and|or)\b)/i;
const STANDS_ALONE = /^(?:for|with|without|under|within)\b/i;
const BEGINS_OPEN = /^(?:\s|[,;.]|\b(?:and|but|or)\b)+/i;

/** What only led on to the words goes with them; figures such as 1,800 stay whole. */
function join(before: string, after: string): string {
  if (before === '') return after.replace(BEGINS_OPEN, '');
  if (LEADS_A_LIST.test(before) && GOES_ON.test(after)) return `${before} ${after.replace(BEGINS_OPEN, '')}`;
  if (after === '' || /^[,;.]/.test(after)) return before.replace(ENDS_OPEN, '') + after;
  if (STANDS_ALONE.test(after) && !/[,;.]$/.test(before)) return `${before.replace(ENDS_OPEN, '')} ${after}`;
  return /[,;.]$/.test(before) ? `${before} ${after.replace(BEGINS_OPEN, '')}` : `${before} ${after}`;
}

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

/** Says nothing without what is liked or not: "and I hate", "my son can't have", "please avoid". */
const SAYS_OF = new RegExp(
  [
    String.raw`(?:^|[\s,;.]+)(?:(?:and|but|or|also|because|as|since)\s+)*`,
    String.raw`(?:(?:(?:i|we|he|she|they|(?:my|our)\s+[\w’']+)\s+)?`,
    String.raw`(?:(?:really|absolutely|just|also|both|all|do|does|did|would|will|can|could|should|must)\s+)*`,
    String.raw`(?:hates?|dislikes?|loves?|likes?|avoids?|wants?|(?:can(?:no|['’])?t|can not)\s+(?:stand|eat|have|digest|tolerate)|(?:don['’]?t|doesn['’]?t|do not|does not|not|never|won['’]?t)\s+(?:really\s+)?(?:like|eat|want|have|tolerate)|(?:am|is|are|['’]m)\s+allergic\s+to)`,
    String.raw`|i['’]m\s+allergic\s+to|please\s+(?:avoid|skip|leave\s+out|add|use))$`,
  ].join(''),
  'iu',
);
/** Another thing said: "and no mushrooms", "and I love basil". */
const SAYS_MORE = /^(?:,|;|(?:and|or|but)\b)?\s*(?:and\s+|but\s+)?(?:no|not|without|with|i|we|he|she|they|my|our)\b/iu;

/** What only led on to the words goes with them; figures such as 1,800 stay whole. */
function join(whole: string, after: string): string {
  const isLast = after === '' || /^[,;.](?!\s*(?:and|or)\b)/.test(after) || SAYS_MORE.test(after);
  const before = isLast ? whole.replace(SAYS_OF, '') : whole;
  if (before === '') return after.replace(BEGINS_OPEN, '');
  if ((LEADS_A_LIST.test(before) || SAYS_OF.test(before)) && GOES_ON.test(after)) return `${before} ${after.replace(BEGINS_OPEN, '')}`;
  if (after === '' || /^[,;.]/.test(after)) return before.replace(ENDS_OPEN, '') + after;
  if (STANDS_ALONE.test(after) && !/[,;.]$/.test(before)) return `${before.replace(ENDS_OPEN, '')} ${after}`;
  return /[,;.]$/.test(before) ? `${before} ${after.replace(BEGINS_OPEN, '')}` : `${before} ${after}`;
}

import { joinSplitWords } from '../base/join-split-words.ts';
import { joinThousands } from '../quantity/join-thousands.ts';

/** Longer lines are cut: no recipe line is, and what follows can only be noise. */
export const LONGEST_LINE = 500;

/** HTML entities and tags resolved, one kind of space, no bullet before and no footnote mark behind. */
export function cleanLine(line: string): string {
  const cut = line.length > LONGEST_LINE ? line.slice(0, LONGEST_LINE) : line;
  const decoded = cut.includes('&') ? cut.replace(ENTITY, decodeEntity) : cut;
  const plain = decoded.includes('<') ? decoded.replace(TAG, ' ') : decoded;
  return joinThousands(joinSplitWords(plain))
    .replace(SPACES, ' ')
    .replace(TIMES, ' x ')
    .replace(CIRCLED, ' ')
    .replace(LEADING_NOISE, '')
    .replace(LIST_NUMBER, '')
    .trim();
}

const ENTITY = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/gi;
const TAG = /<\/?[a-z][^<>]{0,200}>/gi;
// eslint-disable-next-line no-control-regex -- control characters come with pasted text and never mean anything
const SPACES = /[\s\u0000-\u001f\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff]+/g;
const CIRCLED = /[\u2460-\u24ff\u2776-\u2793®™©†‡]/g;
const TIMES = /[×✕]/g;
const LEADING_NOISE = /^(?:[^\p{L}\p{N}(\u00bc-\u00be\u2150-\u215e.]|\.(?!\d))+/u;

/** "1. 2 cups flour", "2) ½ onion". */
const LIST_NUMBER = /^\d{1,2}[.)] (?=[\d½¼¾⅓⅔])/;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  frac13: '⅓',
  frac23: '⅔',
  frac18: '⅛',
  frac38: '⅜',
  frac58: '⅝',
  frac78: '⅞',
  deg: '°',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  acirc: 'â',
  ccedil: 'ç',
  ntilde: 'ñ',
  icirc: 'î',
  iuml: 'ï',
  ocirc: 'ô',
  ouml: 'ö',
  uuml: 'ü',
  ucirc: 'û',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  times: 'x',
  reg: ' ',
  trade: ' ',
  copy: ' ',
  bull: ' ',
};

function decodeEntity(entity: string, body: string): string {
  if (!body.startsWith('#')) return NAMED[body.toLowerCase()] ?? entity;
  const isHex = body[1] === 'x' || body[1] === 'X';
  const code = Number.parseInt(body.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' ';
}

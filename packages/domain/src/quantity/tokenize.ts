import { decimalTextToRational, makeRational, type Rational } from './rational.ts';
import { findUnit } from './unit.ts';

export type Token = {
  readonly kind: 'number' | 'word' | 'mark';
  /** As written. */
  readonly text: string;
  readonly lower: string;
  /** Of a number only. */
  readonly value: Rational | null;
  /** Written as a fraction below one, so that it may follow a whole number: "1 1/2". */
  readonly isFraction: boolean;
  readonly hasSpaceBefore: boolean;
};

/**
 * Numbers, words and single marks. A word keeps its inner hyphens and apostrophes ("bird's-eye"); a number gives up a unit
 * written onto it ("1lb10oz") but stays within a word that is no measure ("5-spice", "7up", "30%"). One pass, linear.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let hasSpaceBefore = false;
  while (at < text.length) {
    if (isSpace(text.charCodeAt(at))) {
      at++;
      hasSpaceBefore = true;
      continue;
    }
    const token = readNumber(text, at, hasSpaceBefore) ?? readWord(text, at, hasSpaceBefore) ?? readMark(text, at, hasSpaceBefore);
    tokens.push(token);
    at += token.text.length;
    hasSpaceBefore = false;
  }
  return tokens;
}

const isSpace = (code: number) =>
  code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || (code >= 0x2000 && code <= 0x200b) || code === 0x3000;

const VULGAR: ReadonlyMap<string, Rational> = new Map(
  (
    [
      ['½', 1, 2],
      ['⅓', 1, 3],
      ['⅔', 2, 3],
      ['¼', 1, 4],
      ['¾', 3, 4],
      ['⅕', 1, 5],
      ['⅖', 2, 5],
      ['⅗', 3, 5],
      ['⅘', 4, 5],
      ['⅙', 1, 6],
      ['⅚', 5, 6],
      ['⅐', 1, 7],
      ['⅛', 1, 8],
      ['⅜', 3, 8],
      ['⅝', 5, 8],
      ['⅞', 7, 8],
      ['⅑', 1, 9],
      ['⅒', 1, 10],
    ] as const
  ).map(([sign, top, bottom]) => [sign, makeRational(top, bottom)]),
);

const SLASHED = /(\d{1,6})\s?[/⁄∕]\s?(\d{1,3})(?![\d.,]*\d)/y;
const PLAIN = /[1-9]\d{0,2}(?:,\d{3})+(?![\d,])(?:\.\d{1,6})?|\d{1,12}(?:[.,]\d{1,6})?|\.\d{1,6}/y;
const WORD = /[\p{L}\p{M}](?:[\p{L}\p{M}\p{N}]|['’‘.&-](?=[\p{L}]{2})|['’‘](?=\p{L}))*['’]?/uy;
const GLUED = /(?:%|°[CF]?|-?[\p{L}\p{M}][\p{L}\p{M}\p{N}'’-]*)/uy;

function readNumber(text: string, at: number, hasSpaceBefore: boolean): Token | undefined {
  const vulgar = VULGAR.get(text[at]!);
  if (vulgar) return number(text[at]!, vulgar, hasSpaceBefore);
  const first = text.charCodeAt(at);
  if (!(first >= 48 && first <= 57) && !(first === 46 && isDigitAt(text, at + 1))) return undefined;
  const slashed = match(SLASHED, text, at);
  const bottom = Number(slashed?.[2]);
  if (slashed && bottom > 0 && bottom <= 64 && Number(slashed[1]) < 50) {
    return number(slashed[0], makeRational(Number(slashed[1]), bottom), hasSpaceBefore);
  }
  // "80/20" of minced meat is a ratio.
  if (slashed && Number(slashed[1]) >= 50 && Number(slashed[1]) + bottom === 100) return word(slashed[0], hasSpaceBefore);
  const digits = match(PLAIN, text, at)![0];
  const glued = match(GLUED, text, at + digits.length)?.[0];
  if (glued && !isMeasureAfterNumber(glued)) return word(digits + glued, hasSpaceBefore);
  const isThousands = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.|$)/.test(digits);
  return number(digits, decimalTextToRational(isThousands ? digits.replaceAll(',', '') : digits.replace(',', '.')), hasSpaceBefore);
}

/** "g", "lb10oz", "-inch", "-inch-thick", "x" and "-to" leave the number free; "-spice" and "up" do not. */
function isMeasureAfterNumber(glued: string): boolean {
  const bare = glued.startsWith('-') ? glued.slice(1) : glued;
  const head = /^[\p{L}\p{M}]+/u.exec(bare)?.[0] ?? '';
  return findUnit(head) !== undefined || /^(?:x|to|or|floz|dozen|thick|long)$/i.test(head);
}

function readWord(text: string, at: number, hasSpaceBefore: boolean): Token | undefined {
  const found = match(WORD, text, at);
  if (!found) return undefined;
  // Glued on to a number, as in "lb10oz", a word ends where the next number starts.
  const previous = text.charCodeAt(at - 1);
  const digit = !hasSpaceBefore && previous >= 48 && previous <= 57 ? found[0].search(/\d/) : -1;
  return word(digit > 0 ? found[0].slice(0, digit) : found[0], hasSpaceBefore);
}

function readMark(text: string, at: number, hasSpaceBefore: boolean): Token {
  const mark = String.fromCodePoint(text.codePointAt(at)!);
  return { kind: 'mark', text: mark, lower: mark, value: null, isFraction: false, hasSpaceBefore };
}

function number(text: string, value: Rational, hasSpaceBefore: boolean): Token {
  const isFraction = value.denominator > 1 && value.numerator < value.denominator && !/[.,]/.test(text);
  return { kind: 'number', text, lower: text, value, isFraction, hasSpaceBefore };
}

const word = (text: string, hasSpaceBefore: boolean): Token => ({
  kind: 'word',
  text,
  lower: text.toLowerCase().replaceAll('’', "'"),
  value: null,
  isFraction: false,
  hasSpaceBefore,
});

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const isDigitAt = (text: string, at: number) => text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57;

import { exactAmount, rangeAmount, multiplyAmount, type Amount } from './amount.ts';
import { NUMBER_WORDS } from '../base/number-words.ts';
import { addRationals, makeRational, type Rational } from './rational.ts';
import type { Token } from './tokenize.ts';
import { findUnit } from './unit.ts';

export type ReadQuantity = { readonly amount: Amount; /** The first token after it. */ readonly next: number };

/** Reads "2", "1 1/2", "half a", "2/3 of a", "2 to 3", "3½- to 4-", "a dozen", "two", "up to 5" from the token at `at`. */
export function readQuantity(tokens: readonly Token[], at: number): ReadQuantity | undefined {
  const start = isWord(tokens, at, 'up') && isWord(tokens, at + 1, 'to') ? at + 2 : isWord(tokens, at, 'between') ? at + 1 : at;
  const first = readValue(tokens, start);
  if (!first) return undefined;
  const separator = skipRangeSeparator(tokens, first.next, start > at);
  const second = separator === undefined ? undefined : readValue(tokens, separator);
  const [amount, next] = second
    ? [rangeAmount(first.value, second.value), second.next]
    : [exactAmount(first.value), skipOfA(tokens, first)];
  return readDozen(tokens, next, amount);
}

/** "2/3 of a cup", "half of an onion". */
function skipOfA(tokens: readonly Token[], { value, next }: ReadValue): number {
  const isOfA = isWord(tokens, next, 'of') && (isWord(tokens, next + 1, 'a') || isWord(tokens, next + 1, 'an'));
  return isOfA && value.numerator < value.denominator ? next + 2 : next;
}

type ReadValue = { readonly value: Rational; readonly next: number };

function readValue(tokens: readonly Token[], at: number): ReadValue | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.kind === 'word') return readSpelled(tokens, at);
  if (!token.value) return undefined;
  if (token.isFraction || token.value.denominator !== 1) return { value: token.value, next: at + 1 };
  const fraction = findFractionPart(tokens, at + 1);
  return fraction === undefined
    ? { value: token.value, next: at + 1 }
    : { value: addRationals(token.value, tokens[fraction]!.value!), next: fraction + 1 };
}

/** The fraction of a mixed number: "1 1/2", "1½", "1 and 1/2", "1-1/2" (a range would rise: "1-1 1/2"). */
function findFractionPart(tokens: readonly Token[], at: number): number | undefined {
  if (tokens[at]?.isFraction) return at;
  const isJoined = isWord(tokens, at, 'and') || tokens[at]?.text === '&' || (tokens[at]?.text === '-' && !tokens[at + 1]?.hasSpaceBefore);
  return isJoined && tokens[at + 1]?.isFraction ? at + 1 : undefined;
}

const SPELLED: ReadonlyMap<string, Rational> = new Map(
  Object.entries(NUMBER_WORDS).map(([spelling, value]) => [spelling, makeRational(value)]),
);
const HALF = makeRational(1, 2);
const QUARTER = makeRational(1, 4);
const DOZEN = makeRational(12);

function readSpelled(tokens: readonly Token[], at: number): ReadValue | undefined {
  const { lower } = tokens[at]!;
  const isArticle = lower === 'a' || lower === 'an';
  if (isArticle) return readAfterArticle(tokens, at + 1);
  if (lower === 'half' || lower === 'quarter') return readPartOf(tokens, at);
  if (lower === 'couple' || lower === 'pair') return { value: makeRational(2), next: isWord(tokens, at + 1, 'of') ? at + 2 : at + 1 };
  if (lower === 'dozen') return { value: DOZEN, next: at + 1 };
  const value = SPELLED.get(lower);
  if (!value) return readHyphened(lower, at);
  const part = PARTS.get(tokens[at + 1]?.lower ?? '');
  if (part && value.numerator < part) return { value: makeRational(value.numerator, part), next: at + 2 };
  const fraction = findSpelledFraction(tokens, at + 1);
  return fraction ? { value: addRationals(value, fraction.value), next: fraction.next } : { value, next: at + 1 };
}

/** "two-thirds", "twenty-five". */
function readHyphened(lower: string, at: number): ReadValue | undefined {
  const [first = '', second = ''] = lower.split('-');
  const value = SPELLED.get(first);
  if (!value) return undefined;
  const part = PARTS.get(second);
  if (part !== undefined && value.numerator < part) return { value: makeRational(value.numerator, part), next: at + 1 };
  const ones = SPELLED.get(second);
  return ones && value.numerator >= 20 && ones.numerator < 10 ? { value: addRationals(value, ones), next: at + 1 } : undefined;
}

/** "half a", "quarter of an", "half dozen", "half cup". */
function readPartOf(tokens: readonly Token[], at: number): ReadValue | undefined {
  const value = tokens[at]!.lower === 'half' ? HALF : QUARTER;
  const article = isWord(tokens, at + 1, 'of') ? at + 2 : at + 1;
  if (isWord(tokens, article, 'a') || isWord(tokens, article, 'an')) return { value, next: article + 1 };
  const unit = findUnit(tokens[at + 1]?.text ?? '');
  const isMeasured = unit?.kind === 'mass' || unit?.kind === 'volume';
  return isMeasured || isWord(tokens, at + 1, 'dozen') ? { value, next: at + 1 } : undefined;
}

/** "one third", "three quarters". */
const PARTS: ReadonlyMap<string, number> = new Map(
  Object.entries({ half: 2, third: 3, thirds: 3, quarter: 4, quarters: 4, fourth: 4, fourths: 4, eighth: 8, eighths: 8 }),
);

/** "one and a half", "two and a quarter", "two and 1/2"; "one 1/2-inch piece" is one piece. */
function findSpelledFraction(tokens: readonly Token[], at: number): ReadValue | undefined {
  const fraction = isWord(tokens, at, 'and') ? tokens[at + 1] : undefined;
  if (fraction?.isFraction && fraction.value) return { value: fraction.value, next: at + 2 };
  const isSpelled = isWord(tokens, at, 'and') && isWord(tokens, at + 1, 'a');
  if (isSpelled && isWord(tokens, at + 2, 'half')) return { value: HALF, next: at + 3 };
  if (isSpelled && isWord(tokens, at + 2, 'quarter')) return { value: QUARTER, next: at + 3 };
  return undefined;
}

/** "a dozen", "a couple of", "a half", "a quarter", "a 5 to 6 pound": an article alone is left to the reader of the line. */
function readAfterArticle(tokens: readonly Token[], at: number): ReadValue | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.value) return readValue(tokens, at);
  if (token.lower === 'half') return { value: HALF, next: at + 1 };
  if (token.lower === 'third') return { value: makeRational(1, 3), next: at + 1 };
  if (token.lower === 'quarter') return { value: QUARTER, next: isWord(tokens, at + 1, 'of') ? at + 2 : at + 1 };
  return token.lower === 'dozen' || token.lower === 'couple' || token.lower === 'pair' ? readSpelled(tokens, at) : undefined;
}

/** The index after "to", "or", "-", "- to", "through"; "and" only after "between". */
function skipRangeSeparator(tokens: readonly Token[], at: number, afterBetween: boolean): number | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.lower === 'to' || token.lower === 'or' || token.lower === 'through' || (afterBetween && token.lower === 'and')) return at + 1;
  if (!DASHES.has(token.text)) return undefined;
  return isWord(tokens, at + 1, 'to') || isWord(tokens, at + 1, 'or') ? at + 2 : at + 1;
}

export const DASHES: ReadonlySet<string> = new Set(['-', '–', '—', '‐', '‑', '‒', '−']);

function readDozen(tokens: readonly Token[], next: number, amount: Amount): ReadQuantity {
  if (!isWord(tokens, next, 'dozen') && !isWord(tokens, next, 'doz')) return { amount, next };
  return { amount: multiplyAmount(amount, DOZEN), next: next + 1 };
}

const isWord = (tokens: readonly Token[], at: number, lower: string) => tokens[at]?.lower === lower;

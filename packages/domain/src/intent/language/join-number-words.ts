import type { Token } from './token.ts';

/** "Two thousand two hundred", "fifteen hundred", "twenty five", "a hundred and fifty", "2 thousand", and "one fifty" as it is spoken. */
export function joinNumberWords(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some((token) => isSpelled(token) || MULTIPLES.has(token.text))) return tokens;
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const { value, length } = readSpelled(tokens, at);
    if (length > 1) joined.push({ text: String(value), key: String(value), value });
    else joined.push(tokens[at]!);
    at += Math.max(1, length);
  }
  return joined;
}

const MULTIPLES: ReadonlyMap<string, number> = new Map([
  ['thousand', 1000],
  ['hundred', 100],
  ['tausend', 1000],
  ['mil', 1000],
]);

const MOST_MULTIPLIED = 100;

const isSpelled = ({ text, value }: Token): boolean => value !== undefined && /^[a-z]/u.test(text);

type Spelled = { readonly value: number; readonly length: number };

function readSpelled(tokens: readonly Token[], start: number): Spelled {
  let thousands = 0;
  let rest = 0;
  let last: 'none' | 'ones' | 'tens' | 'multiple' = 'none';
  let at = start;
  for (; at < tokens.length; at++) {
    const token = tokens[at]!;
    const by = MULTIPLES.get(token.text);
    if (by !== undefined) {
      // "250 mil" of milk are no thousands.
      if (last === 'none' || (last === 'multiple' && by <= 100) || rest >= MOST_MULTIPLIED) break;
      if (by === 1000) [thousands, rest] = [(thousands + rest) * by, 0];
      else rest *= by;
      last = 'multiple';
    } else if (last === 'multiple' && token.text === 'and' && isSpelled(tokens[at + 1] ?? token)) {
      continue;
    } else {
      const value = valueOf(tokens, at);
      if (value === undefined || !mayFollow(tokens, { at, last, value })) break;
      rest = last === 'ones' ? rest * 100 + value : rest + value;
      last = value >= 20 && value % 10 === 0 ? 'tens' : 'ones';
    }
  }
  return { value: thousands + rest, length: last === 'none' ? 0 : at - start };
}

/** "A hundred": the article counts before a multiple only. */
const valueOf = (tokens: readonly Token[], at: number): number | undefined =>
  tokens[at]?.text === 'a' && MULTIPLES.has(tokens[at + 1]?.text ?? '') ? 1 : tokens[at]?.value;

function mayFollow(
  tokens: readonly Token[],
  { at, last, value }: { readonly at: number; readonly last: 'none' | 'ones' | 'tens' | 'multiple'; readonly value: number },
): boolean {
  if (last === 'none') return true;
  const isWord = isSpelled(tokens[at]!);
  // "Four hundred five hundred" are two figures; "two thousand two hundred" is one.
  const opensHundreds = tokens[at + 1]?.text === 'hundred';
  if (last === 'multiple') return opensHundreds ? tokens[at - 1]!.text !== 'hundred' && value < 10 : value < 100 || !isWord;
  if (!isWord || !isSpelled(tokens[at - 1]!)) return false;
  if (last === 'tens') return value < 10;
  const before = tokens[at - 1]!.value!;
  // "Nineteen fifty calories", "fourteen fifty a day", but "fifteen twenty minutes" are a range.
  if (before >= 10) return before < 20 && value >= 20 && isOfDay(tokens, at + 1);
  // Two people and thirty minutes are no 230.
  return value >= 20 && tokens[at - 2]?.text !== 'for';
}

const isOfDay = (tokens: readonly Token[], at: number): boolean =>
  /^(?:k?cals?\b|calor|daily$|(?:a|per|each|for the) day$)/u.test(
    tokens
      .slice(at, at + (tokens[at]?.text === 'for' ? 3 : 2))
      .map(({ text }) => text)
      .join(' ')
      .replace(/^daily .*/u, 'daily'),
  );

import { type DishName, type DishNames, LONGEST_NAME } from './dish-names.ts';
import { isOrdinary } from './is-ordinary.ts';
import type { IntentLexicon } from './intent-lexicon.ts';
import type { Token } from './token.ts';

/** A dish's name in a sentence, over the items from `from` up to, but without, `to`. */
export type NameSpan = { readonly from: number; readonly to: number; readonly dish: DishName };

/** The longest names from the left on. `ends` has the token at which each item ends, so that a name never parts what a phrase says. */
export function findDishNames(tokens: readonly Token[], ends: readonly number[], names: DishNames): readonly NameSpan[] {
  const spans: NameSpan[] = [];
  for (let from = 0; from < ends.length;) {
    const span = findAt(from, { tokens, ends, names });
    const later = span && findOverlapping(span, { tokens, ends, names });
    if (span) spans.push(later ?? span);
    from = (later ?? span)?.to ?? from + 1;
  }
  return spans;
}

/** "Cheddar souffle omelet" is an omelet: of two names that share words, the one that ends the phrase says what it is. */
function findOverlapping(
  { from, to }: NameSpan,
  sentence: { readonly tokens: readonly Token[]; readonly ends: readonly number[]; readonly names: DishNames },
): NameSpan | undefined {
  for (let start = from + 1; start < to; start++) {
    const other = findAt(start, sentence);
    if (other && other.to > to && other.to - other.from >= to - from) return other;
  }
  return undefined;
}

function findAt(
  from: number,
  { tokens, ends, names }: { readonly tokens: readonly Token[]; readonly ends: readonly number[]; readonly names: DishNames },
): NameSpan | undefined {
  const start = from === 0 ? 0 : ends[from - 1]!;
  let found: NameSpan | undefined;
  let key = '';
  for (let item = from, at = start; item < ends.length && ends[item]! - start <= LONGEST_NAME; item++) {
    for (; at < ends[item]!; at++) {
      if (!names.hasWord(tokens[at]!.key)) return found;
      key = key === '' ? tokens[at]!.key : `${key} ${tokens[at]!.key}`;
    }
    const dish = names.get(key);
    if (dish) found = { from, to: item + 1, dish };
  }
  return found;
}

/**
 * What a word that nothing explains is in the name of a dish, by its index: itself ("yassa", which is no misspelt "pasta"), or the
 * word it is a slip of beside the others of that name ("chicken tika masala").
 */
export function readNameWords(tokens: readonly Token[], { lexicon, names }: { lexicon: IntentLexicon; names: DishNames }) {
  const read = new Map<number, string>();
  const keys = tokens.map(({ key }) => key);
  for (const [at, { key, text, value }] of tokens.entries()) {
    if (value !== undefined || !/^[a-z]{3,}$/u.test(text) || lexicon.isKnown(key)) continue;
    const word = [key, ...(names.hasWord(key) ? [] : names.listNear(key))].find((near) => isNamed(at, near, { keys, names, lexicon }));
    if (word !== undefined) read.set(at, word);
  }
  return read;
}

type Ground = { readonly keys: readonly string[]; readonly names: DishNames; readonly lexicon: IntentLexicon };

/** Whether some name lies over the word at `at` when it is read as `word`. */
function isNamed(at: number, word: string, { keys, names, lexicon }: Ground): boolean {
  if (!names.hasWord(word)) return false;
  const keyAt = (index: number): string => {
    const key = keys[index]!;
    return index === at ? word : lexicon.isKnown(key) || names.hasWord(key) ? key : (lexicon.repair(key) ?? key);
  };
  for (let from = at; from >= Math.max(0, at - LONGEST_NAME + 1); from--) {
    if (!names.hasWord(keyAt(from))) return false;
    for (let to = at + 1; to <= Math.min(keys.length, from + LONGEST_NAME); to++) {
      const length = to - from;
      const name = Array.from({ length }, (_, index) => keyAt(from + index)).join(' ');
      if (names.get(name) && (length > 1 || word === keys[at] || (word.length >= LEAST_ALONE && !isOrdinary(keys[at]!)))) return true;
    }
  }
  return false;
}

/** Letters of a name of one word that may be misspelt: fewer are too like other words. */
const LEAST_ALONE = 6;

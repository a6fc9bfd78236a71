import { foldWord, getLocalWords, LOCAL_LANGUAGES } from '../ingredient/language/local-words.ts';
import { translateLine } from '../ingredient/language/translate-line.ts';

/** What a shop sells a thing in, behind its number. */
export type Pack = {
  /** As it was typed: "EL", "rolls"; empty where there is none. */
  readonly measure: string;
  /** What is left, word for word. */
  readonly rest: string;
  /** The food in English, where the words are of another language and a table knows it. */
  readonly english: string | undefined;
};

/**
 * Measures that the reader of English recipes does not know: those of other languages ("1 EL Zucker", "3 Dosen Tomaten") before a food
 * that the language's table has, and those of a shop that no recipe has ("3 rolls of paper towels").
 *
 * @param amount - The number before it, as it was typed: "1", "500 g".
 * @param words - What stands behind the number.
 */
export function readPack(amount: string, words: readonly string[]): Pack {
  const line = [amount, ...words].join(' ');
  for (const language of LOCAL_LANGUAGES) {
    const { units } = getLocalWords(language);
    const count = [3, 2, 1].find((length) => length < words.length && units.has(unitKey(words.slice(0, length))));
    const translated = count === undefined ? undefined : translateLine(line, language);
    if (count !== undefined && translated?.isSure)
      return {
        measure: words.slice(0, count).join(' '),
        rest: withoutOf(words.slice(count).join(' ')),
        english: translated.food,
      };
  }
  const [first = '', ...rest] = words;
  const left = withoutOf(rest.join(' '));
  return OF_A_SHOP.test(first) && left !== ''
    ? { measure: first, rest: left, english: undefined }
    : { measure: '', rest: withoutOf(words.join(' ')), english: undefined };
}

const unitKey = (words: readonly string[]): string => foldWord(words.join(' ')).replaceAll('.', '').trim();

const withoutOf = (words: string): string => words.replace(/^(?:of|de la|de|del|d'|d’|von|vom)\s+(?=\S)/iu, '');

const OF_A_SHOP = /^(?:rolls?|cases?|crates?|trays?|six-?packs?|multipacks?|sacks?|tubs?|punnets?)$/iu;

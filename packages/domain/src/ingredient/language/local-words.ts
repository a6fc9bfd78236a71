import { FOOD_WORDS } from './food-words.table.ts';
import { NUMBER_WORDS, PACK_GRAMS, STATE_WORDS, UNIT_WORDS } from './unit-words.table.ts';

/** Languages with a table, beside English. A line in any other says that it is not counted. */
export const LOCAL_LANGUAGES = ['de', 'fr', 'es'] as const;
export type LocalLanguage = (typeof LOCAL_LANGUAGES)[number];

/** One language's words, by what they are compared by, each with its English; those of foods and of how they are cut by their stems. */
export type LocalWords = {
  readonly foods: ReadonlyMap<string, string>;
  readonly units: ReadonlyMap<string, string>;
  readonly numbers: ReadonlyMap<string, string>;
  readonly states: ReadonlyMap<string, string>;
  /** By the stems of the food, then by the measure: how many grams one holds. */
  readonly packs: ReadonlyMap<string, { readonly unit: string; readonly grams: string }>;
};

/** Declared as "de-AT" or "de_DE"; undefined for English and for a language without a table. */
export const findLocalLanguage = (language: string | null): LocalLanguage | undefined =>
  LOCAL_LANGUAGES.find((known) => known === language?.slice(0, 2).toLowerCase());

export const getLocalWords = (language: LocalLanguage): LocalWords => WORDS[language];

/** Lower case, without accents and hyphens: "Crème fraîche" and "creme fraiche" are one. */
export const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('-', ' ');

/**
 * What a word of a food is compared by: folded and without the endings that number and case give it, as often as one is
 * there ("Kern", "Kerne", "Kernen"). The gender of Spanish stays: pimiento is a vegetable, pimienta a spice.
 */
export function stemWord(word: string, language: LocalLanguage): string {
  const ending = language === 'de' ? /(?:e[nrms]?|n|(?<!s)s)$/ : /(?:es|s|x|e)$/;
  let stem = foldWord(word);
  // Of two letters, as no other food's name.
  if (language === 'de' && stem === 'eier') return 'ei';
  for (;;) {
    const shorter = stem.replace(ending, '');
    if (shorter === stem || shorter.length < SHORTEST_STEM) return stem;
    stem = shorter;
  }
}

const SHORTEST_STEM = 3;

export const stemWords = (text: string, language: LocalLanguage): readonly string[] =>
  foldWord(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => stemWord(word, language));

function readWords(at: number): LocalWords {
  const language = LOCAL_LANGUAGES[at]!;
  const foods = new Map<string, string>();
  for (const row of FOOD_WORDS.trim().split('\n')) {
    const [english = '', ...columns] = row.split(' | ');
    for (const name of columns[at]!.split(', ')) {
      const key = stemWords(name, language).join(' ');
      if (!foods.has(key)) foods.set(key, english);
    }
  }
  return {
    foods,
    units: readPairs(UNIT_WORDS[language]!),
    numbers: readPairs(NUMBER_WORDS[language]!),
    states: new Map([...readPairs(STATE_WORDS[language]!)].map(([word, english]) => [stemWord(word, language), english])),
    packs: new Map(
      PACK_GRAMS[language]!.split('; ').map((entry) => {
        const [food = '', unit = '', grams = ''] = entry.split(/: |, /);
        return [stemWords(food, language).join(' '), { unit, grams }] as const;
      }),
    ),
  };
}

/** "english: word, word; english: word" */
const readPairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(';').flatMap((entry) => {
      const [english = '', words = ''] = entry.trim().split(': ');
      return words.split(', ').map((word) => [foldWord(word.trim()), english] as const);
    }),
  );

const WORDS: Readonly<Record<LocalLanguage, LocalWords>> = { de: readWords(0), fr: readWords(1), es: readWords(2) };

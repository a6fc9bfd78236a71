import { ORDINARY_WORDS } from './ordinary-words.table.ts';

const ORDINARY: ReadonlySet<string> = new Set(ORDINARY_WORDS);

/** Whether a word, or what it is a form of, is an everyday one that is not to be repaired. */
export const isOrdinary = (word: string): boolean => ORDINARY.has(word) || listStems(word).some((stem) => ORDINARY.has(stem));

const listStems = (word: string): readonly string[] => [
  word.replace(/e?s$/u, ''),
  word.replace(/s$/u, ''),
  word.replace(/e?d$/u, ''),
  word.replace(/d$/u, ''),
  word.replace(/ing$/u, ''),
  word.replace(/ing$/u, 'e'),
  word.replace(/([a-z])\1(?:ed|ing)$/u, '$1'),
  word.replace(/(?:ies|ied)$/u, 'y'),
];

import { DISH_WORDS } from './dish-words.table.ts';
import { isFood } from './inline-list.ts';

/** Whether a line has a word for a dish in it, or a food of the list below: what names neither may be a site, a series, a menu. */
export const namesDish = (text: string, foods: ReadonlySet<string> = new Set()): boolean =>
  listWords(text).some((word) => isDishWord(word) || isListed(word, foods));

/** Whether a word is a food, and of the list. */
export const isListed = (word: string, foods: ReadonlySet<string>): boolean => foods.has(stemOf(word)) && isFood(word);

/** The words of texts by what they begin with, so that "tomatoes" are the "tomato" of a title. */
export const listStems = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap((text) => listWords(text).map(stemOf)));

/** Whether a word in lower case, or a part of one ("rice-pudding"), is one for a dish. */
export const isDishWord = (word: string): boolean =>
  [word, ...word.split('-')].some((part) => DISHES.has(part.replace(/s$/, '')) || DISHES.has(part) || COMPOUND.test(part));

const DISHES: ReadonlySet<string> = new Set(Object.values(DISH_WORDS).flatMap((words) => words.split(' ')));
/** "Kartoffelsuppe" is a "Suppe". */
const COMPOUND = new RegExp(`\\p{L}{3}(?:${DISH_WORDS['de']!.replaceAll(' ', '|')})$`, 'u');

const listWords = (text: string): readonly string[] =>
  text
    .slice(0, LONGEST)
    .toLowerCase()
    .match(/\p{L}[\p{L}-]{2,}/gu) ?? [];
const LONGEST = 400;

const stemOf = (word: string): string => word.slice(0, STEM);
const STEM = 5;

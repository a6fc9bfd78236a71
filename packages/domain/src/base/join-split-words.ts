/**
 * Words without the invisible characters inside them: soft hyphens of a copied page, spaces of no width. A joiner between letters
 * that are not Latin spells the word (Persian, Hindi) and stays.
 */
export const joinSplitWords = (text: string): string => text.replace(INSIDE_A_WORD, '').replace(JOINERS_IN_LATIN, '');

const INSIDE_A_WORD = /(?<=\p{L})[\u00ad\u200b\u200e\u200f\u2060\ufeff]+(?=\p{L})/gu;
// eslint-disable-next-line no-misleading-character-class -- joiners, looked for by themselves
const JOINERS_IN_LATIN = /(?<=\p{Script=Latin})[\u200c\u200d]+(?=\p{Script=Latin})/gu;

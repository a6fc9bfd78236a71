import type { Intent } from '../intent.ts';

/** Refused manners of cooking that no excluded food tells already: "no fried food" has a chip of what is fried. */
export const listOwnManners = ({ avoid, exclude }: Pick<Intent, 'avoid' | 'exclude'>): readonly string[] =>
  avoid.manners.filter((manner) => !exclude.some(({ words }) => tellsManner(words, manner)));

/** "Deep fried food" is all that is fried; "baked beans" are beans. */
export const tellsManner = (words: string, manner: string): boolean =>
  words.split(' ').includes(manner) && words.split(' ').every((word) => word === manner || OF_MANNER.has(word));

const OF_MANNER: ReadonlySet<string> = new Set(['deep', 'pan', 'shallow', 'food', 'foods', 'things', 'stuff']);

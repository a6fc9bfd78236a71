import type { Intent } from '../intent.ts';

/** Refused manners of cooking that no excluded food tells already: "no fried food" has a chip of what is fried. */
export const listOwnManners = ({ avoid, exclude }: Pick<Intent, 'avoid' | 'exclude'>): readonly string[] =>
  avoid.manners.filter((manner) => !exclude.some(({ words }) => words.includes(manner)));

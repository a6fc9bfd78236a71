import type { Item } from './read-items.ts';

/** As it was typed, without what was repaired. */
export const showTyped = (items: readonly Item[]): string => items.map(({ words, typed }) => typed ?? words).join(' ');

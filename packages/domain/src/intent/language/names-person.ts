import { PERSON_WORDS } from './neutral-words.table.ts';

/** "Sister", and "sisters", which may be several or "my sister's lunch" as it is read. */
export const namesPerson = (words: string): boolean => PERSON_WORDS.has(words) || PERSON_WORDS.has(words.replace(/s$/u, ''));

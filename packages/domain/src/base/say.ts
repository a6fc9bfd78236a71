export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "rice, beans and corn" */
export const joinAnd = (words: readonly string[]): string => joinWith(words, 'and');
export const joinOr = (words: readonly string[]): string => joinWith(words, 'or');

const joinWith = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** "1,500". Not toLocaleString, which reads its tables for ten milliseconds when the first day is explained. */
export const formatThousands = (amount: number): string => String(amount).replace(/(?<=\d)(?=(?:\d{3})+$)/g, ',');

import { singularize } from '../ingredient/singularize.ts';

/** The food behind a bare number agrees with it: "1 egg (50 g)" and "2 eggs (100 g)", "1/2 avocado" and "1 1/2 avocados". */
export function countNoun(item: string, count: number): string {
  const found = /^([^(,]*?)([A-Za-z’'-]+)(\s*(?:[(,].*)?)$/.exec(item);
  if (!found) return item;
  const [, before = '', word = '', after = ''] = found;
  if (/^\d/.test(item) || (before !== '' && (PREPARED.test(word) || ASIDE.test(before)))) return item;
  const one = singularize(word);
  return `${before}${count > 1 ? pluralize(one) : one}${after}`;
}

function pluralize(word: string): string {
  if (SAME.has(word.toLowerCase())) return word;
  if (/(?:leaf|loaf|half|calf)$/.test(word)) return `${word.slice(0, -1)}ves`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/.test(word) || /(?:tomato|potato|mango)$/i.test(word)) return `${word}es`;
  return `${word}s`;
}

/** "Onion finely chopped", "egg for brushing": the noun is not the last word. */
const PREPARED = /(?:[^e]ed|ing|ly|beaten|torn|sliced)$/i;
const ASIDE = /\b(?:for|to|of|in|with|at|per|or|and|plus|from|into|cut)\b/i;

/** The same for one and many. */
const SAME: ReadonlySet<string> = new Set(['fish', 'salmon', 'cod', 'tofu', 'shrimp', 'asparagus', 'squid', 'trout', 'chicken', 'bok']);

import type { Food } from '../../food/food.ts';

/** Every name of every food, as runs of singular words. */
export type FoodLexicon = { readonly phrases: ReadonlySet<string>; readonly longest: number };

export function makeFoodLexicon(foods: Iterable<Food>): FoodLexicon {
  const phrases = new Set<string>();
  let longest = 1;
  for (const { names } of foods) {
    for (const name of [names.noun, names.plural, ...names.aliases]) {
      const words = splitWords(name);
      if (words.length === 0) continue;
      phrases.add(words.join(' '));
      longest = Math.max(longest, words.length);
    }
  }
  return { phrases, longest: Math.min(longest, 4) };
}

/** Foods a text names, longest name first, as singular words. */
export function findFoodNames(text: string, { phrases, longest }: FoodLexicon): readonly string[] {
  const words = splitWords(text);
  const found: string[] = [];
  for (let start = 0; start < words.length; start++) {
    for (let length = Math.min(longest, words.length - start); length > 0; length--) {
      const phrase = words.slice(start, start + length).join(' ');
      if (!phrases.has(phrase)) continue;
      found.push(phrase);
      start += length - 1;
      break;
    }
  }
  return found;
}

export const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-zé'ñî]+/)
    .filter(Boolean)
    .map(singular);

/** Enough to bring both sides to one form; it need not be an English word. */
function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss') || word.endsWith('us')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|o)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

import type { Food } from '@larder/domain/food/food.ts';

/** Every name of every food, as runs of singular words. */
export type FoodLexicon = {
  readonly phrases: ReadonlyMap<string, Food>;
  /** The same with the words for whole classes of foods, each with one food that stands for it. */
  readonly phrasesAndClasses: ReadonlyMap<string, Food>;
  readonly longest: number;
};

/** No food has these names, but who eats none of the class would stumble over them. */
const CLASS_WORDS: readonly (readonly [word: string, foodId: string])[] = [
  ['meat', 'ground-beef'],
  ['fish', 'cod'],
  ['seafood', 'shrimp'],
  ['shellfish', 'shrimp'],
  ['noodle', 'egg-noodles'],
  ['sandwich', 'white-bread'],
];

/** A name where it stands in a text, from `start` up to `end`. */
export type FoundName = { readonly name: string; readonly food: Food; readonly start: number; readonly end: number };

export function makeFoodLexicon(foods: Iterable<Food>): FoodLexicon {
  const phrases = new Map<string, Food>();
  const byId = new Map<string, Food>();
  let longest = 1;
  for (const food of foods) {
    byId.set(food.id, food);
    for (const name of [food.names.noun, food.names.plural, ...food.names.aliases]) {
      const words = splitWords(name);
      const phrase = words.join(' ');
      if (phrase === '' || phrases.has(phrase)) continue;
      phrases.set(phrase, food);
      longest = Math.max(longest, words.length);
    }
  }
  const phrasesAndClasses = new Map(phrases);
  for (const [word, foodId] of CLASS_WORDS) {
    const food = byId.get(foodId);
    if (food && !phrases.has(word)) phrasesAndClasses.set(word, food);
  }
  return { phrases, phrasesAndClasses, longest: Math.min(longest, 4) };
}

/** Foods a text names, longest name first; "roast: beef" is no roast beef. */
export function findFoodNames(text: string, { phrases, longest }: Pick<FoodLexicon, 'phrases' | 'longest'>): readonly FoundName[] {
  const words = [...text.matchAll(WORD)];
  const keys = words.map(([word]) => singular(word.toLowerCase()));
  const isBroken = words.map(({ index }, at) => at > 0 && !/^[\s-]+$/.test(text.slice(endOf(words[at - 1]!), index)));
  const found: FoundName[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(longest, words.length - at); length > 0; length--) {
      if (isBroken.slice(at + 1, at + length).includes(true)) continue;
      const name = keys.slice(at, at + length).join(' ');
      const food = phrases.get(name);
      if (!food) continue;
      found.push({ name, food, start: words[at]!.index, end: endOf(words[at + length - 1]!) });
      at += length - 1;
      break;
    }
  }
  return found;
}

const endOf = (word: RegExpExecArray): number => word.index + word[0].length;

export const splitWords = (text: string): string[] => (text.toLowerCase().match(WORD) ?? []).map(singular);

const WORD = /[a-z0-9é'ñî]+/gi;

/** Enough to bring both sides to one form; it need not be an English word. */
function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss') || word.endsWith('us')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|o)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

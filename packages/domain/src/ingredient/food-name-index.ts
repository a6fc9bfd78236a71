import { foodNameKey } from '../food/food-name-key.ts';
import { FLESH_KINDS } from '../food/food-kinds.ts';
import { listFoodNameKeys } from '../food/food-name-keys.ts';
import { FOODS } from '../food/food-table.ts';
import type { Food } from '../food/food.ts';

/** One name of one food, in the words it is compared by. */
export type NameEntry = { readonly food: Food; readonly words: readonly string[] };

/** Names whose last word is `word`: the noun of "extra-virgin olive oil" is "oil". */
export const listNamesEndingIn = (word: string): readonly NameEntry[] => entriesByHead.get(word) ?? [];

/** The food of a name in whatever order its words stand: "tomatoes, canned", "breast of chicken". */
export const findFoodByWords = (words: readonly string[]): Food | undefined => foodsByWords.get(wordsKey(words));

/** The food that this word alone stands for. */
export const findFoodOfWord = (word: string): Food | undefined => foodsByWord.get(word);

/** Whether the word stands in any food's name. */
export const isFoodWord = (word: string): boolean => foodWords.has(foodNameKey(word));

/** Whether the word alone names an animal food, or a cut that only an animal has. */
export function isAnimalWord(word: string): boolean {
  const food = foodsByWord.get(word);
  return food !== undefined && FLESH_KINDS.has(food.kind);
}

const wordsKey = (words: readonly string[]): string => words.toSorted().join(' ');

const ENTRIES: readonly NameEntry[] = FOODS.flatMap((food) =>
  [...listFoodNameKeys(food.names), foodNameKey(food.id)].map((key) => ({ food, words: key.split(' ') })),
);

const foodWords: ReadonlySet<string> = new Set(ENTRIES.flatMap(({ words }) => words));
const entriesByHead = new Map<string, NameEntry[]>();
const foodsByWords = new Map<string, Food>();
const foodsByWord = new Map<string, Food>();
for (const entry of ENTRIES) {
  const head = entry.words.at(-1) ?? '';
  const known = entriesByHead.get(head);
  if (known) known.push(entry);
  else entriesByHead.set(head, [entry]);
}
// A person's names before ids, and the first food to claim a set of words keeps it.
for (const food of FOODS) {
  for (const key of listFoodNameKeys(food.names)) {
    const words = key.split(' ');
    if (!foodsByWords.has(wordsKey(words))) foodsByWords.set(wordsKey(words), food);
    if (words.length === 1 && !foodsByWord.has(key)) foodsByWord.set(key, food);
  }
}

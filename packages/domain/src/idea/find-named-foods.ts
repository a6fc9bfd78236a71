import { findFoodByName } from '../food/find-food.ts';
import { foodNameKey } from '../food/food-name-key.ts';
import { listFoodNameKeys } from '../food/food-name-keys.ts';
import type { Food } from '../food/food.ts';

export type NamedFood = { readonly food: Food; /** As it is compared: "chicken breast". */ readonly key: string };

/** The foods a sentence names, the longest name at each word. Words of the kitchen that are also some food's name are left out. */
export function findNamedFoods(text: string): readonly NamedFood[] {
  const words = foodNameKey(text).split(' ').filter(Boolean);
  const found: NamedFood[] = [];
  for (let at = 0; at < words.length;) {
    const named = findLongest(words, at);
    if (named && !KITCHEN_WORDS.has(named.key)) found.push(named);
    at += named ? named.key.split(' ').length : 1;
  }
  return found;
}

const LONGEST_NAME = 4;

function findLongest(words: readonly string[], at: number): NamedFood | undefined {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length--) {
    const key = words.slice(at, at + length).join(' ');
    const food = findFoodByName(key);
    if (food) return { food, key };
  }
  return undefined;
}

/** Whether the name fits one of the foods: "chicken" fits a chicken breast, "cheese" fits feta. */
export function isOneOf({ food, key }: NamedFood, foods: readonly Food[]): boolean {
  const words = key.split(' ');
  return foods.some(
    (own) =>
      own.id === food.id ||
      listFoodNameKeys(own.names).some((name) => words.every((word) => name.split(' ').includes(word))) ||
      (words.length === 1 && own.kind === food.kind && words[0] === foodNameKey(own.kind)),
  );
}

/** Also names of foods in the table, but in a recipe they are water to boil, a piece of something or a thing to do. */
const KITCHEN_WORDS: ReadonlySet<string> = new Set(
  ['water', 'ice', 'roll', 'dressing', 'sauce', 'batter', 'broth', 'stock', 'dip', 'wrap', 'toast', 'mash', 'curry', 'salad', 'soup'].map(
    foodNameKey,
  ),
);

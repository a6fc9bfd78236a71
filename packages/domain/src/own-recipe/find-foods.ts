import { FOODS } from '../food/food-table.ts';
import { foodNameKey } from '../food/food-name-key.ts';
import { listFoodNameKeys } from '../food/food-name-keys.ts';
import type { Food } from '../food/food.ts';

const MOST_FOUND = 12;
/** "Clam juice" is fish stock by another name, and nobody who looks for juice means it. */
const OTHER_NAME = 1;

/** Foods with a name that all the words begin words of, the plainest first: "chick br" finds chicken breast. */
export function findFoods(text: string): readonly Food[] {
  const words = foodNameKey(text).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const rated = FOODS.flatMap((food) => {
    const noun = costOf(food.names.noun, words);
    const costs = [
      ...(noun === undefined ? [] : [noun]),
      ...food.names.aliases.flatMap((name) => costOf(name, words) ?? []).map((cost) => cost + OTHER_NAME),
    ];
    const other = listFoodNameKeys(food.names).some((key) => key === words.join(' ')) ? [0] : [];
    const least = Math.min(Number.POSITIVE_INFINITY, ...costs, ...other);
    return Number.isFinite(least) ? [{ food, cost: least }] : [];
  });
  return rated
    .toSorted((one, two) => one.cost - two.cost || one.food.names.noun.length - two.food.names.noun.length)
    .slice(0, MOST_FOUND)
    .map(({ food }) => food);
}

/** Words of the name that were not asked for, and half of one for each that was only begun. */
function costOf(name: string, words: readonly string[]): number | undefined {
  const parts = foodNameKey(name).split(' ');
  if (!words.every((word) => parts.some((part) => part.startsWith(word)))) return undefined;
  return parts.length - words.length + words.filter((word) => !parts.includes(word)).length / 2;
}

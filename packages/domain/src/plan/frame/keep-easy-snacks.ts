import type { Dish } from '../../kit/dish.ts';
import type { Intent } from '../../intent/intent.ts';
import { factsOf, fitsDishWord, isWishedOf } from './fits-wish.ts';
import { orAllIfFew } from './keep-enough.ts';
import type { Candidates } from './list-candidates.ts';

type Asked = { readonly intent: Pick<Intent, 'wish' | 'dishWords' | 'wishedAt' | 'focus'>; readonly kitIds: readonly string[] };

/**
 * Snacks without those that are an hour's work: nobody folds phyllo for one plate of two hundred calories unasked. A taste and no
 * rule; what is asked for by its name is found among all that the rules leave.
 */
export function keepEasySnacks(snacks: Candidates, { intent, kitIds }: Asked): Candidates {
  const wished = intent.wish.flatMap(({ words, foodIds }) => (isWishedOf('snack', `wish:${words}`, intent) ? foodIds : []));
  const dishWords = intent.dishWords.filter((word) => isWishedOf('snack', `dish:${word}`, intent));
  const hasWishes = wished.length + dishWords.length > 0;
  const known = hasWishes ? undefined : remembered.get(snacks);
  if (known) return known;
  const isAsked = (dish: Dish): boolean =>
    wished.some((id) => dish.foodIds.has(id)) || dishWords.some((word) => fitsDishWord(factsOf(dish), word));
  const left = new Map<string, readonly Dish[]>(snacks);
  for (const kitId of kitIds) {
    const dishes = snacks.get(kitId);
    if (!dishes?.some(isHard)) continue;
    const kept = dishes.filter((dish) => !isHard(dish) || isAsked(dish));
    if (kept.length > 0) left.set(kitId, kept);
    else left.delete(kitId);
  }
  const easy = orAllIfFew(left, { candidates: snacks, kitIds });
  if (!hasWishes) remembered.set(snacks, easy);
  return easy;
}

/** Where nothing is wished, by what the rules and habits leave. */
const remembered = new WeakMap<Candidates, Candidates>();

const isHard = ({ difficulty }: Dish): boolean => difficulty === 'Hard';

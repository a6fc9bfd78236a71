import type { Intent } from '../../intent/intent.ts';
import type { Dish } from '../../kit/dish.ts';
import { nameCuisine } from '../../recipe/cuisine.ts';
import { factsOf, fitsDishWord, type DishFacts } from './fits-wish.ts';
import type { Candidates } from './list-candidates.ts';

/** The dishes of a meal's kits without the kinds and kitchens that are refused. A taste and no rule: a meal that would have none left keeps them. */
export function avoidDishes(candidates: Candidates, avoid: Intent['avoid'], kitIds: readonly string[]): Candidates {
  if (avoid.dishWords.length + avoid.cuisines.length === 0) return candidates;
  const left = new Map<string, readonly Dish[]>();
  for (const kitId of kitIds) {
    const kept = (candidates.get(kitId) ?? []).filter(
      (dish) => findAvoided({ ...factsOf(dish), cuisine: dish.cuisine }, avoid) === undefined,
    );
    if (kept.length > 0) left.set(kitId, kept);
  }
  return left.size > 0 ? left : candidates;
}

/** What of a dish is refused, in the words it is said back with. */
export function findAvoided(dish: DishFacts & { readonly cuisine: string }, { dishWords, cuisines }: Intent['avoid']): string | undefined {
  const cuisine = cuisines.find((one) => one === dish.cuisine);
  if (cuisine) return nameCuisine(cuisine);
  return dishWords.find((word) => fitsDishWord(dish, word))?.replaceAll('-', ' ');
}

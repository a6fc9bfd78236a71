import type { Intent } from '../intent/intent.ts';
import type { Corpus } from '../kit/corpus.ts';
import type { Dish } from '../kit/dish.ts';
import { nameCuisine } from '../recipe/cuisine.ts';
import { MEAL_SLOTS, type MealSlot } from '../recipe/meal-slot.ts';
import { factsOf, fitsDishWord, type DishFacts } from './fits-wish.ts';
import type { Candidates } from './list-candidates.ts';

/** Without the kinds of dish and the kitchens that are refused. A taste and no rule: a meal that would have none left keeps its dishes. */
export function avoidDishes(candidates: Candidates, avoid: Intent['avoid'], { kitIdsBySlot }: Corpus): Candidates {
  if (avoid.dishWords.length + avoid.cuisines.length === 0) return candidates;
  const left = new Map<string, readonly Dish[]>();
  for (const [kitId, dishes] of candidates) {
    const kept = dishes.filter((dish) => findAvoided({ ...factsOf(dish), cuisine: dish.cuisine }, avoid) === undefined);
    if (kept.length > 0) left.set(kitId, kept);
  }
  const isEmpty = (slot: MealSlot): boolean => !kitIdsBySlot[slot].some((kitId) => left.has(kitId));
  for (const slot of MEAL_SLOTS.filter(isEmpty)) {
    for (const kitId of kitIdsBySlot[slot]) if (candidates.has(kitId)) left.set(kitId, candidates.get(kitId)!);
  }
  return left;
}

/** What of a dish is refused, in the words it is said back with. */
export function findAvoided(dish: DishFacts & { readonly cuisine: string }, { dishWords, cuisines }: Intent['avoid']): string | undefined {
  const cuisine = cuisines.find((one) => one === dish.cuisine);
  if (cuisine) return nameCuisine(cuisine);
  return dishWords.find((word) => fitsDishWord(dish, word))?.replaceAll('-', ' ');
}

import { isFoodAllowed } from '../diet/check-dish.ts';
import type { Food } from '../food/food.ts';
import type { Corpus } from '../kit/corpus.ts';
import type { PlanRules } from '../plan/frame/plan-rules.ts';

/** About two thousand tokens of names: room enough for a model with a small window. */
const MOST_FOODS = 280;

/** Names of the foods that kits cook with most and the rules allow, for whoever is asked for ideas. */
export function listIdeaFoods(
  corpus: Corpus,
  { rules, excludedFoodIds }: PlanRules,
  isFamiliar: (food: Food) => boolean = () => true,
): readonly string[] {
  return foodsByUse(corpus)
    .filter((food) => !excludedFoodIds.has(food.id) && isFoodAllowed(food, rules) && isFamiliar(food))
    .slice(0, MOST_FOODS)
    .map(({ names }) => names.noun);
}

const remembered = new WeakMap<Corpus, readonly Food[]>();

function foodsByUse(corpus: Corpus): readonly Food[] {
  const known = remembered.get(corpus);
  if (known) return known;
  const uses = new Map<string, number>();
  for (const dishes of corpus.dishesByKit.values()) {
    for (const id of new Set(dishes.flatMap(({ foods }) => foods.map((food) => food.id)))) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  const foods = [...uses].toSorted((a, b) => b[1] - a[1]).flatMap(([id]) => corpus.foodsById.get(id) ?? []);
  remembered.set(corpus, foods);
  return foods;
}

import { foodNameKey } from '../../food/food-name-key.ts';
import type { DishWish } from '../../intent/intent.ts';
import type { Corpus } from '../../kit/corpus.ts';
import type { Dish } from '../../kit/dish.ts';
import type { Familiarity } from '../../kit/kit.ts';
import { factsOf, fitsDishWord } from './fits-wish.ts';
import type { Candidates } from './list-candidates.ts';

/** The versions of one kit, and how near they come. */
export type Nearest = { readonly dishes: readonly Dish[]; readonly likeness: number };

/** Of one kit the dishes that come nearest to one that no kit makes or the rules forbid; none where there are no candidates. */
export function findNearest(
  wish: DishWish,
  { kitIds, candidates, corpus }: { readonly kitIds: readonly string[]; readonly candidates: Candidates; readonly corpus: Corpus },
): Nearest | undefined {
  const models = wish.kitIds.flatMap((kitId) => corpus.dishesByKit.get(kitId)?.[0] ?? []);
  let best: { readonly dishes: readonly Dish[]; readonly likeness: number } | undefined;
  for (const kitId of kitIds) {
    const dishes = candidates.get(kitId) ?? [];
    const [first] = dishes;
    if (!first) continue;
    const likeness = rateLikeness(first, wish, models);
    if (!best || likeness > best.likeness) best = { dishes, likeness };
  }
  if (!best) return undefined;
  const held = best.dishes.map((dish) => countHeld(dish.foodIds, wish));
  const most = Math.max(...held);
  return { ...best, dishes: best.dishes.filter((_, at) => held[at] === most) };
}

const countHeld = (foodIds: ReadonlySet<string>, { foods, named }: DishWish): number =>
  [...foods, ...named].filter((wished) => wished.foodIds.some((id) => foodIds.has(id))).length;

/** Of any version: the foods of all dishes would take a while to list. */
export const listKitFoods = ({ compiled: { options } }: Dish): ReadonlySet<string> =>
  new Set([...options.season, ...options.parts.flat().flatMap(({ items }) => items)].map(({ food }) => food.id));

/** The same kind of dish with another food before the same food in another dish: who asks for a stroganoff has its sauce in mind. */
function rateLikeness(dish: Dish, wish: DishWish, models: readonly Dish[]): number {
  const { compiled, form, ideaClass, cuisine } = dish;
  const title = new Set(foodNameKey(dish.title).split(' '));
  const shared = foodNameKey(wish.words)
    .split(' ')
    .filter((word) => title.has(word)).length;
  return (
    (wish.kitIds.includes(compiled.kit.id) ? SAME_NAME : 0) +
    (wish.kind !== null && fitsDishWord(factsOf(dish), wish.kind) ? SAME_KIND : 0) +
    SAME_FOOD * countHeld(listKitFoods(dish), wish) +
    (models.some((model) => model.form === form) ? SAME_FORM : 0) +
    (models.some((model) => model.ideaClass === ideaClass) ? SAME_IDEA : 0) +
    (models.some((model) => model.cuisine === cuisine) ? SAME_CUISINE : 0) +
    shared +
    KNOWN[compiled.kit.familiarity]
  );
}

const SAME_NAME = 8;
const SAME_KIND = 6;
const SAME_FOOD = 3;
const SAME_FORM = 2;
const SAME_IDEA = 1;
const SAME_CUISINE = 1;
/** Between dishes that are equally near. */
const KNOWN: Readonly<Record<Familiarity, number>> = { everyday: 0.4, known: 0.2, adventurous: 0 };

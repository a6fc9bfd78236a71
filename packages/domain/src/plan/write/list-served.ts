import type { DishWish, FoodWish, Intent } from '../../intent/intent.ts';
import { slotAt, type MealPlace } from '../../recipe/meal-slot.ts';
import type { PlanContext } from '../frame/plan-query.ts';
import { fitsDishWord, isWishedOf } from '../frame/fits-wish.ts';
import { isHeldWay, keepsWay } from '../frame/held-ways.ts';
import { isMadeSo, MANNERS } from '../frame/manners.ts';
import { servesDish } from '../frame/serves-dish.ts';
import { placeOf, type PlannedMeal, type Served } from '../plan.ts';

/**
 * The meals that serve each wish, by the id of its chip: those it is wished of, or where none of them does, the others that do. None
 * where nothing of the day does. What holds for a whole day (a diet, an allergy, a figure) is no meal's and not among them. Whatever
 * is said of a wish beside the plates is read off this.
 */
export function listServed(meals: readonly PlannedMeal[], { intent, context }: { intent: Intent; context: PlanContext }): Served {
  const { wishes, corpus } = context;
  const placesWhere = (chip: string, serves: (meal: PlannedMeal) => boolean): readonly MealPlace[] => {
    const serving = meals.filter(serves);
    const asked = serving.filter(({ slot }) => isWishedOf(slot, chip, intent));
    return (asked.length > 0 ? asked : serving).map(placeOf);
  };
  const dishOf = ({ dishId }: PlannedMeal) => corpus.dishesById.get(dishId);
  const holds = (meal: PlannedMeal, foodIds: readonly string[]): boolean => meal.portions.some(({ foodId }) => foodIds.includes(foodId));
  const isOfKind = (meal: PlannedMeal, word: string): boolean => {
    const familiarity = dishOf(meal)?.compiled.kit.familiarity;
    return fitsDishWord({ form: undefined, ...meal, ...(familiarity && { familiarity }) }, word);
  };
  const wishedOf = ({ words }: DishWish) => wishes.dishes.find((one) => one.words === words);
  const serves = (wish: DishWish, meal: PlannedMeal): boolean => {
    const wished = wishedOf(wish);
    return wished?.shortfall === null && servesDish(meal, wished, { dishes: intent.dishes, corpus });
  };
  // "Berries with ice cream" is the ice cream that was asked for, though its form is another.
  const isNamedKind = (meal: PlannedMeal, word: string): boolean => intent.dishes.some((dish) => dish.kind === word && serves(dish, meal));
  // Nor is it, in its chip alone, what the day says that it is only nearest to.
  const isShort = (word: string): boolean =>
    intent.dishes.some(
      ({ words, kind, foods, named }) =>
        kind === word && foods.length + named.length === 0 && wishes.dishes.some((one) => one.words === words && one.shortfall !== null),
    );
  const served: Record<string, readonly MealPlace[]> = {};
  for (const wish of intent.wish) {
    // The profile's vegan wishes for the vegan ones of them.
    const { foodIds } = wishes.foods.find(({ words }) => words === wish.words) ?? wish;
    served[chipOfFood(wish)] = placesWhere(`wish:${wish.words}`, (meal) => holds(meal, foodIds));
  }
  for (const cuisine of intent.cuisines)
    served[`cuisine:${cuisine}`] = placesWhere(`cuisine:${cuisine}`, (meal) => meal.cuisine === cuisine);
  for (const word of intent.dishWords.filter((one) => one !== BATCH))
    served[`dish:${word}`] = placesWhere(`dish:${word}`, (meal) => {
      const dish = isHeldWay(word) ? dishOf(meal) : undefined;
      if (dish) return keepsWay(dish, word);
      return isNamedKind(meal, word) || (isOfKind(meal, word) && !isShort(word));
    });
  // Of "beef stew for lunch" the stew's chip says of which meals it is wished.
  for (const dish of intent.dishes)
    served[`named:${dish.words}`] = placesWhere(wishedOf(dish)?.chip ?? `named:${dish.words}`, (meal) => serves(dish, meal));
  return { ...served, ...servedPhrases(intent, served, meals) };
}

/** The id of the chip of a food, by which what serves it is found. Its meals are those of `wish:`, also where nobody said it. */
export const chipOfFood = ({ words, assumed }: Pick<FoodWish, 'words' | 'assumed'>): string =>
  assumed ? `assumed:${words}` : `wish:${words}`;

/** Whether one of the meals that serve a wish is one that it is wished of; `wish` as `isWishedOf` has it. */
export const isServedAsWished = (
  places: readonly MealPlace[] | undefined,
  wish: string,
  { focus, wishedAt }: Pick<Intent, 'focus' | 'wishedAt'>,
): boolean => places?.some((place) => isWishedOf(slotAt(place), wish, { focus, wishedAt })) ?? false;

/** Cooking ahead is no kind of dish: it has a chip of its own. */
const BATCH = 'batch';

const servedPhrases = ({ phrases }: Intent, served: Served, meals: readonly PlannedMeal[]): Served =>
  Object.fromEntries(
    phrases.flatMap(({ words, chips }) => {
      const known = chips.filter((id) => served[id] !== undefined);
      if (known.length === 0) return [];
      const serving = meals.filter((meal) => servesPhrase({ words, chips: known }, meal, (id) => served[id]!.includes(placeOf(meal))));
      return [[`said:${words}`, serving.map(placeOf)] as const];
    }),
  );

/** One chip for several wishes ("duck stroganoff") is served where all of them are, one for a choice of cuisines ("Asian") where any is. */
export function servesPhrase(
  { words, chips }: Intent['phrases'][number],
  meal: Pick<PlannedMeal, 'title' | 'instructions'>,
  serves: (chip: string) => boolean,
): boolean {
  const least = chips.every((id) => id.startsWith('cuisine:')) ? 1 : chips.length;
  return isMade(meal, words) && chips.filter(serves).length >= least;
}

/** "Poached salmon": served where the dish's own title or steps say so, and the salmon alone is not enough. */
function isMade({ title, instructions }: Pick<PlannedMeal, 'title' | 'instructions'>, words: string): boolean {
  const manner = words.split(' ', 1)[0]!;
  return MANNERS[manner] === undefined || !words.includes(' ') || isMadeSo({ title, instructions }, manner);
}

import type { DishWish, Intent } from '../../intent/intent.ts';
import type { MealPlace } from '../../recipe/meal-slot.ts';
import type { PlanContext } from '../frame/plan-query.ts';
import { fitsDishWord, isWishedOf } from '../frame/fits-wish.ts';
import { servesDish } from '../frame/serves-dish.ts';
import { placeOf, type PlannedMeal, type Served } from '../plan.ts';

/**
 * The meals that serve each wish, by the id of its chip; none where the day does not serve it. What holds for a whole day (a diet,
 * an allergy, a figure) is no meal's and not among them.
 */
export function listServed(meals: readonly PlannedMeal[], { intent, context }: { intent: Intent; context: PlanContext }): Served {
  const { wishes, corpus } = context;
  const placesWhere = (chip: string, serves: (meal: PlannedMeal) => boolean): readonly MealPlace[] =>
    meals.filter((meal) => isWishedOf(meal.slot, chip, intent) && serves(meal)).map(placeOf);
  const dishOf = ({ dishId }: PlannedMeal) => corpus.dishesById.get(dishId);
  const holds = (meal: PlannedMeal, foodIds: readonly string[]): boolean => meal.portions.some(({ foodId }) => foodIds.includes(foodId));
  const isOfKind = (meal: PlannedMeal, word: string): boolean => {
    const familiarity = dishOf(meal)?.compiled.kit.familiarity;
    return fitsDishWord({ form: undefined, ...meal, ...(familiarity && { familiarity }) }, word);
  };
  const serves = ({ words, kind }: DishWish, meal: PlannedMeal): boolean => {
    const wished = wishes.dishes.find((one) => one.words === words);
    if (wished?.shortfall !== null || !servesDish(meal, wished, { dishes: intent.dishes, corpus })) return false;
    return kind === null || isOfKind(meal, kind);
  };
  const served: Record<string, readonly MealPlace[]> = {};
  for (const { words, foodIds, assumed } of intent.wish)
    served[assumed ? `assumed:${words}` : `wish:${words}`] = placesWhere(`wish:${words}`, (meal) => holds(meal, foodIds));
  for (const cuisine of intent.cuisines)
    served[`cuisine:${cuisine}`] = placesWhere(`cuisine:${cuisine}`, (meal) => meal.cuisine === cuisine);
  for (const word of intent.dishWords.filter((one) => one !== BATCH))
    served[`dish:${word}`] = placesWhere(`dish:${word}`, (meal) => isOfKind(meal, word));
  for (const dish of intent.dishes) served[`named:${dish.words}`] = placesWhere(`named:${dish.words}`, (meal) => serves(dish, meal));
  return { ...served, ...servedPhrases(intent, served) };
}

/** Cooking ahead is no kind of dish: it has a chip of its own. */
const BATCH = 'batch';

/** One chip for several wishes ("duck stroganoff") is served where all of them are. */
const servedPhrases = ({ phrases }: Intent, served: Served): Served =>
  Object.fromEntries(
    phrases.flatMap(({ words, chips }) => {
      const [first, ...more] = chips.flatMap((id) => (served[id] === undefined ? [] : [served[id]]));
      return first ? [[`said:${words}`, first.filter((place) => more.every((places) => places.includes(place)))] as const] : [];
    }),
  );

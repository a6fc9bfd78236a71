import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import type { Corpus } from '../kit/corpus.ts';
import { makeOwnMeal, type OwnRecipe } from '../own-recipe/make-own-meal.ts';
import { placeOf, type PlannedMeal } from '../plan/plan.ts';
import { makeMeal } from '../plan/write/make-meal.ts';
import { potOfMeal } from './cook-pot.ts';

/**
 * What was to be left of a pot that is cooked no more, as a meal that is cooked for itself: its lines, plates and figures stay, and
 * it is told as its dish is, or as the own recipe that it is of. Undefined where nobody knows its steps.
 */
export function cookLeft(
  meal: PlannedMeal,
  { recipe, corpus = DEFAULT_CORPUS }: { readonly recipe?: OwnRecipe | undefined; readonly corpus?: Corpus },
): PlannedMeal | undefined {
  const { pot: _pot, ...own } = meal;
  const told = recipe ? { ...makeOwnMeal(recipe, { slot: meal.slot, plates: 1 }), tips: meal.tips } : tellAsDish(own, corpus);
  if (!told) return undefined;
  const { description, instructions, tips, equipment, difficulty, prepMinutes, cookMinutes, waitMinutes } = told;
  const words = { description, instructions, tips, equipment, difficulty, prepMinutes, cookMinutes };
  return {
    ...own,
    ...words,
    ...(waitMinutes !== undefined && { waitMinutes }),
  };
}

function tellAsDish(meal: PlannedMeal, corpus: Corpus): PlannedMeal | undefined {
  const dish = corpus.dishesById.get(meal.dishId);
  if (!dish) return undefined;
  const style = { system: 'us', rules: [] } as const;
  // What is dished out has each food in one line: then it is the dish as written, as many times as weighs what there is.
  const isAsWritten = dish.items.length === meal.portions.length;
  const plate = isAsWritten ? meal : makeMeal(dish, { slot: placeOf(meal), steps: dish.groups.map(({ base }) => base), style });
  const times = isAsWritten ? 1 : weigh(meal) / weigh(plate);
  return potOfMeal(plate, { times, plates: Math.max(1, meal.plates?.length ?? 0), style, corpus }).meal;
}

const weigh = ({ portions }: PlannedMeal): number => portions.reduce((sum, { steps, chosen }) => sum + steps[chosen]!.grams, 0);

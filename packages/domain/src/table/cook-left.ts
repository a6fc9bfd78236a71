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
  const told = tellCooked(own, { recipe, corpus, times: 1, plates: Math.max(1, meal.plates?.length ?? 0) });
  return told && { ...own, ...told };
}

type Telling = {
  readonly recipe?: OwnRecipe | undefined;
  readonly corpus: Corpus;
  /** How often what is eaten of the meal is cooked, and for how many plates. */
  readonly times: number;
  readonly plates: number;
};

/** The words of a meal that is cooked as its dish is, or as its recipe; undefined where nobody knows its steps. */
export function tellCooked(meal: Omit<PlannedMeal, 'pot'>, { recipe, ...sized }: Telling): Partial<PlannedMeal> | undefined {
  const told = recipe ? { ...makeOwnMeal(recipe, { slot: meal.slot, plates: 1 }), tips: meal.tips } : tellAsDish(meal, sized);
  if (!told) return undefined;
  const { description, instructions, tips, equipment, difficulty, prepMinutes, cookMinutes, waitMinutes } = told;
  const words = { description, instructions, tips, equipment, difficulty, prepMinutes, cookMinutes };
  return { ...words, ...(waitMinutes !== undefined && { waitMinutes }) };
}

function tellAsDish(meal: PlannedMeal, { corpus, times, plates }: Omit<Telling, 'recipe'>): PlannedMeal | undefined {
  const dish = corpus.dishesById.get(meal.dishId);
  if (!dish) return undefined;
  const style = { system: 'us', rules: [] } as const;
  // What is dished out has each food in one line: then it is the dish as written, as many times as weighs what there is.
  const isAsWritten = !meal.plates?.length && dish.items.length === meal.portions.length;
  const plate = isAsWritten ? meal : makeMeal(dish, { slot: placeOf(meal), steps: dish.groups.map(({ base }) => base), style });
  const once = isAsWritten ? 1 : weighEaten(meal) / weighEaten(plate);
  return potOfMeal(plate, { times: once * times, plates, style, corpus }).meal;
}

/** In grams: what of a pot is on the plates of a meal, or the meal itself where it has none. */
const weighEaten = ({ plates, portions }: PlannedMeal): number =>
  plates?.length
    ? plates
        .flatMap((plate) => plate.portions)
        .filter(({ from }) => from === 'pot')
        .reduce((sum, { grams }) => sum + grams, 0)
    : portions.reduce((sum, { steps, chosen }) => sum + steps[chosen]!.grams, 0);

import { findPlanningFault } from '../src/own-recipe/fit-for-planning.ts';
import type { PlannableRecipe } from '../src/own-recipe/plan-with-own.ts';
import { readLines, weighRecipe } from '../src/own-recipe/weigh-recipe.ts';
import { THIRTY_RECIPES } from './thirty-recipes.ts';

type Said = { readonly title: string; readonly makes: number; readonly lines: readonly string[] };

/** A recipe that its owner lets into plans. `noun`: of what it makes pieces of; servings unless said. */
export function readRecipe({ title, makes, lines }: Said, noun: string | null = null): PlannableRecipe {
  const recipe = {
    title,
    ingredients: [{ heading: null, lines }],
    steps: [{ heading: null, lines: ['Cook it for 20 minutes.', 'Serve.'] }],
    yield: { min: makes, max: makes, noun, isServings: noun === null },
    minutes: { prep: 10, cook: 20, total: 30 },
    statedKcal: null,
    source: null,
    language: 'en',
    plates: null,
  };
  const read = readLines(recipe, new Map());
  return { id: title, recipe, lines: read, numbers: weighRecipe(recipe, read) };
}

export const isFit = ({ numbers, lines }: PlannableRecipe): boolean => findPlanningFault(numbers, lines) === undefined;

/** In plates, as they are written. */
export const THIRTY_OWN: readonly PlannableRecipe[] = THIRTY_RECIPES.map(([title, makes, lines]) => readRecipe({ title, makes, lines }));

const PIECES = /muffins|cookies/;

/** Those of them that may be planned, in pieces where people count pieces. */
export const PLANNED_OWN: readonly PlannableRecipe[] = THIRTY_RECIPES.map(([title, makes, lines]) =>
  readRecipe({ title, makes, lines }, PIECES.exec(title)?.[0] ?? null),
).filter(isFit);

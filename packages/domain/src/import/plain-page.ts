import type { RecipeParts } from './imported-recipe.ts';
import { countLines } from './imported-recipe.ts';
import { findPageIngredients } from './page-ingredients.ts';
import { findPageSteps } from './page-steps.ts';
import { readLabels } from './page-labels.ts';
import { stripCounters } from './tidy-recipe-line.ts';
import type { PageBlock } from './page-blocks.ts';

/** A recipe of a page that marks nothing: by the headings above its parts, and by how its lines read. */
export function readPlainPage(blocks: readonly PageBlock[]): RecipeParts {
  const ingredients = findPageIngredients(blocks);
  const steps = findPageSteps(blocks, ingredients);
  const labels = readLabels(blocks);
  return {
    ingredients: ingredients && countLines(ingredients.groups) > 0 ? ingredients.groups : undefined,
    steps: steps?.map(({ heading, lines }) => ({ heading, lines: stripCounters(lines) })),
    yield: labels.yield,
    minutes: labels.minutes,
  };
}

import type { RecipeParts } from './imported-recipe.ts';
import { readElementText } from './element-lines.ts';
import { readMarkedIngredients, readMarkedSteps } from './marked-lines.ts';
import { readFirstMinutes, readValue } from './microdata.ts';
import { findElement, findOutermost, listTokens, type PageElement } from './page-element.ts';
import { readYield } from './read-yield.ts';
import { sumMinutes } from './sum-minutes.ts';

/** A recipe by the class names of microformats, h-recipe and hRecipe before it. */
export function readHRecipe(page: PageElement): RecipeParts | undefined {
  const root = findElement(page, (element) => listTokens(element, 'class').some((name) => /^h-?recipe$/i.test(name)));
  if (!root) return undefined;
  const list = (...names: readonly string[]): readonly PageElement[] =>
    findOutermost(root, (element) => listTokens(element, 'class').some((name) => names.includes(name.toLowerCase())));
  const ingredients = readMarkedIngredients(list('p-ingredient', 'ingredient', 'ingredients'));
  const steps = readMarkedSteps(list('e-instructions', 'p-instructions', 'instructions', 'instruction'));
  return {
    title: list('p-name', 'fn').map(readElementText).find(Boolean),
    ingredients,
    steps,
    yield: readYield(list('p-yield', 'yield', 'servings').flatMap((element) => [readValue(element), readElementText(element)])),
    minutes: sumMinutes({
      prep: readFirstMinutes(list('preptime', 'dt-preptime')),
      cook: readFirstMinutes(list('cooktime', 'dt-cooktime')),
      total: readFirstMinutes(list('dt-duration', 'duration', 'totaltime')),
    }),
  };
}

import type { RecipeParts } from './imported-recipe.ts';
import { countLines } from './imported-recipe.ts';
import { asList, asText, isObject, listObjects, type JsonObject } from './json-value.ts';
import { parseLooseJson } from './mend-json.ts';
import { findElements, type PageElement } from './page-element.ts';
import { readSchemaRecipe } from './schema-recipe.ts';

/** The recipe in the data that a page was drawn from, in an app's own words: `__NEXT_DATA__` and its like. */
export function readPageState(page: PageElement): RecipeParts | undefined {
  const scripts = findElements(page, ({ tag, attributes }) => tag === 'script' && /^application\/json$/i.test(attributes['type'] ?? ''));
  const found = scripts
    .slice(0, MOST_SCRIPTS)
    .flatMap((script) => listObjects(parseLooseJson(script.children.filter((child) => typeof child === 'string').join(''))))
    .filter((node) => asList(find(node, INGREDIENTS)).length > 1 && find(node, STEPS) !== undefined)
    .slice(0, MOST_FOUND)
    .map(readNode);
  return found
    .filter(({ ingredients, steps }) => countLines(ingredients) > 1 && countLines(steps) > 0)
    .toSorted((one, other) => countLines(other.ingredients) - countLines(one.ingredients))[0];
}

const MOST_SCRIPTS = 20;
const MOST_FOUND = 20;

const INGREDIENTS = /^(?:recipe)?ingredient(?:s|list|lines)?$/i;
const STEPS = /^(?:recipe)?(?:instructions?|steps|directions?|method|preparation)$/i;
const NAME = /^(?:title|name|headline)$/i;
const YIELD = /^(?:servings?|serves|yields?|portions|recipeyield)$/i;

const find = (node: JsonObject, name: RegExp): unknown =>
  Object.entries(node).find(([key, value]) => name.test(key) && value !== null)?.[1];

const readNode = (node: JsonObject): RecipeParts =>
  readSchemaRecipe({
    ...node,
    name: find(node, NAME),
    recipeIngredient: asList(find(node, INGREDIENTS)).map(readLine),
    recipeInstructions: asList(find(node, STEPS)).map(readLine),
    recipeYield: find(node, YIELD),
  });

/** As shown where it is there whole, else its parts. */
function readLine(value: unknown): unknown {
  if (!isObject(value)) return value;
  const whole = ['text', 'display', 'original', 'originalText', 'raw', 'description', 'instruction', 'step'].map((key) =>
    asText(value[key]),
  );
  return whole.find((text) => text !== undefined && text.length > 2) ?? value;
}

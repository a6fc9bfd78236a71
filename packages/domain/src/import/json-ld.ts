import type { RecipeParts } from './imported-recipe.ts';
import { asList, asText, listObjects, type JsonObject } from './json-value.ts';
import { parseLooseJson } from './mend-json.ts';
import { findElements, type PageElement } from './page-element.ts';
import { readSchemaRecipe } from './schema-recipe.ts';
import { countLines } from './imported-recipe.ts';

/** The recipe of a page's JSON-LD; of several the one with the page's title, else the one with most lines. */
export function readJsonLd(page: PageElement, title: string | null): RecipeParts | undefined {
  const scripts = findElements(page, ({ tag, attributes }) => tag === 'script' && /ld\+json/i.test(attributes['type'] ?? ''));
  return chooseRecipe(
    scripts.map((script) => parseLooseJson(script.children.filter((child) => typeof child === 'string').join(''))),
    title,
  );
}

export function chooseRecipe(values: readonly unknown[], title: string | null): RecipeParts | undefined {
  const recipes = values.flatMap(listRecipeNodes).slice(0, MOST_RECIPES).map(readSchemaRecipe);
  const own = title?.toLowerCase() ?? '';
  const rank = (recipe: RecipeParts): number =>
    (countLines(recipe.ingredients) > 0 ? 1_000 : 0) +
    (recipe.title && own.includes(recipe.title.toLowerCase()) ? 500 : 0) +
    (countLines(recipe.steps) > 0 ? 250 : 0) +
    Math.min(countLines(recipe.ingredients), 99);
  return recipes.toSorted((one, other) => rank(other) - rank(one))[0];
}

/** A page of search results may list hundreds. */
const MOST_RECIPES = 50;

/** Every schema.org Recipe in a value, on its own or in a graph. */
export function listRecipeNodes(value: unknown): readonly JsonObject[] {
  const objects = listObjects(value);
  const byId = new Map(
    objects.flatMap((node) => (typeof node['@id'] === 'string' && Object.keys(node).length > 1 ? [[node['@id'], node] as const] : [])),
  );
  return objects.filter(isRecipe).map((node) => ({ ...node, ...resolveSteps(node, byId) }));
}

const isRecipe = (node: JsonObject): boolean => asList(node['@type']).some((type) => /(?:^|[/:#])recipe$/i.test(asText(type) ?? ''));

/** Steps that stand elsewhere in the graph, named by their ids only. */
function resolveSteps(node: JsonObject, byId: ReadonlyMap<string, JsonObject>): JsonObject {
  const steps = asList(node['recipeInstructions']);
  const isNamed = steps.some((step) => typeof step === 'object' && step !== null && '@id' in step && Object.keys(step).length === 1);
  return isNamed ? { recipeInstructions: steps.map((step) => byId.get(asText((step as JsonObject)['@id']) ?? '') ?? step) } : {};
}

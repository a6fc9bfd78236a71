import type { RecipeParts } from './imported-recipe.ts';
import { readElementText } from './element-lines.ts';
import { readMarkedIngredients, readMarkedSteps } from './marked-lines.ts';
import { findElement, findElements, isWithin, listTokens, type PageElement } from './page-element.ts';
import { readMinutes } from './read-duration.ts';
import { readYield } from './read-yield.ts';
import { sumMinutes } from './sum-minutes.ts';

/** A recipe in microdata or RDFa, by schema.org's words or those of data-vocabulary.org before it. */
export function readMicrodata(page: PageElement): RecipeParts | undefined {
  const marked = findElements(page, isMarked).slice(0, MOST_MARKED);
  const roots = marked.filter(isRecipeScope).slice(0, MOST_SCOPES);
  const scopes = roots.map((root) => listProperties(marked, root));
  const fallback = roots.length > 0 ? [] : listProperties(marked, page);
  const properties = scopes.find((scope) => pick(scope, INGREDIENTS).length > 1) ?? scopes[0] ?? fallback;
  const ingredients = readMarkedIngredients(pick(properties, INGREDIENTS));
  const steps = readMarkedSteps(pick(properties, STEPS));
  if (ingredients.length === 0 && steps.length === 0) return undefined;
  const read = (name: string): number | null => readFirstMinutes(pick(properties, [name]));
  return {
    title: pick(properties, ['name']).map(readValue).find(Boolean),
    ingredients,
    steps,
    yield: readYield(pick(properties, ['recipeyield', 'yield']).flatMap((element) => [readValue(element), readElementText(element)])),
    minutes: sumMinutes({ prep: read('preptime'), cook: read('cooktime'), total: read('totaltime') ?? read('duration') }),
  };
}

/** By the vocabularies' words, and by those of apps that write their own. */
const INGREDIENTS = ['recipeingredient', 'recipeingredients', 'ingredients', 'ingredient'];
const STEPS = ['recipeinstructions', 'instructions', 'recipeinstruction', 'recipedirections'];

const MOST_MARKED = 10_000;

/** A page about one recipe may hold a few more as teasers. */
const MOST_SCOPES = 20;

const isMarked = ({ attributes }: PageElement): boolean =>
  'itemprop' in attributes || 'property' in attributes || 'itemtype' in attributes || 'typeof' in attributes;

const isRecipeScope = ({ attributes }: PageElement): boolean =>
  /\/recipe$/i.test(attributes['itemtype']?.trim() ?? '') || /(?:^|[\s:/])recipe$/i.test(attributes['typeof']?.trim() ?? '');

type Property = { readonly element: PageElement; readonly names: readonly string[] };

/** What is said of a scope itself, not of an item within it: an author has a name too. */
const listProperties = (marked: readonly PageElement[], scope: PageElement): readonly Property[] =>
  marked.flatMap((element) => {
    const names = [...listTokens(element, 'itemprop'), ...listTokens(element, 'property')];
    if (names.length === 0 || element === scope || !isWithin(element, scope) || !isOwn(element, scope)) return [];
    return [{ element, names: names.map((name) => name.toLowerCase().replace(/^.*[:/]/, '')) }];
  });

function pick(properties: readonly Property[], names: readonly string[]): readonly PageElement[] {
  const found = properties.flatMap((property) => (property.names.some((name) => names.includes(name)) ? [property.element] : []));
  // Marked twice over, list and items: the inner ones are the lines.
  const parents = new Set(found.length > 2 ? found.map(({ parent }) => parent) : []);
  return found.filter((element) => !parents.has(element));
}

function isOwn(element: PageElement, scope: PageElement): boolean {
  for (let at = element.parent; at && at !== scope; at = at.parent) {
    const isScope = 'itemscope' in at.attributes || 'typeof' in at.attributes;
    if (isScope && !LINE_SCOPES.test(at.attributes['itemtype'] ?? at.attributes['typeof'] ?? '')) return false;
  }
  return true;
}

/** Items that are only parts of a recipe's text. */
const LINE_SCOPES = /ingredient|howto|instruction|itemlist/i;

/** The value a machine should read, else the text. */
export const readValue = (element: PageElement): string =>
  (element.attributes['content'] ?? element.attributes['datetime'] ?? element.attributes['value'] ?? '').trim() || readElementText(element);

export function readFirstMinutes(elements: readonly PageElement[]): number | null {
  for (const element of elements) {
    const inner = findElement(element, ({ attributes }) =>
      /^p/i.test(attributes['datetime'] ?? attributes['content'] ?? attributes['title'] ?? ''),
    );
    const values = [
      readValue(element),
      element.attributes['title'],
      inner && (inner.attributes['title'] ?? readValue(inner)),
      readElementText(element),
    ];
    const minutes = values.map(readMinutes).find((value) => value !== null);
    if (minutes !== undefined) return minutes;
  }
  return null;
}

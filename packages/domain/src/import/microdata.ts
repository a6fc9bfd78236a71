import type { RecipeParts } from './imported-recipe.ts';
import { readElementText } from './element-lines.ts';
import { readMarkedIngredients, readMarkedSteps } from './marked-lines.ts';
import { findElement, findElements, listTokens, type PageElement } from './page-element.ts';
import { readMinutes } from './read-duration.ts';
import { readYield } from './read-yield.ts';
import { sumMinutes } from './sum-minutes.ts';

/** A recipe in microdata or RDFa, by schema.org's words or those of data-vocabulary.org before it. */
export function readMicrodata(page: PageElement): RecipeParts | undefined {
  const roots = findElements(page, isRecipeScope);
  const root = roots.find((scope) => listNamed(scope, INGREDIENTS).length > 1) ?? roots[0] ?? page;
  const ingredients = readMarkedIngredients(listNamed(root, INGREDIENTS));
  const steps = readMarkedSteps(listNamed(root, STEPS));
  if (ingredients.length === 0 && steps.length === 0) return undefined;
  const read = (name: string): number | null => readFirstMinutes(listNamed(root, [name]));
  return {
    title: listNamed(root, ['name']).map(readValue).find(Boolean),
    ingredients,
    steps,
    yield: readYield(listNamed(root, ['recipeyield', 'yield']).flatMap((element) => [readValue(element), readElementText(element)])),
    minutes: sumMinutes({ prep: read('preptime'), cook: read('cooktime'), total: read('totaltime') ?? read('duration') }),
  };
}

/** By the vocabularies' words, and by those of apps that write their own. */
const INGREDIENTS = ['recipeingredient', 'recipeingredients', 'ingredients', 'ingredient'];
const STEPS = ['recipeinstructions', 'instructions', 'recipeinstruction', 'recipedirections'];

const isRecipeScope = ({ attributes }: PageElement): boolean =>
  /\/recipe$/i.test(attributes['itemtype']?.trim() ?? '') || /(?:^|[\s:/])recipe$/i.test(attributes['typeof']?.trim() ?? '');

/** The elements of a scope with one of the names, not those of an item within it (an author has a name too). */
function listNamed(scope: PageElement, names: readonly string[]): readonly PageElement[] {
  const found = findElements(scope, (element) => names.some((name) => listNames(element).includes(name)) && isOwn(element, scope));
  // Marked twice over, list and items: the inner ones are the lines.
  return found.filter((element) => !found.some((other) => other !== element && other.parent === element && found.length > 2));
}

const listNames = (element: PageElement): readonly string[] =>
  [...listTokens(element, 'itemprop'), ...listTokens(element, 'property')].map((name) => name.toLowerCase().replace(/^.*[:/]/, ''));

function isOwn(element: PageElement, scope: PageElement): boolean {
  for (let at = element.parent; at && at !== scope; at = at.parent) {
    if (
      ('itemscope' in at.attributes || 'typeof' in at.attributes) &&
      !LINE_SCOPES.test(at.attributes['itemtype'] ?? at.attributes['typeof'] ?? '')
    )
      return false;
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
    if (minutes !== undefined && minutes !== null) return minutes;
  }
  return null;
}

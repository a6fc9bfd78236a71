import { listRecipeNodes } from '../json-ld.ts';
import { asList, asText, isObject, type JsonObject } from '../json-value.ts';
import type { ImportedRecipe, LineGroup } from '../imported-recipe.ts';
import { readMinutes } from '../read-duration.ts';
import { listMarkupLines } from '../read-markup.ts';
import { readYield } from '../read-yield.ts';
import { readSchemaRecipe, readTimes } from '../schema-recipe.ts';
import { sumMinutes } from '../sum-minutes.ts';
import { type AppRecipeParts, colonHeading, groupTextLines, hashHeading, makeAppRecipe } from './app-recipe.ts';
import { joinNotes, nameAuthor } from '../join-notes.ts';
import { readOrigin } from './read-origin.ts';

/** The recipes of a JSON file that a recipe app wrote, whichever it was: by the names of the fields. */
export function readJsonExport(value: unknown, mostRecipes: number): readonly ImportedRecipe[] {
  const found = findRecipes(value);
  return found.slice(0, mostRecipes + 1).map(makeAppRecipe);
}

function findRecipes(value: unknown): readonly AppRecipeParts[] {
  const items = Array.isArray(value) ? value : isObject(value) && Array.isArray(value['recipes']) ? value['recipes'] : [value];
  const own = items.filter(isObject).flatMap((item) => readAppRecipe(item) ?? []);
  return own.length > 0
    ? own
    : listRecipeNodes(value).map((node) => ({
        ...readSchemaRecipe(node),
        source: null,
        // RecipeSage has them in the second and the last.
        origin: readOrigin(node['url'], node['isBasedOn'], node['mainEntityOfPage'], node['creditText']),
        notes: joinNotes(node['comment'], node['description'], nameAuthor(node)),
      }));
}

function readAppRecipe(item: JsonObject): AppRecipeParts | undefined {
  if (Array.isArray(item['steps']) && item['steps'].some((step) => isObject(step) && 'instruction' in step)) return readTandoor(item);
  const ingredients = item['recipeIngredient'] ?? item['recipe_ingredient'];
  if (Array.isArray(ingredients) && ingredients.some(isObject)) return readMealie(item, ingredients);
  if (typeof item['ingredients'] === 'string') return readTextFields(item);
  return undefined;
}

/** Paprika and Mela: everything is a text; Paprika's headings end with a colon, Mela's begin with a hash. */
function readTextFields(item: JsonObject): AppRecipeParts {
  const isMela = 'instructions' in item;
  const heading = isMela ? hashHeading : colonHeading;
  return {
    title: asText(item['name'] ?? item['title']),
    ingredients: groupTextLines(String(item['ingredients']), heading),
    steps: groupTextLines(asText(item['directions'] ?? item['instructions']) ?? '', isMela ? hashHeading : () => null),
    yield: readYield([item['servings'] ?? item['yield']]),
    minutes: sumMinutes({
      prep: readMinutes(item['prep_time'] ?? item['prepTime']),
      cook: readMinutes(item['cook_time'] ?? item['cookTime']),
      total: readMinutes(item['total_time'] ?? item['totalTime']),
    }),
    origin: readOrigin(item['source_url'], item['link'], item['source']),
    notes: joinNotes(item['notes'], item['description'], item['text']),
  };
}

function readMealie(item: JsonObject, ingredients: readonly unknown[]): AppRecipeParts {
  const servings = Number(item['recipeServings'] ?? 0);
  const text = asText(item['recipeYield'] ?? item['recipe_yield']) ?? '';
  const quantity = Number(item['recipeYieldQuantity'] ?? 0);
  return {
    title: asText(item['name']),
    ingredients: groupTitled(ingredients.filter(isObject), (line) => [writeParts(line)]),
    steps: groupTitled(asList(item['recipeInstructions'] ?? item['recipe_instructions']).filter(isObject), (step) =>
      listMarkupLines(asText(step['text']) ?? ''),
    ),
    yield: readYield(servings > 0 ? [`${servings} servings`] : quantity > 0 ? [`${quantity} ${text}`] : [text]),
    minutes: readTimes({
      prepTime: item['prepTime'] ?? item['prep_time'],
      cookTime: item['cookTime'],
      performTime: item['performTime'] ?? item['perform_time'],
      totalTime: item['totalTime'] ?? item['total_time'],
    }),
    origin: readOrigin(item['orgURL'], item['org_url']),
    notes: joinNotes(item['notes'], item['description']),
  };
}

/** A title on an item heads it and what follows. */
function groupTitled(items: readonly JsonObject[], listLines: (item: JsonObject) => readonly string[]): readonly LineGroup[] {
  const groups: { heading: string | null; lines: string[] }[] = [{ heading: null, lines: [] }];
  for (const item of items) {
    const title = asText(item['title'])?.trim();
    if (title) groups.push({ heading: title, lines: [] });
    groups.at(-1)!.lines.push(...listLines(item).filter(Boolean));
  }
  return groups.filter(({ heading, lines }) => heading !== null || lines.length > 0);
}

/** A line of its parts: amount, unit, food, note. An app that shows the line whole stores it too. */
function writeParts(line: JsonObject): string {
  const shown = asText(line['display'])?.trim();
  if (shown) return shown;
  const name = (value: unknown): string => (isObject(value) ? (asText(value['name']) ?? '') : (asText(value) ?? ''));
  const food = name(line['food']);
  const note = asText(line['note'])?.trim() ?? '';
  const isCounted = line['disable_amount'] !== true && line['disableAmount'] !== true && line['no_amount'] !== true;
  const amount = Number(line['quantity'] ?? line['amount'] ?? 0);
  const words = [isCounted && amount > 0 && food ? String(amount) : '', isCounted && food ? name(line['unit']) : '', food]
    .filter(Boolean)
    .join(' ');
  return [words, note].filter(Boolean).join(words && note ? ', ' : '') || (asText(line['originalText']) ?? '');
}

function readTandoor(item: JsonObject): AppRecipeParts {
  const steps = asList(item['steps']).filter(isObject);
  const groups: { heading: string | null; lines: string[] }[] = [{ heading: null, lines: [] }];
  for (const line of steps.flatMap((step) => asList(step['ingredients']).filter(isObject))) {
    if (line['is_header'] === true) groups.push({ heading: asText(line['note']) ?? null, lines: [] });
    else groups.at(-1)!.lines.push(writeParts(line));
  }
  const working = readMinutes(item['working_time']);
  const waiting = readMinutes(item['waiting_time']);
  const servings = asText(item['servings']);
  return {
    title: asText(item['name']),
    ingredients: groups,
    steps: steps.map((step) => ({
      heading: asText(step['name'])?.trim() || null,
      lines: listMarkupLines(asText(step['instruction']) ?? ''),
    })),
    yield: readYield(servings ? [`${servings} ${asText(item['servings_text']) || 'servings'}`] : []),
    minutes: sumMinutes({ prep: working, cook: waiting, total: null }),
    origin: readOrigin(item['source_url']),
    notes: joinNotes(item['description']),
  };
}

import type { LineGroup, RecipeMinutes, RecipeParts } from './imported-recipe.ts';
import { splitHeadings } from './split-headings.ts';
import { joinNotes, nameAuthor } from './join-notes.ts';
import { asList, asText, isObject, type JsonObject } from './json-value.ts';
import { listMarkupLines, readMarkupLine } from './read-markup.ts';
import { stripCounters } from './tidy-recipe-line.ts';
import { readMinutes } from './read-duration.ts';
import { readYield } from './read-yield.ts';

/** A schema.org Recipe as JSON, of a page or of the exports that use its words. */
export function readSchemaRecipe(node: JsonObject): RecipeParts {
  const ingredients = readIngredients(node['recipeIngredient'] ?? node['ingredients']);
  const steps = readSteps(node['recipeInstructions'] ?? node['instructions'] ?? node['step']);
  return {
    title: readTitle(node['name'] ?? node['headline']),
    ingredients: ingredients.some(({ lines }) => lines.length > 0) ? ingredients : undefined,
    steps: steps.some(({ lines }) => lines.length > 0) ? steps : undefined,
    yield: readYield(asList(node['recipeYield'] ?? node['yield']).map(readPlain)),
    minutes: readTimes(node),
    statedKcal: readKcal(node['nutrition']),
    source: asText(node['url']) ?? null,
    // What readers of a page say of it is another matter.
    notes: joinNotes(node['description'], nameAuthor(node)),
  };
}

/** Of a text that is written in markup its words: "Serves <strong>4</strong>". */
const readPlain = (value: unknown): unknown => (typeof value === 'string' ? readMarkupLine(value) : value);

const readTitle = (value: unknown): string | undefined => readMarkupLine(asText(asList(value)[0]) ?? '') || undefined;

export function readTimes(node: JsonObject): RecipeMinutes {
  const read = (name: string): number | null => readMinutes(asList(node[name])[0]);
  const prep = read('prepTime');
  const cook = read('cookTime') ?? read('performTime');
  return { prep, cook, total: read('totalTime') ?? (prep !== null || cook !== null ? (prep ?? 0) + (cook ?? 0) : null) };
}

function readKcal(nutrition: unknown): number | null {
  const stated = isObject(nutrition) ? asText(asList(nutrition['calories'])[0]) : undefined;
  const found = /(\d{1,5}(?:[.,]\d{1,3})?)\s*(kj)?/i.exec(stated?.replace(/(\d),(\d{3})\b/, '$1$2') ?? '');
  const amount = found && !found[2] ? Number(found[1]!.replace(',', '.')) : Number.NaN;
  return amount > 0 && amount < 10_000 ? Math.round(amount) : null;
}

function readIngredients(value: unknown): readonly LineGroup[] {
  const lines = asList(value).flat(2).flatMap(listIngredientLines);
  return splitHeadings(lines);
}

function listIngredientLines(value: unknown): readonly string[] {
  const text = asText(value);
  if (text !== undefined) return listMarkupLines(text);
  if (!isObject(value)) return [];
  const inner = value['itemListElement'] ?? value['recipeIngredient'];
  if (inner !== undefined) return asList(inner).flatMap(listIngredientLines);
  // A line taken apart: { amount: 2, unitText: "cups", name: "flour" }
  const parts = ['amount', 'quantity', 'value', 'unitText', 'unit', 'name', 'text', 'item'].flatMap((key) => asText(value[key]) ?? []);
  return listMarkupLines(parts.join(' '));
}

/** Sections become groups, steps their lines. */
function readSteps(value: unknown): readonly LineGroup[] {
  const groups: { heading: string | null; lines: string[] }[] = [{ heading: null, lines: [] }];
  for (const item of asList(value).flat(2)) {
    const section = isObject(item) && isSection(item) ? item : undefined;
    if (!section) {
      groups.at(-1)!.lines.push(...listStepLines(item));
      continue;
    }
    const heading = readMarkupLine(asText(section['name']) ?? '');
    groups.push({
      heading: heading || null,
      lines: asList(section['itemListElement'] ?? section['steps'])
        .flat(2)
        .flatMap(listStepLines),
    });
    // What follows a section at the same level stands by itself again.
    groups.push({ heading: null, lines: [] });
  }
  return groups
    .filter(({ heading, lines }) => lines.length > 0 || heading !== null)
    .map(({ heading, lines }) => ({ heading, lines: lines.every((line) => /^\d{1,2}[.)]\s/.test(line)) ? stripCounters(lines) : lines }));
}

const isSection = (item: JsonObject): boolean => asList(item['@type']).some((type) => /HowToSection|ItemList$/.test(asText(type) ?? ''));

function listStepLines(item: unknown): readonly string[] {
  const text = asText(item);
  if (text !== undefined) return listMarkupLines(text);
  if (!isObject(item)) return [];
  const inner = item['itemListElement'];
  const name = readMarkupLine(asText(item['name']) ?? '');
  const lines = listMarkupLines(asText(item['text']) ?? asText(item['description']) ?? '');
  if (inner !== undefined && lines.length === 0) return [...(name ? [name] : []), ...asList(inner).flatMap(listStepLines)];
  return nameStep(name, lines);
}

/** "Make the dough" said before the step that says how; many pages repeat the step's first words as its name. */
function nameStep(name: string, lines: readonly string[]): readonly string[] {
  const [first, ...rest] = lines;
  if (first === undefined) return name ? [name] : [];
  const isRepeated = name === '' || first.toLowerCase().startsWith(name.toLowerCase().replace(/[.…:]+$/, '')) || STEP_NUMBER.test(name);
  return isRepeated ? lines : [`${name}${/[.:!?]$/.test(name) ? '' : ':'} ${first}`, ...rest];
}

/** "Step 2", "Schritt 2:", "3." */
const STEP_NUMBER = /^\p{L}{0,12}\s*\d{1,2}\s*[.:)]?$/u;

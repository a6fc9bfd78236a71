import type { ImportedRecipe } from '../imported-recipe.ts';
import { readYield } from '../read-yield.ts';
import { tidyLine } from '../element-lines.ts';
import { makeAppRecipe } from './app-recipe.ts';

/** The recipes of a Meal-Master file, the exchange format of the 1990s: a head, ingredients in columns, then paragraphs. */
export function readMealMaster(text: string, mostRecipes: number): readonly ImportedRecipe[] {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const starts = lines.flatMap((line, at) => (START.test(line) ? [at] : []));
  return starts.slice(0, mostRecipes + 1).flatMap((start, at) => readOne(lines.slice(start + 1, starts[at + 1] ?? lines.length)) ?? []);
}

export const isMealMaster = (text: string): boolean => /^(?:MMMMM|-----).*Meal-Master/m.test(text.slice(0, 5_000));

const START = /^(?:MMMMM|-----)-*.*(?:Meal-Master|Recipe via)/;
const END = /^(?:MMMMM|-----)\s*$/;

function readOne(all: readonly string[]): ImportedRecipe | undefined {
  const end = all.findIndex((line) => END.test(line));
  const lines = end < 0 ? all : all.slice(0, end);
  const fact = (name: RegExp): string | undefined => lines.map((line) => name.exec(line)?.[1]).find(Boolean);
  const title = fact(/^\s*Title:\s*(.+)$/);
  if (!title) return undefined;
  const head = lines.findIndex((line) => /^\s*(?:Yield|Servings):/.test(line));
  const body = lines.slice(head + 1);
  const first = body.findIndex((line) => line.trim() !== '');
  const length = body.slice(first).findIndex((line) => line.trim() === '');
  const listed = body.slice(first, length < 0 ? undefined : first + length);
  const rest = length < 0 ? [] : body.slice(first + length);
  return makeAppRecipe({
    title: tidyLine(title),
    ingredients: groupIngredients(listed),
    steps: [{ heading: null, lines: listParagraphs(rest) }],
    yield: readYield([fact(/^\s*(?:Yield|Servings):\s*(.+)$/)]),
  });
}

function groupIngredients(lines: readonly string[]): readonly { heading: string | null; lines: string[] }[] {
  const groups: { heading: string | null; lines: string[] }[] = [{ heading: null, lines: [] }];
  for (const line of lines.flatMap(splitColumns)) {
    const heading = /^(?:M{5}|-{5})-*\s*([^-].*?)\s*-*$/.exec(line)?.[1];
    const below = groups.at(-1)!.lines;
    // A line that does not fit goes on below behind a dash.
    const more = /^\s*-+\s*([^-\s].*)$/.exec(line)?.[1];
    if (heading) groups.push({ heading, lines: [] });
    else if (more && below.length > 0) below[below.length - 1] = `${below.at(-1)} ${more}`;
    else below.push(tidyLine(spellUnit(line)));
  }
  return groups;
}

/** Two columns of 40 characters, where the second begins with an amount. */
const splitColumns = (line: string): readonly string[] =>
  /^.{39,41}\s{2,}[\d/. ]{1,7}\s/.test(line) && /^.{0,36}\S?\s{3,}/.test(line) ? [line.slice(0, 41), line.slice(41)] : [line];

const spellUnit = (line: string): string =>
  line.replace(/^(\s*[\d/. -]+?)\s+(\w{1,2})\s+(?=\S)/, (whole, amount: string, unit: string) =>
    UNITS[unit] === undefined ? whole : `${amount} ${UNITS[unit]} `,
  );

/** The format's own units of two letters; those that everybody writes so are left. */
const UNITS: Readonly<Record<string, string>> = {
  c: 'cup',
  tb: 'tablespoon',
  ts: 'teaspoon',
  T: 'tablespoon',
  t: 'teaspoon',
  pt: 'pint',
  qt: 'quart',
  ga: 'gallon',
  fl: 'fluid ounce',
  pk: 'package',
  cn: 'can',
  sl: 'slice',
  bn: 'bunch',
  pn: 'pinch',
  ds: 'dash',
  dr: 'drop',
  sm: 'small',
  md: 'medium',
  lg: 'large',
  ea: '',
  x: '',
  ct: '',
};

function listParagraphs(lines: readonly string[]): readonly string[] {
  const paragraphs: string[] = [''];
  for (const line of lines) {
    if (line.trim() === '') paragraphs.push('');
    else paragraphs[paragraphs.length - 1] = `${paragraphs.at(-1)} ${line}`;
  }
  return paragraphs.map(tidyLine).filter(Boolean);
}

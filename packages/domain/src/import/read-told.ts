import { fail, ok, type Result } from '../base/result.ts';
import { IMPORT_LIMITS, type ImportLimits } from './import-limits.ts';
import { NO_MINUTES, type ImportedRecipe, type ImportFault, type LineGroup } from './imported-recipe.ts';
import { listPageBlocks } from './page-blocks.ts';
import { readPageHead } from './page-head.ts';
import { parseHtml } from './parse-html.ts';
import { readMinutes } from './read-duration.ts';
import { readYield } from './read-yield.ts';

/** What somebody who is not sure to be right says that a source holds, each part in the source's own words. */
export type ToldRecipe = {
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  /** As written: "Serves 4". */
  readonly yields: string | null;
  /** As written: "45 minutes". */
  readonly time: string | null;
};

/** The words of a source that none of the readers found a recipe in, and what it says of itself. */
export type SourceText = {
  readonly text: string;
  readonly title: string | null;
  readonly language: string | null;
  readonly address: string | null;
};

/** Of a page, or of what was pasted. Undefined where hardly anything is written. */
export function readSourceText(source: string, url: string | null, limits: ImportLimits = IMPORT_LIMITS): SourceText | undefined {
  const page = /^\s*</.test(source) ? parseHtml(source, limits) : undefined;
  if (page && !page.ok) return undefined;
  const head = page?.ok ? readPageHead(page.value, url) : { title: null, language: null, address: null };
  const text = page?.ok
    ? listPageBlocks(page.value)
        .map((block) => block.text)
        .join('\n')
    : source;
  const cut = text.slice(0, LONGEST_SOURCE).trim();
  return cut.length < SHORTEST_SOURCE ? undefined : { text: cut, title: head.title, language: head.language, address: url ?? head.address };
}

/** Some 6,000 tokens. */
const LONGEST_SOURCE = 24_000;
const SHORTEST_SOURCE = 80;

/** Nothing is believed but what stands in the source word for word; where much does not, nothing at all is. */
export function readTold(told: ToldRecipe, source: SourceText): Result<ImportedRecipe, ImportFault> {
  const written = ` ${wordsOf(source.text)} `;
  const stands = (text: string): boolean => wordsOf(text) !== '' && written.includes(` ${wordsOf(text)} `);
  const ingredients = told.ingredients.filter(stands);
  const steps = told.steps.filter(stands);
  const lines = told.ingredients.length + told.steps.length;
  if (ingredients.length < LEAST_INGREDIENTS || ingredients.length + steps.length < lines * LEAST_SHARE) return fail({ type: 'no-recipe' });
  const time = told.time !== null && stands(told.time) ? readMinutes(told.time) : null;
  return ok({
    title: stands(told.title) ? told.title.trim() : (source.title ?? ''),
    ingredients: inOneGroup(ingredients),
    steps: inOneGroup(steps),
    yield: told.yields !== null && stands(told.yields) ? readYield([told.yields]) : null,
    minutes: { ...NO_MINUTES, total: time },
    statedKcal: null,
    source: source.address,
    language: source.language,
    evidence: { ingredients: 'model', ...(steps.length > 0 && { steps: 'model' }) },
  });
}

const LEAST_INGREDIENTS = 2;
const LEAST_SHARE = 0.8;

const inOneGroup = (lines: readonly string[]): readonly LineGroup[] =>
  lines.length === 0 ? [] : [{ heading: null, lines: lines.map((line) => line.trim()) }];

/** Words and numbers alone, so that "12 cups" is not found in "112 cups" and a comma more says nothing. */
const wordsOf = (text: string): string =>
  (
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []
  ).join(' ');

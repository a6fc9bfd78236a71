import { fail, ok, type Result } from '../base/result.ts';
import { fillFields, type Finding } from './fill-fields.ts';
import { readHRecipe } from './h-recipe.ts';
import { IMPORT_LIMITS, type ImportLimits } from './import-limits.ts';
import { countLines, type ImportedRecipe, type ImportFault, type RecipeParts } from './imported-recipe.ts';
import { readJsonLd } from './json-ld.ts';
import { readMicrodata } from './microdata.ts';
import { listPageBlocks, type PageBlock } from './page-blocks.ts';
import { readPageHead } from './page-head.ts';
import { completeLines, cutSharedEnd, groupByPage } from './page-lines.ts';
import { readPageState } from './page-state.ts';
import { parseHtml } from './parse-html.ts';
import { readPlainPage } from './plain-page.ts';
import { findOutermost, type PageElement } from './page-element.ts';
import { readRawText } from './element-lines.ts';
import { readText } from './read-text.ts';
import { splitHeadings } from './split-headings.ts';
import { tidyRecipeLine } from './tidy-recipe-line.ts';

/** The recipe of a page's source: from its data for machines where it has some, from its text where it has none. */
export function readPage(html: string, url: string | null, limits: ImportLimits = IMPORT_LIMITS): Result<ImportedRecipe, ImportFault> {
  const parsed = parseHtml(html, limits);
  if (!parsed.ok) return parsed;
  const page = parsed.value;
  const head = readPageHead(page, url);
  const blocks = listPageBlocks(page);
  const plain = readPlainPage(blocks);
  const marked: readonly Finding[] = [
    ...list('json-ld', readJsonLd(page, head.title)),
    ...list('microdata', readMicrodata(page)),
    ...list('h-recipe', readHRecipe(page)),
    ...list('page-state', readPageState(page)),
  ].map(({ evidence, parts }) => ({
    evidence,
    parts: completeFromPage(parts, { plain, blocks, title: head.title, url: url ?? head.address }),
  }));
  const typed = readTyped(plain.lines ?? (plain.ingredients ? [] : listTyped(page)), head.title);
  const recipe = fillFields([...marked, ...list('plain-text', typed), { evidence: 'plain-page', parts: plain }], {
    title: head.title,
    language: head.language,
    source: url ?? head.address,
  });
  if (countLines(recipe.ingredients) === 0 && countLines(recipe.steps) === 0) return fail({ type: 'no-recipe' });
  const notes = marked.find(({ parts }) => parts.notes)?.parts.notes;
  return ok({ ...tidyRecipe(recipe), ...(notes !== undefined && { notes }) });
}

const list = (evidence: Finding['evidence'], parts: RecipeParts | undefined): readonly Finding[] => (parts ? [{ evidence, parts }] : []);

/** What was typed line by line into a page, as the oldest of them are. */
const listTyped = (page: PageElement): readonly string[] =>
  findOutermost(page, ({ tag }) => tag === 'pre').flatMap((typed) => ['', ...readRawText(typed).split('\n')]);

/** A page without a heading in it reads like a text: the list ends where prose begins. The page has named it already. */
function readTyped(lines: readonly string[], title: string | null): RecipeParts | undefined {
  const read = lines.length > 0 ? readText([title ?? 'Untitled', '', ...lines].join('\n')) : undefined;
  if (!read?.ok || countLines(read.value.ingredients) < 2 || countLines(read.value.steps) === 0) return undefined;
  const { title: _title, language: _language, evidence: _evidence, ...parts } = read.value;
  return parts;
}

type Around = {
  readonly plain: RecipeParts;
  readonly blocks: readonly PageBlock[];
  readonly title: string | null;
  readonly url: string | null;
};

/** What the data of a page leaves out and the page itself says: groups, amounts, a title without the site's name. */
function completeFromPage(parts: RecipeParts, { plain, blocks, title, url }: Around): RecipeParts {
  const ingredients = parts.ingredients && groupByPage(completeLines(cutSharedEnd(parts.ingredients), plain.ingredients), blocks);
  return { ...parts, ingredients, title: cutSite(parts.title, { title, url }) };
}

/** "Lentil soup | Recipes - example.com": what follows the page's heading and names the site is no part of the title. */
function cutSite(
  named: string | undefined,
  { title, url }: { readonly title: string | null; readonly url: string | null },
): string | undefined {
  const site = /^https?:\/\/(?:www\.)?([^./]+)/i.exec(url ?? '')?.[1]?.toLowerCase();
  const isLonger = site !== undefined && title !== null && named !== undefined && named.length > title.length && named.startsWith(title);
  if (!isLonger) return named;
  const words = named
    .slice(title.length)
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u);
  return words.includes(site) ? title : named;
}

const tidyRecipe = (recipe: ImportedRecipe): ImportedRecipe => ({
  ...recipe,
  ingredients: recipe.ingredients.map(({ heading, lines }) => ({ heading, lines: lines.map(tidyRecipeLine).filter(Boolean) })),
  steps: recipe.steps
    .flatMap(({ heading, lines }) => splitHeadings(heading === null ? lines : [`${heading.replace(/:$/, '')}:`, ...lines]))
    .map(({ heading, lines }) => ({ heading, lines: lines.map(tidyRecipeLine).filter(Boolean) })),
});

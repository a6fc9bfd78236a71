import { fail, ok, type Result } from '../base/result.ts';
import { fillFields, type Finding } from './fill-fields.ts';
import { readHRecipe } from './h-recipe.ts';
import { IMPORT_LIMITS, type ImportLimits } from './import-limits.ts';
import { countLines, type ImportedRecipe, type ImportFault, type LineGroup, type RecipeParts } from './imported-recipe.ts';
import { readJsonLd } from './json-ld.ts';
import { readMicrodata } from './microdata.ts';
import { listPageBlocks, type PageBlock } from './page-blocks.ts';
import { readPageHead } from './page-head.ts';
import { completeAmounts, groupByPage } from './page-lines.ts';
import { parseHtml } from './parse-html.ts';
import { readPlainPage } from './plain-page.ts';
import { splitHeadings } from './split-headings.ts';
import { stripCounters, tidyRecipeLine } from './tidy-recipe-line.ts';

/** The recipe of a page's source: from its data for machines where it has some, from its text where it has none. */
export function readPage(html: string, url: string | null, limits: ImportLimits = IMPORT_LIMITS): Result<ImportedRecipe, ImportFault> {
  const parsed = parseHtml(html, limits);
  if (!parsed.ok) return parsed;
  const page = parsed.value;
  const head = readPageHead(page);
  const blocks = listPageBlocks(page);
  const plain = readPlainPage(blocks);
  const marked: readonly Finding[] = [
    ...list('json-ld', readJsonLd(page, head.title)),
    ...list('microdata', readMicrodata(page)),
    ...list('h-recipe', readHRecipe(page)),
  ].map(({ evidence, parts }) => ({ evidence, parts: completeFromPage(parts, { plain, blocks, title: head.title }) }));
  const recipe = fillFields([...marked, { evidence: 'plain-page', parts: plain }], {
    title: head.title,
    language: head.language,
    source: url ?? head.address,
  });
  return countLines(recipe.ingredients) === 0 && countLines(recipe.steps) === 0 ? fail({ type: 'no-recipe' }) : ok(tidyRecipe(recipe));
}

const list = (evidence: Finding['evidence'], parts: RecipeParts | undefined): readonly Finding[] => (parts ? [{ evidence, parts }] : []);

type Around = { readonly plain: RecipeParts; readonly blocks: readonly PageBlock[]; readonly title: string | null };

/** What the data of a page leaves out and the page itself says: groups, amounts, a title without the site's name. */
function completeFromPage(parts: RecipeParts, { plain, blocks, title }: Around): RecipeParts {
  const ingredients = parts.ingredients && groupByPage(completeAmounts(parts.ingredients, plain.ingredients), blocks);
  const isLonger = title !== null && parts.title !== undefined && parts.title.length > title.length && parts.title.startsWith(title);
  const isSuffixed = isLonger && /^.{0,60}\s[-|–—·]\s/.test(parts.title.slice(title.length));
  return { ...parts, ingredients, title: isSuffixed ? title : parts.title };
}

const tidyRecipe = (recipe: ImportedRecipe): ImportedRecipe => ({
  ...recipe,
  ingredients: recipe.ingredients.map(tidyGroup),
  steps: recipe.steps
    .flatMap(({ heading, lines }) => [...(heading === null ? [] : [{ heading, lines: [] }]), ...splitHeadings(lines)])
    .map(({ heading, lines }) => ({ heading, lines: stripCounters(lines.map(tidyRecipeLine)).filter(Boolean) })),
});

const tidyGroup = ({ heading, lines }: LineGroup): LineGroup => ({ heading, lines: lines.map(tidyRecipeLine).filter(Boolean) });

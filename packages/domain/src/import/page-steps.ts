import { countLines, type LineGroup } from './imported-recipe.ts';
import { rateIngredientLine } from './ingredient-likeness.ts';
import { STEP_COUNTER } from './marked-lines.ts';
import { listNamedElements } from './named-elements.ts';
import type { PageBlock } from './page-blocks.ts';
import { isWithin, type PageElement } from './page-element.ts';
import type { PageIngredients } from './page-ingredients.ts';
import { tidyHeading } from './split-headings.ts';

/** The steps of a page: below their heading, else in what its class calls them, else what follows the ingredients. */
export function findPageSteps(blocks: readonly PageBlock[], ingredients: PageIngredients | undefined): readonly LineGroup[] | undefined {
  const headed = blocks.flatMap((block, at) =>
    block.section === 'steps' && !block.isLink ? [collect(blocks, { from: at + 1, level: block.heading || 7, within: null })] : [],
  );
  const best = chooseLongest(headed, ingredients) ?? chooseLongest(listNamed(blocks), ingredients);
  if (best) return best;
  const after = ingredients ? collect(blocks, { from: ingredients.to + 1, level: 7, within: null }) : [];
  return countLines(after) > 0 ? after : undefined;
}

type Start = { readonly from: number; readonly level: number; readonly within: PageElement | null };

const listNamed = (blocks: readonly PageBlock[]): readonly (readonly LineGroup[])[] =>
  listNamedElements(blocks, NAMED).map(({ element, from }) => collect(blocks, { from, level: 1, within: element }));

const NAMED =
  /instruction|direction|(?:^|[\s_-])(?:method|steps?|procedure|preparation)(?:$|[\s_-])|zubereitung|preparaci|prepara[cz]ion|preparo|bereiding|etapes|postup|przygotowanie/i;

function collect(blocks: readonly PageBlock[], { from, level, within }: Start): readonly LineGroup[] {
  const groups: { heading: string | null; lines: string[] }[] = [{ heading: null, lines: [] }];
  const [first, second] = blocks.slice(from, from + 8).filter(({ text }) => !STEP_COUNTER.test(text));
  const home = within ?? (first && findHome(first, second));
  let links = 0;
  for (let at = from; at < blocks.length && at < from + MOST_LINES; at++) {
    const block = blocks[at]!;
    const hasLines = groups.some(({ lines }) => lines.length > 0);
    if (home && !isWithin(block.element, home)) break;
    if (isEnd(block, level, hasLines)) break;
    if (STEP_COUNTER.test(block.text)) continue;
    links = block.isLink ? links + 1 : 0;
    if (links > 1) break;
    if (block.isLink || (block.text.length < 4 && !/\p{L}{3}/u.test(block.text))) continue;
    if (isGroupHeading(block)) groups.push({ heading: tidyHeading(block.text), lines: [] });
    else groups.at(-1)!.lines.push(block.text);
  }
  return groups.filter(({ lines }) => lines.length > 0);
}

const MOST_LINES = 120;

/** The part of the page that a list fills: the nearest element that holds its first two lines. */
function findHome(first: PageBlock, second: PageBlock | undefined): PageElement {
  const fits = (element: PageElement): boolean => !LISTS.has(element.tag) && (second === undefined || isWithin(second.element, element));
  let home = first.element;
  while (home.parent && home.tag !== 'body' && !fits(home)) home = home.parent;
  return home;
}

const LISTS: ReadonlySet<string> = new Set([
  'li',
  'ol',
  'ul',
  'p',
  'tr',
  'tbody',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'span',
  'dd',
  'dl',
  'dt',
]);

function isEnd(block: PageBlock, level: number, hasLines: boolean): boolean {
  const { section } = block;
  if (section === 'ingredients' && (block.heading > 0 || hasLines)) return true;
  if (NOTE.test(block.text)) return true;
  if (section === 'other' && (block.heading > 0 || block.text.endsWith(':') || block.text.length < 40)) return true;
  return hasLines && block.heading > 0 && block.heading < 7 && block.heading <= level && !/^\p{L}{2,12}\s?\d/u.test(block.text);
}

/** "Note: the skewers are sharp." */
const NOTE = /^(?:cook's |chef's |recipe )?(?:notes?|tips?|tipp|astuce|nota|consejo|dica)\s?:/i;

const isGroupHeading = (block: PageBlock): boolean =>
  block.text.length <= 70 && !/[.!?]$/.test(block.text) && (block.heading > 0 || block.text.endsWith(':')) && block.element.tag !== 'li';

function chooseLongest(
  places: readonly (readonly LineGroup[])[],
  ingredients: PageIngredients | undefined,
): readonly LineGroup[] | undefined {
  const own = new Set(ingredients?.groups.flatMap(({ lines }) => lines));
  const rated = places.map((groups) => ({
    groups,
    rate: rateSteps(groups.flatMap(({ lines }) => lines).filter((line) => !own.has(line))),
  }));
  return rated.filter(({ rate }) => rate > 0).toSorted((one, other) => other.rate - one.rate)[0]?.groups;
}

/** Prose in lines of a step's length; a short one counts where it is a sentence. */
const rateSteps = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + rateStep(line), 0);

function rateStep(line: string): number {
  if (line.length < 12) return -0.5;
  if (rateIngredientLine(line) >= 1) return 0;
  return line.length >= 25 ? 1 : /[.!]$/.test(line) ? 0.4 : 0;
}

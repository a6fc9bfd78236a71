import { isListChrome } from './chrome-lines.ts';
import type { LineGroup } from './imported-recipe.ts';
import { isAmountOnly, rateIngredientLine } from './ingredient-likeness.ts';
import { PURPOSE } from './group-heads.ts';
import { isWithin, type PageElement } from './page-element.ts';
import { listNamedElements } from './named-elements.ts';
import type { PageBlock } from './page-blocks.ts';
import { isLabelText, saysForSoMany } from './page-labels.ts';
import { saysServings } from './read-yield.ts';
import { tidyHeading } from './split-headings.ts';

/** Ingredients of a page and where among its blocks they stand, both ends included. */
export type PageIngredients = {
  readonly groups: readonly LineGroup[];
  readonly from: number;
  readonly to: number;
  /** No heading and no class names them: their lines read like it. */
  readonly isGuess: boolean;
};

/** Of all places that may hold the ingredients the one whose lines read most like it. */
export function findPageIngredients(blocks: readonly PageBlock[]): PageIngredients | undefined {
  const headed = listHeadedStarts(blocks).map((start) => collect(blocks, start));
  const named = listNamedStarts(blocks).map((start) => collect(blocks, start));
  const best = chooseBest(headed) ?? chooseBest(named);
  return best ?? chooseBest(findDensest(blocks).map((start) => collect(blocks, start)));
}

/** From `from` on, while blocks lie in `within`. */
type Start = {
  readonly from: number;
  readonly within: PageElement | null;
  readonly level: number;
  /** No heading says that it is one: prose ends it. */
  readonly isGuess?: boolean;
};

function listHeadedStarts(blocks: readonly PageBlock[]): readonly Start[] {
  return blocks
    .flatMap((block, at) =>
      block.section === 'ingredients' && !block.isLink ? [{ from: at + 1, within: null, level: block.heading || 7 }] : [],
    )
    .slice(0, MOST_STARTS);
}

/** Elements that their class or id calls ingredients. */
const listNamedStarts = (blocks: readonly PageBlock[]): readonly Start[] =>
  listNamedElements(blocks, NAMED).map(({ element, from }) => ({ from, within: element, level: 1 }));

const NAMED = /ingredi|zutat|ingréd|sklad|surovin|hozzaval|malzeme|ainek/i;
/** A page names its ingredients a few times at most: in its contents, in its text and in its card. */
const MOST_STARTS = 40;

/** The run of lines that together read most like ingredients. */
function findDensest(blocks: readonly PageBlock[]): readonly Start[] {
  let best = { sum: 0, from: 0 };
  let sum = 0;
  let from = 0;
  blocks.forEach((block, at) => {
    const rate = block.isLink ? -0.5 : rateIngredientLine(block.text);
    sum += rate > 0 ? rate : rate - 0.4;
    if (sum <= 0) {
      sum = 0;
      from = at + 1;
    } else if (sum > best.sum) {
      best = { sum, from };
    }
  });
  if (best.sum < LEAST_RUN) return [];
  // Short lines of the page's head run into the list: it begins with its first amount, or the heading above that.
  const first = blocks.findIndex(
    ({ text }, at) => at >= best.from && /[\d½¼¾⅓⅔⅛]/.test(text) && rateIngredientLine(text) >= 1 && !isLabelText(text),
  );
  const above = blocks[first - 1];
  const isLed = above !== undefined && first - 1 >= best.from && (PURPOSE.test(above.text) || above.text.endsWith(':'));
  return [{ from: isLed ? first - 1 : first, within: null, level: 7, isGuess: true }];
}

const LEAST_RUN = 3;

type Entry = { readonly block: PageBlock; readonly at: number; readonly isHead: boolean };

/** The lines of one place in groups, up to what is no ingredient any more. */
function collect(blocks: readonly PageBlock[], start: Start): PageIngredients {
  const { from } = start;
  const entries = dropAsides(listEntries(blocks, start));
  const groups: { heading: string | null; lines: string[] }[] = [{ heading: null, lines: [] }];
  for (const { block, isHead } of entries) {
    if (isHead) groups.push({ heading: tidyHeading(block.text), lines: [] });
    else groups.at(-1)!.lines.push(block.text);
  }
  return {
    groups: groups.map(({ heading, lines }) => ({ heading, lines: joinAmounts(lines) })).filter(({ lines }) => lines.length > 0),
    from,
    to: entries.findLast(({ isHead }) => !isHead)?.at ?? from,
    isGuess: start.isGuess ?? false,
  };
}

function listEntries(blocks: readonly PageBlock[], { from, within, level, isGuess = false }: Start): readonly Entry[] {
  const entries: Entry[] = [];
  let last: PageBlock | undefined;
  let strangers = 0;
  // Links beside the list are the page's, links within it are foods.
  const home = blocks[from]?.element.parent?.parent ?? null;
  for (let at = from; at < blocks.length && at < from + MOST_LINES; at++) {
    const block = blocks[at]!;
    if (isEnd(block, level, last !== undefined) || isElsewhere(block, { within, home, last })) break;
    if (isListChrome(block.text) || saysForSoMany(block.text) || (isLabelText(block.text) && saysServings(block.text))) continue;
    const rate = rateListed(block.text, isGuess);
    const isHead = isGroupHeading(block, rate, blocks[at + 1]);
    if (!isHead && rate < 0 && strangers > 0 && !within) break;
    entries.push({ block, at, isHead });
    if (isHead) continue;
    strangers = rate < 0 ? strangers + 1 : 0;
    last = block;
  }
  const lines = entries.filter(({ isHead }) => !isHead);
  const strange = new Set(strangers > 0 ? lines.slice(-strangers) : []);
  return entries.filter((entry) => !strange.has(entry));
}

/** Where only how they read tells the lines of a list, a sentence is none. */
function rateListed(text: string, isGuess: boolean): number {
  const likeness = rateIngredientLine(text);
  return isGuess && likeness < 1 && /\s\S+\s\S+\s\S+\s\S+[.!]$/.test(text) ? -1 : likeness;
}

/** Sentences that stand beside the items of a list are the page's own. */
function dropAsides(entries: readonly Entry[]): readonly Entry[] {
  const lines = entries.filter(({ isHead }) => !isHead);
  const items = lines.filter(({ block }) => isItem(block.element));
  if (items.length < lines.length * MOSTLY) return entries;
  return entries.filter(
    ({ block, isHead }) => isHead || isItem(block.element) || !/[.!?]$/.test(block.text) || rateIngredientLine(block.text) >= 1,
  );
}

const MOSTLY = 0.7;
const isItem = ({ tag, parent }: PageElement): boolean => tag === 'li' || tag === 'tr' || parent?.tag === 'li';

function isElsewhere(
  block: PageBlock,
  { within, home, last }: { readonly within: PageElement | null; readonly home: PageElement | null; readonly last: PageBlock | undefined },
): boolean {
  if (within && !isWithin(block.element, within)) return true;
  return block.isLink && home !== null && block.element.parent !== last?.element.parent && !isWithin(block.element, home);
}

const MOST_LINES = 150;

function isEnd(block: PageBlock, level: number, hasLines: boolean): boolean {
  const { section } = block;
  if (section === 'steps') return true;
  if (section === 'other' && (block.heading > 0 || hasLines)) return true;
  return hasLines && block.heading > 0 && block.heading < level && block.heading < 7;
}

function isGroupHeading(block: PageBlock, rate: number, next: PageBlock | undefined): boolean {
  if (next === undefined || block.text.length > 80 || /^[\d½¼¾⅓⅔]/.test(block.text)) return false;
  if (PURPOSE.test(block.text) && rateIngredientLine(next.text) >= 1) return true;
  return block.text.endsWith(':') || (block.heading > 0 && block.heading < 7) || (block.heading === 7 && rate < 1);
}

/** "250 g" above "flour", or below it: an amount alone on its line goes with the food that stands with it. */
function joinAmounts(lines: readonly string[]): readonly string[] {
  const alone = lines.filter(isAmountOnly).length;
  if (alone < 2 || alone < lines.length / 4) return lines;
  const isFirst = isAmountOnly(lines[0]!);
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.length - 1;
    const [amount, food] = isFirst ? [joined[last], line] : [line, joined[last]];
    const isPair = amount !== undefined && food !== undefined && isAmountOnly(amount) && !/^[\d½¼¾⅓⅔]/.test(food);
    if (isPair) joined[last] = `${joined[last]} ${line}`;
    else joined.push(line);
  }
  return joined;
}

function chooseBest(places: readonly PageIngredients[]): PageIngredients | undefined {
  const rated = places.map((place) => ({ place, rate: ratePlace(place) })).filter(({ rate }) => rate >= LEAST_RATE);
  return rated.toSorted((one, other) => other.rate - one.rate)[0]?.place;
}

/** Two lines that read like ingredients. */
const LEAST_RATE = 1.5;

const ratePlace = ({ groups }: PageIngredients): number =>
  groups.flatMap(({ lines }) => lines).reduce((sum, line) => sum + (rateIngredientLine(line) || 0.3), 0);

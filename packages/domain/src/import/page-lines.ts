import type { LineGroup } from './imported-recipe.ts';
import { beginsLikeStep, rateIngredientLine } from './ingredient-likeness.ts';
import type { PageBlock } from './page-blocks.ts';
import { isLabelText } from './page-labels.ts';
import { saysServings } from './read-yield.ts';
import { findSection } from './section-words.ts';
import { tidyHeading } from './split-headings.ts';

/**
 * The lines of a page's data with the headings that stand between them on the page: JSON-LD has no place for groups,
 * so plugins leave their names out or list them among the lines.
 */
export function groupByPage(groups: readonly LineGroup[], blocks: readonly PageBlock[]): readonly LineGroup[] {
  const lines = groups.flatMap((group) => group.lines);
  if (groups.some(({ heading }) => heading !== null) || lines.length === 0) return groups;
  const places = placeLines(lines, blocks);
  const grouped: { heading: string | null; lines: string[] }[] = [{ heading: null, lines: [] }];
  let before = -1;
  lines.forEach((line, at) => {
    const place = places[at];
    if (place !== undefined && before >= 0) {
      const heading = blocks.slice(before + 1, place).findLast(isBetweenHeading);
      if (heading) grouped.push({ heading: tidyHeading(heading.text), lines: [] });
    } else if (place !== undefined) {
      const above = blocks[place - 1];
      if (above && isBetweenHeading(above)) grouped[0]!.heading = tidyHeading(above.text);
    }
    before = place ?? before;
    if (place !== undefined && isLineHeading(line, blocks[place]!)) grouped.push({ heading: tidyHeading(line), lines: [] });
    else grouped.at(-1)!.lines.push(line);
  });
  return grouped
    .map(({ heading, lines: below }) => ({ heading: isOwnHeading(heading) ? heading : null, lines: below }))
    .filter(({ lines: below }) => below.length > 0);
}

/** "Ingredients" itself heads no group. */
const isOwnHeading = (heading: string | null): boolean => heading !== null && findSection(heading) === undefined;

/** Where on the page each line stands, one after the other, undefined for those that stand nowhere in that order. */
function placeLines(lines: readonly string[], blocks: readonly PageBlock[]): readonly (number | undefined)[] {
  const byKey = new Map<string, number[]>();
  blocks.forEach(({ text }, at) => {
    const key = lineKey(text);
    const places = byKey.get(key);
    if (places) places.push(at);
    else byKey.set(key, [at]);
  });
  const keys = lines.map(lineKey);
  const starts = (byKey.get(keys[0]!) ?? byKey.get(keys[1] ?? '') ?? []).slice(0, MOST_STARTS);
  const runs = starts.map((start) => placeFrom(keys, byKey, start));
  const rate = (run: readonly (number | undefined)[]): number => run.filter((place) => place !== undefined).length;
  const best = runs.toSorted((one, other) => rate(other) - rate(one))[0];
  return best && rate(best) >= lines.length * LEAST_SHARE ? best : [];
}

const MOST_STARTS = 20;
const LEAST_SHARE = 0.7;

function placeFrom(keys: readonly string[], byKey: ReadonlyMap<string, readonly number[]>, start: number): readonly (number | undefined)[] {
  let next = start;
  return keys.map((key) => {
    const place = byKey.get(key)?.find((at) => at >= next);
    // A line of the same words further down the page is another's.
    if (place === undefined || place > next + MOST_GAP) return undefined;
    next = place + 1;
    return place;
  });
}

const MOST_GAP = 12;

const lineKey = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

const isBetweenHeading = ({ text, heading, isLink }: PageBlock): boolean =>
  !isLink && text.length <= 70 && (heading > 0 || text.endsWith(':')) && /\p{L}{3}/u.test(text);

const isLineHeading = (line: string, { heading, element }: PageBlock): boolean =>
  heading > 0 && heading < 7 && element.tag !== 'li' && line.length <= 70 && !/\d/.test(line);

/** Where the data of a page leaves out amounts or whole lines that its text has, those of the text. */
export function completeLines(groups: readonly LineGroup[], onPage: readonly LineGroup[] | undefined): readonly LineGroup[] {
  const lines = groups.flatMap((group) => group.lines);
  const full = onPage?.flatMap((group) => group.lines) ?? [];
  if (full.length === lines.length) return lacksAmounts(lines, full) ? onPage! : groups;
  return full.length > lines.length ? addMissing(groups, full) : groups;
}

function lacksAmounts(lines: readonly string[], full: readonly string[]): boolean {
  const counted = (all: readonly string[]): number => all.filter((line) => /[\d½¼¾⅓⅔]/.test(line)).length;
  if (counted(lines) > lines.length / 4 || counted(full) <= lines.length / 2) return false;
  return lines.every((line, at) => lineKey(full[at]!).includes(lineKey(line)));
}

/** Only to a list that the page has whole, and only lines with an amount: anything else may be the page's own. */
function addMissing(groups: readonly LineGroup[], full: readonly string[]): readonly LineGroup[] {
  // As the data has them: the page may end each with a mark of its own.
  const known = new Map(groups.flatMap(({ lines }) => lines.map((line) => [lineKey(line), line])));
  const onPage = new Set(full.map(lineKey));
  const extra = full.filter(
    (line) =>
      !known.has(lineKey(line)) && rateIngredientLine(line) >= 1 && !beginsLikeStep(line) && !isLabelText(line) && !saysServings(line),
  );
  if (groups.length !== 1 || extra.length === 0 || [...known.keys()].some((key) => !onPage.has(key))) return groups;
  const wanted = new Set(extra.map(lineKey));
  const lines = full.flatMap((line) => known.get(lineKey(line)) ?? (wanted.has(lineKey(line)) ? line : []));
  return [{ heading: groups[0]!.heading, lines }];
}

/** Lines without the words that all of them end with: "add to shopping list" is a button's. */
export function cutSharedEnd(groups: readonly LineGroup[]): readonly LineGroup[] {
  const lines = groups.flatMap((group) => group.lines);
  if (new Set(lines).size < 3) return groups;
  let end = lines[0]!.split(' ');
  for (const line of lines) {
    const words = line.split(' ');
    let same = 0;
    while (same < end.length && same < words.length - 1 && end[end.length - 1 - same] === words[words.length - 1 - same]) same++;
    end = same === 0 ? [] : end.slice(-same);
  }
  if (end.length < 2 || /\d/.test(end.join(''))) return groups;
  return groups.map((group) => ({ ...group, lines: group.lines.map((line) => line.split(' ').slice(0, -end.length).join(' ')) }));
}

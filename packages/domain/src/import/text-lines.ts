import { tidyLine } from './element-lines.ts';
import { stripConversation } from './chat-lines.ts';
import { isChrome } from './chrome-lines.ts';
import { isAmountOnly, rateIngredientLine } from './ingredient-likeness.ts';
import { isFood } from './inline-list.ts';
import { namesDish } from './names-dish.ts';
import { STEP_COUNTER } from './marked-lines.ts';
import { unpackLines } from './packed-lines.ts';
import { readMinutes } from './read-duration.ts';
import { isPictured, stripPictures } from './pictures.ts';
import { listMarkupLines } from './read-markup.ts';
import { isLabelText } from './page-labels.ts';
import { findLabel, findNote, findSection, type Section } from './section-words.ts';
import { isCounted } from './tidy-recipe-line.ts';
import { unwrapLines } from './unwrap-lines.ts';
import type { TextLine } from './text-line.ts';

/**
 * The lines of a text without what only lays them out, and what others wrote around it. Longer texts than anybody pastes are cut.
 */
export function listTextLines(text: string): { readonly lines: readonly TextLine[]; readonly besides: readonly string[] } {
  const lines: TextLine[] = [];
  let hasGap = false;
  const { own, besides } = stripConversation(text.replaceAll(/\r\n?/g, '\n').split('\n').slice(0, MOST_LINES));
  for (const raw of splitColumns(unwrapLines(own))) {
    const plain = raw.replaceAll(ESCAPED, '');
    const line = fillLeader(tidyLine(plain.includes('&') || plain.includes('<') ? listMarkupLines(plain).join(' ') : plain));
    const read: readonly TextLine[] = line === '' ? [] : readLine(line, hasGap);
    lines.push(...read);
    hasGap = /^[-–—_*=~.\s]*$/.test(line) || (read.length === 0 && hasGap);
  }
  const isChapter = isChapterOf(lines);
  return { lines: joinAmounts(unpackLines(unmarkLists(lines.filter((line) => !isChapter(line))))), besides };
}

/** "*400 g chicken*" above "*1 onion*": of lines below each other that are all set apart so, foods among them, none is a heading. */
function unmarkLists(lines: readonly TextLine[]): readonly TextLine[] {
  const starts = lines.map((line, at) => !line.isHeading || line.hasGap || !lines[at - 1]?.isHeading);
  return lines.map((line, at) => {
    if (!line.isHeading) return line;
    const from = starts.lastIndexOf(true, at);
    const end = starts.indexOf(true, at + 1);
    const run = lines.slice(from, end < 0 ? lines.length : end);
    const isList = run.length >= LEAST_PAIRS && run.some(({ text }) => isFood(text));
    return isList ? { ...line, isHeading: false } : line;
  });
}

/** "0:00 Intro", "2:10 The garlic" say where in a video something is shown; by the first of them the others are known. */
const isChapterOf = (lines: readonly TextLine[]): ((line: TextLine) => boolean) =>
  lines.some(({ text }) => CHAPTER.test(text) && /^\W*0{1,2}:00(?::00)?(?!\d)/.test(text)) ? ({ text }) => CHAPTER.test(text) : () => false;

const CHAPTER = /^[([]?\d{1,2}:\d{2}(?::\d{2})?[)\]]?\s*[-–—:|]?\s*\p{L}/u;

const MOST_LINES = 5_000;

/** "1\\." as Markdown keeps a number from counting. */
const ESCAPED = /\\(?=[.\-*_#()[\]!>~+|`])/g;

/** "Serves...... 5" on a card is a label and what it says. */
function fillLeader(line: string): string {
  const found = /^(\p{L}[\p{L} ]{1,20}?)\s?\.{3,}\s?(?=[\p{L}\p{N}])/u.exec(line);
  const said = found ? `${found[1]}: ${line.slice(found[0].length)}` : line;
  return found && (findNote(said) !== undefined || findLabel(found[1]!) !== undefined) ? said : line;
}

/**
 * Rows of a table on a line each, and two columns of a printed page below each other, where several lines are an ingredient on
 * either side of a wide gap; what a card has beside its title, and no number of a page.
 */
function splitColumns(lines: readonly string[]): readonly string[] {
  const rows = lines.map(listCells);
  const columns = rows.map(({ cells, isTable }) => {
    if (cells.length > 1 && cells.every((cell) => /^\p{L}[\p{L} ]{1,20}:\s*\S/u.test(cell))) return cells;
    if (cells.length === 2 && !isTable && cells.every((cell) => !/\d/.test(cell))) return cells;
    return cells.length > 1 && cells.every((cell) => /[\d½¼¾⅓⅔⅛]/.test(cell) && /\p{L}{2}/u.test(cell) && rateIngredientLine(cell) >= 1)
      ? cells
      : undefined;
  });
  const begin = lines.findIndex((line) => rateIngredientLine(tidyLine(line)) >= 1 || findSection(line) === 'ingredients');
  const amounts = columns.filter((cells) => cells && /\d/.test(cells[0]!)).length;
  return lines.flatMap((line, at): readonly string[] => {
    const { cells, isTable } = rows[at]!;
    if (columns[at] && (amounts > 1 || !/\d/.test(line) || line.includes(':'))) return columns[at];
    if (!isTable && at < begin && cells.length > 2 && cells.every(isMenuWord) && !namesDish(cells.join(' '))) return [];
    if (isTable) return readHeaderRow(cells, rows[at + 1]) ?? [cells.join(' ')];
    // "SOUPS & BROTHS      83" runs above every page of a book, and "EGGS      3" stands in a list.
    const isAlone = !lines[at - 1]?.trim() && !lines[at + 1]?.trim();
    return isAlone &&
      cells.length > 1 &&
      cells.some((cell) => /^\d{1,3}$/.test(cell)) &&
      cells.some((cell) => cell === cell.toUpperCase() && /\p{L}/u.test(cell))
      ? []
      : [line];
  });
}

/** "Latest   Popular   About me" runs above every page of a site. */
const isMenuWord = (cell: string): boolean =>
  !/\d/.test(cell) && cell.split(' ').length <= 3 && findLabel(cell) === undefined && !isPart(findSection(cell)) && !isFood(cell);
const isPart = (section: Section | undefined): boolean => section === 'ingredients' || section === 'steps';

/** "500 g" above "chicken mince", as pages are copied whose amounts have a column of their own. */
function joinAmounts(lines: readonly TextLine[]): readonly TextLine[] {
  const isAlone = (at: number): boolean =>
    lines[at] !== undefined &&
    isAmountOnly(lines[at].text) &&
    !isLabelText(lines[at].text) &&
    !isFood(lines[at].text) &&
    !STEP_COUNTER.test(lines[at].text) &&
    readMinutes(lines[at].text) === null;
  const isPair = (at: number): boolean =>
    isAlone(at) && lines[at + 1] !== undefined && !isAmountOnly(lines[at + 1]!.text) && findSection(lines[at + 1]!.text) === undefined;
  if (lines.filter((_, at) => isPair(at)).length < LEAST_PAIRS) return lines;
  return lines.flatMap((line, at): readonly TextLine[] => {
    // A number alone joins what stands between two such amounts.
    const isNumber = /^\d{1,2}$/.test(line.text) && isPair(at - 2) && lines[at + 1] !== undefined && isAlone(at + 2);
    if (isPair(at) || isNumber) return [];
    const before = lines[at - 1];
    const isSecond = before !== undefined && (isPair(at - 1) || (/^\d{1,2}$/.test(before.text) && isPair(at - 3) && isAlone(at + 1)));
    return isSecond ? [{ ...line, text: `${before.text} ${line.text}`, hasGap: before.hasGap }] : [line];
  });
}

const LEAST_PAIRS = 3;

type Row = { readonly cells: readonly string[]; readonly isTable: boolean };

/** By tabs or by the bars of Markdown a table; by wide gaps columns. */
function listCells(line: string): Row {
  const bars = /^\s*\|(.+)\|\s*$/.exec(line)?.[1];
  const isTable = bars !== undefined || line.includes('\t');
  const cells = (bars?.split('|') ?? line.trim().split(isTable ? /\t+/ : / {3,}/))
    .map((cell) => cell.trim())
    .filter((cell) => !/^[:-]*$/.test(cell));
  return { cells, isTable };
}

/** "Ingredient | Amount" above its rows: what the part is, as headings have it. */
function readHeaderRow(cells: readonly string[], next: Row | undefined): readonly string[] | undefined {
  if (cells.length < 2 || !next?.isTable || cells.some((cell) => /\d/.test(cell))) return undefined;
  const named = cells
    .flatMap((cell) => [cell, `${cell}s`])
    .find((cell) => findSection(cell) === 'ingredients' || findSection(cell) === 'steps');
  return named === undefined ? undefined : ['', named];
}

/** "👥 4" */
const PICTURED_EATERS =
  /^(?:[👥👤👪👨👩🧑🍽]\ufe0f?(?:\u200d\p{Extended_Pictographic}\ufe0f?)*\s*)+:?\s*(?=\d{1,2}(?:\s?[-–]\s?\d{1,2})?$)/u;

function readLine(written: string, hasGap: boolean): readonly TextLine[] {
  const line = written.replace(PICTURED_EATERS, 'Serves ');
  const markdown = /^#{1,6}\s+(.+?)\s*#*$/.exec(line) ?? BOLD.exec(stripPictures(line));
  const item = /^(?:[-–—•▢□☐☑◦▪▫◻◽⬜‣·●○■✓✔»→►▸]\ufe0f?|\*(?!\*|[^*\s][^*]{0,80}\*)|[+~o](?=\s)|[-*]?\s?\[[ x]?\]|\(\s?\))\s*(.*)$/iu.exec(
    line,
  );
  const text = stripPictures(stripEmphasis(markdown?.[1] ?? item?.[1] ?? CRUMBS.exec(line)?.[1] ?? line));
  // A rule of dashes, a bullet with nothing behind it, the number of a page, words that only find a post again.
  if (!/[\p{L}\p{N}]/u.test(text) || /^\W*\d{1,4}\s?[-–—]+$/.test(text) || TAGS.test(line) || isChrome(text)) return [];
  const read = {
    text,
    hasGap,
    isItem: !markdown && (item !== null || isPictured(line)),
    isCounted: isCounted(text),
    isFootnote: /^\*\p{Ll}[^*]*$/u.test(line),
    isHeading: markdown !== null,
  };
  const aside = markdown?.[2];
  return aside === undefined ? [read] : [read, { ...read, text: aside, hasGap: false, isHeading: false }];
}

/** The last of "Home » Dinner » One-Pan Harissa Chicken", where it has a name's length. */
const CRUMBS = /^[^>›»]{1,40}(?:\s[>›»]\s[^>›»]{1,40}){0,6}\s[>›»]\s((?:[^\s>›»]+\s){2,9}[^\s>›»]+)$/u;

/** "**Sauce**", "__Sauce__", "*Sauce*", and what is said in brackets beside it. */
const BOLD = /^(?:\*{1,2}(?=[^*\s])|__(?=[^_]))([^*_]+?):?(?:\*{1,2}|__):?(?:\s*\(([^()]{1,80})\))?$/;

/** "**big** pot", "*Prep:* 15 min" */
const stripEmphasis = (text: string): string =>
  text.length > LONGEST_MARKED
    ? text
    : text.replaceAll(
        /\*\*([^*]{1,200})\*\*|(?<!\p{L})__?([^_]{1,200})__?(?!\p{L})|(?<![\p{L}\d*])\*(?=[^\s*])([^*]{1,200})\*(?![\p{L}\d*])/gu,
        '$1$2$3',
      );

const LONGEST_MARKED = 2_000;

/** "#dinner #gnocchi" */
const TAGS = /^(?:#[\p{L}\p{N}_]+\s*)+$/u;

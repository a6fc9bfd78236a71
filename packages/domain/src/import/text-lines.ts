import { tidyLine } from './element-lines.ts';
import { stripConversation } from './chat-lines.ts';
import { isChrome } from './chrome-lines.ts';
import { namesComponent } from './group-heads.ts';
import { isAmountOnly, rateIngredientLine } from './ingredient-likeness.ts';
import { isFood, splitInlineList } from './inline-list.ts';
import { STEP_COUNTER } from './marked-lines.ts';
import { readMinutes } from './read-duration.ts';
import { isPictured, stripPictures } from './pictures.ts';
import { listMarkupLines } from './read-markup.ts';
import { isLabelText } from './page-labels.ts';
import { findLabel, findNote, findSection, type Section } from './section-words.ts';
import { isCounted } from './tidy-recipe-line.ts';
import { unwrapLines } from './unwrap-lines.ts';

/** A line of pasted text. */
export type TextLine = {
  readonly text: string;
  /** A line is empty before it. */
  readonly hasGap: boolean;
  /** Behind a bullet, a box or a dash. */
  readonly isItem: boolean;
  /** Behind an asterisk that touches it: "*or any rice". */
  readonly isFootnote?: boolean;
  /** Behind a number that counts ("1. Heat the oil"). */
  readonly isCounted: boolean;
  /** By Markdown: "## Sauce", "**Sauce**". */
  readonly isHeading: boolean;
};

/** The lines of a text without what only lays them out. Longer texts than anybody pastes are cut. */
export function listTextLines(text: string): readonly TextLine[] {
  const lines: TextLine[] = [];
  let hasGap = false;
  for (const raw of splitColumns(unwrapLines(stripConversation(text.replaceAll(/\r\n?/g, '\n').split('\n').slice(0, MOST_LINES))))) {
    const plain = raw.replaceAll(ESCAPED, '');
    const line = fillLeader(tidyLine(plain.includes('&') || plain.includes('<') ? listMarkupLines(plain).join(' ') : plain));
    const read: readonly TextLine[] = line === '' ? [] : readLine(line, hasGap);
    lines.push(...read);
    hasGap = /^[-–—_*=~.\s]*$/.test(line) || (read.length === 0 && hasGap);
  }
  lines.splice(0, 1, ...lines.slice(0, 1).flatMap(splitName));
  const alone = new Set(lines.map(({ text: own }) => findSection(own)));
  const isChapter = isChapterOf(lines);
  const own = lines.filter((line) => !isChapter(line));
  return joinAmounts(
    own.flatMap((line) => splitHeading(line, alone)).flatMap((line, at, all) => splitGroup(line, all[at - 1]) ?? splitRun(line)),
  );
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
  const amounts = columns.filter((cells) => cells && /\d/.test(cells[0]!)).length;
  return lines.flatMap((line, at): readonly string[] => {
    const { cells, isTable } = rows[at]!;
    if (columns[at] && (amounts > 1 || !/\d/.test(line) || line.includes(':'))) return columns[at];
    if (isTable) return readHeaderRow(cells, rows[at + 1]) ?? [cells.join(' ')];
    // "SOUPS & BROTHS      83" runs above every page of a book.
    return cells.length > 1 &&
      cells.some((cell) => /^\d{1,3}$/.test(cell)) &&
      cells.some((cell) => cell === cell.toUpperCase() && /\p{L}/u.test(cell))
      ? []
      : [line];
  });
}

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

/** "Banana pancakes: mash 2 bananas, beat in ..." is a name and what is told of it. */
function splitName(line: TextLine): readonly TextLine[] {
  const [, name = '', told = ''] = /^(\p{Lu}[^:.!?]{2,50}?)\s?(?::|\s[–—-])\s+(\p{L}.*)$/u.exec(line.text) ?? [];
  const isName = name !== '' && name.split(' ').length <= 6 && findLabel(name) === undefined && findNote(line.text) === undefined;
  if (!isName || findSection(name) !== undefined || told.split(' ').length < LEAST_TOLD || isLabelText(told)) return [line];
  return [
    { ...line, text: name },
    { ...line, text: told, hasGap: true, isItem: false },
  ];
}

/** Words: a name's own other half has fewer. */
const LEAST_TOLD = 12;

/** "1 lb pork, sliced. 2 cups broccoli. 1 red pepper": a whole list on one line. */
function splitRun(line: TextLine): readonly TextLine[] {
  if (line.isCounted || line.isHeading || !/^[\d½¼¾⅓⅔⅛]/.test(line.text)) return [line];
  const cells = line.text.split(/\s[/|•·]\s/);
  const parts = cells.length >= LEAST_OF_RUN ? cells : splitInlineList(line.text);
  const amounts = parts.filter((part) => rateIngredientLine(part) >= 1).length;
  if (amounts < LEAST_OF_RUN || amounts < parts.length * MOSTLY || parts.some((part) => part.length > LONGEST_OF_RUN)) return [line];
  return parts.map((text, at) => ({ ...line, text, hasGap: line.hasGap && at === 0 }));
}

/** "For the drizzle: juice of 2 lemons, 85g icing sugar" behind a line of the list. */
function splitGroup(line: TextLine, before: TextLine | undefined): readonly TextLine[] | undefined {
  if (before === undefined || rateIngredientLine(before.text) < 1 || line.text.endsWith('.')) return undefined;
  const [, name = '', rest = ''] = /^([^:\d]{3,40}):\s+(\S.*)$/u.exec(line.text) ?? [];
  if (line.isCounted || line.isHeading || rest === '' || !namesComponent(name)) return undefined;
  const parts = splitInlineList(rest);
  const amounts = parts.filter((part) => rateIngredientLine(part) >= 1).length;
  const isList = amounts > 1 && amounts >= parts.length * MOSTLY && rateIngredientLine(parts[0]!) >= 1;
  if (!isList || /[.!?]\s+\p{Lu}/u.test(rest) || parts.some((part) => part.length > LONGEST_OF_RUN)) return undefined;
  return [{ ...line, text: `${name}:`, isItem: false }, ...parts.map((text) => ({ ...line, text, hasGap: false, isItem: false }))];
}

const MOSTLY = 0.6;
const LEAST_OF_RUN = 4;
const LONGEST_OF_RUN = 80;

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

/** "METHOD: Mix the first four" and "Ingredients: 1 can tuna, 2 tbsp mayo": a heading with its part behind it. */
function splitHeading(line: TextLine, alone: ReadonlySet<Section | undefined>): readonly TextLine[] {
  const found =
    line.isHeading || line.isItem
      ? null
      : /^([\p{L} '’]{3,30}?(?:\s\p{L}{3,4}\s\d{1,2}(?:\s\p{L}{3,12})?)?)\s?:\s+(\S.*)$/u.exec(line.text);
  const note = findNote(line.text)?.key;
  if (note === 'title' || note === 'subject') return [line];
  const section = found && found[1]!.replace(/\s\p{L}+\s\d.*$/u, '').split(' ').length <= 3 ? findSection(found[1]!) : undefined;
  // "Special instructions: no salt" beside a heading that stands alone is a remark.
  if (!found || section === undefined || section === 'other' || alone.has(section)) return [line];
  const rest = found[2]!;
  const parts = section === 'ingredients' ? splitInlineList(rest) : [rest];
  const isPart = section === 'ingredients' ? parts.length > 1 : readMinutes(rest) === null || rest.split(' ').length > 8;
  if (!isPart) return [line];
  return [{ ...line, text: found[1]! }, ...parts.map((text) => ({ ...line, text, hasGap: false }))];
}

/** "👥 4" */
const PICTURED_EATERS =
  /^(?:[👥👤👪👨👩🧑🍽]\ufe0f?(?:\u200d\p{Extended_Pictographic}\ufe0f?)*\s*)+:?\s*(?=\d{1,2}(?:\s?[-–]\s?\d{1,2})?$)/u;

function readLine(written: string, hasGap: boolean): readonly TextLine[] {
  const line = written.replace(PICTURED_EATERS, 'Serves ');
  const markdown = /^#{1,6}\s+(.+?)\s*#*$/.exec(line) ?? BOLD.exec(stripPictures(line));
  const item = /^(?:[-–—•▢□☐☑◦▪▫◻◽⬜‣·●○■✓✔»→►▸]\ufe0f?|\*(?!\*)|[+~o](?=\s)|[-*]?\s?\[[ x]?\]|\(\s?\))\s*(.*)$/iu.exec(line);
  const text = stripPictures(stripEmphasis(markdown?.[1] ?? item?.[1] ?? CRUMBS.exec(line)?.[1] ?? line));
  // A rule of dashes, a bullet with nothing behind it, the number of a page, words that only find a post again.
  if (!/[\p{L}\p{N}]/u.test(text) || /^\W*\d{1,4}\s?[-–—]+$/.test(text) || TAGS.test(line) || isChrome(text)) return [];
  const read = {
    text,
    hasGap,
    isItem: !markdown && (item !== null || isPictured(line)),
    isCounted: isCounted(text),
    isFootnote: /^\*\p{Ll}/u.test(line),
    isHeading: markdown !== null,
  };
  const aside = markdown?.[2];
  return aside === undefined ? [read] : [read, { ...read, text: aside, hasGap: false, isHeading: false }];
}

/** The last of "Home » Dinner » One-Pan Harissa Chicken", where it has a name's length. */
const CRUMBS = /^[^>›»]{1,40}(?:\s[>›»]\s[^>›»]{1,40}){0,6}\s[>›»]\s((?:[^\s>›»]+\s){2,9}[^\s>›»]+)$/u;

/** "**Sauce**", "__Sauce__", "*Sauce*", and what is said in brackets beside it. */
const BOLD = /^(?:\*{1,2}(?=[^*\s])|__(?=[^_]))([^*_]+?):?(?:\*{1,2}|__):?(?:\s*\(([^()]{1,80})\))?$/;

/** "**big** pot" */
const stripEmphasis = (text: string): string =>
  text.length > LONGEST_MARKED ? text : text.replaceAll(/\*\*([^*]{1,200})\*\*|(?<!\p{L})__?([^_]{1,200})__?(?!\p{L})/gu, '$1$2');

const LONGEST_MARKED = 2_000;

/** "#dinner #gnocchi" */
const TAGS = /^(?:#[\p{L}\p{N}_]+\s*)+$/u;

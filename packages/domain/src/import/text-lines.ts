import { tidyLine } from './element-lines.ts';
import { stripConversation } from './chat-lines.ts';
import { isChrome } from './chrome-lines.ts';
import { rateIngredientLine } from './ingredient-likeness.ts';
import { splitInlineList } from './inline-list.ts';
import { readMinutes } from './read-duration.ts';
import { isPictured, stripPictures } from './pictures.ts';
import { listMarkupLines } from './read-markup.ts';
import { findSection } from './section-words.ts';
import { unwrapLines } from './unwrap-lines.ts';

/** A line of pasted text. */
export type TextLine = {
  readonly text: string;
  /** A line is empty before it. */
  readonly hasGap: boolean;
  /** Behind a bullet, a box or a dash. */
  readonly isItem: boolean;
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
    const line = tidyLine(raw.includes('&') || raw.includes('<') ? listMarkupLines(raw).join(' ') : raw);
    const read: TextLine | undefined = line === '' ? undefined : readLine(line, hasGap);
    if (read) lines.push(...splitHeading(read));
    hasGap = line === '' || (read === undefined && hasGap);
  }
  return lines;
}

const MOST_LINES = 5_000;

/** Two columns of a printed page side by side, where several lines are an ingredient on either side of a wide gap; what a card has beside its title. */
function splitColumns(lines: readonly string[]): readonly string[] {
  const columns = lines.map((line) => {
    const cells = line
      .trim()
      .split(/\t+| {3,}/)
      .filter(Boolean);
    if (cells.length === 2 && !/\d/.test(line)) return cells;
    return cells.length > 1 && cells.every((cell) => /[\d½¼¾⅓⅔⅛]/.test(cell) && /\p{L}{2}/u.test(cell) && rateIngredientLine(cell) >= 1)
      ? cells
      : undefined;
  });
  const amounts = columns.filter((cells) => cells && /\d/.test(cells[0]!)).length;
  return lines.flatMap((line, at) => (columns[at] && (amounts > 1 || !/\d/.test(line)) ? columns[at] : [line]));
}

/** "METHOD: Mix the first four" and "Ingredients: 1 can tuna, 2 tbsp mayo": a heading with its part behind it. */
function splitHeading(line: TextLine): readonly TextLine[] {
  const found = line.isHeading || line.isItem ? null : /^([\p{L} '’]{3,30}?)\s?:\s+(\S.*)$/u.exec(line.text);
  const section = found && found[1]!.split(' ').length <= 3 ? findSection(found[1]!) : undefined;
  if (!found || section === undefined || section === 'other') return [line];
  const rest = found[2]!;
  const parts = section === 'ingredients' ? splitInlineList(rest) : [rest];
  const isPart = section === 'ingredients' ? parts.length > 1 : readMinutes(rest) === null || rest.split(' ').length > 8;
  if (!isPart) return [line];
  return [{ ...line, text: found[1]! }, ...parts.map((text) => ({ ...line, text, hasGap: false }))];
}

function readLine(line: string, hasGap: boolean): TextLine | undefined {
  const cells = /^\|(.+)\|$/.exec(line)?.[1]?.split('|');
  if (cells)
    return cells.every((cell) => /^[\s:-]*$/.test(cell)) ? undefined : readLine(cells.map((cell) => cell.trim()).join(' '), hasGap);
  const markdown = /^#{1,6}\s+(.+?)\s*#*$/.exec(line) ?? /^\*\*([^*]+?):?\*\*:?$/.exec(line) ?? /^__([^_]+?):?__:?$/.exec(line);
  const item = /^(?:[-–—•*▢□☐◦▪‣·●○■✓✔»]|\[[ x]?\])\s*(.*)$/iu.exec(line);
  const text = stripPictures(markdown?.[1] ?? item?.[1] ?? line);
  // A rule of dashes, a bullet with nothing behind it, the number of a page, words that only find a post again.
  if (!/[\p{L}\p{N}]/u.test(text) || /^\W*\d{1,4}\s?[-–—]+$/.test(text) || TAGS.test(line) || isChrome(text)) return undefined;
  return {
    text,
    hasGap,
    isItem: !markdown && (item !== null || isPictured(line)),
    isCounted: /^\d{1,2}\s?[.):]\s*\p{L}/u.test(text),
    isHeading: markdown !== null,
  };
}

/** "#dinner #gnocchi" */
const TAGS = /^(?:#[\p{L}\p{N}_]+\s*)+$/u;

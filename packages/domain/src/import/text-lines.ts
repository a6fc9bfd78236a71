import { tidyLine } from './element-lines.ts';
import { listMarkupLines } from './read-markup.ts';

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
  for (const raw of text.replaceAll(/\r\n?/g, '\n').split('\n').slice(0, MOST_LINES)) {
    const line = tidyLine(raw.includes('&') || raw.includes('<') ? listMarkupLines(raw).join(' ') : raw);
    const read: TextLine | undefined = line === '' ? undefined : readLine(line, hasGap);
    if (read) lines.push(read);
    hasGap = line === '' || (read === undefined && hasGap);
  }
  return lines;
}

const MOST_LINES = 5_000;

function readLine(line: string, hasGap: boolean): TextLine | undefined {
  const markdown = /^#{1,6}\s+(.+?)\s*#*$/.exec(line) ?? /^\*\*([^*]+?):?\*\*:?$/.exec(line) ?? /^__([^_]+?):?__:?$/.exec(line);
  const item = /^(?:[-–—•*▢□☐◦▪‣·●○■✓✔»]|\[[ x]?\])\s*(.*)$/iu.exec(line);
  const text = markdown?.[1] ?? item?.[1] ?? line;
  // A rule of dashes, or a bullet with nothing behind it.
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  return {
    text,
    hasGap,
    isItem: !markdown && item !== null,
    isCounted: /^\d{1,2}\s?[.):]\s*\p{L}/u.test(text),
    isHeading: markdown !== null,
  };
}

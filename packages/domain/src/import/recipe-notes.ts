import { asksReader, isLabelLine, opensOther } from './closing-lines.ts';
import { endsRecipe, opensComments } from './remarks.ts';
import { findSection, opensNotes, readNotesLabel } from './section-words.ts';
import type { TextLine } from './text-line.ts';

type Recipe = {
  /** Lines that are its ingredients and steps. */
  readonly own: ReadonlySet<TextLine>;
  readonly title: string;
};

/** What is said beside a recipe below a heading of notes or behind such a label, the parts parted by an empty line. */
export function findNotes(lines: readonly TextLine[], { own, title }: Recipe): string | undefined {
  const first = lines.findIndex((line) => own.has(line));
  const last = lines.findLastIndex((line) => own.has(line));
  const over = lines.findIndex(({ text }, at) => at > last && (endsRecipe(text) || opensComments(text)));
  const notes: string[][] = [];
  let open: { readonly said: string[]; readonly untilGap: boolean } | undefined;
  for (const [at, line] of lines.slice(0, over < 0 ? lines.length : over).entries()) {
    if (own.has(line)) {
      open = undefined;
      continue;
    }
    const label = readNotesLabel(line.text);
    if (label !== undefined || isHeading(line, { isAbove: at < first })) {
      open = { said: label === undefined ? [] : [label], untilGap: label !== undefined || at < first };
      notes.push(open.said);
    } else if (open && (closesNotes(line) || line.text === title || (open.untilGap && (line.hasGap || at < first)))) {
      open = undefined;
    } else {
      open?.said.push(line.text);
    }
  }
  const parts = notes.filter((said) => said.length > 0).map((said) => said.join('\n'));
  return parts.length > 0 ? parts.join('\n\n') : undefined;
}

/** Above a recipe "Tips" may be a word of the page's menu, and the next one its name. */
const isHeading = ({ text, isHeading: isMarked }: TextLine, { isAbove }: { readonly isAbove: boolean }): boolean =>
  text.length <= LONGEST_HEADING && opensNotes(text) && (!isAbove || isMarked || text.endsWith(':'));

function closesNotes(line: TextLine): boolean {
  const { text } = line;
  const isSection = text.length <= LONGEST_HEADING && !/[.!]$/.test(text) && !text.includes(': ') && findSection(text) !== undefined;
  return isSection || (opensOther(text) && !OF_NOTES.test(text)) || isLabelLine(line) || asksReader(text);
}

/** "Storage: keeps 3 days", "Variations: ..." are sections of their own elsewhere, and notes below a heading of notes. */
const OF_NOTES =
  /^(?:storage|storing|to store|how to store|make ahead|variations?|substitutions|serving suggestions|variantes?|varianten?|conservazione|equipment|special equipment)\s?:/i;

const LONGEST_HEADING = 80;

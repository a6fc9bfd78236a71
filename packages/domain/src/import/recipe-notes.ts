import { asksReader, isLabelLine, opensOther } from './closing-lines.ts';
import { endsRecipe, opensComments } from './remarks.ts';
import { findSection, opensNotes, readNotesLabel } from './section-words.ts';
import type { TextLine } from './text-line.ts';
import { mayBelong, mayIntroduce } from './unplaced-lines.ts';

type Recipe = {
  /** Lines that are its ingredients and steps. */
  readonly own: ReadonlySet<TextLine>;
  readonly title: string;
  /** What others wrote around it. */
  readonly besides: readonly string[];
};

type Beside = Pick<Recipe, 'own' | 'title'> & { /** Kept whatever it names. */ readonly introduction: ReadonlySet<string> };

/**
 * What is said beside a recipe below a heading of notes or behind such a label, the parts parted by an empty line; and behind
 * that whatever stands nowhere else and may belong to it.
 */
export function findNotes(lines: readonly TextLine[], { own, title, besides }: Recipe): string | undefined {
  const first = lines.findIndex((line) => own.has(line));
  const last = lines.findLastIndex((line) => own.has(line));
  const over = lines.findIndex(({ text }, at) => at > last && (endsRecipe(text) || opensComments(text)));
  const notes: string[][] = [];
  const others: string[] = [];
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
      others.push(line.text);
    } else if (open) {
      open.said.push(line.text);
    } else {
      others.push(line.text);
    }
  }
  const introduction = findIntroduction(lines.slice(0, Math.max(0, first)), title);
  const kept = keepOthers([...others, ...besides], { own, title, introduction });
  const parts = [...notes, kept].filter((said) => said.length > 0).map((said) => said.join('\n'));
  return parts.length > 0 ? parts.join('\n\n') : undefined;
}

/** What stands between the title and the recipe and says what it is: "A thick stew my aunt makes." Of many such lines it is a story. */
function findIntroduction(above: readonly TextLine[], title: string): ReadonlySet<string> {
  const name = lettersOf(title);
  const at = name === '' ? -1 : above.findIndex(({ text }) => lettersOf(text).includes(name));
  const told = at < 0 ? [] : above.slice(at + 1).flatMap(({ text }) => (mayIntroduce(text) ? [text] : []));
  return new Set(told.length <= MOST_INTRODUCING ? told : []);
}
const MOST_INTRODUCING = 4;

/** Of lines that stand nowhere those that may belong to the recipe, as many as a page has that is no book. */
function keepOthers(others: readonly string[], { own, title, introduction }: Beside): readonly string[] {
  const said = new Set([...own].map(({ text }) => lettersOf(text)));
  const kept: string[] = [];
  let letters = 0;
  for (const text of others.slice(0, MOST_OTHERS)) {
    if (letters > MOST_LETTERS) break;
    const rest = title === '' ? text : text.replace(title, ' ').trim();
    if (said.has(lettersOf(text)) || lettersOf(rest) === '' || !(introduction.has(text) || mayBelong(rest))) continue;
    kept.push(text);
    letters += text.length;
  }
  return kept;
}
/** Of a text with more lines beside its recipe, or longer ones, they are its story. */
const MOST_OTHERS = 400;
const MOST_LETTERS = 5_000;

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

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

import { isOrder } from './ingredient-likeness.ts';
import { NOTE_LABELS, NOTE_WORDS, SECTION_WORDS, type SectionWords } from './section-words.table.ts';

export type Section = 'ingredients' | 'steps' | 'other';

/** Which part of a recipe a heading opens, in any language that the table knows; undefined for any other text. */
export const findSection = (text: string): Section | undefined => findWords(text)?.section;

/** Whether a heading opens what the recipe's writer says beside it. */
export const opensNotes = (text: string): boolean => {
  const found = findWords(text);
  return found?.section === 'other' && NOTES.has(found.words);
};

/** Whether a line begins as a heading of what stands beside a recipe does: "Per serving: 480 calories", "Wine: a dry white". */
export const opensBesides = (text: string): boolean => {
  const heading = /^([^:]{3,40}):\s/.exec(text)?.[1];
  return heading !== undefined && findSection(heading) === 'other';
};

/** What stands behind a label of notes: "Notes: from Oma, do not lose!". */
export function readNotesLabel(text: string): string | undefined {
  const [, label = '', said] = /^([\p{L}'’ ]{3,30}?)(?:\s?:\s*|\s[–—-]\s+)(\S.*)$/u.exec(text) ?? [];
  const isLabel = label.split(' ').length <= MOST_LABEL_WORDS && (opensNotes(label) || NOTE_LABELS.includes(headingKey(label)));
  return isLabel ? said : undefined;
}

const MOST_LABEL_WORDS = 3;

type Heading = { readonly section: Section; readonly words: string };

const named = (words: string): Heading | undefined => {
  const section = SECTIONS.get(words);
  return section && { section, words };
};

/** The words of the table that make a heading one, and of which part. */
function findWords(text: string): Heading | undefined {
  const key = headingKey(text);
  const exact = named(key);
  if (exact !== undefined || LABELS.has(key)) return exact;
  const words = key.split(' ');
  const mark = text.trimEnd().at(-1);
  if (words.length > (isEnd(mark) ? MOST_EXCLAIMED : MOST_WORDS)) return undefined;
  return findFirst(words, mark) ?? (isEnd(mark) || (isOrder(key) && mark !== ':') ? undefined : findLast(words, key));
}

const isEnd = (mark: string | undefined): boolean => mark === '.' || mark === '!';

/** "Ingredients for 4 people", "How to make the sauce"; what names both is about the whole. */
function findFirst(words: readonly string[], mark: string | undefined): Heading | undefined {
  for (let end = words.length - 1; end > 0; end--) {
    const first = named(words.slice(0, end).join(' '));
    if (first === undefined || (first.section === 'steps' && end === 1 && words.length > 4)) continue;
    if (!SENTENCES.has(first.words) || OF_WHOM.has(words[end]!) || mark === ':') return first;
  }
  return undefined;
}

/** "The pie ingredients" */
function findLast(words: readonly string[], key: string): Heading | undefined {
  const last = named(words.at(-1)!);
  if (last?.section === 'ingredients') return words.length <= 5 && !COUNTS.test(key) ? last : undefined;
  // "Makes about" 12 is no part of a page.
  return last !== undefined && words.length <= 3 && !LABELS.has(words[0]!) ? last : undefined;
}

/** Whether a text is a label of a recipe's time or yield, such as "Cook time". */
export const findLabel = (text: string): Label | undefined => LABELS.get(headingKey(text));

export type Label = 'total' | 'prep' | 'cook' | 'yields';

/** What a line says of the recipe as a whole behind a label: "Title: Blondies", "Source: a jar". Times and yields are no notes. */
export function findNote(text: string): { readonly key: NoteKey; readonly value: string } | undefined {
  const found = /^([\p{L} -]{2,30}?)\s*:\s*(\S.*)$/u.exec(text.slice(0, 300));
  const key = found && SAID_OF_ALL.get(headingKey(found[1]!));
  return key ? { key, value: found[2]!.replace(/^(?:(?:re|fwd?|wg|aw|tr)\s?:\s*)+/i, '') } : undefined;
}

export type NoteKey = 'title' | 'subject' | 'about';

/** The language whose words most of the headings are, null when none is. */
export function guessLanguage(headings: readonly string[]): string | null {
  const keys = headings.map(headingKey);
  const counts = LANGUAGES.map(({ language, words }) => ({ language, count: keys.filter((key) => words.has(key)).length }));
  const best = counts.toSorted((one, other) => other.count - one.count)[0]!;
  return best.count > 0 ? best.language : null;
}

/** Lower case, without what stands in brackets, before the first letter or behind the last. */
const headingKey = (text: string): string =>
  text
    .slice(0, 200)
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\bu\b/g, 'you')
    .replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .replace(/^[^\p{L}]+/u, '')
    .replace(/[^\p{L}]+$/u, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** "Step 1: Prep your ingredients" is a step. */
const COUNTS = /\d|:/;
/** "You need for 4", "Tip from Oma". */
const OF_WHOM: ReadonlySet<string> = new Set(['for', 'from', 'für', 'von', 'pour', 'para', 'per', 'da', 'voor']);

const MOST_WORDS = 8;
/** "Let's get cooking!", "Zutaten für 4 Personen." */
const MOST_EXCLAIMED = 4;

const tables: readonly SectionWords[] = Object.values(SECTION_WORDS);
const DOTS = ' …';
const withoutDots = (word: string): string => word.replace(DOTS, '');

const LANGUAGES = Object.entries(SECTION_WORDS).map(([language, { ingredients, steps }]) => ({
  language,
  words: new Set([...ingredients, ...steps].map(withoutDots)),
}));

/** What one language calls the ingredients no other calls otherwise; where words clash the more telling part wins. */
const SECTIONS: ReadonlyMap<string, Section> = new Map(
  (['other', 'steps', 'ingredients'] as const).flatMap((section) =>
    tables.flatMap((words) =>
      (section === 'other' ? [...words.notes, ...words.other] : words[section]).map((word) => [withoutDots(word), section] as const),
    ),
  ),
);

const NOTES: ReadonlySet<string> = new Set(tables.flatMap(({ notes }) => notes.map(withoutDots)));
/** What begins a sentence as well. */
const SENTENCES: ReadonlySet<string> = new Set(
  tables
    .flatMap(({ ingredients, steps, notes, other }) => [...ingredients, ...steps, ...notes, ...other])
    .filter((word) => word.endsWith(DOTS))
    .map(withoutDots),
);

const SAID_OF_ALL: ReadonlyMap<string, NoteKey> = new Map(
  (['about', 'subject', 'title'] as const).flatMap((key) => NOTE_WORDS[key].map((word) => [word, key] as const)),
);

const LABELS: ReadonlyMap<string, Label> = new Map(
  (['yields', 'cook', 'prep', 'total'] as const).flatMap((label) =>
    tables.flatMap((words) => words[label].map((word) => [word, label] as const)),
  ),
);

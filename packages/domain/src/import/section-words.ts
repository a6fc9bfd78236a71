import { NOTE_LABELS, NOTE_WORDS, SECTION_WORDS, type SectionWords } from './section-words.table.ts';

export type Section = 'ingredients' | 'steps' | 'other';

/** Which part of a recipe a heading opens, in any language that the table knows; undefined for any other text. */
export const findSection = (text: string): Section | undefined => findWords(text)?.section;

/** Whether a heading opens what the recipe's writer says beside it. */
export const opensNotes = (text: string): boolean => {
  const found = findWords(text);
  return found?.section === 'other' && NOTES.has(found.words);
};

/** What stands behind a label of notes: "Notes: from Oma, do not lose!". */
export function readNotesLabel(text: string): string | undefined {
  const [, label = '', said] = /^([\p{L}'’ ]{3,30}?)(?:\s?:\s*|\s[–—-]\s+)(\S.*)$/u.exec(text) ?? [];
  const isLabel = label.split(' ').length <= MOST_LABEL_WORDS && (opensNotes(label) || NOTE_LABELS.includes(headingKey(label)));
  return isLabel ? said : undefined;
}

const MOST_LABEL_WORDS = 3;

/** The words of the table that make a heading one, and of which part. */
function findWords(text: string): { readonly section: Section; readonly words: string } | undefined {
  const key = headingKey(text);
  if (key === '' || key.length > LONGEST_HEADING) return undefined;
  const named = (found: string) => {
    const section = SECTIONS.get(found);
    return section && { section, words: found };
  };
  const exact = named(key);
  if (exact) return exact;
  if (LABELS.has(key)) return undefined;
  const words = key.split(' ');
  if (words.length > MOST_WORDS) return undefined;
  // "Ingredients for 4 people", "The pie ingredients", "How to make the sauce"; what names both is about the whole.
  for (let end = words.length - 1; end > 0; end--) {
    const first = named(words.slice(0, end).join(' '));
    if (first && (first.section !== 'steps' || end > 1 || words.length <= 4)) return first;
  }
  const last = text.trimEnd().endsWith('!') ? undefined : named(words.at(-1)!);
  if (last?.section === 'ingredients') return words.length <= 5 && !ORDERS.test(key) ? last : undefined;
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
  const counts = Object.entries(SECTION_WORDS).map(([language, { ingredients, steps }]) => ({
    language,
    count: keys.filter((key) => ingredients.includes(key) || steps.includes(key)).length,
  }));
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
const ORDERS = /\d|:|^(?:prep|prepare|mix|gather|combine|add|measure|blend|stir|whisk|cook|assemble)\b/;

const LONGEST_HEADING = 70;
const MOST_WORDS = 8;

const tables: readonly SectionWords[] = Object.values(SECTION_WORDS);

/** What one language calls the ingredients no other calls otherwise; where words clash the more telling part wins. */
const SECTIONS: ReadonlyMap<string, Section> = new Map(
  (['other', 'steps', 'ingredients'] as const).flatMap((section) =>
    tables.flatMap((words) =>
      (section === 'other' ? [...words.notes, ...words.other] : words[section]).map(
        (word) => [word.replaceAll('’', "'"), section] as const,
      ),
    ),
  ),
);

const NOTES: ReadonlySet<string> = new Set(tables.flatMap((words) => words.notes));

const SAID_OF_ALL: ReadonlyMap<string, NoteKey> = new Map(
  (['about', 'subject', 'title'] as const).flatMap((key) => NOTE_WORDS[key].map((word) => [word, key] as const)),
);

const LABELS: ReadonlyMap<string, Label> = new Map(
  (['yields', 'cook', 'prep', 'total'] as const).flatMap((label) =>
    tables.flatMap((words) => words[label].map((word) => [word, label] as const)),
  ),
);

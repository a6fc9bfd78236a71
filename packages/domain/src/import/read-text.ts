import { fail, ok, type Result } from '../base/result.ts';
import { isListChrome } from './chrome-lines.ts';
import { fillFields } from './fill-fields.ts';
import type { ImportLimits } from './import-limits.ts';
import { IMPORT_LIMITS } from './import-limits.ts';
import { countLines, type ImportedRecipe, type ImportFault, type LineGroup } from './imported-recipe.ts';
import { STEP_COUNTER } from './marked-lines.ts';
import { isLabelText, readLabels } from './page-labels.ts';
import { countInline, findInlineList, LEAST_AMOUNTS } from './inline-list.ts';
import { rateIngredientLine } from './ingredient-likeness.ts';
import { findGroupHeads } from './group-heads.ts';
import { findNote, findSection, guessLanguage } from './section-words.ts';
import { isHeadingLine, tidyHeading } from './split-headings.ts';
import { listTextLines, type TextLine } from './text-lines.ts';
import { readYield } from './read-yield.ts';
import { readTitle } from './title-line.ts';
import { findUnheadedParts } from './unheaded-text.ts';
import { stripCounters, tidyRecipeLine } from './tidy-recipe-line.ts';

/** A recipe as somebody pastes it: with headings in any language of the table, or with none. */
export function readText(text: string, limits: ImportLimits = IMPORT_LIMITS): Result<ImportedRecipe, ImportFault> {
  if (text.length > Math.min(limits.mostCharacters, LONGEST_PASTE)) return fail({ type: 'too-large' });
  const lines = listTextLines(text);
  const parts = findParts(lines);
  const { title, rest } = readTitle(parts.head);
  const labels = readLabels([{ text: rest }, ...parts.around]);
  const recipe = fillFields(
    [
      {
        evidence: 'plain-text',
        parts: {
          title,
          ingredients: parts.ingredients,
          steps: parts.steps,
          yield: labels.yield ?? readYield([parts.said ?? rest]),
          minutes: labels.minutes,
        },
      },
    ],
    { title: null, language: guessLanguage(lines.map((line) => line.text)), source: null },
  );
  return countLines(recipe.ingredients) < 2 && countLines(recipe.steps) === 0 ? fail({ type: 'no-recipe' }) : ok(recipe);
}

/** Nobody pastes a book. */
const LONGEST_PASTE = 500_000;

type Parts = {
  readonly ingredients: readonly LineGroup[];
  readonly steps: readonly LineGroup[];
  /** What stands before both: title and times. */
  readonly head: readonly TextLine[];
  /** What stands in neither. */
  readonly around: readonly TextLine[];
  /** What leads to a list within a sentence. */
  readonly said?: string;
};

function findParts(lines: readonly TextLine[]): Parts {
  const sections = lines.map((line) => (line.text.length <= 80 ? findSection(line.text) : undefined));
  const ingredientsAt = sections.indexOf('ingredients');
  const stepsAt = sections.indexOf('steps', ingredientsAt + 1);
  if (ingredientsAt < 0 && stepsAt < 0) return findUnheaded(lines, endOf(sections, 0));
  const ingredients =
    ingredientsAt >= 0 ? lines.slice(ingredientsAt + 1, stepsAt > ingredientsAt ? stepsAt : endOf(sections, ingredientsAt + 1)) : [];
  const steps = stepsAt >= 0 ? lines.slice(stepsAt + 1, endOf(sections, stepsAt + 1)) : [];
  if (ingredientsAt < 0 || stepsAt < 0) return findHalfHeaded(lines, { sections, ingredientsAt, stepsAt });
  const headings = [lines[ingredientsAt]!, lines[stepsAt]!];
  return writeParts(lines, { ingredients, steps, from: Math.min(ingredientsAt, stepsAt), outside: headings });
}

/** Only one of the two headings stands there: the other part is what is left before or behind it. */
function findHalfHeaded(
  lines: readonly TextLine[],
  { sections, ingredientsAt, stepsAt }: { sections: readonly unknown[]; ingredientsAt: number; stepsAt: number },
): Parts {
  if (stepsAt >= 0) {
    const before = findUnheadedParts(lines.slice(0, stepsAt));
    return writeParts(lines, {
      ingredients: [...before.ingredients, ...before.steps],
      steps: lines.slice(stepsAt + 1, endOf(sections, stepsAt + 1)),
      from: before.from,
    });
  }
  const below = findUnheadedParts(lines.slice(ingredientsAt + 1, endOf(sections, ingredientsAt + 1)), { hasTitle: false });
  return writeParts(lines, { ...below, from: ingredientsAt });
}

function findUnheaded(lines: readonly TextLine[], end: number): Parts {
  const own = lines.slice(0, end);
  return findTold(own) ?? writeParts(lines, findUnheadedParts(own));
}

/** Nobody tells a recipe in so many lines without a list. */
const MOST_TOLD = 60;

/** Told as one tells a friend: the list stands within a sentence, and what follows it says what to do. */
function findTold(lines: readonly TextLine[]): Parts | undefined {
  const isListed = ({ text }: TextLine): boolean =>
    rateIngredientLine(text) >= 1 && !isLabelText(text) && countInline(text) < LEAST_AMOUNTS;
  const listed = lines.findIndex(isListed);
  if (lines.length > MOST_TOLD || (listed >= 0 && lines.slice(listed + 1).some(isListed))) return undefined;
  for (const [at, line] of lines.entries()) {
    const told = findInlineList(line.text);
    if (!told) continue;
    const toLine = (text: string): TextLine => ({ text, hasGap: false, isItem: false, isCounted: false, isHeading: false });
    const head = [...lines.slice(0, at), toLine(told.before)];
    const steps = [...(told.after === '' ? [] : [toLine(told.after)]), ...lines.slice(at + 1)];
    return { ...writeParts(lines, { ingredients: told.lines.map(toLine), steps, from: at }), head, around: head, said: told.before };
  }
  return undefined;
}

const endOf = (sections: readonly unknown[], from: number): number => {
  const end = sections.indexOf('other', Math.max(from, 1));
  return end < 0 ? sections.length : end;
};

type Found = {
  readonly ingredients: readonly TextLine[];
  readonly steps: readonly TextLine[];
  /** Where the first of both begins. */
  readonly from: number;
  /** The headings above them. */
  readonly outside?: readonly TextLine[];
};

function writeParts(lines: readonly TextLine[], { ingredients, steps, from, outside = [] }: Found): Parts {
  const within = new Set([...ingredients, ...steps]);
  const labels = [...ingredients.filter((line) => isLabelLine(line)).slice(0, 1), ...listClosing(steps)];
  const drop = new Set([...labels, ...outside]);
  const keep = (part: readonly TextLine[]): readonly TextLine[] => part.filter((line) => !drop.has(line));
  const listed = keep(ingredients).filter(({ text }) => !isListChrome(text));
  return {
    ingredients: groupLines(listed, findGroupHeads(listed)),
    steps: groupLines(keep(steps).filter(({ text }) => !STEP_COUNTER.test(text))).map((group) => ({
      ...group,
      lines: stripCounters(group.lines),
    })),
    head: lines.slice(0, from),
    around: lines.filter((line) => !within.has(line) || labels.includes(line)),
  };
}

/** "Serves 4" in a list: no food, and no step where it stands last, even as a sentence ("Makes 3 dozen."). */
const isLabelLine = ({ text, isItem }: TextLine, ending = /[.!]$/): boolean =>
  !isItem && text.length < 40 && readLabels([{ text: text.replace(/\.$/, '') }]).yield !== null && !ending.test(text);

/** What stands behind the last step and is none: what it makes, "Scaled: 1x", "Follow for more". */
function listClosing(steps: readonly TextLine[]): readonly TextLine[] {
  const last = steps.findLastIndex(
    (line) => !isLabelLine(line, /!$/) && findNote(line.text)?.key !== 'about' && !opensOther(line.text) && !ASKS.test(line.text),
  );
  return steps.slice(last + 1);
}

/** What whoever posts a recipe asks of whoever reads it. */
const ASKS =
  /^(?:(?:like|share|follow|save|tag|subscribe|comment)\b.{0,40}\b(?:and|me|us|for|this|it|below|friends?|share|follow|save)\b.{0,60}|.{0,30}link in (?:my )?bio.{0,20})$/i;

/** "Nutrition per serving: 455 kcal" */
const opensOther = (text: string): boolean => {
  const heading = /^([^:]{3,40}):\s/.exec(text)?.[1];
  return heading !== undefined && !/^(?:tips?|notes?)$/i.test(heading) && findSection(heading) === 'other';
};

function groupLines(lines: readonly TextLine[], heads: ReadonlySet<unknown> = new Set()): readonly LineGroup[] {
  const groups: { heading: string | null; lines: string[] }[] = [{ heading: null, lines: [] }];
  for (const line of lines) {
    if (line.isHeading || heads.has(line) || (!line.isItem && isHeadingLine(line.text)))
      groups.push({ heading: tidyHeading(line.text), lines: [] });
    else groups.at(-1)!.lines.push(tidyRecipeLine(line.text));
  }
  return groups.filter(({ heading, lines: below }) => heading !== null || below.length > 0);
}

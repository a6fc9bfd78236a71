import { fail, ok, type Result } from '../base/result.ts';
import { fillFields } from './fill-fields.ts';
import type { ImportLimits } from './import-limits.ts';
import { IMPORT_LIMITS } from './import-limits.ts';
import { countLines, type ImportedRecipe, type ImportFault, type LineGroup } from './imported-recipe.ts';
import { STEP_COUNTER } from './marked-lines.ts';
import { readLabels } from './page-labels.ts';
import { findSection, guessLanguage } from './section-words.ts';
import { isHeadingLine, tidyHeading } from './split-headings.ts';
import { listTextLines, type TextLine } from './text-lines.ts';
import { findUnheadedParts } from './unheaded-text.ts';
import { stripCounters, tidyRecipeLine } from './tidy-recipe-line.ts';

/** A recipe as somebody pastes it: with headings in any language of the table, or with none. */
export function readText(text: string, limits: ImportLimits = IMPORT_LIMITS): Result<ImportedRecipe, ImportFault> {
  if (text.length > Math.min(limits.mostCharacters, LONGEST_PASTE)) return fail({ type: 'too-large' });
  const lines = listTextLines(text);
  const parts = findParts(lines);
  const head = lines.slice(0, parts.from);
  const labels = readLabels(lines.filter((line) => !parts.isWithin(line)));
  const recipe = fillFields(
    [
      {
        evidence: 'plain-text',
        parts: { title: findTitle(head), ingredients: parts.ingredients, steps: parts.steps, yield: labels.yield, minutes: labels.minutes },
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
  /** Where the first of both begins; what stands before is title and times. */
  readonly from: number;
  readonly isWithin: (line: TextLine) => boolean;
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
  return writeParts({ ingredients, steps, from: Math.min(ingredientsAt, stepsAt), outside: headings });
}

/** Only one of the two headings stands there: the other part is what is left before or behind it. */
function findHalfHeaded(
  lines: readonly TextLine[],
  { sections, ingredientsAt, stepsAt }: { sections: readonly unknown[]; ingredientsAt: number; stepsAt: number },
): Parts {
  if (stepsAt >= 0) {
    const before = findUnheadedParts(lines.slice(0, stepsAt));
    return writeParts({
      ingredients: [...before.ingredients, ...before.steps],
      steps: lines.slice(stepsAt + 1, endOf(sections, stepsAt + 1)),
      from: before.from,
    });
  }
  const below = findUnheadedParts(lines.slice(ingredientsAt + 1, endOf(sections, ingredientsAt + 1)), { hasTitle: false });
  return writeParts({ ...below, from: ingredientsAt });
}

function findUnheaded(lines: readonly TextLine[], end: number): Parts {
  return writeParts(findUnheadedParts(lines.slice(0, end)));
}

const endOf = (sections: readonly unknown[], from: number): number => {
  const end = sections.indexOf('other', Math.max(from, 1));
  return end < 0 ? sections.length : end;
};

function writeParts({
  ingredients,
  steps,
  from,
  outside = [],
}: {
  ingredients: readonly TextLine[];
  steps: readonly TextLine[];
  from: number;
  outside?: readonly TextLine[];
}): Parts {
  const within = new Set([...ingredients, ...steps]);
  const isLabel = (line: TextLine): boolean =>
    !line.isItem && line.text.length < 40 && readLabels([line]).yield !== null && !/[.!]$/.test(line.text);
  const labels = [...ingredients.filter(isLabel).slice(0, 1), ...steps.slice(-1).filter(isLabel)];
  const drop = new Set([...labels, ...outside]);
  const keep = (part: readonly TextLine[]): readonly TextLine[] => part.filter((line) => !drop.has(line));
  return {
    ingredients: groupLines(keep(ingredients)),
    steps: groupLines(keep(steps).filter(({ text }) => !STEP_COUNTER.test(text))).map(({ heading, lines }) => ({
      heading,
      lines: stripCounters(lines),
    })),
    from,
    isWithin: (line) => within.has(line) && !labels.includes(line),
  };
}

function groupLines(lines: readonly TextLine[]): readonly LineGroup[] {
  const groups: { heading: string | null; lines: string[] }[] = [{ heading: null, lines: [] }];
  for (const { text, isHeading, isItem } of lines) {
    if (isHeading || (!isItem && isHeadingLine(text))) groups.push({ heading: tidyHeading(text), lines: [] });
    else groups.at(-1)!.lines.push(tidyRecipeLine(text));
  }
  return groups.filter(({ heading, lines: below }) => heading !== null || below.length > 0);
}

/** The first line that names something: not the buttons of a page that were pasted with it. */
function findTitle(head: readonly TextLine[]): string | undefined {
  const named = head.filter(({ text }) => !BUTTONS.test(text) && !RATING.test(text) && text.length <= LONGEST_TITLE);
  return (named.find(({ isHeading }) => isHeading) ?? named[0])?.text;
}

const LONGEST_TITLE = 200;
const BUTTONS =
  /^(?:(?:print|pin|share|save|jump to(?: recipe)?|jump|recipe|rate|email|tweet|facebook|pinterest|whatsapp|video|home|menu|search|log in|sign in|drucken|teilen|merken|imprimer|partager|speichern)\b[\s|/·•-]*)+$/i;
const RATING = /^[★☆\s]+|^\d(?:[.,]\d+)?\s*(?:\/\s*5|from|stars?|out of|\()/i;

import { rateIngredientLine } from './ingredient-likeness.ts';
import { isLabelText } from './page-labels.ts';
import type { Section } from './section-words.ts';
import type { TextLine } from './text-line.ts';

export type HeadedParts = {
  readonly ingredients: readonly TextLine[];
  readonly steps: readonly TextLine[];
  /** That stand above them, and belong to neither. */
  readonly headings: readonly TextLine[];
};

type Part = { readonly kind: Section; readonly heading: TextLine; readonly lines: readonly TextLine[] };

/**
 * The parts of a text by its headings, in whatever order and as often as they come: a dish of several components has a list and
 * steps for each. Of a list that is talked through first and printed below, the printed one counts.
 */
export function findHeadedParts(lines: readonly TextLine[], sections: readonly (Section | undefined)[]): HeadedParts {
  const parts = listParts(lines, sections);
  const lists = parts.filter(({ kind }) => kind === 'ingredients');
  const best = Math.max(...lists.map(rateList));
  const taken = lists.filter((list) => list.lines.length > 0 && rateList(list) >= Math.min(best, LEAST_LIKE));
  const first = parts.indexOf(taken[0]!);
  const isTold = (part: Part): boolean => part.kind === 'steps' && part.lines.length > 0;
  const after = parts.filter((part, at) => isTold(part) && at > first && !isOfAnother(parts, { at, taken }));
  const told = after.length > 0 ? after : parts.filter(isTold);
  const names = taken.length > 1 ? taken.map((list) => findName(lines, list)) : [];
  const drop = new Set<TextLine | undefined>(names);
  const withNames = (own: readonly Part[]): readonly TextLine[] =>
    own.flatMap((part) => {
      const name = part.kind === 'ingredients' ? names[taken.indexOf(part)] : undefined;
      return [...(name ? [{ ...name, isHeading: true }] : []), ...part.lines.filter((line) => !drop.has(line))];
    });
  return {
    ingredients: withNames(taken),
    steps: withNames(told),
    headings: [...parts.map(({ heading }) => heading), ...names.flatMap((name) => name ?? [])],
  };
}

/** Half of its lines are ingredients. */
const LEAST_LIKE = 0.5;

const rateList = ({ lines }: Part): number => lines.filter(({ text }) => rateIngredientLine(text) >= 1).length / Math.max(1, lines.length);

/** From heading to heading; a heading of something else within a list that goes on below it is a line of that list. */
function listParts(lines: readonly TextLine[], sections: readonly (Section | undefined)[]): readonly Part[] {
  const parts: { kind: Section; heading: TextLine; lines: TextLine[] }[] = [];
  lines.forEach((line, at) => {
    const section = sections[at];
    const part = parts.at(-1);
    const isOwn = section === undefined || (section === 'other' && part?.kind === 'ingredients' && goesOn(lines, at));
    if (!isOwn && !(section === 'other' && part === undefined)) parts.push({ kind: section, heading: line, lines: [] });
    else part?.lines.push(line);
  });
  return parts;
}

const goesOn = (lines: readonly TextLine[], at: number): boolean =>
  !lines[at + 1]?.hasGap && [1, 2].every((next) => rateIngredientLine(lines[at + next]?.text ?? '.') >= 1);

/** Steps that follow a list which was only talked through. */
function isOfAnother(parts: readonly Part[], { at, taken }: { readonly at: number; readonly taken: readonly Part[] }): boolean {
  const list = parts.slice(0, at).findLast(({ kind }) => kind === 'ingredients');
  return list !== undefined && !taken.includes(list);
}

/** "CHIPOTLE CREAM" above its own "Ingredients". */
function findName(lines: readonly TextLine[], { heading }: Part): TextLine | undefined {
  const line = lines[lines.indexOf(heading) - 1];
  if (!line || line.isItem || line.isCounted || line.text.length > LONGEST_NAME || /[.!?,;]$/.test(line.text)) return undefined;
  return isLabelText(line.text) || rateIngredientLine(line.text) >= 1 ? undefined : line;
}

const LONGEST_NAME = 60;

import { fillFields } from '../fill-fields.ts';
import type { ImportedRecipe, LineGroup, RecipeParts } from '../imported-recipe.ts';
import { listMarkupLines } from '../read-markup.ts';
import { stripCounters, tidyRecipeLine } from '../tidy-recipe-line.ts';
import { type Origin, readOrigin } from './read-origin.ts';

/** `origin`: what the app says of where the recipe is from, where that may be more than the address of `source`. */
export type AppRecipeParts = RecipeParts & { readonly origin?: Origin };

/** What an app wrote of one recipe, as a recipe. */
export const makeAppRecipe = ({ origin = readOrigin(), ...parts }: AppRecipeParts): ImportedRecipe => {
  const steps = parts.steps?.map(({ heading, lines }) => ({ heading, lines: stripCounters(lines.map(tidyRecipeLine)).filter(Boolean) }));
  const ingredients = parts.ingredients?.map(({ heading, lines }) => ({ heading, lines: lines.map(tidyRecipeLine).filter(Boolean) }));
  const recipe = fillFields([{ evidence: 'export', parts: { ...parts, steps, ingredients } }], {
    title: null,
    language: null,
    source: parts.source ?? origin.source,
  });
  // What is no address cannot be followed, and is not lost: "Source: Grandma's book".
  const notes = [parts.notes ?? [], origin.named === undefined ? [] : `Source: ${origin.named}`].flat().join('\n\n');
  return notes ? { ...recipe, notes } : recipe;
};

/** A text of one line each in groups, where the app marks a heading; null marks none. */
export function groupTextLines(text: string, readHeading: (line: string) => string | null): readonly LineGroup[] {
  const groups: { heading: string | null; lines: string[] }[] = [{ heading: null, lines: [] }];
  for (const line of listMarkupLines(text)) {
    const heading = readHeading(line);
    if (heading === null) groups.at(-1)!.lines.push(line);
    else groups.push({ heading: heading || null, lines: [] });
  }
  return groups.filter(({ heading, lines }) => heading !== null || lines.length > 0);
}

export const noHeading = (): null => null;

/** "For the sauce:" */
export const colonHeading = (line: string): string | null => (/^\D.{0,78}:$/.test(line) ? line.slice(0, -1) : null);

/** "# Sauce" */
export const hashHeading = (line: string): string | null => /^#{1,4}\s*(.+)$/.exec(line)?.[1] ?? null;

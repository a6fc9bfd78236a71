import type { ImportedRecipe, LineGroup } from '../src/import/imported-recipe.ts';
import { listLost } from './lost-lines.ts';
import { readText } from '../src/import/read-text.ts';

/** A recipe as short as one may be; how it is laid out and what stands around it is a test's own. */
export const LIST: readonly string[] = ['300 g flour', '2 eggs', '1 pinch salt'];
export const STEPS: readonly string[] = ['Whisk the eggs with the salt.', 'Knead in the flour and let it rest.'];

/** The recipe below lines that lead to it, and with lines behind it. */
export const below = (head: string): string => `${head}\n\n${LIST.join('\n')}\n\n${STEPS.join('\n')}`;
export const above = (behind: string): string => `${below('Noodles')}\n${behind}`;

/** What was read of a text, of which nothing that may belong to a recipe went nowhere. */
export function readPasted(text: string): ImportedRecipe {
  const found = readText(text);
  if (!found.ok) throw new Error(found.fault.type);
  const lost = listLost(text, found.value);
  if (lost.length > 0) throw new Error(`Stands nowhere in the recipe: ${lost.join(' / ')}`);
  return found.value;
}

export const linesOf = (groups: readonly LineGroup[]): readonly string[] => groups.flatMap(({ lines }) => lines);

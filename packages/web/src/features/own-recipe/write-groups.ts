import type { RecipeText } from '@larder/contract/own-recipe.ts';

type Groups = RecipeText['ingredients'];

/** Groups as a text to be edited: a heading is a line that ends with a colon. */
export const writeGroups = (groups: Groups): string =>
  groups.flatMap(({ heading, lines }) => (heading === null ? lines : [`${heading.replace(/:$/, '')}:`, ...lines])).join('\n');

/** And back. Blank lines say nothing. */
export function readGroups(text: string): Groups {
  const groups: { heading: string | null; lines: string[] }[] = [];
  for (const line of text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)) {
    if (/^.{1,80}:$/.test(line)) groups.push({ heading: line.slice(0, -1), lines: [] });
    else {
      if (groups.length === 0) groups.push({ heading: null, lines: [] });
      groups.at(-1)!.lines.push(line);
    }
  }
  return groups;
}

import type { ImportedRecipe, LineGroup } from './imported-recipe.ts';
import { LONGEST_LINE, PICTURE, PICTURES } from './pictures.ts';

/**
 * The small pictures that somebody put within or behind a title or a line, where they stood: for reading they are taken off, and
 * what was written is the person's. One before a line is its bullet and stays away.
 */
export function keepPictures(recipe: ImportedRecipe, source: string): ImportedRecipe {
  const pictured = source
    .split('\n')
    .filter((line) => line.length <= LONGEST_LINE && line.search(PICTURES) >= 0)
    .map((line) => ({ line, plain: line.replaceAll(PICTURES, ' ').replaceAll(/\s+/g, ' ') }));
  if (pictured.length === 0) return recipe;
  const dress = (text: string): string => {
    const plain = text.replaceAll(PICTURES, ' ').replaceAll(/\s+/g, ' ').trim();
    const found = plain === '' ? undefined : pictured.find((one) => one.plain.includes(plain));
    return (found && asWritten(plain).exec(found.line)?.[1]) ?? text;
  };
  const dressAll = (groups: readonly LineGroup[]): readonly LineGroup[] =>
    groups.map((group) => ({ ...group, lines: group.lines.map(dress) }));
  return { ...recipe, title: dress(recipe.title), ingredients: dressAll(recipe.ingredients), steps: dressAll(recipe.steps) };
}

/** Its words with the pictures between and behind them, where they are all of a line but for its bullet or number. */
function asWritten(plain: string): RegExp {
  const words = plain.split(' ').map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const between = String.raw`(?:\s|${PICTURE})+`;
  return new RegExp(String.raw`^[^\p{L}\p{N}]*(?:\d{1,2}[^\p{L}\p{N}]+)?(${words.join(between)}(?:\s*${PICTURE})*)[^\p{L}\p{N}]*$`, 'u');
}

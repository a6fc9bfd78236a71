import { PLATE_GRAMS } from './plate-grams.table.ts';
import type { Plates, RecipeText } from './own-recipe.ts';

/** Grams of a dish that one eater has, little to much: "2 bowls" of that are two plates, whatever they are called. Our own judgement. */
const A_PLATE = { least: 150, most: 800 } as const;

/** Grams of a piece that is shared out: a large cookie is eaten whole, a small loaf is not. */
const LEAST_CUT = 200;

/** How many plates a recipe makes; null where it does not say and nothing lets it be guessed. */
export function countPlates({ plates, yield: gives }: Pick<RecipeText, 'plates' | 'yield'>, totalGrams: number): Plates | null {
  if (plates !== null) return { count: plates, from: 'said' };
  if (gives === null) return null;
  // Of "4 to 6" the lower: who cooks it for the first time has enough.
  if (gives.isServings) return { count: gives.min, from: 'stated' };
  const grams = PLATE_GRAMS.find(([noun]) => noun.test(gives.noun ?? ''))?.[1];
  if (totalGrams <= 0) return null;
  if (grams === undefined) {
    const each = totalGrams / gives.min;
    return each >= A_PLATE.least && each <= A_PLATE.most ? { count: gives.min, from: 'guessed' } : null;
  }
  // Whole pieces where a piece is a plate or less, parts of one where it is more, as of a loaf.
  const piece = totalGrams / gives.min;
  const cut = piece < LEAST_CUT ? 1 : Math.round(piece / grams);
  const count = piece <= grams ? gives.min / Math.max(1, Math.round(grams / piece)) : gives.min * cut;
  return { count: Math.max(1, Math.round(count * 2) / 2), from: 'guessed' };
}

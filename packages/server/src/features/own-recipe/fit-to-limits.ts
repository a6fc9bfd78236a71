import { RecipeText } from '@larder/contract/own-recipe.ts';
import { RECIPE_LIMITS } from '@larder/contract/recipe-limits.ts';
import type { ImportedRecipe, LineGroup } from '@larder/domain/import/imported-recipe.ts';

/** A recipe as it was read, within what is kept of one. Pages have lines of a thousand letters, which are stories. */
export function fitToLimits({ evidence: _evidence, notes: _notes, ...read }: ImportedRecipe): RecipeText {
  const { lines, lineLetters, steps, stepLetters } = RECIPE_LIMITS;
  return RecipeText.parse({
    ...read,
    title: read.title.trim().slice(0, 200) || 'Recipe without a title',
    ingredients: cut(read.ingredients, { most: lines, letters: lineLetters }),
    steps: cut(read.steps, { most: steps, letters: stepLetters }),
    yield: read.yield && { ...read.yield, noun: read.yield.noun?.slice(0, 100) ?? null },
    minutes: { prep: cutMinutes(read.minutes.prep), cook: cutMinutes(read.minutes.cook), total: cutMinutes(read.minutes.total) },
    source: read.source !== null && /^https?:\/\//i.test(read.source) && read.source.length <= 2000 ? read.source : null,
    language: read.language?.slice(0, 35) ?? null,
    plates: null,
  });
}

/** What it says beside its parts, as far as that is kept. */
export const fitNotes = ({ notes }: Pick<ImportedRecipe, 'notes'>): string | undefined => notes?.trim().slice(0, RECIPE_LIMITS.noteLetters);

function cut(groups: readonly LineGroup[], { most, letters }: { most: number; letters: number }) {
  let left = most;
  return groups
    .slice(0, most)
    .map(({ heading, lines }) => {
      const kept = lines
        .map((line) => line.trim().slice(0, letters))
        .filter(Boolean)
        .slice(0, left);
      left -= kept.length;
      return { heading: heading?.slice(0, 200) ?? null, lines: kept };
    })
    .filter(({ heading, lines }) => lines.length > 0 || heading !== null);
}

const cutMinutes = (minutes: number | null): number | null =>
  minutes === null || !Number.isFinite(minutes) ? null : Math.min(100_000, Math.max(0, Math.round(minutes)));

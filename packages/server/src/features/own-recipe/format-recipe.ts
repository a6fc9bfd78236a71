import type { RecipeCard, SavedRecipe } from '@larder/contract/own-recipe.ts';
import { pickDifficulty } from '@larder/domain/plan/write/ground-recipe.ts';
import { runInSlices } from '../../turns/slices.ts';
import { type Around, describeReading, readContentInSteps } from './describe-recipe.ts';
import type { KeptRecipe, RecipeHead } from './recipe-store.ts';

export async function formatSaved(kept: KeptRecipe, around: Around): Promise<SavedRecipe> {
  const { id, recipe, sourceKind, dishId, photo, notes, inPlanning, previous, revision, numbers } = kept;
  const today = (await runInSlices(readContentInSteps(recipe, around))).numbers.nutrition.calories;
  return {
    id,
    recipe,
    reading: await runInSlices(describeReading(kept, around)),
    difficulty: pickDifficulty(kept.lines.length, recipe.minutes.cook ?? recipe.minutes.total ?? 0),
    sourceKind,
    dishId,
    photo,
    notes,
    inPlanning,
    hasPrevious: previous !== null,
    // A dish of a plan was computed from its portions, which its lines say less well.
    newer: sourceKind === 'plan' || today === numbers.nutrition.calories ? null : { calories: today },
    revision,
  };
}

export const formatHead = ({ id, title, source, minutes, rating, numbers, dishId, photoId, createdAt }: RecipeHead): RecipeCard => ({
  id,
  title,
  source,
  minutes,
  calories: numbers.nutrition.calories,
  protein: numbers.nutrition.protein,
  plates: numbers.plates?.count ?? null,
  coverage: numbers.coverage,
  rating,
  dishId,
  photoId,
  createdAt: createdAt.toISOString(),
});

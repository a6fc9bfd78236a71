import type { Recipe, Difficulty } from '../../recipe/recipe.ts';
import { computeLineNutrition, type GapReason, type LineNutrition, type NutrientSum, sumRecipe } from '../../recipe/recipe-nutrition.ts';
import type { Steps } from '../../base/steps.ts';
import type { RecipeWish } from './find-recipe.ts';
import { splitLine } from './split-line.ts';
import { writeGroundedSteps } from './write-grounded-steps.ts';

export type GroundedRecipe = {
  readonly recipe: Recipe;
  /** Lines whose nutrients are not in the sum: no food of the table, no weight, or no amount of a food that has any. */
  readonly notCounted: readonly string[];
};

/** A recipe for lines that are no dish of ours: what is known of each food decides the steps, and nothing is counted that is not known. Some milliseconds a line at most. */
export function* groundRecipeInSteps({ title, ingredients }: RecipeWish): Steps<GroundedRecipe> {
  const read: LineNutrition[] = [];
  const split: Recipe['ingredients'][number][] = [];
  for (const line of ingredients) {
    read.push(computeLineNutrition(line));
    split.push(splitLine(line));
    yield;
  }
  const { lines, perServing, gaps } = sumRecipe(read, 1);
  const { steps, cookMinutes } = writeGroundedSteps(
    title,
    lines.map(({ grounded }) => grounded),
  );
  return {
    recipe: {
      title,
      prepMinutes: Math.max(2, Math.min(MAX_PREP_MINUTES, 2 * lines.length)),
      cookMinutes,
      servings: 1,
      difficulty: pickDifficulty(lines.length, cookMinutes),
      ingredients: split,
      instructions: steps,
      tips: TIPS,
      nutrition: roundNutrition(perServing),
    },
    notCounted: gaps.filter(({ reason }) => UNCOUNTED.has(reason)).map(({ text }) => text),
  };
}

export const MAX_PREP_MINUTES = 30;
const UNCOUNTED: ReadonlySet<GapReason> = new Set(['no-food', 'no-weight', 'not-stated']);

const TIPS = [
  'Read the recipe once before you begin and set everything within reach.',
  'Taste before you add salt, and once more before you serve.',
];

export function pickDifficulty(lineCount: number, cookMinutes: number): Difficulty {
  if (lineCount <= 8 && cookMinutes <= 20) return 'Easy';
  return lineCount <= 14 ? 'Medium' : 'Hard';
}

function roundNutrition({ energyKcal, protein, carbs, fat, fiber, sugar }: NutrientSum): Recipe['nutrition'] {
  return {
    calories: Math.round(energyKcal),
    protein: Math.round(protein),
    carbs: Math.round(carbs),
    fat: Math.round(fat),
    fiber: fiber === null ? null : Math.round(fiber),
    sugar: sugar === null ? null : Math.round(sugar),
  };
}

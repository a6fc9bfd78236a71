import type { ImportedRecipe } from '../import/imported-recipe.ts';
import type { MealNutrition } from '../plan/plan.ts';

/** What a recipe says, as it was imported or as its owner has changed it since; nothing in it is computed. */
export type RecipeText = Omit<ImportedRecipe, 'evidence' | 'notes'> & {
  /** How many plates it makes, where its owner has said so: of 24 cookies nobody else knows. */
  readonly plates: number | null;
};

/**
 * How a line is counted. `sure`: a food of the table in an amount the line states or the food's own measures give; `guessed`: the
 * nearest food by name, or a usual weight; `said`: as this household corrected it. The rest is not in the sum: it states
 * no amount, its owner leaves it out, or nobody knows what it is or weighs.
 */
export const CERTAINTIES = ['sure', 'guessed', 'said', 'no-amount', 'left-out', 'unknown'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** A line with what it was understood as. Saved as it is, so that a later correction changes no recipe unasked. */
export type OwnLine = {
  readonly text: string;
  readonly foodId: string | null;
  readonly grams: number | null;
  readonly certainty: Certainty;
};

/** False of a line whose amount is in none of the recipe's numbers. */
export const isCounted = ({ certainty }: Pick<OwnLine, 'certainty'>): boolean => certainty !== 'left-out' && certainty !== 'unknown';

/** Whose number of plates it is: the recipe's servings, its owner's word, or a guess by the weight of what it yields. */
export type Plates = { readonly count: number; readonly from: 'stated' | 'said' | 'guessed' };

export type RecipeNumbers = {
  readonly plates: Plates | null;
  /** Of one plate; of the whole recipe where nobody knows how many plates that are. */
  readonly nutrition: MealNutrition;
  /** Share of the lines with an amount that are in the sum, 0 to 1. */
  readonly coverage: number;
  /** Share of the energy that rests on guesses, 0 to 1. */
  readonly guessed: number;
};

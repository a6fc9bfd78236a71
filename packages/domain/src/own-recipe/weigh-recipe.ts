import { runSteps, type Steps } from '../base/steps.ts';
import { findFood } from '../food/find-food.ts';
import { energyKcal } from '../food/nutrients.ts';
import { SURE_CONFIDENCE } from '../ingredient/ground-line.ts';
import { findRecipeLanguageInSteps } from '../ingredient/language/find-recipe-language.ts';
import type { MealNutrition } from '../plan/plan.ts';
import { scaleNutrients, sumRecipe, type LineNutrition } from '../recipe/recipe-nutrition.ts';
import { countPlates } from './count-plates.ts';
import { type CorrectedLine, groundOwnLine, type LineCorrection } from './line-correction.ts';
import type { Certainty, OwnLine, RecipeNumbers, RecipeText } from './own-recipe.ts';

export const listLines = ({ ingredients }: Pick<RecipeText, 'ingredients'>): readonly string[] => ingredients.flatMap(({ lines }) => lines);

/** Of texts that are in use: it is asked for each diet that a recipe is held against. */
const languages = new WeakMap<Pick<RecipeText, 'ingredients' | 'language'>, string | null>();

/** The language its lines are read in. */
export function* languageInSteps(text: Pick<RecipeText, 'ingredients' | 'language'>): Steps<string | null> {
  const known = languages.get(text);
  if (known !== undefined) return known;
  const language = yield* findRecipeLanguageInSteps(listLines(text), text.language);
  languages.set(text, language);
  return language;
}

/** Every line as it is understood today. A line that is `kept` stays as it was, whatever was said of its words since. */
export const readLines = (...asked: Parameters<typeof readLinesInSteps>): readonly OwnLine[] => runSteps(readLinesInSteps(...asked));

/** The same for whoever has others to serve in between: some milliseconds a line at most. */
export function* readLinesInSteps(
  text: Pick<RecipeText, 'ingredients' | 'language'>,
  corrections: ReadonlyMap<string, LineCorrection>,
  kept: readonly OwnLine[] = [],
): Steps<readonly OwnLine[]> {
  const language = yield* languageInSteps(text);
  const keptByText = new Map(kept.map((line) => [line.text, line]));
  const read: OwnLine[] = [];
  for (const line of listLines(text)) {
    read.push(keptByText.get(line) ?? toOwnLine(line, groundOwnLine(line, language, corrections)));
    yield;
  }
  return read;
}

function toOwnLine(text: string, grounded: CorrectedLine): OwnLine {
  const certainty = findCertainty(grounded);
  const isIn = certainty === 'sure' || certainty === 'guessed' || certainty === 'said';
  return { text, foodId: grounded.food?.id ?? null, grams: isIn ? grounded.grams : null, certainty };
}

function findCertainty({ said, food, grams, weight, confidence }: CorrectedLine): Certainty {
  if (said === 'left-out') return 'left-out';
  if (weight === 'not-stated') return 'no-amount';
  if (!food || grams === null) return 'unknown';
  if (said === 'counted') return 'said';
  return confidence >= SURE_CONFIDENCE && weight !== 'guessed' ? 'sure' : 'guessed';
}

/** The energy of a line in the sum; null where it is not. */
export function lineKcal({ foodId, grams }: OwnLine): number | null {
  const food = foodId === null ? undefined : findFood(foodId);
  return food && grams !== null ? (energyKcal(food.per100g) * grams) / 100 : null;
}

/** What the lines come to. */
export function weighRecipe(text: Pick<RecipeText, 'plates' | 'yield'>, lines: readonly OwnLine[]): RecipeNumbers {
  const grams = lines.reduce((sum, line) => sum + (line.grams ?? 0), 0);
  const plates = countPlates(text, grams);
  const { perServing } = sumRecipe(lines.map(toLineNutrition), plates?.count ?? 1);
  const known = (value: number | null) => (value === null ? null : Math.round(value));
  const nutrition: MealNutrition = {
    calories: Math.round(perServing.energyKcal),
    protein: Math.round(perServing.protein),
    carbs: Math.round(perServing.carbs),
    fat: Math.round(perServing.fat),
    fiber: known(perServing.fiber),
    sugar: known(perServing.sugar),
    sodium: known(perServing.sodium),
    saturatedFat: known(perServing.saturatedFat),
  };
  const stated = lines.filter(({ certainty }) => certainty !== 'no-amount' && certainty !== 'left-out');
  const counted = stated.filter(({ certainty }) => certainty !== 'unknown');
  const kcalOf = (some: readonly OwnLine[]) => some.reduce((sum, line) => sum + (lineKcal(line) ?? 0), 0);
  const kcal = kcalOf(lines);
  return {
    plates,
    nutrition,
    coverage: stated.length === 0 ? 1 : counted.length / stated.length,
    guessed: kcal === 0 ? 0 : kcalOf(lines.filter(({ certainty }) => certainty === 'guessed')) / kcal,
  };
}

/** As `sumRecipe` adds it: what nobody knows about a food's fibre stays unknown in the sum. */
function toLineNutrition({ text, foodId, grams }: OwnLine): LineNutrition {
  const food = foodId === null ? undefined : findFood(foodId);
  const nutrients = food && grams !== null ? scaleNutrients(food.per100g, grams / 100) : null;
  const line = { amount: null, unit: null, size: null, name: text, preparation: null, comment: null, otherMeasures: [], isOptional: false };
  return { text, nutrients, grounded: { line, food, confidence: 1, alternatives: [], grams, weight: nutrients ? 'stated' : 'not-stated' } };
}

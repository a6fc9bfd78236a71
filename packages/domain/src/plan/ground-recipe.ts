import { findFoodByName } from '../food/find-food.ts';
import type { Food } from '../food/food.ts';
import { energyKcal } from '../food/nutrients.ts';
import { gramsPerUnit } from '../food/unit-grams.ts';
import type { IngredientLine } from '../ingredient/ingredient-line.ts';
import { parseLine } from '../ingredient/parse-line.ts';
import { describeDoneness } from '../kit/doneness.ts';
import { findTechnique } from '../kit/technique.ts';
import { middleOfAmount } from '../quantity/amount.ts';
import type { Difficulty, Recipe } from '../recipe/recipe.ts';
import type { RecipeWish } from './find-recipe.ts';
import { splitLine } from './split-line.ts';

export type GroundedRecipe = {
  readonly recipe: Recipe;
  /** Lines whose nutrients are not in the sum: no food of the table, or no weight. */
  readonly notCounted: readonly string[];
};

type GroundedLine = {
  readonly line: string;
  readonly parsed: IngredientLine;
  readonly food: Food | undefined;
  readonly grams: number | undefined;
};

/** A recipe for lines that are no dish of ours: what is known of each food decides the steps, and nothing is counted that is not known. */
export function groundRecipe({ title, ingredients }: RecipeWish): GroundedRecipe {
  const lines = ingredients.map(groundLine);
  const cooked = lines.flatMap(({ food }) => (food && isCookedThrough(food) ? [food] : []));
  const starches = lines.flatMap(({ food }) => (food && findTechnique(food.id) ? [food] : []));
  const cookMinutes = Math.max(0, ...starches.map(({ id }) => findTechnique(id)?.minutes ?? 0), cooked.length > 0 ? MEAT_MINUTES : 0);
  return {
    recipe: {
      title,
      prepMinutes: Math.min(MAX_PREP_MINUTES, 2 * lines.length),
      cookMinutes,
      servings: 1,
      difficulty: pickDifficulty(lines.length, cookMinutes),
      ingredients: ingredients.map(splitLine),
      instructions: writeSteps(lines, starches, cooked),
      tips: TIPS,
      nutrition: sumNutrition(lines),
    },
    notCounted: lines.filter(({ grams, parsed }) => grams === undefined && parsed.amount !== null).map(({ line }) => line),
  };
}

const MEAT_MINUTES = 15;
const MAX_PREP_MINUTES = 30;

const TIPS = [
  'Read the recipe once before you begin and set everything within reach.',
  'Taste before you add salt, and once more before you serve.',
];

function groundLine(line: string): GroundedLine {
  const parsed = parseLine(line);
  const food = findFoodByName(parsed.name);
  const perUnit = food && gramsPerUnit(food, parsed.unit ?? 'each');
  return { line, parsed, food, grams: perUnit === undefined || !parsed.amount ? undefined : middleOfAmount(parsed.amount) * perUnit };
}

const isCookedThrough = (food: Food): boolean => describeDoneness(food) !== undefined;

function writeSteps(lines: readonly GroundedLine[], starches: readonly Food[], cooked: readonly Food[]): readonly string[] {
  const fresh = lines.filter(({ food }) => food && /vegetable|fruit|herb|mushroom/.test(food.kind)).map(({ food }) => nameOf(food));
  const rest = lines.filter(({ food }) => food && !starches.includes(food) && !cooked.includes(food)).map(({ food }) => nameOf(food));
  return [
    ...(fresh.length > 0 ? [`Wash the ${joinWords(fresh)} and cut into even pieces.`] : []),
    ...starches.map((food) => `Cook the ${nameOf(food)} as its package says, about ${findTechnique(food.id)?.minutes ?? 10} minutes.`),
    ...cooked.map((food) => `Cook the ${nameOf(food)} in a hot pan ${describeDoneness(food) ?? ''}.`),
    ...(rest.length > 0 ? [`Add the ${joinWords(rest)}: first what takes longest, tender leaves and herbs last.`] : []),
    'Bring everything together, season to taste and serve.',
  ];
}

const nameOf = (food: Food | undefined): string => food?.names.noun ?? '';

function joinWords(words: readonly string[]): string {
  const unique = [...new Set(words)];
  return unique.length < 2 ? unique.join('') : `${unique.slice(0, -1).join(', ')} and ${unique.at(-1)}`;
}

function pickDifficulty(lineCount: number, cookMinutes: number): Difficulty {
  if (lineCount <= 8 && cookMinutes <= 20) return 'Easy';
  return lineCount <= 14 ? 'Medium' : 'Hard';
}

/** A nutrient that one counted food does not know is not known of the sum. */
function sumNutrition(lines: readonly GroundedLine[]): Recipe['nutrition'] {
  const counted = lines.flatMap(({ food, grams }) => (food && grams !== undefined ? [{ per100g: food.per100g, share: grams / 100 }] : []));
  const sum = (of: 'protein' | 'carbs' | 'fat') => counted.reduce((total, { per100g, share }) => total + per100g[of] * share, 0);
  const sumKnown = (of: 'fiber' | 'sugar') =>
    counted.reduce<number | null>(
      (total, { per100g, share }) => (total === null || per100g[of] === null ? null : total + per100g[of] * share),
      0,
    );
  const macros = { protein: sum('protein'), carbs: sum('carbs'), fat: sum('fat') };
  const round = (value: number | null) => (value === null ? null : Math.round(value));
  return {
    calories: Math.round(energyKcal(macros)),
    protein: Math.round(macros.protein),
    carbs: Math.round(macros.carbs),
    fat: Math.round(macros.fat),
    fiber: round(sumKnown('fiber')),
    sugar: round(sumKnown('sugar')),
  };
}

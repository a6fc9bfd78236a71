import type { FoodKind } from '../food/food.ts';
import { energyKcal, NUTRIENTS, type Nutrient, type Nutrients } from '../food/nutrients.ts';
import { groundLine, SURE_CONFIDENCE, type GroundedLine } from '../ingredient/ground-line.ts';

export const GAP_REASONS = ['no-food', 'no-weight', 'not-stated', 'guessed-weight', 'unsure-food'] as const;
/** Why a line is not in the sum (the first three), or is in it on a supposition. */
export type GapReason = (typeof GAP_REASONS)[number];

export type NutritionGap = { readonly text: string; readonly reason: GapReason; readonly sentence: string };

/** `null` in a nutrient: too much of the recipe is of foods whose content of it the table does not know. */
export type NutrientSum = Nutrients & { readonly energyKcal: number };

export type LineNutrition = {
  readonly text: string;
  readonly grounded: GroundedLine;
  /** `null` when the line is not counted. A line that states no amount counts as nothing. */
  readonly nutrients: Nutrients | null;
};

export type RecipeNutrition = {
  readonly lines: readonly LineNutrition[];
  readonly total: NutrientSum;
  readonly perServing: NutrientSum;
  /** Share of the lines with an amount that are in the sum, 0 to 1. Without such a line nothing is missing: 1. */
  readonly coverage: number;
  /** Whatever the sum leaves out or supposes. It belongs wherever the sum is shown. */
  readonly gaps: readonly NutritionGap[];
  /** Nutrients that are too low by what a few of the foods may hold. */
  readonly understated: readonly Nutrient[];
};

/** The nutrition of a recipe's lines, raw or cooked as each line says; nothing is counted that is not known. */
export const computeRecipeNutrition = (texts: readonly string[], servings: number, ground: GroundText = groundLine): RecipeNutrition =>
  sumRecipe(
    texts.map((text) => computeLineNutrition(text, ground)),
    servings,
  );

export function sumRecipe(lines: readonly LineNutrition[], servings: number): RecipeNutrition {
  const stated = lines.filter(({ grounded }) => grounded.weight !== 'not-stated');
  const counted = stated.filter(({ nutrients }) => nutrients !== null);
  const { total, understated } = sumNutrients(counted);
  return {
    lines,
    total: withEnergy(total),
    perServing: withEnergy(scaleNutrients(total, 1 / Math.max(1, servings))),
    coverage: stated.length === 0 ? 1 : counted.length / stated.length,
    gaps: lines.flatMap(listGaps),
    understated,
  };
}

/** How a line is understood: by the table alone, or with what a stranger's recipe needs (`groundForeignLine`). */
export type GroundText = (text: string) => GroundedLine;

export function computeLineNutrition(text: string, ground: GroundText = groundLine): LineNutrition {
  const grounded = ground(text);
  const { food, grams } = grounded;
  return { text, grounded, nutrients: food && grams !== null ? scaleNutrients(food.per100g, grams / 100) : null };
}

const NUTRIENT_NAMES = Object.keys(NUTRIENTS) as readonly Nutrient[];

function mapNutrients(valueOf: (nutrient: Nutrient) => number | null): Nutrients {
  return Object.fromEntries(NUTRIENT_NAMES.map((nutrient) => [nutrient, valueOf(nutrient)])) as unknown as Nutrients;
}

export const scaleNutrients = (nutrients: Nutrients, factor: number): Nutrients =>
  mapNutrients((nutrient) => {
    const value = nutrients[nutrient];
    return value === null ? null : value * factor;
  });

const withEnergy = (nutrients: Nutrients): NutrientSum => ({ ...nutrients, energyKcal: energyKcal(nutrients) });

// A table that lacks the sugar of a spice is no reason to hide the sugar of a cake.
const MOST_UNKNOWN = 0.1;

function sumNutrients(lines: readonly LineNutrition[]): { readonly total: Nutrients; readonly understated: readonly Nutrient[] } {
  const solids = lines.reduce((grams, line) => grams + solidGrams(line), 0);
  const unknownShare = (nutrient: Nutrient) => {
    const unknown = lines.reduce((grams, line) => grams + (line.nutrients?.[nutrient] === null ? mostGrams(line, nutrient) : 0), 0);
    return solids > 0 ? unknown / solids : 0;
  };
  const total = mapNutrients((nutrient) =>
    unknownShare(nutrient) > MOST_UNKNOWN ? null : lines.reduce((sum, { nutrients }) => sum + (nutrients?.[nutrient] ?? 0), 0),
  );
  return { total, understated: NUTRIENT_NAMES.filter((nutrient) => total[nutrient] !== null && unknownShare(nutrient) > 0) };
}

/** Grams without the water, which holds none of a nutrient and would hide what is not known. */
const solidGrams = ({ nutrients }: LineNutrition): number => (nutrients ? nutrients.protein + nutrients.carbs + nutrients.fat : 0);

/** What an unknown nutrient can hide at most: meat that states no sugar has no carbohydrate for it to be in. */
function mostGrams(line: LineNutrition, nutrient: Nutrient): number {
  if (nutrient === 'fiber' || nutrient === 'sugar') return line.nutrients?.carbs ?? 0;
  return nutrient === 'saturatedFat' ? (line.nutrients?.fat ?? 0) : solidGrams(line);
}

function listGaps({ text, grounded, nutrients }: LineNutrition): readonly NutritionGap[] {
  const reason = findGap(grounded, nutrients);
  return reason ? [{ text, reason, sentence: GAP_SENTENCES[reason](text) }] : [];
}

function findGap({ food, grams, weight, confidence }: GroundedLine, nutrients: Nutrients | null): GapReason | undefined {
  if (weight === 'not-stated') return food && (SEASONINGS.has(food.kind) || isWithoutEnergy(food.per100g)) ? undefined : 'not-stated';
  if (!food) return 'no-food';
  if (grams === null || !nutrients) return 'no-weight';
  if (confidence < SURE_CONFIDENCE) return 'unsure-food';
  return weight === 'guessed' && energyKcal(nutrients) >= WORTH_TELLING_KCAL ? 'guessed-weight' : undefined;
}

const SEASONINGS: ReadonlySet<FoodKind> = new Set(['salt', 'spice', 'herb', 'vinegar']);

// Salt and pepper to taste are no gap; the oil to fry in is.
const isWithoutEnergy = (per100g: Nutrients): boolean => energyKcal(per100g) < 5;
const WORTH_TELLING_KCAL = 5;

const GAP_SENTENCES: Readonly<Record<GapReason, (text: string) => string>> = {
  'no-food': (text) => `"${text}" is not counted: Larder does not know this food.`,
  'no-weight': (text) => `"${text}" is not counted: its weight is not known.`,
  'not-stated': (text) => `"${text}" is not counted: no amount is given.`,
  'guessed-weight': (text) => `"${text}" is counted with a usual weight.`,
  'unsure-food': (text) => `"${text}" is counted as the nearest food by name.`,
};

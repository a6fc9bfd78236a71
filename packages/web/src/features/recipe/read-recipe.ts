import { fieldsOf, numberOf } from '@larder/contract/loose.ts';
import { countLeft, countOwnServings, countServings, wholePotOf } from '@larder/domain/plan/cooked-lines.ts';
import { DIFFICULTIES, type Difficulty } from '@larder/domain/recipe/recipe.ts';
import { splitWritten, type RecipeLine } from '@larder/domain/recipe/split-written.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';

export const FACTS = ['calories', 'protein', 'carbs', 'fat', 'fiber', 'sugar'] as const;
export type Fact = (typeof FACTS)[number];

/** `heading`: what stands above it and what follows. */
export type Headed = { readonly heading?: string };

/** `isCounted`: false of a line whose amount is in none of the facts. */
export type CountedLine = RecipeLine & Headed & { readonly isCounted?: boolean };
/** `times`: how often what its words say is in the recipe's servings; once where absent. `share`: the meal's line that this is then. */
export type WrittenLine = CountedLine & { readonly times?: number; readonly share?: string };

export type WrittenRecipe = {
  readonly prepTime: string;
  readonly cookTime: string;
  readonly servings: number;
  readonly difficulty: Difficulty;
  readonly lines: readonly WrittenLine[];
  readonly steps: readonly string[];
  /** What stands above each of the steps, where its recipe has that. */
  readonly stepHeadings?: readonly (string | undefined)[];
  /** How many times what the steps say is cooked for `servings`; as they say it where absent. */
  readonly timesOfSteps?: number;
  /** Who wrote the steps is said by a Larder server; another's are shown as they come. */
  readonly isAttributed: boolean;
  readonly tips: readonly string[];
  /** For `servings` eaters; null where it is not known. */
  readonly facts: Readonly<Record<Fact, number | null>>;
  /** The facts that are the least there is: some food's value is not known. */
  readonly leastFacts: readonly Fact[];
  readonly notCounted: readonly string[];
  /** False of lines that are known to be in another language. */
  readonly isEnglish?: boolean;
  /** Of a meal from elsewhere: whether the facts are its source's, and what is known beside them. */
  readonly otherFigures?: OtherFigures;
};

/** `calories` are told where they are another matter than the facts. */
export type OtherFigures = { readonly isStated: boolean; readonly calories: number | null };

/** A detailed recipe in any of the forms a writer of recipes gives: numbers as text, steps as one text, lines as plain strings. */
export function readRecipe(wire: unknown): WrittenRecipe {
  const recipe = fieldsOf(wire);
  const facts = fieldsOf(recipe['nutritionFacts']);
  return {
    prepTime: timeOf(recipe['prepTime']),
    cookTime: timeOf(recipe['cookTime']),
    servings: Math.max(1, Math.round(numberOf(recipe['servings']) ?? 1)),
    difficulty: DIFFICULTIES.find((difficulty) => difficulty === recipe['difficulty']) ?? 'Easy',
    lines: listOf(recipe['ingredients']).flatMap(readLine),
    steps: typeof recipe['instructions'] === 'string' ? splitText(recipe['instructions']) : textsOf(recipe['instructions']),
    isAttributed: recipe['instructionsFrom'] !== undefined,
    tips: textsOf(recipe['tips']),
    facts: Object.fromEntries(FACTS.map((fact) => [fact, numberOf(facts[fact]) ?? null])) as WrittenRecipe['facts'],
    leastFacts: FACTS.filter((fact) => numberOf(fieldsOf(facts['known'])[fact]) !== undefined),
    notCounted: textsOf(recipe['notCounted']),
    ...(recipe['isEnglish'] === false && { isEnglish: false }),
  };
}

/**
 * With the steps and tips that the meal itself has: it may be from elsewhere and not saved yet, so that the server knows of no better
 * than to make some up, and its tips speak of nothing that its eater leaves out.
 */
export const withStepsOf = (recipe: WrittenRecipe, { instructions, tips }: Pick<Meal, 'instructions' | 'tips'>): WrittenRecipe =>
  recipe.isAttributed && instructions.length > 0 ? { ...recipe, steps: instructions, tips: tips ?? recipe.tips } : recipe;

/**
 * A meal that several eat: for as many servings as it has plates, with its own steps and what all plates hold together. A pot that
 * feeds later meals too is cooked whole, with their servings, whoever eats of it, and so is a recipe of which some is left over. What is left of one is the plate that its card
 * tells of, in the minutes that it takes to reheat.
 */
export function withPlatesOf(recipe: WrittenRecipe, meal: Meal): WrittenRecipe {
  const { instructions, tips, prepMinutes, cookMinutes } = meal;
  // A dish of somebody's own is no part of the pot, nor is what stands beside a plate one of a recipe of which some is left over.
  const served = meal.plates?.filter(({ own }) => !own) ?? [];
  const bare = countLeft(meal) ? served.filter(({ side }) => !side) : [];
  const plates = bare.length > 0 ? bare : served;
  const eaten: readonly Readonly<Partial<Record<Fact, number | null | undefined>>>[] =
    meal.pot && !meal.plates ? [meal] : plates.map(({ nutrition }) => nutrition);
  // Of a recipe of the household's own its servings, as its own page counts them: one eater may have one and a half.
  const servings = countOwnServings(meal);
  if (eaten.length === 0) return servings === undefined ? recipe : { ...recipe, servings };
  const dishedOut = countLeft(meal) ? plates.reduce((sum, { share }) => sum + share, 0) : 1;
  const cooked = dishedOut * (wholePotOf(meal)?.share ?? 1);
  const sumOfPot = (fact: Fact): number | null => {
    let sum = 0;
    for (const { [fact]: value = null } of eaten) {
      if (value === null) return null;
      sum += value;
    }
    return sum / cooked;
  };
  return {
    ...recipe,
    servings: servings ?? countServings(meal),
    steps: instructions.length > 0 ? instructions : recipe.steps,
    tips: tips ?? recipe.tips,
    prepTime: prepMinutes === undefined ? recipe.prepTime : `${prepMinutes} min`,
    cookTime: cookMinutes === undefined ? recipe.cookTime : `${cookMinutes} min`,
    facts: Object.fromEntries(FACTS.map((fact) => [fact, sumOfPot(fact)])) as WrittenRecipe['facts'],
  };
}

/** Beyond it, two figures of one thing are told apart. */
const WORTH_TELLING = 0.1;

/**
 * A meal from elsewhere has one set of figures, which its card, its recipe and the sums of its day show alike: its own. What its
 * lines come to, or what its source says, stands beside them once.
 */
export function withFiguresOf(recipe: WrittenRecipe, meal: Meal): WrittenRecipe {
  const { portions, plates, stated, isStated = stated === undefined, calories, protein, carbs, fat, fiber = null, sugar = null } = meal;
  if (!recipe.isAttributed || portions !== undefined || plates !== undefined || wholePotOf(meal) || calories <= 0) return recipe;
  const other = stated?.calories ?? (recipe.notCounted.length === 0 ? recipe.facts.calories : null);
  const isOff = other !== null && other > 0 && Math.abs(other - calories) > WORTH_TELLING * calories;
  return {
    ...recipe,
    facts: { calories, protein, carbs, fat, fiber, sugar },
    leastFacts: [],
    notCounted: isStated ? [] : recipe.notCounted,
    otherFigures: { isStated, calories: isOff ? other : null },
  };
}

/** Whether every one of these lines stands in the recipe, word by word. */
export function hasLines({ lines }: Pick<WrittenRecipe, 'lines'>, given: readonly string[]): boolean {
  const written = new Set(lines.map(({ amount, item, share = `${amount} ${item}` }) => share.trim()));
  return given.every((line) => written.has(line.trim()));
}

export function readLine(wire: unknown): readonly RecipeLine[] {
  if (typeof wire !== 'string') {
    const { amount, item, name } = fieldsOf(wire);
    const line = { amount: textOf(amount), item: textOf(item) || textOf(name) };
    if (line.amount === '' && line.item === '') return [];
    const split = splitWritten(`${line.amount} ${line.item}`);
    return [split.amount === '' ? line : split];
  }
  return wire.trim() === '' ? [] : [splitWritten(wire)];
}

const listOf = (wire: unknown): readonly unknown[] => (Array.isArray(wire) ? (wire as readonly unknown[]) : []);
const textOf = (wire: unknown): string => (typeof wire === 'string' || typeof wire === 'number' ? String(wire).trim() : '');
const textsOf = (wire: unknown): readonly string[] =>
  listOf(wire)
    .map(textOf)
    .filter((text) => text !== '');
const splitText = (text: string): readonly string[] => text.split('\n').filter((line) => line.trim() !== '');
const timeOf = (wire: unknown): string => (typeof wire === 'number' ? `${wire} min` : textOf(wire));

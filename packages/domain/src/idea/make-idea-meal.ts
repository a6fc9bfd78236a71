import { fail, ok, type Result } from '../base/result.ts';
import { capitalize } from '../base/say.ts';
import { energyKcal } from '../food/nutrients.ts';
import type { GroundedLine } from '../ingredient/ground-line.ts';
import { CUISINES } from '../recipe/cuisine.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import { MAX_PREP_MINUTES, pickDifficulty } from '../plan/write/ground-recipe.ts';
import { sumMealNutrition } from '../plan/portion/meal-nutrition.ts';
import type { MealStyle, PlannedMeal } from '../plan/plan.ts';
import type { PlanRules } from '../plan/frame/plan-rules.ts';
import { writeGroundedSteps } from '../plan/write/write-grounded-steps.ts';
import { checkIdeaRules } from './check-idea-rules.ts';
import { groundIdeaLine, type IdeaPart } from './ground-idea-line.ts';
import { findForm, formatIdeaDishId } from './idea-dish-id.ts';
import { makeIdeaPortion } from './idea-portion.ts';
import type { IdeaFault, MealIdea } from './meal-idea.ts';
import { classifyIdea, describeIdea, nameIdea, type IdeaFood } from './name-idea.ts';
import { fitsScope, readIdeaText } from './read-idea-text.ts';
import { writeIdeaSteps } from './write-idea-steps.ts';

export type IdeaRequest = {
  readonly slot: MealSlot;
  readonly rules: PlanRules;
  readonly style: MealStyle;
  readonly maxMinutes: number | null;
};

/** An idea grounded in the food table, in the amounts it came with; or everything that is wrong with it. */
export function makeIdeaMeal(idea: MealIdea, request: IdeaRequest): Result<PlannedMeal, readonly IdeaFault[]> {
  const size = checkSize(idea, request.slot);
  if (size) return fail([size]);
  const parts: IdeaPart[] = [];
  const faults: IdeaFault[] = [];
  for (const line of idea.ingredients) {
    const grounded = groundIdeaLine(line);
    if (grounded.ok) parts.push(grounded.value);
    else faults.push(grounded.fault);
  }
  const foods = parts.map(({ food }) => food);
  faults.push(...checkIdeaRules(idea, foods, request.rules), ...checkTwice(parts));
  if (faults.length > 0) return fail(faults);
  const meal = writeMeal(idea, parts, request);
  const wrong = checkGuesses(parts, meal) ?? checkMinutes(meal, request);
  return wrong ? fail([wrong]) : ok(meal);
}

const MOST_LINES = 12;

function checkSize({ ingredients }: MealIdea, slot: MealSlot): IdeaFault | undefined {
  const least = slot === 'snack' ? 1 : 2;
  if (ingredients.length >= least && ingredients.length <= MOST_LINES) return undefined;
  return { type: 'size', sentence: `${ingredients.length} ingredients; between ${least} and ${MOST_LINES} are wanted.` };
}

const checkTwice = (parts: readonly IdeaPart[]): readonly IdeaFault[] =>
  parts
    .filter(({ food }, at) => parts.findIndex((other) => other.food.id === food.id) < at)
    .map(({ food }) => ({ type: 'twice', sentence: `${food.names.noun} stands twice.` }));

function writeMeal(idea: MealIdea, parts: readonly IdeaPart[], { slot, rules, style }: IdeaRequest): PlannedMeal {
  const scope = { foods: parts.map(({ food }) => food), rules };
  const portions = parts.map((part, index) => makeIdeaPortion(part, { index, style }));
  const named: readonly IdeaFood[] = parts.map(({ food }, at) => ({ food, portion: portions[at]! }));
  const title = nameIdea(idea.title, { scope, parts: named });
  const grounded = writeGroundedSteps(title, parts.map(toGroundedLine));
  const instructions = writeIdeaSteps(idea.steps, scope) ?? grounded.steps;
  const tip = readIdeaText(idea.tip, LONGEST_TIP);
  const form = findForm(idea.form);
  const prepMinutes = Math.max(2, Math.min(MAX_PREP_MINUTES, 2 * parts.length));
  const cookMinutes = Math.max(grounded.cookMinutes, readMinutes(instructions) - prepMinutes);
  return {
    slot,
    dishId: formatIdeaDishId(form, portions),
    title,
    description: describeIdea(named),
    ingredients: portions.map(({ steps, chosen }) => steps[chosen]!.text),
    instructions,
    tips: tip !== undefined && !/\d/.test(tip) && fitsScope(tip, scope) ? [endSentence(tip)] : [],
    equipment: [],
    nutrition: sumMealNutrition(portions),
    portions,
    difficulty: pickDifficulty(parts.length, cookMinutes),
    prepMinutes,
    cookMinutes,
    cuisine: CUISINES.find((name) => name === idea.cuisine.trim().toLowerCase().replaceAll(' ', '-')) ?? '',
    ideaClass: classifyIdea(named),
    ...(form ? { form } : {}),
  };
}

const LONGEST_TIP = 200;

const endSentence = (text: string): string => {
  const capital = capitalize(text);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
};

/** The steps are written for the food of the table, by the name that the ingredient line prints. */
const toGroundedLine = ({ food }: IdeaPart): GroundedLine => ({
  line: {
    amount: null,
    unit: null,
    size: null,
    name: food.names.plural,
    preparation: null,
    comment: null,
    otherMeasures: [],
    isOptional: false,
  },
  food,
  confidence: 1,
  alternatives: [],
  grams: null,
  weight: 'stated',
});

/** The longest time any step speaks of. */
const readMinutes = (steps: readonly string[]): number =>
  Math.max(
    0,
    ...steps.flatMap((step) =>
      [...step.matchAll(/(\d+)(?:\s?(?:-|–|to)\s?(\d+))?[- ]?(minutes?|hours?)/g)].map(
        ([, low, high, unit]) => Number(high ?? low) * (unit?.startsWith('hour') ? 60 : 1),
      ),
    ),
  );

/** Planner design G: a guessed weight may not decide more than a tenth of the meal. */
const GUESSED_SHARE = 0.1;

function checkGuesses(parts: readonly IdeaPart[], { portions, nutrition }: PlannedMeal): IdeaFault | undefined {
  const at = parts.findIndex(({ isGuessed }, index) => {
    const portion = portions[index]!;
    const kcal = (energyKcal(portion.per100g) * portion.steps[portion.chosen]!.grams) / 100;
    return isGuessed && kcal > GUESSED_SHARE * nutrition.calories;
  });
  return at < 0
    ? undefined
    : { type: 'amount', sentence: `Give ${parts[at]!.food.names.noun} in grams: its usual weight is only a guess.` };
}

function checkMinutes({ prepMinutes, cookMinutes }: PlannedMeal, { maxMinutes }: IdeaRequest): IdeaFault | undefined {
  const minutes = prepMinutes + cookMinutes;
  if (maxMinutes === null || minutes <= maxMinutes) return undefined;
  return { type: 'time', sentence: `It takes about ${minutes} minutes; at most ${maxMinutes} are wanted.` };
}

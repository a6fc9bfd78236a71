import { capitalize } from '../base/say.ts';
import { findFood } from '../food/find-food.ts';
import type { Food } from '../food/food.ts';
import { energyKcal } from '../food/nutrients.ts';
import { formatIdeaDishId } from '../idea/idea-dish-id.ts';
import { classifyIdea } from '../idea/name-idea.ts';
import { sumMealNutrition } from '../plan/portion/meal-nutrition.ts';
import type { Makes, PlannedMeal, Portion, Written } from '../plan/plan.ts';
import { pickDifficulty } from '../plan/write/ground-recipe.ts';
import { pickNutrients } from '../plan/write/make-meal.ts';
import { roundGrams } from '../quantity/round-grams.ts';
import { sumWaits } from '../recipe/find-waits.ts';
import { formatPortion } from '../recipe/format-portion.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import { scaleLine } from '../recipe/scale-line.ts';
import { weighsAsMuch } from './line-correction.ts';
import { findBaked } from './find-baked.ts';
import { listNotCounted, LONGEST_LINE, writeNotCounted } from './not-counted.ts';
import { isCounted, type OwnLine, type RecipeNumbers, type RecipeText } from './own-recipe.ts';
import { tidyStep, tidyWords } from './tidy-words.ts';
import { TITLE_FORMS } from './title-forms.table.ts';

export type OwnRecipe = {
  /** Absent before it is kept. */
  readonly id?: string;
  readonly recipe: Pick<RecipeText, 'title' | 'steps' | 'minutes' | 'yield'> & Partial<Pick<RecipeText, 'language'>>;
  readonly lines: readonly OwnLine[];
  readonly numbers: RecipeNumbers;
};

/**
 * So many plates of an own recipe as a meal of a plan. Every amount is fixed: it is another dish with another ratio, and nobody
 * but its owner knows which part may give way. Lines that are no food are named as what is needed besides.
 */
export function makeOwnMeal(own: OwnRecipe, { slot, plates }: { readonly slot: MealSlot; readonly plates: number }): PlannedMeal {
  const { recipe, lines, numbers } = own;
  const share = plates / (numbers.plates?.count ?? 1);
  const parts = lines.flatMap((line) => {
    const food = line.foodId === null ? undefined : findFood(line.foodId);
    return food ? [{ line, food }] : [];
  });
  const makes = makesOf(own);
  const written: Written = {
    times: share,
    ...(makes && { makes }),
    ...(recipe.language && { language: recipe.language }),
    lines: lines.map((line) => ({
      text: tidyWords(line.text),
      foodId: line.foodId === null ? null : (findFood(line.foodId)?.id ?? null),
      ...(!isCounted(line) && { isCounted: false }),
    })),
  };
  const portions = parts.map(({ line, food }, at) => makePortion(line, { food, share, at }));
  const steps = recipe.steps.flatMap((group) => group.lines);
  const { prepMinutes, cookMinutes, waitMinutes } = timesOf(recipe.minutes, sumWaits(steps));
  const form = TITLE_FORMS.find(([says]) => says.test(recipe.title))?.[1];
  const baked = findBaked(recipe.title, toWeighed(parts), { isNamed: form !== undefined });
  return {
    slot,
    ...(own.id !== undefined && { recipeId: own.id }),
    written,
    // That of an idea: a recipe's screen then shows the steps and the figures of the meal itself.
    dishId: formatIdeaDishId(baked ?? form, portions),
    title: tidy(recipe.title),
    description: describe(portions.map((portion, at) => ({ portion, food: parts[at]!.food }))),
    ingredients: portions.map((portion) => portion.steps[portion.chosen]!.text),
    instructions: steps.map((step) => tidyStep(step)),
    tips: writeNotCounted(listNotCounted({ written })),
    equipment: [],
    nutrition: sumMealNutrition(portions),
    portions,
    difficulty: pickDifficulty(lines.length, cookMinutes),
    prepMinutes,
    cookMinutes,
    ...(waitMinutes > 0 && { waitMinutes }),
    cuisine: '',
    ideaClass: classifyIdea(portions.map((portion, at) => ({ portion, food: parts[at]!.food }))),
    ...(form && { form }),
  };
}

const toWeighed = (parts: readonly { readonly line: OwnLine; readonly food: Food }[]) =>
  parts.map(({ line, food }) => ({ food, grams: line.grams ?? 0 }));

type MealTimes = Pick<PlannedMeal, 'prepMinutes' | 'cookMinutes'> & { readonly waitMinutes: number };

/** The wait is in neither of the others: not in what a whole leaves for cooking, nor in a preparation that holds an hour and more of it. */
export function timesOf({ prep, cook, total }: RecipeText['minutes'], wait: number): MealTimes {
  const isInPrep = wait >= 60 && prep !== null && prep > wait;
  const prepMinutes = (prep ?? 0) - (isInPrep ? wait : 0);
  const left = Math.max(0, (total ?? 0) - (prep ?? 0));
  return { prepMinutes, cookMinutes: cook ?? (left >= wait && !isInPrep ? left - wait : left), waitMinutes: Math.round(wait) };
}

/** What a plate of it looks like, for its picture; undefined where no line is a food. */
export function pictureOf(own: OwnRecipe): string | undefined {
  const { portions, dishId } = makeOwnMeal(own, { slot: 'dinner', plates: 1 });
  return portions.length === 0 ? undefined : dishId;
}

/** Pieces are eaten whole where a plate is one or more of them; of a loaf a plate is a part. */
export function makesOf({ recipe: { yield: gives }, numbers: { plates } }: OwnRecipe): Makes | undefined {
  if (!plates) return undefined;
  const isOfPieces = gives !== null && !gives.isServings && gives.noun !== null && gives.min >= plates.count;
  return { plates: plates.count, ...(isOfPieces && { pieces: { count: gives.min, noun: gives.noun } }) };
}

type Sharing = { readonly food: Food; readonly share: number; readonly at: number };

function makePortion(line: OwnLine, { food, share, at }: Sharing): Portion {
  const grams = roundGrams((line.grams ?? 0) * share);
  return {
    foodId: food.id,
    base: 0,
    chosen: 0,
    steps: [{ grams, text: tidy(writeShare(line, { food, share, grams })) }],
    per100g: pickNutrients(food),
    group: `fixed/${at}`,
  };
}

/** By weight where the words of a share would be those of the whole: "zwei Zwiebeln", "2 large onions, about 400 g". */
function writeShare({ text }: OwnLine, { food, share, grams }: Omit<Sharing, 'at'> & { readonly grams: number }): string {
  const scaled = scaleLine(text, share);
  const isSure = share === 1 || grams === 0 || (scaled !== text && !SAYS_MORE.test(text));
  if (isSure || weighsAsMuch([scaled], food, grams)) return scaled;
  const { text: weighed } = formatPortion(food, { quantity: grams, unit: 'g' }, { system: 'metric', prep: null, labels: [] });
  return `${weighed} (in the recipe: ${text})`;
}

/** Another number behind the words that a line begins with. */
const SAYS_MORE = /[(,].*\d/u;

const tidy = (text: string): string => tidyWords(text).slice(0, LONGEST_LINE);

function describe(parts: readonly { portion: Portion; food: Food }[]): string {
  const main = parts
    .toSorted((one, other) => kcalOf(other.portion) - kcalOf(one.portion))
    .slice(0, 3)
    .map(({ food }) => food.names.noun);
  return main.length === 0 ? 'From your recipes.' : `${capitalize([...new Set(main)].join(', '))}: from your recipes.`;
}

const kcalOf = ({ per100g, steps, chosen }: Portion): number => (energyKcal(per100g) * steps[chosen]!.grams) / 100;

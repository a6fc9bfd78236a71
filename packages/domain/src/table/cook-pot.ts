import { labelsFor } from '../diet/check-dish.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import type { Food } from '../food/food.ts';
import type { Corpus } from '../kit/corpus.ts';
import type { Dish } from '../kit/dish.ts';
import { potOf } from '../kit/pot-dish.ts';
import { frameProblem, stepsOf } from '../plan/frame/day-problem.ts';
import { labelLine } from '../plan/frame/label-meal.ts';
import { weighsAsMuch } from '../own-recipe/line-correction.ts';
import { LONGEST_LINE, scaleWritten } from '../own-recipe/not-counted.ts';
import type { PlanContext } from '../plan/frame/plan-query.ts';
import { placeOf, type Makes, type MealStyle, type PlannedMeal, type Portion, type Written } from '../plan/plan.ts';
import { sumMealNutrition } from '../plan/portion/meal-nutrition.ts';
import { isSalt, settleSalt } from '../plan/portion/settle-salt.ts';
import { solveLadders } from '../plan/portion/solve-ladders.ts';
import { makeMeal } from '../plan/write/make-meal.ts';
import { roundGrams } from '../quantity/round-grams.ts';
import { formatPortion } from '../recipe/format-portion.ts';
import { scaleLine } from '../recipe/scale-line.ts';
import { sharePot } from '../week/pot.ts';

/** A meal's pot, whole: its lines and figures are those of everything in it, in amounts that can be measured as such. */
export type Pot = {
  readonly meal: PlannedMeal;
  /** The dish it is a pot of; undefined for what is no kit's. */
  readonly dish: Dish | undefined;
  readonly plates: number;
};

/**
 * One pot for each open meal, for so many plates, amounts settled for the whole: rounding them after the plates were solved moved
 * six days in a hundred off target.
 */
export function cookPots(context: PlanContext, dishes: readonly Dish[], plates: readonly number[]): readonly Pot[] {
  const { foodsById } = context.corpus;
  const pots = dishes.map((dish, at) => potOf(dish, plates[at]!, foodsById));
  const shares = pots.map((pot, at) => (plates[at] === 1 ? pot : sharePot(pot, 1 / plates[at]!)));
  const { chosen } = solveLadders(frameProblem(context.frame, shares), 'fine');
  const whole = pots.map((pot, at) =>
    makeMeal(pot, { slot: context.frame.open[at]!.place, steps: stepsOf(shares, at, chosen), style: context.style }),
  );
  const mean = plates.reduce((sum, count) => sum + count, 0) / Math.max(1, plates.length);
  const salted = settleSalt(whole, { sodiumMax: context.frame.sodiumMax * mean, isKept: () => false });
  return salted.map((meal, at) => ({ meal: writeChosen(meal), dish: dishes[at]!, plates: plates[at]! }));
}

/** A meal that was made for one, or for others, as a pot of so many times its own plate. */
export function potOfMeal(
  meal: PlannedMeal,
  { times, plates, style, corpus = DEFAULT_CORPUS }: { times: number; plates: number; style: MealStyle; corpus?: Corpus },
): Pot {
  const dish = corpus.dishesById.get(meal.dishId);
  if (!dish || dish.items.length !== meal.portions.length)
    return { meal: growMeal(meal, { times, style, corpus }), dish: undefined, plates };
  const pot = potOf(dish, plates, corpus.foodsById);
  const steps = pot.groups.map(({ members, log, base }) => {
    const leader = pot.items.indexOf(members[0]!);
    const { steps: own, chosen } = meal.portions[leader]!;
    const wanted = Math.log((own[chosen]!.grams * times) / pot.weights[leader]!.grams) + log[base]!;
    let closest = 0;
    for (let at = 1; at < log.length; at++) if (Math.abs(log[at]! - wanted) < Math.abs(log[closest]! - wanted)) closest = at;
    return closest;
  });
  return { meal: keepWhole(makeMeal(pot, { slot: placeOf(meal), steps, style }), meal), dish, plates };
}

type Sizing = { readonly times: number; readonly style: MealStyle; readonly corpus: Corpus };

/** The same pot so many times as large, no saltier than it was settled. */
export function resizePot(pot: Pot, { times, style, corpus }: Sizing): Pot {
  const { meal, ...sized } = potOfMeal(pot.meal, { times, plates: pot.plates, style, corpus });
  const portions = meal.portions.map((portion, at) => {
    const settled = pot.meal.portions[at]!;
    return isSalt(portion) && isSalt(settled) ? { ...portion, chosen: Math.min(portion.chosen, settled.chosen) } : portion;
  });
  return { ...sized, meal: writeChosen({ ...meal, portions }) };
}

type Recipe = PlannedMeal & { readonly written: Written & { readonly makes: Makes } };

/**
 * Whether the meal is a recipe that says what it makes: that is cooked as it is written, and dished out in its own portions. What
 * feeds several days is as large as they need.
 */
export const isOfRecipe = (meal: PlannedMeal): meal is Recipe => meal.written?.makes !== undefined && meal.pot === undefined;

/** The recipe of such a meal, once. */
export const potOfRecipe = (meal: Recipe, { plates, style, corpus }: Omit<Sizing, 'times'> & { readonly plates: number }): Pot => ({
  meal: growMeal(meal, { times: 1 / meal.written.times, style, corpus }),
  dish: undefined,
  plates,
});

/** A pot that somebody cooks whole is cooked whole whoever it is laid for. */
export const keepWhole = (meal: PlannedMeal, before: PlannedMeal | undefined): PlannedMeal =>
  before?.cooksAll && before.dishId === meal.dishId ? { ...meal, cooksAll: true } : meal;

/** Lines from elsewhere have no ladder: as many times their grams. Those of an own recipe keep its words, which say more than a food does. */
export function growMeal(meal: PlannedMeal, { times, style, corpus }: { times: number; style: MealStyle; corpus: Corpus }): PlannedMeal {
  const grown = scaleWritten(meal, times);
  const portions = meal.portions.map((portion, at): Portion => {
    const food = corpus.foodsById.get(portion.foodId);
    const grams = roundGrams(portion.steps[portion.chosen]!.grams * times);
    const said = findSaid({ ...meal, ...grown }, { at, times });
    const text = food
      ? writePortion(food, { grams, said, style })
      : (said?.lines.map((line) => scaleLine(line, said.times)).join(' and ') ?? portion.steps[portion.chosen]!.text);
    return { ...portion, base: 0, chosen: 0, steps: [{ grams, text: text.slice(0, LONGEST_LINE) }] };
  });
  return {
    ...meal,
    portions,
    ingredients: portions.map(({ steps }) => steps[0]!.text),
    ...grown,
    nutrition: sumMealNutrition(portions),
  };
}

/** The lines that an own recipe has for a portion, for so many times what they say. */
type Said = { readonly lines: readonly string[]; readonly times: number };

/** Of a food that stands in several lines the last portion has those that are left. */
function findSaid({ written, recipeId, portions }: PlannedMeal, { at, times }: { at: number; times: number }): Said | undefined {
  const { foodId, steps, chosen } = portions[at]!;
  if (!written) {
    const { text } = steps[chosen]!;
    return recipeId === undefined || text === '' ? undefined : { lines: [text], times };
  }
  const lines = written.lines.flatMap((line) => (line.foodId === foodId ? [line.text] : []));
  const before = portions.slice(0, at).filter((portion) => portion.foodId === foodId).length;
  const isLast = !portions.slice(at + 1).some((portion) => portion.foodId === foodId);
  const own = lines.slice(before, isLast ? undefined : before + 1);
  return own.length === 0 ? undefined : { lines: own, times: written.times };
}

type Writing = { readonly grams: number; readonly said: Said | undefined; readonly style: MealStyle };

/** In the recipe's words where they say how much of it there is; "all the juice of 1 lemon" and "2 large onions, about 400 g" do not for four. */
function writePortion(food: Food, { grams, said, style }: Writing): string {
  const labels = labelsFor(food, style.rules);
  const weighed = (): string => formatPortion(food, { quantity: grams, unit: 'g' }, { system: style.system, prep: null, labels }).text;
  if (!said) return weighed();
  const { lines, times } = said;
  const told = lines.map((line) => scaleLine(line, times));
  const isTold = grams === 0 || Math.abs(times - 1) < 1e-9 || weighsAsMuch(told, food, grams);
  if (!isTold) return `${weighed()} (in the recipe: ${lines.join(' and ')})`;
  return told.map((line) => labelLine(line, { food, labels }, true)).join(' and ');
}

function writeChosen(meal: PlannedMeal): PlannedMeal {
  const ingredients = meal.portions.map(({ steps, chosen }) => steps[chosen]!.text);
  return { ...meal, ingredients, nutrition: sumMealNutrition(meal.portions) };
}

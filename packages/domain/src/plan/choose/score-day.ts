import { dayBreaksRule } from '../../diet/check-dish.ts';
import type { Macros } from '../../food/nutrients.ts';
import type { Dish } from '../../kit/dish.ts';
import type { IdeaClass } from '../../kit/kit.ts';
import { WHOLE_DAY_MEALS } from '../frame/day-frame.ts';
import { DAY_QUALITY } from '../frame/day-quality.ts';
import { missedFiber } from '../frame/fiber-range.ts';
import type { DayWishes } from '../frame/day-wishes.ts';
import type { MealSlot } from '../../recipe/meal-slot.ts';
import type { PlannedMeal } from '../plan.ts';
import { factsOf, fitsDishWord, isWishedOf } from '../frame/fits-wish.ts';
import { isCarbFree, isNearlyCarbFree } from '../../diet/carb-free.ts';
import { WEIGHTS } from './weights.ts';

/** As much of a meal as its neighbours on the day need to know, kept or chosen. */
export type MealSketch = {
  readonly slot: MealSlot;
  readonly dishKey: string;
  readonly ideaClass: string;
  readonly form: string;
  readonly cuisine: string;
  readonly foodIds: ReadonlySet<string>;
  readonly proteinFood: string | null;
  /** What it is built on, heaviest first. */
  readonly mains: readonly string[];
  readonly starchFood: string | null;
  readonly perishables: readonly string[];
  readonly produceGrams: number;
  /** Vegetables alone, at the size the slot wants. */
  readonly vegetableGrams: number;
  /** As portioned to the slot's usual energy. */
  readonly fiberGrams: number;
  readonly kcal: number;
  readonly fitsWord: (word: string) => boolean;
  /** Of a kit's dish. */
  readonly dish: Dish | undefined;
};

export function sketchDish(dish: Dish, slot: MealSlot, slotKcal: number): MealSketch {
  const { traits } = dish;
  const size = Math.min(MOST_GROWN, slotKcal / Math.max(1, dish.writtenKcal));
  return {
    slot,
    dishKey: dish.compiled.kit.id,
    ideaClass: dish.ideaClass,
    form: dish.form,
    cuisine: dish.cuisine,
    foodIds: dish.foodIds,
    proteinFood: traits.proteinFood,
    mains: traits.mains,
    starchFood: traits.starchFood,
    perishables: traits.perishables,
    produceGrams: traits.produceGrams * size,
    vegetableGrams: traits.vegetableGrams * size,
    fiberGrams: (traits.fiber * slotKcal) / 1000,
    kcal: slotKcal,
    fitsWord: (word) => fitsDishWord(factsOf(dish), word),
    dish,
  };
}

/** Beyond this an author's bounds stop most dishes. */
const MOST_GROWN = 1.5;

/** A kept meal may be no kit's dish at all; then its foods still count for wishes. */
export function sketchMeal(meal: PlannedMeal, dish: Dish | undefined): MealSketch {
  if (dish) return sketchDish(dish, meal.slot, meal.nutrition.calories);
  return {
    slot: meal.slot,
    dishKey: meal.dishId,
    ideaClass: meal.ideaClass,
    form: meal.form ?? '',
    cuisine: meal.cuisine,
    foodIds: new Set(meal.portions.map(({ foodId }) => foodId)),
    proteinFood: null,
    mains: [],
    starchFood: null,
    perishables: [],
    produceGrams: 0,
    vegetableGrams: 0,
    fiberGrams: meal.nutrition.fiber ?? 0,
    kcal: meal.nutrition.calories,
    fitsWord: (word) => fitsDishWord({ form: undefined, ...meal }, word),
    dish: undefined,
  };
}

const { pair: PAIR, day: DAY } = WEIGHTS;

/** What the meals cost each other: repetition, and wishes that none of them fulfils. Same unit as `scoreDish`. */
export function scoreDay(meals: readonly MealSketch[], wishes: DayWishes): number {
  let cost = scoreTogether(meals, wishes);
  for (let first = 0; first < meals.length; first++) {
    for (let second = first + 1; second < meals.length; second++) cost += scorePair(meals[first]!, meals[second]!, wishes);
  }
  return cost;
}

/** The same for one meal beside others that stay: what those cost each other is left out, as no choice changes it. */
export function scoreBeside(others: readonly MealSketch[], meal: MealSketch, wishes: DayWishes): number {
  let cost = scoreTogether([...others, meal], wishes);
  for (const other of others) cost += scorePair(other, meal, wishes);
  return cost;
}

function scoreTogether(meals: readonly MealSketch[], wishes: DayWishes): number {
  let cost = missedWishes(meals, wishes);
  const produce = meals.reduce((sum, { produceGrams }) => sum + produceGrams, 0);
  for (const { slot, vegetableGrams } of meals) if (slot === 'lunch' || slot === 'dinner') cost += bareCost(vegetableGrams);
  if (meals.length >= WHOLE_DAY_MEALS && !isCarbFree(wishes.rules))
    cost += DAY.lowProducePer100Grams * Math.max(0, (DAY_QUALITY.produceGrams.chosen - produce) / 100);
  if (!isNearlyCarbFree(wishes.rules)) cost += fiberCost(meals, wishes);
  return cost;
}

/** What was asked for by name and is nowhere on the day: foods, kinds of dish, cuisines. */
export function missedWishes(meals: readonly MealSketch[], wishes: DayWishes): number {
  if (wishes.dishes.length + wishes.foods.length + wishes.dishWords.length + wishes.cuisines.length === 0) return 0;
  const isWished = (meal: MealSketch, wish: string): boolean => isWishedOf(meal.slot, wish, wishes);
  let cost = 0;
  for (const { chip, dishes } of wishes.dishes)
    if (!meals.some((meal) => isWished(meal, chip) && meal.dish && dishes.has(meal.dish))) cost += DAY.missingDish;
  for (const { words, foodIds } of wishes.foods) {
    const isMet = meals.some((meal) => isWished(meal, `wish:${words}`) && foodIds.some((id) => meal.foodIds.has(id)));
    if (foodIds.length > 0 && !isMet) cost += DAY.missingFood;
  }
  for (const word of wishes.dishWords)
    if (!meals.some((meal) => isWished(meal, `dish:${word}`) && meal.fitsWord(word))) cost += DAY.missingDishWord;
  return wishes.cuisines.length === 0 ? cost : cost + missedCuisines(meals, wishes);
}

function missedCuisines(meals: readonly MealSketch[], { cuisines, cuisinesAt, wishedAt, focus }: DayWishes): number {
  const isNamed = ({ slot }: MealSketch): boolean => cuisines.some((cuisine) => wishedAt[`cuisine:${cuisine}`]?.includes(slot));
  const isMain = ({ slot }: MealSketch): boolean => (slot === 'lunch' || slot === 'dinner') && (focus.length === 0 || focus.includes(slot));
  const mains = meals.filter((meal) => isNamed(meal) || (isMain(meal) && cuisinesAt[meal.slot].length > 0));
  const met = mains.filter(({ slot, cuisine }) => cuisinesAt[slot].some((wanted) => wanted === cuisine)).length;
  return DAY.missingCuisine * (mains.length - met + (met === 0 ? 1 : 0));
}

function fiberCost(meals: readonly MealSketch[], { fiber }: DayWishes): number {
  const kcal = meals.reduce((sum, meal) => sum + meal.kcal, 0);
  const grams = meals.reduce((sum, meal) => sum + meal.fiberGrams, 0);
  return DAY.missedFiberGram * missedFiber(fiber, (1000 * grams) / Math.max(1, kcal), 'chosen');
}

/** Carnivore dishes are all alike in it. */
const bareCost = (vegetableGrams: number): number => DAY.barePlate * Math.max(0, 1 - vegetableGrams / DAY_QUALITY.vegetableGrams.chosen);

function scorePair(a: MealSketch, b: MealSketch, { cuisines }: DayWishes): number {
  let cost = 0;
  if (a.dishKey === b.dishKey) cost += PAIR.sameKit;
  if (a.dish !== undefined && a.dish === b.dish) cost += PAIR.sameDish;
  if (a.ideaClass === b.ideaClass) cost += PAIR.sameIdea;
  else if (isRelated(a.ideaClass, b.ideaClass)) cost += PAIR.relatedIdea;
  if (a.mains.length > 0 && a.mains[0] === b.mains[0]) cost += PAIR.sameMain;
  else if (a.mains.some((main) => b.mains.includes(main))) cost += PAIR.sharedMain;
  else if (a.proteinFood !== null && a.proteinFood === b.proteinFood) cost += PAIR.sameProtein;
  if (a.starchFood !== null && a.starchFood === b.starchFood) cost += PAIR.sameStarch;
  if (a.form === b.form) cost += PAIR.sameForm;
  if (a.cuisine === b.cuisine && cuisines.length === 0) cost += PAIR.sameCuisine;
  let shared = 0;
  for (const food of a.perishables) if (b.perishables.includes(food)) shared++;
  return cost - PAIR.sharedPerishable * Math.min(2, shared);
}

/** Ideas that read as the same meal again, though they are not the same class. */
const FAMILIES: readonly (readonly IdeaClass[])[] = [
  ['lentil', 'legume'],
  ['beef', 'mince', 'lamb'],
  ['tofu', 'tempeh', 'seitan'],
  ['fish', 'seafood'],
  ['pork', 'sausage'],
  ['pasta', 'noodles'],
  ['smoothie', 'protein-shake'],
  ['oats', 'chia'],
];

const familyOf: ReadonlyMap<string, number> = new Map(FAMILIES.flatMap((family, at) => family.map((idea) => [idea, at])));

function isRelated(a: string, b: string): boolean {
  const family = familyOf.get(a);
  return family !== undefined && family === familyOf.get(b);
}

/** Day-long rules ("keto: at most 50 g of carbs") outweigh any taste. */
export const dayRuleCost = (macros: Macros, { rules }: DayWishes): number =>
  rules.reduce((cost, rule) => cost + (dayBreaksRule(macros, rule) ? DAY.brokenRule : 0), 0);

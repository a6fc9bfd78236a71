import { KCAL_PER_GRAM } from '../../food/nutrients.ts';
import type { Food } from '../../food/food.ts';
import type { Dish, WeighedFood } from '../../kit/dish.ts';
import { isProduce, isVegetable, listMains } from '../../kit/main-protein.ts';
import { splitDay } from '../../intent/target/meal-split.ts';
import type { MealPlace, MealSlot } from '../../recipe/meal-slot.ts';
import { placeOf } from '../plan.ts';
import { WHOLE_DAY_MEALS, type DayFrame } from '../frame/day-frame.ts';
import { DAY_QUALITY } from '../frame/day-quality.ts';
import { stepsOf, type LadderDish } from '../frame/day-problem.ts';
import { missedFiber } from '../frame/fiber-range.ts';
import type { DayWishes } from '../frame/day-wishes.ts';
import { isCarbFree, isNearlyCarbFree } from '../../diet/carb-free.ts';
import type { LadderSolution } from '../portion/ladder-problem.ts';
import { WEIGHTS } from './weights.ts';

/** A dish, or a plate from a pot of it. */
export type GradedDish = LadderDish & Pick<Dish, 'weights' | 'compiled'>;

/**
 * What a portioned day still lacks of planner design 9, by the amounts really on the plates; 0 for a day without a fault.
 * Same unit as `scoreDish`. While dishes are chosen the written amounts have to do; this decides between the best days.
 */
export function gradeDay(
  { dishes, solution }: { dishes: readonly GradedDish[]; solution: LadderSolution },
  { frame, wishes }: { frame: DayFrame; wishes: DayWishes },
): number {
  const meals = weighMeals(dishes, solution, frame);
  const mains = meals.flatMap(({ foods }) => listMains(foods)[0] ?? []);
  let cost = GRADE.twice * (mains.length - new Set(mains).size);
  cost += GRADE.twice * (dishes.length - new Set(dishes.map(({ compiled }) => compiled.kit.id)).size);
  cost += GRADE.twoStarches * meals.filter(({ foods }) => hasTwoStarches(foods)).length;
  cost += Math.min(GRADE.mostForSodium, Math.max(0, solution.sodium - frame.sodiumMax) / GRADE.sodiumMgPerCost);
  return meals.length >= WHOLE_DAY_MEALS ? cost + gradePlates(meals, { frame, wishes }) : cost;
}

const { grade: GRADE } = WEIGHTS;

type WeighedMeal = { readonly slot: MealSlot; readonly place: MealPlace; readonly foods: readonly WeighedFood[] };

function gradePlates(meals: readonly WeighedMeal[], { frame, wishes }: { frame: DayFrame; wishes: DayWishes }): number {
  const nutrients = meals.map(({ foods }) => sumFoods(foods));
  const kcal = nutrients.reduce((sum, own) => sum + own.kcal, 0);
  let cost = frame.hasOwnShares ? 0 : gradeShares(meals, nutrients, kcal);
  if (!isNearlyCarbFree(wishes.rules)) {
    const fiber = nutrients.reduce((sum, own) => sum + own.fiber, 0);
    const missed = missedFiber(wishes.fiber, (1000 * fiber) / Math.max(1, kcal), 'graded');
    if (missed > 0) cost += GRADE.fault + missed;
  }
  if (isCarbFree(wishes.rules)) return cost;
  for (const { slot, foods } of meals) {
    if (slot !== 'lunch' && slot !== 'dinner') continue;
    const short = DAY_QUALITY.vegetableGrams.graded - sumGrams(foods, isVegetable);
    if (short > 0) cost += GRADE.fault + (GRADE.fault * short) / DAY_QUALITY.vegetableGrams.graded;
  }
  const short = DAY_QUALITY.produceGrams.graded - meals.reduce((sum, { foods }) => sum + sumGrams(foods, isProduce), 0);
  return short > 0 ? cost + GRADE.fault + (GRADE.fault * short) / DAY_QUALITY.produceGrams.graded : cost;
}

/** Potatoes beside bread or rice, each by the helping, are one side dish too many. */
const STARCHES: readonly { readonly isOf: (food: Food) => boolean; readonly least: number }[] = [
  { isOf: ({ kind }) => kind === 'pasta', least: 30 },
  { isOf: ({ kind, id }) => kind === 'grain' && /rice/.test(id) && !/cake|noodle|paper/.test(id), least: 30 },
  { isOf: ({ kind }) => kind === 'bread', least: 45 },
  { isOf: ({ kind }) => kind === 'starchy-root', least: 180 },
];

const hasTwoStarches = (foods: readonly WeighedFood[]): boolean =>
  STARCHES.filter(({ isOf, least }) => foods.some(({ food, grams }) => grams >= least && isOf(food))).length > 1;

function gradeShares(meals: readonly WeighedMeal[], nutrients: readonly { readonly kcal: number }[], dayKcal: number): number {
  const split = splitDay(meals.map(({ place }) => place));
  return meals.reduce((cost, { place }, at) => {
    const share = nutrients[at]!.kcal / Math.max(1, dayKcal * split[place]);
    return share < DAY_QUALITY.mealShare.graded.least || share > DAY_QUALITY.mealShare.graded.most ? cost + GRADE.fault : cost;
  }, 0);
}

function weighMeals(dishes: readonly GradedDish[], { chosen }: LadderSolution, { open, kept }: DayFrame): readonly WeighedMeal[] {
  const weighed = dishes.map((dish, at): WeighedMeal => {
    const steps = stepsOf(dishes, at, chosen);
    const factors = dish.groups.map(({ log }, group) => Math.exp(log[steps[group]!]!));
    const foods = dish.weights.map(({ food, grams, group }) => ({ food, grams: group < 0 ? grams : grams * factors[group]! }));
    const { slot, place } = open[at]!;
    return { slot, place, foods };
  });
  return [...weighed, ...kept.map(({ meal, foods }) => ({ slot: meal.slot, place: placeOf(meal), foods }))];
}

function sumFoods(foods: readonly WeighedFood[]): { readonly kcal: number; readonly fiber: number } {
  let kcal = 0;
  let fiber = 0;
  for (const { food, grams } of foods) {
    const { protein, carbs, fat, fiber: ownFiber } = food.per100g;
    kcal += (grams / 100) * (KCAL_PER_GRAM.protein * protein + KCAL_PER_GRAM.carbs * carbs + KCAL_PER_GRAM.fat * fat);
    fiber += (grams / 100) * (ownFiber ?? 0);
  }
  return { kcal, fiber };
}

const sumGrams = (foods: readonly WeighedFood[], isOf: (food: Food) => boolean): number =>
  foods.reduce((sum, { food, grams }) => (isOf(food) ? sum + grams : sum), 0);

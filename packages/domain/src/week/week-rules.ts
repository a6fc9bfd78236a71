import type { Weekday } from '../calendar/plain-date.ts';
import { foodBreaksRule } from '../diet/check-diet.ts';
import { dietRule } from '../diet/diet-rule.ts';
import type { Food, FoodKind } from '../food/food.ts';
import { MEAT_KINDS } from '../food/food-kinds.ts';
import type { Dish } from '../kit/dish.ts';
import { factsOf, fitsDishWord } from '../plan/frame/fits-wish.ts';

/** What a household wants of every week. All of it gives way before a rule of an eater does. */
export type WeekRules = {
  /** Meals a week, by `fish`, `meat`, `red meat`, `legumes` or the name of a dish. */
  readonly atLeast: Readonly<Record<string, number>>;
  readonly atMost: Readonly<Record<string, number>>;
  /** Days without meat and fish. */
  readonly meatless: readonly Weekday[];
  /** A kind of dish for the dinner of a weekday: pizza on Fridays. */
  readonly dishes: Readonly<Partial<Record<Weekday, string>>>;
  /** Minutes that a dinner may take, by weekday. */
  readonly minutes: Readonly<Partial<Record<Weekday, number>>>;
  readonly budget: 'low' | null;
  /** `familiar`: no dish that few know. `adventurous`: those are as welcome as others. */
  readonly adventure: 'familiar' | 'usual' | 'adventurous';
  readonly leftovers: boolean;
  /** Dishes that are to come this week, by their own id or that of their kit. */
  readonly pinned: readonly string[];
};

export const NO_WEEK_RULES: WeekRules = {
  atLeast: {},
  atMost: {},
  meatless: [],
  dishes: {},
  minutes: {},
  budget: null,
  adventure: 'usual',
  leftovers: true,
  pinned: [],
};

/** How many meals of a kind these days are to have. */
export type MealCount = {
  readonly what: string;
  readonly least: number;
  readonly most: number;
  /** Said where the two contradict: the maximum has given way then. */
  readonly gaveWay: string | undefined;
};

const WEEK_DAYS = 7;

/** The rules are of seven days; of a longer week as many more. Of a shorter one they are what is wanted of it, too. */
export function countMeals({ atLeast, atMost }: WeekRules, days: number): readonly MealCount[] {
  const weeks = Math.max(1, days / WEEK_DAYS);
  return [...new Set([...Object.keys(atLeast), ...Object.keys(atMost)])].map((what) => {
    const least = Math.floor((atLeast[what] ?? 0) * weeks);
    const most = Math.ceil((atMost[what] ?? Number.POSITIVE_INFINITY) * weeks);
    const isContradiction = least > most;
    return {
      what,
      least,
      most: isContradiction ? least : most,
      gaveWay: isContradiction
        ? `You set at least ${least} meals with ${what} and at most ${most}. Both cannot be, so the “at most” gives way.`
        : undefined,
    };
  });
}

/** Whether a meal counts for a rule of so many meals a week. */
export function countsAs(dish: Dish, what: string): boolean {
  const test = COUNTED[what];
  if (!test) return fitsDishWord(factsOf(dish), what);
  const known = counted.get(dish) ?? {};
  counted.set(dish, known);
  return (known[what] ??= test(dish));
}

const counted = new WeakMap<Dish, Record<string, boolean>>();

/** A helping of fish is 100 g and more; what garnishes or binds a dish does not make it one. */
export const FISH_GRAMS = 50;
const MEAT_GRAMS = 30;
const LEGUME_GRAMS = 40;

const COUNTED: Readonly<Record<string, (dish: Dish) => boolean>> = {
  fish: (dish) => holds(dish, ({ kind }) => kind === 'fish', FISH_GRAMS),
  meat: (dish) => holds(dish, ({ kind }) => MEAT_KINDS.has(kind), MEAT_GRAMS),
  'red meat': (dish) => holds(dish, isRedMeat, MEAT_GRAMS),
  legumes: (dish) => holds(dish, ({ kind }) => kind === 'legume', LEGUME_GRAMS),
};

const holds = ({ weights }: Dish, isOf: (food: Food) => boolean, least: number): boolean =>
  weights.some(({ food, grams }) => grams >= least && isOf(food));

/** Meat of mammals, and what is made of it (WHO, IARC Monograph 114). */
const isRedMeat = ({ kind, facets }: Food): boolean =>
  RED_KINDS.has(kind) ||
  (kind === 'processed-meat' &&
    (facets.includes('contains-pork') || facets.includes('contains-beef') || !facets.includes('contains-poultry')));

const RED_KINDS: ReadonlySet<FoodKind> = new Set<FoodKind>(['beef', 'lamb', 'pork', 'game']);

const VEGETARIAN = dietRule('vegetarian');
const meatlessFoods = new WeakMap<Food, boolean>();

export const isMeatless = ({ foods }: Dish): boolean => foods.every(isMeatlessFood);

function isMeatlessFood(food: Food): boolean {
  const known = meatlessFoods.get(food);
  if (known !== undefined) return known;
  const meatless = foodBreaksRule(food, VEGETARIAN)?.outcome !== 'breaks';
  meatlessFoods.set(food, meatless);
  return meatless;
}

import type { FoodKind } from '../food/food.ts';
import type { Dish, WeighedFood } from '../kit/dish.ts';
import type { Cook } from './cook.ts';
import type { Bought } from './bought.ts';
import { countsAs } from './week-rules.ts';

/** As much of a cook's dish as the rest of the week needs to know. Numbers stand for words, equal for equal ones. */
export type CookSketch = {
  readonly main: number;
  readonly idea: number;
  readonly form: number;
  readonly cuisine: number;
  readonly bought: Bought;
  /** The plants that a plate of it has enough of to count. */
  readonly plants: Int32Array;
  /** Which of the week's counted rules a meal of it counts for. */
  readonly counts: readonly boolean[];
  /** Which of the sentence's wishes it serves. */
  readonly serves: readonly boolean[];
};

export type WeekCounts = {
  readonly rules: readonly { readonly what: string; readonly least: number; readonly most: number }[];
  /** Tests of what the sentence wishes for; one meal of the week is enough. */
  readonly wishes: readonly ((dish: Dish) => boolean)[];
};

export const sketchCook = (dish: Dish, bought: Bought, { rules, wishes }: WeekCounts): CookSketch => ({
  ...sketchDish(dish),
  bought,
  counts: rules.map(({ what }) => countsAs(dish, what)),
  serves: wishes.map((isServed) => isServed(dish)),
});

type DishSketch = Pick<CookSketch, 'main' | 'idea' | 'form' | 'cuisine' | 'plants'>;

/** The same in every week. */
function sketchDish(dish: Dish): DishSketch {
  const known = sketches.get(dish);
  if (known) return known;
  const sketch: DishSketch = {
    main: numberOf(`main:${dish.traits.mains[0] ?? dish.ideaClass}`),
    idea: numberOf(`idea:${dish.ideaClass}`),
    form: numberOf(`form:${dish.form}`),
    cuisine: numberOf(`cuisine:${dish.cuisine}`),
    plants: Int32Array.from(new Set(dish.weights.filter(isPlant).map(({ food }) => numberOf(`plant:${food.id}`)))),
  };
  sketches.set(dish, sketch);
  return sketch;
}

const sketches = new WeakMap<Dish, DishSketch>();

/** As plants are counted where 30 a week are advised (McDonald et al., American Gut, 2018): a bite of it, and no spice. */
const PLANT_GRAMS = 5;
const PLANT_KINDS: ReadonlySet<FoodKind> = new Set<FoodKind>([
  'vegetable',
  'fruit',
  'mushroom',
  'legume',
  'nut',
  'seed',
  'grain',
  'pseudo-grain',
  'herb',
  'starchy-root',
  'soy',
]);
const isPlant = ({ food, grams }: WeighedFood): boolean => grams >= PLANT_GRAMS && PLANT_KINDS.has(food.kind);

const numbers = new Map<string, number>();

function numberOf(word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  numbers.set(word, numbers.size);
  return numbers.size - 1;
}

export type WeekMeal = { readonly cook: Cook; readonly sketch: CookSketch };

// In the unit of `scoreDish`; set on 48 weeks (design of the week, section 3).
const BROKEN_RULE = 40;
const UNSERVED_WISH = 40;
const SAME = { main: 3, form: 2, cuisine: 2, light: 2 } as const;
/** So many meals of one kind are no sameness. */
const FREE = { main: 2, form: 2, cuisine: 3, light: 1 } as const;
const EVENINGS_RUNNING = { main: 8, idea: 5, form: 3 } as const;

/** What the week costs beside its list and its days: sameness, and its rules. `dinners` by day, -1 for none. */
export function scoreWeek(meals: readonly (WeekMeal | undefined)[], dinners: readonly number[], counts: WeekCounts): number {
  let cost = 0;
  makeRoom();
  for (let at = 0; at < meals.length; at++) {
    const meal = meals[at];
    if (!meal) continue;
    const { sketch } = meal;
    if (isLight(meal)) {
      cost += tally(lightOf(meal), 'light');
      continue;
    }
    cost += tally(sketch.main, 'main') + tally(sketch.form, 'form') + tally(sketch.cuisine, 'cuisine');
    for (let before = 0; before < at; before++) {
      const other = meals[before];
      if (other && other.sketch.form === sketch.form && !isLight(other)) cost += twinCost(sketch, other.sketch);
    }
  }
  for (const meal of meals) if (meal) forget(meal);
  return cost + runningCost(meals, dinners) + ruleCost(meals, counts) + plantCost(meals, dinners.length);
}

const isLight = ({ cook: { slot } }: WeekMeal): boolean => slot === 'breakfast' || slot === 'snack';

/** How often the week has each number, and in which round a plant was last seen. Of the module, as this runs thousands of times a week. */
let seen = new Uint8Array(0);
let plantSeenIn = new Uint32Array(0);
let plantRound = 0;

/** For the numbers there are, and for ideas of snacks behind those of breakfasts. */
function makeRoom(): void {
  if (seen.length >= 2 * numbers.size) return;
  seen = new Uint8Array(4 * numbers.size);
  plantSeenIn = new Uint32Array(4 * numbers.size);
  plantRound = 0;
}

const lightOf = ({ cook: { slot }, sketch: { idea } }: WeekMeal): number => (slot === 'snack' ? idea + seen.length / 2 : idea);

/** One more of its kind; it costs what the square of what is too many grows by. */
function tally(number: number, kind: keyof typeof SAME): number {
  const over = ++seen[number]! - FREE[kind];
  return over > 0 ? SAME[kind] * (2 * over - 1) : 0;
}

function forget(meal: WeekMeal): void {
  const { main, form, cuisine } = meal.sketch;
  if (isLight(meal)) seen[lightOf(meal)] = 0;
  else seen[main] = seen[form] = seen[cuisine] = 0;
}

const PLANTS_A_WEEK = 30;
const MISSING_PLANT = 1.4;

function plantCost(meals: readonly (WeekMeal | undefined)[], days: number): number {
  plantRound++;
  let count = 0;
  for (const meal of meals) {
    if (!meal) continue;
    const { plants } = meal.sketch;
    for (let at = 0; at < plants.length; at++) {
      if (plantSeenIn[plants[at]!] === plantRound) continue;
      plantSeenIn[plants[at]!] = plantRound;
      count++;
    }
  }
  return MISSING_PLANT * Math.max(0, (PLANTS_A_WEEK * Math.min(7, days)) / 7 - count);
}

function runningCost(meals: readonly (WeekMeal | undefined)[], dinners: readonly number[]): number {
  let cost = 0;
  for (let day = 1; day < dinners.length; day++) {
    const one = meals[dinners[day - 1]!]?.sketch;
    const two = meals[dinners[day]!]?.sketch;
    if (!one || !two || one === two) continue;
    if (one.main === two.main) cost += EVENINGS_RUNNING.main;
    if (one.idea === two.idea) cost += EVENINGS_RUNNING.idea;
    if (one.form === two.form) cost += EVENINGS_RUNNING.form;
  }
  return cost;
}

/** Two mains of one form that a person would call the same again: egg fried rice on Tuesday, chicken fried rice on Wednesday. */
function twinCost(one: CookSketch, two: CookSketch): number {
  const alike = likeness(one.bought.things, two.bought.things);
  return (one.cuisine === two.cuisine ? TWIN : 0) + (alike > ALIKE_FROM ? TWIN_FOODS * (alike - ALIKE_FROM) + TWIN_LEAST : 0);
}

const TWIN = 6;
const TWIN_FOODS = 20;
const TWIN_LEAST = 2;
const ALIKE_FROM = 0.4;

/** Foods in common over foods in all (Jaccard). */
function likeness(one: Int32Array, two: Int32Array): number {
  let shared = 0;
  for (const thing of one) if (two.includes(thing)) shared++;
  const all = one.length + two.length - shared;
  return all === 0 ? 0 : shared / all;
}

function ruleCost(meals: readonly (WeekMeal | undefined)[], { rules, wishes }: WeekCounts): number {
  let cost = 0;
  for (let at = 0; at < rules.length; at++) {
    let count = 0;
    for (const meal of meals) if (meal?.sketch.counts[at]) count += meal.cook.servings.length;
    cost += BROKEN_RULE * (Math.max(0, rules[at]!.least - count) + Math.max(0, count - rules[at]!.most));
  }
  for (let at = 0; at < wishes.length; at++) if (!meals.some((meal) => meal?.sketch.serves[at])) cost += UNSERVED_WISH;
  return cost;
}

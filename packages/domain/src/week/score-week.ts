import type { Dish } from '../kit/dish.ts';
import { basesOf, helpingsOf } from './helpings.ts';
import { plantsOf } from './plants.ts';
import type { Cook } from './cook.ts';
import type { Bought } from './bought.ts';
import { listMains, nameFish } from '../kit/main-protein.ts';
import type { Corpus } from '../kit/corpus.ts';
import { parseIdeaDishId } from '../idea/idea-dish-id.ts';
import { weighPortions } from '../plan/frame/day-frame.ts';
import type { PlannedMeal } from '../plan/plan.ts';
import type { WeekDay } from './week-query.ts';
import { countsAs, FISH_GRAMS } from './week-rules.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';

/** As much of a cook's dish as the rest of the week needs to know. Numbers stand for words, equal for equal ones. */
export type CookSketch = {
  readonly main: number;
  readonly idea: number;
  readonly form: number;
  readonly cuisine: number;
  /** -1 for a dish without a helping of fish. */
  readonly fish: number;
  /** What a plate is built on beside its protein. */
  readonly bases: readonly number[];
  /** What a breakfast or a snack of it is remembered by. */
  readonly helpings: readonly number[];
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

type DishSketch = Pick<CookSketch, 'main' | 'idea' | 'form' | 'cuisine' | 'fish' | 'bases' | 'helpings' | 'plants'>;

/** The same in every week. */
function sketchDish(dish: Dish): DishSketch {
  const known = sketches.get(dish);
  if (known) return known;
  const sketch: DishSketch = {
    main: numberOf(`main:${dish.traits.mains[0] ?? dish.ideaClass}`),
    idea: numberOf(`idea:${dish.ideaClass}`),
    form: numberOf(`form:${dish.form}`),
    cuisine: numberOf(`cuisine:${dish.cuisine}`),
    fish: fishOf(dish),
    bases: basesOf(dish).map((name) => numberOf(`base:${name}`)),
    helpings: helpingsOf(dish).map((id) => numberOf(`helping:${id}`)),
    plants: plantsOf(dish),
  };
  sketches.set(dish, sketch);
  return sketch;
}

const sketches = new WeakMap<Dish, DishSketch>();

function fishOf({ weights }: Dish): number {
  const [most] = weights.filter(({ food, grams }) => food.kind === 'fish' && grams >= FISH_GRAMS).toSorted((a, b) => b.grams - a.grams);
  return most ? numberOf(`fish:${nameFish(most.food)}`) : -1;
}

const numbers = new Map<string, number>();

function numberOf(word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  numbers.set(word, numbers.size);
  return numbers.size - 1;
}

export type WeekMeal = { readonly cook: Cook; readonly sketch: CookSketch };

// In the unit of `scoreDish`; set on 48 weeks (design of the week, section 3). More than a dish of twelve lonely things costs the list.
const BROKEN_RULE = 60;
const UNSERVED_WISH = 60;
const SAME = { main: 3, form: 2, cuisine: 2, light: 4 } as const;
/**
 * Two helpings of fish a week are what is advised (Dietary Guidelines for Americans 2020, 8 oz): with more of one kind of it the week
 * has that fish and hardly another. For each further meal.
 */
const MOST_OF_ONE_FISH = 2;
const SAME_FISH = 10;
/** Readers of weeks found six meals of sweet potatoes, zucchini or shrimp one thing all week, whatever the dishes were called, and four not. */
const MOST_OF_ONE_BASE = 4;
const SAME_BASE = 5;
/** Almonds once a day are a habit; at breakfast and again in the snack of every day they are all there is. */
const SAME_HELPING = 2;
/** So many meals of one kind are no sameness. */
const FREE = { main: 2, form: 2, cuisine: 3, light: 1 } as const;
const EVENINGS_RUNNING = { main: 60, idea: 5, form: 3 } as const;

/** What the evenings before and after one remember of it. */
type EveningSketch = Pick<CookSketch, 'main' | 'idea' | 'form'>;

/** The dinner of each day, by its number among the meals, -1 for none; `standing` where it is none that is chosen. */
export type Evenings = { readonly dinners: readonly number[]; readonly standing: readonly (EveningSketch | undefined)[] };

export const readEvenings = (at: readonly Readonly<Record<MealSlot, number>>[], days: readonly WeekDay[], corpus: Corpus): Evenings => ({
  dinners: at.map(({ dinner }) => dinner),
  standing: days.map(({ taken, context }) => {
    const dinner = taken?.meals.dinner ?? context?.kept.find(({ slot }) => slot === 'dinner');
    return dinner && sketchEvening(dinner, corpus);
  }),
});

/** Of a dinner that stands, of a recipe of the household's own or on a day that stays: of that nothing is known but what it is made of. */
function sketchEvening({ dishId, portions }: Pick<PlannedMeal, 'dishId' | 'portions'>, { dishesById, foodsById }: Corpus): EveningSketch {
  const dish = dishesById.get(dishId);
  if (dish) return sketchDish(dish);
  const [main] = listMains(weighPortions({ portions }, foodsById));
  return {
    main: numberOf(`main:${main ?? dishId}`),
    idea: numberOf(`idea:${dishId}`),
    form: numberOf(`form:${parseIdeaDishId(dishId)?.form ?? dishId}`),
  };
}

/** What the week costs beside its list and its days: sameness, and its rules. */
export function scoreWeek(meals: readonly (WeekMeal | undefined)[], evenings: Evenings, counts: WeekCounts): number {
  let cost = 0;
  const days = evenings.dinners.length;
  const weeks = Math.max(1, days / 7);
  makeRoom();
  for (let at = 0; at < meals.length; at++) {
    const meal = meals[at];
    if (!meal) continue;
    const { sketch } = meal;
    const plates = meal.cook.servings.length;
    if (sketch.fish >= 0) cost += SAME_FISH * tallyOver(sketch.fish, plates, MOST_OF_ONE_FISH * weeks);
    for (const base of sketch.bases) cost += SAME_BASE * tallyOver(base, plates, MOST_OF_ONE_BASE * weeks);
    if (isLight(meal)) {
      for (const helping of sketch.helpings) cost += SAME_HELPING * tallyOver(helping, plates, days);
      cost += tally(lightOf(meal), 'light');
      for (let before = 0; before < at; before++) {
        const other = meals[before];
        if (other && other.cook.slot === meal.cook.slot) cost += likenessCost(sketch, other.sketch);
      }
      continue;
    }
    cost += tally(sketch.main, 'main') + tally(sketch.form, 'form') + tally(sketch.cuisine, 'cuisine');
    for (let before = 0; before < at; before++) {
      const other = meals[before];
      if (other && other.sketch.form === sketch.form && !isLight(other)) cost += twinCost(sketch, other.sketch);
    }
  }
  for (const meal of meals) if (meal) forget(meal);
  return cost + runningCost(meals, evenings) + ruleCost(meals, counts);
}

const isLight = ({ cook: { slot } }: WeekMeal): boolean => slot === 'breakfast' || slot === 'snack';

/** How often the week has each number. Of the module, as this runs thousands of times a week. */
let seen = new Uint8Array(0);

/** For the numbers there are, and for ideas of snacks behind those of breakfasts. */
function makeRoom(): void {
  if (seen.length >= 2 * numbers.size) return;
  seen = new Uint8Array(4 * numbers.size);
}

const lightOf = ({ cook: { slot }, sketch: { idea } }: WeekMeal): number => (slot === 'snack' ? idea + seen.length / 2 : idea);

/** One more of its kind; it costs what the square of what is too many grows by. */
function tally(number: number, kind: keyof typeof SAME): number {
  const over = ++seen[number]! - FREE[kind];
  return over > 0 ? SAME[kind] * (2 * over - 1) : 0;
}

/** How many of these meals are beyond so many of their kind. */
function tallyOver(number: number, meals: number, most: number): number {
  const before = seen[number]!;
  const now = (seen[number] = before + meals);
  return Math.max(0, now - most) - Math.max(0, before - most);
}

function forget(meal: WeekMeal): void {
  const { main, form, cuisine, fish, bases, helpings } = meal.sketch;
  if (fish >= 0) seen[fish] = 0;
  for (const base of bases) seen[base] = 0;
  if (isLight(meal)) {
    seen[lightOf(meal)] = 0;
    for (const helping of helpings) seen[helping] = 0;
  } else seen[main] = seen[form] = seen[cuisine] = 0;
}

function runningCost(meals: readonly (WeekMeal | undefined)[], { dinners, standing }: Evenings): number {
  let cost = 0;
  for (let day = 1; day < dinners.length; day++) {
    const one = meals[dinners[day - 1]!]?.sketch ?? standing[day - 1];
    const two = meals[dinners[day]!]?.sketch ?? standing[day];
    if (!one || !two || one === two) continue;
    if (one.main === two.main) cost += EVENINGS_RUNNING.main;
    if (one.idea === two.idea) cost += EVENINGS_RUNNING.idea;
    if (one.form === two.form) cost += EVENINGS_RUNNING.form;
  }
  return cost;
}

/** Two mains of one form that a person would call the same again: egg fried rice on Tuesday, chicken fried rice on Wednesday. */
const twinCost = (one: CookSketch, two: CookSketch): number => (one.cuisine === two.cuisine ? TWIN : 0) + likenessCost(one, two);

/** Celery with peanut butter and celery boats with peanut butter are one snack, whatever they are called. */
function likenessCost(one: CookSketch, two: CookSketch): number {
  const alike = likeness(one.bought.things, two.bought.things);
  return alike > ALIKE_FROM ? TWIN_FOODS * (alike - ALIKE_FROM) + TWIN_LEAST : 0;
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

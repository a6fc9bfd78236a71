import type { Steps } from '../../base/steps.ts';
import type { Corpus } from '../../kit/corpus.ts';
import { DEFAULT_CORPUS } from '../../kit/default-corpus.ts';
import type { Dish } from '../../kit/dish.ts';
import { UNIT_SYSTEMS, type UnitSystem } from '../../quantity/format-amount.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { makeMeal } from './make-meal.ts';
import type { PlannedMeal } from '../plan.ts';
import { splitLine } from './split-line.ts';

export type RecipeWish = { readonly title: string; readonly ingredients: readonly string[] };

/**
 * The recipe of a dish of the corpus in the very amounts of the lines given, or undefined when the lines are of no dish. Titles are
 * written when they are first asked for, which of all dishes takes a third of a second.
 */
export function* findRecipeInSteps(wish: RecipeWish, corpus: Corpus = DEFAULT_CORPUS): Steps<Recipe | undefined> {
  const dishes = (yield* dishesByTitle(corpus)).get(wish.title) ?? [];
  for (const system of UNIT_SYSTEMS) {
    for (const dish of dishes) {
      const meal = matchMeal(dish, wish.ingredients, system);
      if (meal) return writeRecipe(meal, wish.ingredients);
      yield;
    }
  }
  return undefined;
}

const titleIndexes = new WeakMap<Corpus, ReadonlyMap<string, readonly Dish[]>>();

function* dishesByTitle(corpus: Corpus): Steps<ReadonlyMap<string, readonly Dish[]>> {
  const known = titleIndexes.get(corpus);
  if (known) return known;
  const index = new Map<string, Dish[]>();
  for (const dishes of corpus.dishesByKit.values()) {
    for (const dish of dishes) {
      const alike = index.get(dish.title);
      if (alike) alike.push(dish);
      else index.set(dish.title, [dish]);
    }
    yield;
  }
  titleIndexes.set(corpus, index);
  return index;
}

/** A line is one rung of the ladder of its ingredient, so the rung is found again by its text. */
function matchMeal(dish: Dish, lines: readonly string[], system: UnitSystem): PlannedMeal | undefined {
  if (lines.length !== dish.items.length) return undefined;
  const style = { system, rules: [] } as const;
  const written = makeMeal(dish, { slot: dish.slots[0] ?? 'dinner', steps: dish.groups.map(({ base }) => base), style });
  const rungs = written.portions.map(({ steps }, at) => {
    const line = withoutLabels(lines[at] ?? '');
    return steps.findIndex(({ text }) => text === line);
  });
  if (rungs.includes(-1)) return undefined;
  return makeMeal(dish, {
    slot: written.slot,
    steps: dish.groups.map(({ members }) => rungs[dish.items.indexOf(members[0]!)] ?? 0),
    style,
  });
}

/** Words a rule puts before a food ("certified gluten-free oats"): the dish is the same without them. */
const withoutLabels = (line: string): string => line.replace(/\b(certified gluten-free|pasteurized) /g, '');

function writeRecipe(meal: PlannedMeal, lines: readonly string[]): Recipe {
  const { calories, protein, carbs, fat, fiber, sugar, known } = meal.nutrition;
  return {
    title: meal.title,
    prepMinutes: meal.prepMinutes,
    cookMinutes: meal.cookMinutes,
    servings: 1,
    difficulty: meal.difficulty,
    ingredients: lines.map(splitLine),
    instructions: meal.instructions,
    tips: meal.tips,
    nutrition: { calories, protein, carbs, fat, fiber, sugar, ...(known && { known }) },
  };
}

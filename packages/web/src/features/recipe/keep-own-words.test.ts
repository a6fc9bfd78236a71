import { expect, test } from 'vitest';
import { readMeal } from '../../lib/wire/read-plan.ts';
import { keepOwnWords, markNotCounted } from './keep-own-words.ts';
import { hasLines, readRecipe, withPlatesOf } from './read-recipe.ts';
import { RECIPE_TEXTS } from './texts.ts';
import { showRecipe } from './use-recipe-style.ts';

const meal = readMeal({
  title: 'Fish pan',
  calories: 200,
  protein: 30,
  carbs: 5,
  fat: 5,
  prepMinutes: 10,
  cookMinutes: 40,
  ingredients: ['200 g haddock', '1 tbsp capers'],
  instructions: ['Pour in 1 cup of cordial.'],
  tips: ['Also in the recipe, and not counted: 1/2 cup zorgleberry cordial.'],
  written: {
    times: 0.5,
    lines: [
      { text: '400 g haddock', foodId: 'haddock' },
      { text: '2 tbsp capers', foodId: 'capers', isCounted: false },
      { text: '1 cup zorgleberry cordial', foodId: null },
    ],
  },
});
const answered = readRecipe({
  prepTime: '6 min',
  cookTime: '19 min',
  servings: 1,
  ingredients: ['200 g haddock', '1 tbsp capers'],
  instructions: meal.instructions,
  instructionsFrom: 'meal',
  tips: meal.tips,
});

test('an own recipe in a plan has every line, scaled, and marks those that are in no number', () => {
  const lines = (servings: number) => showRecipe(keepOwnWords(answered, meal), servings, 'as-written').lines;
  expect(lines(1)).toEqual([
    { amount: '200 g', item: 'haddock' },
    { amount: '1 tbsp', item: 'capers', isCounted: false },
    { amount: '1/2 cup', item: 'zorgleberry cordial', isCounted: false },
  ]);
  expect(lines(4)[2]).toEqual({ amount: '2 cups', item: 'zorgleberry cordial', isCounted: false });
});

test('all of an own recipe is what it says, and not a rounded share of it scaled back', () => {
  const batch = readMeal({
    ...meal,
    ingredients: ['1/8 eggs', '1 1/3 tbsp butter, softened', '30 g onion (in the recipe: two onions)'],
    tips: [],
    written: {
      times: 1 / 12,
      makes: { plates: 12, pieces: { count: 24, noun: 'cookies' } },
      lines: [
        { text: '2 eggs', foodId: 'egg' },
        { text: '1 cup butter, softened', foodId: 'butter' },
        { text: 'two onions', foodId: 'onion' },
      ],
    },
  });
  const read = readRecipe({ servings: 1, ingredients: batch.ingredients, instructions: ['Mix.'], instructionsFrom: 'meal' });
  const own = keepOwnWords(withPlatesOf(read, batch), batch);
  expect(hasLines(own, batch.ingredients)).toBe(true);
  const text = (servings: number) => showRecipe(own, servings, 'as-written').lines.map(({ amount, item }) => `${amount} ${item}`);
  expect(text(1)).toEqual(['1/8 egg', '1 1/3 tbsp butter, softened', '30 g onion (in the recipe: two onions)']);
  expect(text(12)).toEqual(['2 eggs', '1 cup butter, softened', '360 g onion (in the recipe: two onions)']);
});

test('who eats one and a half servings of an own recipe sees the amounts of as many', () => {
  const stew = readMeal({ ...meal, tips: [], written: { times: 0.25, makes: { plates: 6 }, lines: meal.written!.lines } });
  const shown = withPlatesOf(answered, stew);
  expect(shown).toMatchObject({ servings: 1.5, facts: answered.facts });
  expect(RECIPE_TEXTS.amountsFor(shown.servings)).toBe('Amounts for 1 1/2 servings');
  expect(RECIPE_TEXTS.factsFor(0.5)).toBe('for 1/2 serving');
});

test('an own recipe in a plan has its own minutes and steps for what is cooked, and no tip that repeats its lines', () => {
  const own = keepOwnWords(answered, meal);
  expect(own).toMatchObject({ prepTime: '10 min', cookTime: '40 min', tips: [] });
  expect(showRecipe(own, 1, 'as-written').steps[0]!.text).toBe('Pour in 1/2 cup of cordial.');
  expect(showRecipe(own, 2, 'as-written').steps[0]!.text).toBe('Pour in 1 cup of cordial.');
});

test('an own recipe in a plan that does not say how long it takes is not said to take 0 minutes', () => {
  expect(keepOwnWords(answered, { ...meal, prepMinutes: 0, cookMinutes: 0 })).toMatchObject({ prepTime: '–', cookTime: '–' });
});

test('on its own page each line that is in no number says so itself, where the lines are those that were read', () => {
  const read = readRecipe({ servings: 2, ingredients: ['400 g haddock', 'capers'], notCounted: ['capers'] });
  expect(markNotCounted(read, [true, false])).toEqual({
    ...read,
    lines: [
      { amount: '400 g', item: 'haddock' },
      { amount: '', item: 'capers', isCounted: false },
    ],
    notCounted: [],
  });
  expect(markNotCounted(read, [true])).toBe(read);
});

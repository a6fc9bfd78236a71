import { expect, test } from 'vitest';
import { getFood } from '../food/find-food.ts';
import { parseIdeaDishId } from '../idea/idea-dish-id.ts';
import { describeLook } from '../../tests/describe-look.ts';
import { findBaked } from './find-baked.ts';
import { makeOwnMeal } from './make-own-meal.ts';
import type { RecipeText } from './own-recipe.ts';
import { readLines, weighRecipe } from './weigh-recipe.ts';

test.each([
  ['Chocolate chip cookies', 'cookies'],
  ['Grandma’s oat cookies with raisins (best ever)', 'cookies'],
  ['Lemon drizzle cake', 'cake'],
  ['Apfelkuchen', 'cake'],
  ['Gâteau au chocolat', 'cake'],
  ['Blueberry muffins', 'muffins'],
  ['Soda bread', 'bread'],
  ['Vanillekekse', 'cookies'],
  ['Fish cakes', undefined],
  ['Pancakes', undefined],
  ['Bread pudding', undefined],
  ['Ice cream with cookies', undefined],
  ['Meat loaf', undefined],
])('%s is baked as %s', (title, baked) => {
  expect(findBaked(title, [], { isNamed: false })).toBe(baked);
});

const flourAndSugar = ['all-purpose-flour', 'sugar', 'butter', 'egg'].map((id) => ({ food: getFood(id), grams: 100 }));
test('what is flour and sugar is baked, but by its name where that says another dish', () => {
  expect(findBaked('Sunday treat', flourAndSugar, { isNamed: false })).toBe('cake');
  expect(findBaked('Crêpes', flourAndSugar, { isNamed: true })).toBeUndefined();
  const pork = [{ food: getFood('pork-loin'), grams: 500 }, ...flourAndSugar.map((part) => ({ ...part, grams: 20 }))];
  expect(findBaked('Sweet and sour pork', pork, { isNamed: false })).toBeUndefined();
});

test.each([
  ['Chocolate chip cookies', /^made cookies/],
  ['Lemon drizzle cake', /^made .*cake/],
  ['Soda bread', /^made loaf of bread/],
  ['Plain muffins', /^made muffins/],
])('%s are drawn as such, and no egg beside them', (title, made) => {
  const lines = ['200 g flour', '100 g sugar', '100 g butter', '2 eggs'];
  const recipe = { title, ingredients: [{ heading: null, lines }], steps: [], yield: null, minutes: {}, language: 'en', plates: 4 };
  const text = recipe as unknown as RecipeText;
  const read = readLines(text, new Map());
  const { dishId } = makeOwnMeal({ recipe: text, lines: read, numbers: weighRecipe(text, read) }, { slot: 'snack', plates: 1 });
  const [base, ...look] = describeLook(parseIdeaDishId(dishId)!);
  expect([base, look[0], look.slice(1)]).toEqual(['board', expect.stringMatching(made), []]);
});

import { expect, test } from 'vitest';
import { readRecipe } from './read-recipe.ts';
import { showRecipe } from './use-recipe-style.ts';

const recipe = readRecipe({
  servings: 2,
  ingredients: ['1/3 cup (64 g) red lentils', 'salt to taste'],
  nutritionFacts: { calories: 333, protein: 20, carbs: 40, fat: 8, sugar: 3 },
});

test('amounts and facts follow the eaters, and what is unknown stays so', () => {
  const { lines, facts } = showRecipe(recipe, 3, 'as-written');
  expect(lines.map(({ amount }) => amount)).toEqual(['1/2 cup (96 g)', recipe.lines[1]!.amount]);
  expect(facts).toEqual({ calories: 500, protein: 30, carbs: 60, fat: 12, fiber: null, sugar: 5 });
});

test('lines of anybody follow the eaters, whichever way they come', () => {
  const shown = (lines: readonly unknown[], servings: number) =>
    showRecipe(readRecipe({ servings: 2, ingredients: lines }), servings, 'as-written').lines.map(({ amount, item }) =>
      `${amount} ${item}`.trim(),
    );
  expect(shown(['1 (14 oz) can chopped tomatoes', '3/4 cup (150g) jasmine rice', 'juice of 1 lime', 'a pinch of salt'], 6)).toEqual([
    '3 (14 oz) cans chopped tomatoes',
    '2 1/4 cups (450 g) jasmine rice',
    'juice of 3 limes',
    '3 pinches of salt',
  ]);
  const split = [
    { amount: '3/8 (14 oz)', item: 'can tomatoes' },
    { amount: '', item: '3/4-1 1/8 carrots' },
    { amount: '', item: '50g edamame' },
  ];
  expect(shown(split, 4)).toEqual(['3/4 (14 oz) can tomatoes', '1 1/2-2 1/4 carrots', '100 g edamame']);
});

test('words of another language stay as they are written, units and nouns alike', () => {
  const lines = ['1 Zwiebel', '2 Eier', '1 Prise Salz', "1 c. à soupe d'huile", '1 huevo, batido', '250 g Mehl', 'Saft von 1 Zitrone'];
  const shown = showRecipe(readRecipe({ servings: 2, ingredients: lines, isEnglish: false }), 4, 'as-written').lines;
  expect(shown.map(({ amount, item }) => `${amount} ${item}`.trim())).toEqual([
    '2 Zwiebel',
    '4 Eier',
    '2 Prise Salz',
    "2 c. à soupe d'huile",
    '2 huevo, batido',
    '500 g Mehl',
    'Saft von 2 Zitrone',
  ]);
});

test('for the eaters it was written for it is the recipe as written', () => {
  const { lines, facts } = showRecipe(recipe, 2, 'as-written');
  expect({ lines, facts }).toEqual({ lines: recipe.lines, facts: recipe.facts });
});

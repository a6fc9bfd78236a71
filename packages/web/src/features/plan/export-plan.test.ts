import { describe, expect, test } from 'vitest';
import { readPlan } from '../../lib/wire/read-plan.ts';
import { exportPlan, importPlan } from './export-plan.ts';

const plan = readPlan({
  title: 'Crème day *1*',
  description: 'Soup.',
  searchQuery: 'soup',
  seed: 7,
  nutritionOverview: { totalCalories: 400, protein: 20, carbs: 50, fat: 10 },
  meals: {
    lunch: {
      title: 'Soup',
      description: '',
      ingredients: ['1 cup (240 g) broth'],
      instructions: ['Heat.', 'Eat.'],
      calories: 400.4,
      protein: 20,
      carbs: 50,
      fat: 10,
      fiber: 6,
      difficulty: 'Easy',
      prepMinutes: 5,
      cookMinutes: 10,
    },
  },
});

describe('exportPlan', () => {
  test('a file imports as the plan it was, by whatever title', () => {
    const { name, text } = exportPlan(plan, 'json');
    expect(name).toBe('creme-day-1.json');
    expect(importPlan(text)).toEqual(plan);
  });

  test('a recipe of one’s own has every line and its steps for what is cooked, also of what is in no number', () => {
    const meal = {
      title: 'Fish pan',
      description: '',
      ingredients: ['200 g haddock'],
      instructions: ['Fry the 400 g haddock.'],
      calories: 200,
      protein: 30,
      carbs: 5,
      fat: 5,
      written: {
        times: 0.5,
        lines: [
          { text: '400 g haddock', foodId: 'haddock' },
          { text: '1 cup zorgleberry cordial', foodId: null },
        ],
      },
    };
    const own = readPlan({ ...plan, meals: { dinner: meal } });
    const text = exportPlan(own, 'markdown').text;
    expect(text).toContain('- 200 g haddock\n- 1/2 cup zorgleberry cordial (not counted)');
    expect(text).toContain('1. Fry the 200 g haddock.');
    expect(exportPlan(own, 'json-ld').text).toContain('1/2 cup zorgleberry cordial');
  });

  test('recipes are schema.org Recipes with their nutrition', () => {
    const { '@context': context, '@graph': graph } = JSON.parse(exportPlan(plan, 'json-ld').text) as Record<string, unknown>;
    expect(context).toBe('https://schema.org');
    expect(graph).toEqual([
      {
        '@type': 'Recipe',
        name: 'Soup',
        description: '',
        recipeCategory: 'Lunch',
        recipeYield: '1 serving',
        prepTime: 'PT5M',
        cookTime: 'PT10M',
        totalTime: 'PT15M',
        recipeIngredient: ['1 cup (240 g) broth'],
        recipeInstructions: [
          { '@type': 'HowToStep', text: 'Heat.' },
          { '@type': 'HowToStep', text: 'Eat.' },
        ],
        nutrition: {
          '@type': 'NutritionInformation',
          servingSize: '1 serving',
          calories: '400 calories',
          proteinContent: '20 g',
          carbohydrateContent: '50 g',
          fatContent: '10 g',
          fiberContent: '6 g',
        },
      },
    ]);
  });

  test('Markdown has every line and step, and no mark of the text’s own', () => {
    const { text } = exportPlan(plan, 'markdown');
    expect(text).toContain('# Crème day \\*1\\*');
    expect(text).toContain('- 1 cup (240 g) broth');
    expect(text).toContain('1. Heat.\n2. Eat.');
  });

  test('what has come to speak against it leaves with it, for whoever cooks from the file', () => {
    const against = 'Kept as it is, though your profile no longer allows lunch with egg.';
    for (const format of ['markdown', 'json-ld'] as const) {
      expect(exportPlan(plan, format).text).not.toContain('Kept as it is');
      expect(exportPlan({ ...plan, against }, format).text).toContain(against);
    }
  });
});

test('a pot for several meals leaves with all that is cooked of it, as its steps say', () => {
  const servings = [
    { date: '2026-11-24', slot: 'dinner' as const, share: 0.5 },
    { date: '2026-11-25', slot: 'lunch' as const, share: 0.5 },
  ];
  const pot = {
    cookId: 'c',
    share: 0.5,
    cookedOn: '2026-11-24',
    cookedFor: 'dinner' as const,
    eatenOn: '2026-11-24',
    servings,
    ingredients: ['2 cups (480 g) broth'],
  };
  const [first = 'lunch'] = Object.keys(plan.meals) as (keyof typeof plan.meals)[];
  const withPot = (eatenOn: string) => ({ ...plan, meals: { [first]: { ...plan.meals[first]!, pot: { ...pot, eatenOn } } } });
  const recipesOf = (of: typeof plan) =>
    (JSON.parse(exportPlan(of, 'json-ld').text) as { '@graph': { recipeYield: string; recipeIngredient: string[] }[] })['@graph'];
  expect(recipesOf(withPot('2026-11-24'))).toMatchObject([{ recipeYield: '2 servings', recipeIngredient: ['2 cups (480 g) broth'] }]);
  expect(recipesOf(withPot('2026-11-25'))).toMatchObject([{ recipeYield: '1 serving', recipeIngredient: plan.meals[first]!.ingredients }]);
});

test.each(['', 'not json', '{}', '[]', 'null', '{"plan":{"meals":{}}}'])('%j is no plan', (text) =>
  expect(importPlan(text)).toBeUndefined(),
);

test('of what several eat it is told who gets how much and whose the figures are, in each file that a person reads', () => {
  const nutrition = { calories: 400, protein: 20, carbs: 50, fat: 10, fiber: null, sugar: null, sodium: null, saturatedFat: null };
  const own = { eaterId: 'ann', name: 'Ann', share: 0.4, told: 'about 1 cup of 2 1/2', nutrition, portions: [] };
  const side = { foodId: 'whole-wheat-bread', grams: 28, text: '1 slice (28 g) whole wheat bread' };
  const bens = { ...own, eaterId: 'ben', name: 'Ben', share: 0.6, told: 'about 1 1/2 cups of 2 1/2', side };
  const lunch = { ...plan.meals.lunch!, plates: [own, bens], forAll: ['2 1/2 cups (600 g) broth'] };
  const table = { ...plan, meals: { lunch } };
  const told = 'Ann: about 1 cup of 2 1/2; Ben: about 1 1/2 cups of 2 1/2, 1 slice (28 g) whole wheat bread';
  const { text } = exportPlan(table, 'markdown');
  expect(text).toContain(`3. ${told}`);
  expect(text).toContain('- 2 1/2 cups (600 g) broth');
  expect(text).toContain('**Ann: 400 kcal');
  expect(exportPlan(table, 'json-ld').text).toContain(told);
  expect(importPlan(exportPlan(table, 'json').text)?.meals.lunch?.plates).toHaveLength(2);
  const plates = [own, { ...bens, share: 0.35 }];
  const recipe = { ...plan, meals: { lunch: { ...lunch, plates, written: { times: 1, lines: [], makes: { plates: 4 } } } } };
  expect(exportPlan(recipe, 'markdown').text).toContain('4. It makes 4 portions. Left over: 1, for up to 3 days in the fridge.');
  expect(exportPlan(recipe, 'json-ld').text).toContain('4 servings');
});

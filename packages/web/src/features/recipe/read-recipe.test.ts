import { listCookedLines } from '@larder/domain/plan/cooked-lines.ts';
import { expect, test } from 'vitest';
import { readMeal } from '../../lib/wire/read-plan.ts';
import { readRecipe, withFiguresOf, withPlatesOf, withStepsOf } from './read-recipe.ts';

test('reads a recipe whose numbers are text and whose lines are plain', () => {
  const recipe = readRecipe({
    servings: '4 servings',
    prepTime: 10,
    ingredients: ['1 1/2 cups rice', 'salt to taste', { amount: '200 g', item: 'tofu' }],
    instructions: 'Cook.\n\nEat.',
    nutritionFacts: { calories: '333 kcal', protein: '20g' },
  });
  expect(recipe).toMatchObject({ servings: 4, prepTime: '10 min', steps: ['Cook.', 'Eat.'], tips: [] });
  expect(recipe.lines).toEqual([
    { amount: '1 1/2 cups', item: 'rice' },
    { amount: '', item: 'salt to taste' },
    { amount: '200 g', item: 'tofu' },
  ]);
  expect(recipe.facts).toEqual({ calories: 333, protein: 20, carbs: null, fat: null, fiber: null, sugar: null });
});

test('knows the facts that are at least what they say', () => {
  const facts = { calories: 333, protein: 20, carbs: 40, fat: 8, fiber: 9, sugar: 3 };
  expect(readRecipe({ nutritionFacts: facts }).leastFacts).toEqual([]);
  expect(readRecipe({ nutritionFacts: { ...facts, known: { fiber: 0.8 } } }).leastFacts).toEqual(['fiber']);
});

test('a meal’s own steps stand before those that the server wrote, but not before another’s recipe', () => {
  const [written, own] = [
    ['Boil.', 'Eat.'],
    ['Dredge the beef.', 'Braise for 3 hours.'],
  ];
  for (const instructionsFrom of ['dish', 'meal', 'foods']) {
    const recipe = readRecipe({ instructions: written, instructionsFrom });
    expect(withStepsOf(recipe, { instructions: own }).steps).toEqual(own);
    expect(withStepsOf(recipe, { instructions: [] }).steps).toEqual(written);
  }
  expect(withStepsOf(readRecipe({ instructions: written }), { instructions: own }).steps).toEqual(written);
});

test('a meal’s own tips stand before the dish’s, none of them where its eater may have none', () => {
  const recipe = readRecipe({ instructions: ['Boil.'], tips: ['Lemon keeps it white.'], instructionsFrom: 'dish' });
  expect(withStepsOf(recipe, { instructions: ['Boil.'], tips: [] }).tips).toEqual([]);
  expect(withStepsOf(recipe, { instructions: ['Boil.'] }).tips).toEqual(['Lemon keeps it white.']);
});

test('a meal from elsewhere has the figures of its card, and another set is told once where it is another', () => {
  const written = (calories: number, notCounted: readonly string[] = []) =>
    readRecipe({ instructionsFrom: 'foods', nutritionFacts: { calories, protein: 1, carbs: 1, fat: 1 }, notCounted });
  const meal = readMeal({ title: 'Stew', calories: 700, protein: 60, carbs: 20, fat: 40 });
  expect(withFiguresOf(written(500), meal)).toMatchObject({
    facts: { calories: 700, protein: 60, fiber: null },
    otherFigures: { isStated: true, calories: 500 },
  });
  expect(withFiguresOf(written(690), meal).otherFigures).toEqual({ isStated: true, calories: null });
  expect(withFiguresOf(written(500, ['1 cup cordial']), meal).otherFigures).toEqual({ isStated: true, calories: null });
  const ours = { ...meal, stated: { calories: 900, protein: 60, carbs: 20, fat: 40 } };
  expect(withFiguresOf(written(700), ours)).toMatchObject({ facts: { calories: 700 }, otherFigures: { isStated: false, calories: 900 } });
  // One that was planned here has its own recipe's.
  expect(withFiguresOf(written(500), { ...meal, portions: [] }).facts.calories).toBe(500);
});

test('a pot that feeds another day too is cooked whole, and what is left of it is not', () => {
  const plate = (eaterId: string) => ({
    eaterId,
    name: eaterId,
    share: 0.5,
    told: 'half of it',
    portions: [],
    nutrition: { calories: 600, protein: 30, carbs: 60, fat: 20, fiber: null, sugar: 2, sodium: null, saturatedFat: null },
  });
  const pot = {
    cookId: '0-dinner',
    share: 0.5,
    cookedOn: '2026-11-23',
    cookedFor: 'dinner',
    eatenOn: '2026-11-23',
    servings: [],
    ingredients: ['2 lb beans'],
  } as const;
  const stew = {
    ...readMeal({ title: 'Stew', calories: 600, protein: 30, carbs: 60, fat: 20 }),
    ingredients: ['1/2 lb beans'],
    forAll: ['1 lb beans'],
  };
  const cooked = { ...stew, plates: [plate('anna'), plate('ben')], pot: { ...pot, servings: [], ingredients: [...pot.ingredients] } };
  expect(listCookedLines(cooked)).toEqual(['2 lb beans']);
  expect(withPlatesOf(readRecipe({}), cooked)).toMatchObject({ servings: 4, facts: { calories: 2400, fiber: null } });
  const left = { ...cooked, pot: { ...cooked.pot, eatenOn: '2026-11-24' } };
  expect(listCookedLines(left)).toEqual(['1 lb beans']);
  expect(withPlatesOf(readRecipe({}), left)).toMatchObject({ servings: 2, facts: { calories: 1200 } });

  // Of one alone it has the figures of its card and the minutes that it is reheated in, whatever its lines come to.
  const { plates: _eaten, ...mine } = { ...left, prepMinutes: 0, cookMinutes: 5, instructions: ['Reheat it.'] };
  const ofLines = readRecipe({ servings: 1, prepTime: '9 min', cookTime: '38 min', nutritionFacts: { calories: 588 } });
  expect(withPlatesOf(ofLines, mine)).toMatchObject({
    servings: 1,
    facts: { calories: 600, protein: 30 },
    prepTime: '0 min',
    cookTime: '5 min',
    steps: ['Reheat it.'],
  });

  // Of one who eats it twice, the steps are the pot's: so are the amounts.
  const { plates: _plates, ...alone } = { ...cooked, instructions: ['Pour in 8 cups of water.'] };
  expect(listCookedLines(alone)).toEqual(['2 lb beans']);
  const written = withPlatesOf(withStepsOf(readRecipe({ instructionsFrom: 'larder', servings: 1 }), alone), alone);
  expect(withFiguresOf(written, alone)).toMatchObject({ servings: 2, facts: { calories: 1200, fiber: null }, steps: alone.instructions });
});

test('a recipe of the household’s own that several eat is for the portions that it makes, with what is left over', () => {
  const nutrition = { calories: 600, protein: 30, carbs: 60, fat: 20, fiber: 9, sugar: 3, sodium: null, saturatedFat: null };
  const ann = { eaterId: 'ann', name: 'Ann', share: 0.2, told: '1 of 5 portions', nutrition, portions: [] };
  const side = { foodId: 'orange', grams: 131, text: '1 orange' };
  const ben = { ...ann, eaterId: 'ben', share: 0.2, nutrition: { ...nutrition, calories: 660 }, side };
  const chili = readMeal({
    title: 'Chili',
    calories: 600,
    protein: 30,
    carbs: 60,
    fat: 20,
    ingredients: ['100 g beans'],
    instructions: [],
  });
  const meal = { ...chili, plates: [ann, ben], forAll: ['500 g beans'], written: { times: 1, lines: [], makes: { plates: 5 } } };
  expect(listCookedLines(meal)).toEqual(['500 g beans']);
  // Not with the orange, which is no part of it.
  expect(withPlatesOf(readRecipe({}), meal)).toMatchObject({ servings: 5, facts: { calories: 3000, protein: 150 } });
});

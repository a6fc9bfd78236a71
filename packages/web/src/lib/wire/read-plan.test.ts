import { describe, expect, test } from 'vitest';
import { readMeal, readPlan, sumMeals } from './read-plan.ts';
import { readSavedPlan } from './read-saved-plan.ts';

const meal = (title: string, calories = 500) => ({
  title,
  calories,
  protein: 30,
  carbs: 50,
  fat: 20,
  ingredients: ['1 egg'],
  difficulty: 'Easy',
});

describe('readPlan', () => {
  test.each([
    ['meals in small letters', { meals: { breakfast: meal('Oats') } }],
    ['meals with capitals', { meals: { Breakfast: meal('Oats') } }],
    ['dailyMeals with capitals', { dailyMeals: { Breakfast: meal('Oats') } }],
    ['dailyMeals in capitals', { dailyMeals: { BREAKFAST: meal('Oats') } }],
  ])('finds the meals in %s', (_form, wire) => expect(readPlan(wire).meals.breakfast?.title).toBe('Oats'));

  test.each([
    ['totalCalories', { totalCalories: 1800.6, protein: 1, carbs: 1, fat: 1 }, 1800.6],
    ['calories', { calories: 1750, protein: 1, carbs: 1, fat: 1 }, 1750],
    ['nothing: the meals are added up', undefined, 900],
  ])('reads the calories from %s', (_form, nutritionOverview, expected) =>
    expect(readPlan({ nutritionOverview, meals: { lunch: meal('Soup', 400), dinner: meal('Stew', 500) } }).totals.calories).toBe(expected),
  );

  test('a snack that is not there is no meal', () => {
    expect(readPlan({ meals: { lunch: meal('Soup'), snack: null } }).meals).not.toHaveProperty('snack');
    expect(Object.keys(readPlan({ meals: { dinner: meal('Stew'), breakfast: meal('Oats') } }).meals)).toEqual(['breakfast', 'dinner']);
  });

  test('survives an answer that is no plan at all', () => expect(readPlan(null).meals).toEqual({}));
});

describe('readMeal', () => {
  test('takes a name for a title', () => expect(readMeal({ name: 'Shakshuka' }).title).toBe('Shakshuka'));
  test('never shows what is not a number', () => expect(readMeal({ title: 'x', calories: 'plenty' }).calories).toBe(0));
  test('splits instructions that come as one text', () =>
    expect(readMeal({ instructions: 'Chop.\n\nFry.' }).instructions).toEqual(['Chop.', 'Fry.']));
  test.each([
    ['one text', { instructions: 'Dredge the beef.\n\nBraise for 3 hours.' }],
    ['schema.org steps', { instructions: [{ '@type': 'HowToStep', text: 'Dredge the beef.' }, 'Braise for 3 hours.'] }],
    [
      'schema.org sections',
      { recipeInstructions: [{ name: 'Stew', itemListElement: [{ text: 'Dredge the beef.' }, { name: 'Braise for 3 hours.' }] }] },
    ],
    ['steps', { steps: ['Dredge the beef.', { step: 'Braise for 3 hours.', number: 2 }] }],
    ['directions', { directions: ['Dredge the beef.', 'Braise for 3 hours.'], instructions: null }],
    ['things of another make', { method: [{ do: 'Dredge the beef.' }, { do: 'Braise for 3 hours.' }] }],
  ])('reads the steps that come as %s', (_form, wire) =>
    expect(readMeal(wire).instructions).toEqual(['Dredge the beef.', 'Braise for 3 hours.']),
  );
  test('reads lines that come as things', () =>
    expect(readMeal({ ingredients: [{ amount: 200, unit: 'g', name: 'beef' }, { item: 'flour' }, 'salt'] }).ingredients).toEqual([
      '200 g beef',
      'flour',
      'salt',
    ]));
  test('keeps what refresh and sliders need', () => expect(readMeal({ title: 'x', dishId: 'dal~rice' }).dishId).toBe('dal~rice'));
});

test('totals are sums of the rounded meals', () =>
  expect(sumMeals({ lunch: readMeal(meal('a', 333.4)), dinner: readMeal(meal('b', 333.4)) }).calories).toBe(666));

test.each([
  ['true', true],
  ['false', false],
  [true, true],
])('isFavorited %j is favorite: %j', (isFavorited, expected) =>
  expect(readSavedPlan({ id: '1', createdAt: '2026-11-20', isFavorited }).isFavorite).toBe(expected),
);

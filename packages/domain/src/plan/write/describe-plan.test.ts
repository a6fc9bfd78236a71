import { expect, test } from 'vitest';
import { restrictionRule, dietRule } from '../../diet/diet-rule.ts';
import { describePlan, isNamedAfter, lowerFirst, titleDay } from './describe-plan.ts';
import type { PlannedMeal } from '../plan.ts';

const meal = (slot: PlannedMeal['slot'], title: string, calories = 500): PlannedMeal => ({
  slot,
  dishId: 'x',
  title,
  description: '',
  ingredients: [],
  instructions: [],
  tips: [],
  equipment: [],
  nutrition: { calories, protein: 1, carbs: 1, fat: 1, fiber: 1, sugar: 1, sodium: 1, saturatedFat: 1 },
  portions: [],
  difficulty: 'Easy',
  prepMinutes: 1,
  cookMinutes: 1,
  cuisine: 'greek',
  ideaClass: 'fish',
});

const totals = { calories: 2004, protein: 100, carbs: 225, fat: 78, fiber: 30, sugar: null, sodium: 1500, saturatedFat: 20 };

test('a day is called after its dinner, without what goes with it', () => {
  expect(titleDay([meal('lunch', 'Greek salad'), meal('dinner', 'Lemon-herb salmon with roasted zucchini and potatoes')])).toBe(
    'Lemon-herb salmon day',
  );
  expect(titleDay([meal('dinner', 'Red lentil dal with rice')])).toBe('Red lentil dal with rice');
  expect(titleDay([meal('breakfast', 'Oats', 300), meal('lunch', 'Red lentil dal with rice', 600)])).toBe('Red lentil dal day');
});

test.each([
  ['Salmon with warm beets, orange and walnuts', 'Salmon with warm beets day'],
  ['Beef and broccoli stir-fry with rice', 'Beef and broccoli stir-fry day'],
  ['Halibut poached in coconut and ginger with spinach', 'Halibut poached in coconut day'],
  ['Oven fish and chips with peas', 'Oven fish and chips day'],
  ['Hot and sour soup with pork and mushrooms', 'Hot and sour soup day'],
  ['Roast chicken with potatoes and carrots', 'Roast chicken day'],
  ['Falafel in pita with tahini', 'Falafel day'],
])('a dinner of %s names a %s', (title, name) => {
  expect(titleDay([meal('lunch', 'Greek salad'), meal('dinner', title)])).toBe(name);
});

test('a day is called after the dish that was asked for, and the way that all of it keeps', () => {
  const lunch = meal('lunch', 'Chicken tikka masala with naan');
  const meals = [lunch, meal('dinner', 'Pasta arrabbiata with chicken')];
  expect(titleDay(meals, { wished: lunch })).toBe('Chicken tikka masala day');
  expect(titleDay(meals, { way: 'cheap' })).toBe('Cheap pasta arrabbiata day');
});

test('a day is described by what holds for it and what is eaten', () => {
  const rules = [dietRule('vegan'), restrictionRule('Gluten-Free')];
  expect(
    describePlan([meal('breakfast', 'Overnight oats'), meal('lunch', 'Greek salad'), meal('snack', 'Pear slices')], { totals, rules }),
  ).toBe('A vegan, gluten-free day of 2004 kcal: overnight oats for breakfast, Greek salad for lunch and pear slices as a snack.');
});

test.each([
  ['Thai red curry', 'Thai red curry'],
  ['Moroccan-spiced nuts', 'Moroccan-spiced nuts'],
  ['Shakshuka with feta', 'shakshuka with feta'],
])('%s inside a sentence is %s', (title, inside) => {
  expect(lowerFirst(title)).toBe(inside);
});

test.each([
  ['Lemon-herb salmon day', 'Lemon-herb salmon with roasted zucchini and potatoes', true],
  ['Cheap lemon-herb salmon day', 'Lemon-herb salmon with roasted zucchini and potatoes', true],
  ['Red lentil dal with rice', 'Red lentil dal with rice', true],
  ['Lemon-herb salmon day', 'Greek salad', false],
  ['Our salmon Sundays', 'Lemon-herb salmon with roasted zucchini and potatoes', false],
])('%s is named after %s: %s', (day, dish, isNamed) => expect(isNamedAfter(day, dish)).toBe(isNamed));

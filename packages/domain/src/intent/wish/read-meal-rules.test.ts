import { describe, expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { describeIntent } from '../answer/describe-intent.ts';
import { parseIntent } from './parse-intent.ts';

const chipsOf = (text: string): readonly string[] =>
  describeIntent(parseIntent(text), UNKNOWN_EATER).flatMap(({ from, label }) => (from === 'text' ? [label] : []));

describe('a rule holds for one meal alone where another is to have what it forbids', () => {
  test.each([
    ['vegan breakfast only, I eat meat at dinner', ['With meat for dinner', 'Vegan breakfast']],
    ['vegetarian lunch, chicken for dinner', ['With chicken for dinner', 'Vegetarian lunch']],
    ['no meat at lunch, steak for dinner', ['With steak for dinner', 'Vegetarian lunch']],
    ['no eggs at breakfast, eggs for dinner', ['With eggs for dinner', 'No eggs at breakfast']],
  ])('%s', (text, chips) => expect(chipsOf(text)).toEqual(chips));
});

describe('a diet of choice that is said of a meal is of that meal', () => {
  test.each([
    ['vegetarian lunch', ['Vegetarian lunch']],
    ['vegetarian dinner', ['Vegetarian dinner']],
    ['vegetarian family dinner', ['Vegetarian dinner']],
    ['keto breakfast', ['Ketogenic breakfast']],
    ['keto at breakfast', ['Ketogenic breakfast']],
    ['something vegetarian for dinner', ['Vegetarian dinner']],
    ['lunch: vegan', ['Vegan lunch']],
    ['make dinner vegetarian', ['Vegetarian dinner']],
    ['vegan breakfast and lunch', ['Vegan breakfast and lunch']],
    ['paleo dinner, pasta for lunch', ['With pasta for lunch', 'Paleo dinner']],
    ["I'm vegan for lunch", ['Vegan lunch']],
    // As a diet it is a pattern of days, of a meal its kitchen.
    ['mediterranean lunch', ['Mediterranean', 'Lunch']],
  ])('%s', (text, chips) => expect(chipsOf(text)).toEqual(chips));

  test('and the day is of none', () => {
    expect(parseIntent('mediterranean lunch')).toMatchObject({ diets: [], cuisines: ['mediterranean'], focus: ['lunch'] });
    expect(parseIntent('keto breakfast')).toMatchObject({ diets: [], mealRules: { breakfast: { diets: ['keto'] } } });
  });
});

describe('a part of the day', () => {
  test.each([
    ['vegetarian during the day, meat at dinner', ['With meat', 'Vegetarian breakfast, lunch and snack', 'Dinner']],
    ['vegan until dinner', ['Vegan breakfast, lunch and snack', 'Dinner']],
    ['vegan before 6', ['Vegan breakfast, lunch and snack']],
    ['vegetarian except at dinner', ['Vegetarian breakfast, lunch and snack', 'Dinner']],
    ['gluten free until dinner', ['Gluten Free', 'Dinner']],
    ['vegetarian during the day', ['Vegetarian']],
  ])('%s', (text, chips) => expect(chipsOf(text)).toEqual(chips));
});

describe('else it holds for the day', () => {
  test.each([
    ['I am vegetarian, quick dinner', ['Vegetarian', 'Dinner within 30 minutes']],
    ['we are vegan dinner ideas', ['Vegan', 'Dinner']],
    ['vegan dinners', ['Vegan', 'Dinner']],
    ['vegan dinner plan for the day', ['Vegan', 'Dinner']],
    ['vegan all day, dinner first', ['Vegan', 'Dinner']],
    ['vegan looking for dinner', ['Vegan', 'Dinner']],
    ['newly vegan dinner ideas', ['Vegan', 'Dinner']],
    ['vegan couple dinner', ['Vegan', 'Dinner']],
    ["I'm vegan, dinner ideas", ['Vegan', 'Dinner']],
    ['vegetarian dinners', ['Vegetarian', 'Dinner']],
    ['gluten free vegetarian dinner', ['Gluten Free', 'Vegetarian', 'Dinner']],
    ['keto lunch and dinner, no breakfast', ['Ketogenic', 'Lunch, Dinner']],
    ['vegan meal plan, big lunch', ['Vegan', 'Big lunch']],
    ['vegan breakfast, lunch and dinner', ['Vegan', 'Breakfast, Lunch, Dinner']],
    ['just a vegan lunch', ['Vegan', 'Lunch']],
    ['vegetarian lunch with chicken', ['Vegetarian', 'With chicken', 'Lunch']],
    ['gluten free lunch', ['Gluten Free', 'Lunch']],
    ['celiac dinner', ['Celiac', 'Dinner']],
    ['mediterranean', ['Mediterranean']],
    ['vegan, chicken for dinner', ['Vegan', 'With chicken', 'Dinner']],
    ['gluten free breakfast, pasta for dinner', ['Gluten Free', 'With pasta for dinner', 'Breakfast, Dinner']],
    ['allergic to eggs at breakfast, omelet and eggs for dinner', ['No eggs (allergy)', 'Omelet for dinner']],
  ])('%s', (text, chips) => expect(chipsOf(text)).toEqual(chips));
});

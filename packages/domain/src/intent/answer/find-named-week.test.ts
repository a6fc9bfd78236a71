import { describe, expect, test } from 'vitest';
import { makePlainDate } from '../../calendar/plain-date.ts';
import { MEAL_SLOTS } from '../../recipe/meal-slot.ts';
import { answerIntent } from './answer-intent.ts';
import { asOfAWeek, findNamedWeek } from './find-named-week.ts';

/** A Wednesday. */
const TODAY = makePlainDate(2026, 11, 25);
const find = (words: string) => findNamedWeek({ words, targets: null }, TODAY);

describe('a sentence that names days', () => {
  test.each([
    ['Plan my week', '2026-11-25', 7, 'all', 'usual'],
    ['plan a week for four', '2026-11-25', 7, 'all', 'usual'],
    ['Plan us a week of dinners', '2026-11-25', 7, 'dinner', 'usual'],
    ['a week for 4 people, no nuts', '2026-11-25', 7, 'all', 'usual'],
    ['vegan week', '2026-11-25', 7, 'all', 'usual'],
    ['7 day vegetarian meal plan', '2026-11-25', 7, 'all', 'usual'],
    ['7-day vegetarian meal plan', '2026-11-25', 7, 'all', 'usual'],
    ['meal plan for the next 10 days', '2026-11-25', 10, 'all', 'usual'],
    ['2 weeks', '2026-11-25', 14, 'all', 'usual'],
    ['two weeks of keto', '2026-11-25', 14, 'all', 'usual'],
    ['30 day meal plan', '2026-11-25', 14, 'all', 'usual'],
    ['Monday to Friday dinners', '2026-11-30', 5, 'dinner', 'usual'],
    ['lunches Mon-Fri', '2026-11-30', 5, 'lunch', 'usual'],
    ['wednesday through saturday, gluten free', '2026-11-25', 4, 'all', 'usual'],
    ['Friday to Sunday', '2026-11-27', 3, 'all', 'usual'],
    ['weekend breakfasts', '2026-11-28', 2, 'breakfast', 'usual'],
    ['weekday dinners under 30 minutes', '2026-11-30', 5, 'dinner', 'usual'],
    ['pasta on tuesday, fish on friday', '2026-12-01', 4, 'all', 'usual'],
    ['Monday: tacos, Tuesday: soup, Saturday: pizza', '2026-11-30', 6, 'all', 'usual'],
    ['saturday and sunday', '2026-11-28', 2, 'all', 'usual'],
    ['plan next week, no fish', '2026-11-30', 7, 'all', 'usual'],
    ['5 days starting Thursday', '2026-11-26', 5, 'all', 'usual'],
    ['a week of vegan dinners from tomorrow', '2026-11-26', 7, 'dinner', 'usual'],
    ['cook once eat twice', '2026-11-25', 7, 'all', 'shortest'],
    ['cook once, eat twice, 5 days', '2026-11-25', 5, 'all', 'shortest'],
    ['plan my week with a short shopping list', '2026-11-25', 7, 'all', 'shortest'],
    ['plan my week, breakfast always the same', '2026-11-25', 7, 'all', 'usual'],
    ['a week for four, breakfast the same every day', '2026-11-25', 7, 'all', 'usual'],
    ['plan my week, quick breakfasts', '2026-11-25', 7, 'all', 'usual'],
    ['plan my week with small breakfasts', '2026-11-25', 7, 'all', 'usual'],
    ['7 day meal plan, Mexican dinner on Friday', '2026-11-25', 7, 'all', 'usual'],
    ['plan my week, dinners only', '2026-11-25', 7, 'dinner', 'usual'],
    ['plan my week: dinners for two', '2026-11-25', 7, 'dinner', 'usual'],
    ['vegan, Monday to Friday dinners', '2026-11-30', 5, 'dinner', 'usual'],
    ['quick dinners, Monday to Friday', '2026-11-30', 5, 'dinner', 'usual'],
    ['weekly plan, no leftovers', '2026-11-25', 7, 'all', 'varied'],
  ])('%s', (words, start, days, slots, shape) => {
    expect(find(words)).toEqual({ start, days, slots: slots === 'all' ? MEAL_SLOTS : [slots], shape });
  });

  test('begins today where today is the day that is named', () => {
    expect(findNamedWeek({ words: 'Monday to Friday', targets: null }, makePlainDate(2026, 11, 23))?.start).toBe('2026-11-23');
  });
});

test.each([
  'vegan',
  'vegetarian dinner, 1,800 calories',
  'fish twice a week',
  'I want a fish dish a week',
  'plan meat once a week',
  'lose 10 pounds in 8 weeks',
  '3 meals a day, 2000 calories',
  'dinner for Monday',
  '12 weeks pregnant',
  'ready in 20 minutes',
  '',
])('%s names no days to plan', (words) => expect(find(words)).toBeUndefined());

test('that a plan is one day of food is said of no day of a week', () => {
  const answered = answerIntent({ words: 'pasta on tuesday', targets: null });
  expect(answered.ok && answered.value.remarks).toHaveLength(1);
  expect(answered.ok && asOfAWeek(answered.value).remarks).toEqual([]);
});

test('the rest of the sentence is read as ever, and a day of a week does not say that it is one', () => {
  const answered = answerIntent({ words: '7 day vegetarian meal plan', targets: null });
  expect(answered.ok && answered.value.diets).toEqual(['vegetarian']);
  expect(answered.ok && answered.value.remarks).toEqual(['This is one day of the 7.']);
  expect(answered.ok && asOfAWeek(answered.value).remarks).toEqual([]);
});

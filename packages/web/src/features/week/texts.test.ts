import { expect, test } from 'vitest';
import { MEAL_TEXTS } from './texts.ts';

test('of many foods that come to the list or leave it a few are named', () => {
  const foods = ['rice', 'beans', 'corn', 'limes', 'onions'];
  expect(MEAL_TEXTS.listChanged(foods.slice(0, 4), [])).toBe('To buy now: rice, beans, corn, and limes.');
  expect(MEAL_TEXTS.listChanged(foods, ['tofu'])).toBe('To buy now: rice, beans, corn, and 2 more. No longer: tofu.');
});

test.each([
  [['Sunday'], "Another meal was changed, too: Sunday's lunch."],
  [
    ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Friday'],
    "5 other meals were changed, too: Sunday's lunch, Monday's lunch, Tuesday's lunch, and 2 more.",
  ],
])('of meals that were changed along with another it is said which, for %s', (days, told) =>
  expect(MEAL_TEXTS.along(days.map((day) => MEAL_TEXTS.mealOf('lunch', day)))).toBe(told),
);

import { expect, test } from 'vitest';
import { MEAL_TEXTS } from './texts.ts';

test('of many foods that come to the list or leave it a few are named', () => {
  const foods = ['rice', 'beans', 'corn', 'limes', 'onions'];
  expect(MEAL_TEXTS.listChanged(foods.slice(0, 4), [])).toBe('To buy now: rice, beans, corn, and limes.');
  expect(MEAL_TEXTS.listChanged(foods, ['tofu'])).toBe('To buy now: rice, beans, corn, and 2 more. No longer: tofu.');
});

import { expect, test } from 'vitest';
import { keepDaysOf } from './keep-days.ts';

test('what is left of a dish with rice keeps for a day, whatever it is called', () => {
  expect(keepDaysOf('Stuffed peppers', ['bell-pepper', null, 'white-rice'])).toBe(1);
  expect(keepDaysOf('Spring noodles', ['rice-noodles', 'rice-flour'])).toBe(3);
});

test.each([
  ['Grandma’s bean stew', 3],
  ['Lasagne', 3],
  ['Potato salad', 3],
  ['Warm lentil and feta salad', 3],
  ['Chicken steaks in gravy pie', null],
  ['Green salad', null],
  ['Salade niçoise', null],
  ['Spinach omelette', null],
  ['Fish and chips', null],
  ['Salmon ceviche', null],
  ['Egg fried rice', 1],
  ['Mushroom risotto', 1],
  ['Turkey chili', 3],
  ['', 3],
] as const)('what is left of %s keeps for %s days', (title, days) => {
  expect(keepDaysOf(title)).toBe(days);
});

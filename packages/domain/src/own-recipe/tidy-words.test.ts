import { expect, test } from 'vitest';
import { isAsRecipe } from './tidy-words.ts';

test.each([
  ['1 cup oats', '1 cup oats', true],
  ['1 cup certified gluten-free oats', '1 cup oats', true],
  ['1 cup brown rice', '1 cup rice', false],
  ['1 cup rice', '2 cups rice', false],
  ['1 cup brown rice', '1 cup [brown] rice', true],
])('planned as "%s", "%s" is the same: %s', (text, line, isSame) => {
  expect(isAsRecipe({ written: { lines: [{ text }] } }, { ingredients: [{ lines: [line] }] })).toBe(isSame);
});

test('a line more is another recipe, and of a meal of an earlier release nobody knows', () => {
  const recipe = { ingredients: [{ lines: ['1 egg', '1 leek'] }] };
  expect(isAsRecipe({ written: { lines: [{ text: '1 egg' }] } }, recipe)).toBe(false);
  expect(isAsRecipe({}, recipe)).toBe(true);
});

import { expect, test } from 'vitest';
import { parseServings } from './parse-servings.ts';

test.each([
  ['4', 4],
  ['25', 20],
  ['2.7', 2],
  ['abc', 1],
  ['', 1],
  ['0', undefined],
  ['-3', undefined],
])('servings typed as %j are %s', (text, servings) => {
  expect(parseServings(text)).toBe(servings);
});

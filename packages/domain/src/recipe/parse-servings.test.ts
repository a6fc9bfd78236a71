import { expect, test } from 'vitest';
import { mostServings, parseServings } from './parse-servings.ts';

test.each([
  ['4', 4],
  ['25', 20],
  ['2.7', 2],
  ['abc', 1],
  ['', 1],
  ['0', undefined],
  ['-3', undefined],
])('servings typed as %j are %s', (text, servings) => {
  expect(parseServings(text, mostServings(2))).toBe(servings);
});

test.each([
  ['24', 24],
  ['23', 23],
  ['48', 48],
  ['400', 96],
])('of 24 cookies %j are %s', (text, servings) => {
  expect(parseServings(text, mostServings(24))).toBe(servings);
});

import { expect, test } from 'vitest';
import { parseIntent } from './parse-intent.ts';

const UNCOUNTED = 'You did not say how many eat: add it, such as "for 3".';

test.each([
  ['one of us is vegan, pasta', null],
  ['pizza night, one of us has celiac disease', null],
  ['two of us are vegan, curry', null],
  ['curry, one person is vegan', null],
  ['two of us are vegan, four of us eat', 4],
  ['one of us is vegan, dinner for 5', 5],
  ['the two of us are vegan', 2],
  ['two of us are coming', 2],
  ['1 person, vegan', 1],
])('of whom something is told are some of those who eat, and not how many: %s', (words, people) => {
  const { people: heard, remarks } = parseIntent(words);
  expect(heard).toBe(people);
  expect(remarks.includes(UNCOUNTED)).toBe(people === null);
});

import { expect, test } from 'vitest';
import { GRAMS, isNumberWrong, listFoods, readNumber } from './model.ts';

test.each([
  ['4', 4],
  [' 1,5 ', 1.5],
  ['0.5', 0.5],
  ['0', undefined],
  ['201', undefined],
  ['abc', undefined],
  ['', undefined],
])('%j plates are %j', (text, plates) => expect(readNumber(text, { least: 0.5, most: 200 })).toBe(plates));

const [milk, cream, oat] = ['milk', 'cream', 'oat drink'].map((name) => ({ id: name, name })) as [Food, Food, Food];
type Food = { readonly id: string; readonly name: string };
const line = { food: milk, others: [cream, milk] };

test.each([
  ['before a search what it was taken for', '', milk, [], [milk, cream], milk],
  ['in a search nothing of before', 'oat', milk, [oat], [oat], null],
  ['found again, the same', 'mil', milk, [milk, oat], [milk, oat], milk],
  ['found and chosen, that', 'oat', oat, [oat], [oat], oat],
  ['and that is still there after the search', '', oat, [], [milk, cream, oat], oat],
] as const)('%s is chosen', (_, words, chosen, found, foods, still) =>
  expect(listFoods({ words, line, chosen, found })).toEqual({ foods, chosen: still }),
);

test.each([
  ['', false],
  ['220', false],
  ['100000', false],
  ['999999', true],
  ['0', true],
  ['heavy', true],
])('a line that weighs %j is wrong: %j', (text, isWrong) => expect(isNumberWrong(text, GRAMS)).toBe(isWrong));

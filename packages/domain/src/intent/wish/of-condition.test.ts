import { expect, test } from 'vitest';
import { parseIntent } from './parse-intent.ts';

test.each([
  ['cheap family pasta, my daughter is celiac', 'pasta'],
  ['toast for breakfast, my husband is celiac', 'toast'],
  ['burgers, my wife is celiac', 'burger'],
  ['lasagna, my mum is celiac', 'lasagna'],
])('whose condition is told beside a dish leaves the dish in no doubt: %s', (words, dish) => {
  const intent = parseIntent(words);
  expect(intent.exclude.filter(({ asked }) => asked)).toEqual([]);
  expect([...intent.dishWords, ...intent.wish.map(({ words: said }) => said), ...intent.dishes.map(({ words: said }) => said)]).toContain(
    dish,
  );
});

test.each([
  'prawns, my daughter is allergic',
  'shrimp. my son swells up',
  'peanuts, my daughter is celiac and allergic',
  'soy, my son is celiac',
])('a food that may be what else is not eaten does: %s', (words) => {
  const intent = parseIntent(words);
  expect(intent.wish).toEqual([]);
  expect(intent.exclude.length).toBeGreaterThan(0);
});

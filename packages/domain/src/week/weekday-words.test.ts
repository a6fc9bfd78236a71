import { expect, test } from 'vitest';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import { NO_WEEK_RULES } from './week-rules.ts';
import { readWeekdayWords } from './weekday-words.ts';

const read = (words: string, rules = NO_WEEK_RULES) => readWeekdayWords(words, { rules, corpus: DEFAULT_CORPUS });

test.each([
  ['pasta on tuesday, fish on friday, chili', { 2: 'pasta', 5: 'fish' }],
  ['Monday: tacos\nTuesday: chicken curry\nWednesday soup', { 1: 'tacos', 2: 'chicken curry', 3: 'soup' }],
  ["vegan week, we'd like some pizza on Friday night and a salad every monday", { 5: 'pizza', 1: 'salad' }],
  ['taco tuesday please', {}],
  ['taco tuesday', { 2: 'taco' }],
  ['fri - pizza', { 5: 'pizza' }],
  ['Monday to Friday dinners', {}],
  ['plan from Tuesday, high protein', {}],
  ['pancakes for breakfast on sunday', {}],
  ['something nice on saturday', {}],
  ['xyzzy on monday', {}],
  ['2 weeks from monday', {}],
])('what a weekday’s dinner is to be: %j', (words, dishes) => expect(read(words)).toMatchObject({ rules: { dishes }, remarks: [] }));

test.each(['meatless monday', 'no meat on mondays', 'vegetarian on Monday'])('a day without meat: %j', (words) =>
  expect(read(words)).toEqual({ rules: { ...NO_WEEK_RULES, meatless: [1] }, remarks: [] }),
);

test('what the sentence says goes before what the household does, of that weekday alone', () => {
  const rules = { ...NO_WEEK_RULES, dishes: { 2: 'soup', 5: 'pizza' } as const, meatless: [3 as const] };
  expect(read('pasta on tuesday', rules).rules).toEqual({ ...rules, dishes: { 2: 'pasta', 5: 'pizza' } });
});

test.each(['no cooking on thursday', 'I don’t want fish on thursday', 'nothing fried on thursdays'])(
  'what else is said of one day is said to be of all: %j',
  (words) =>
    expect(read(words)).toEqual({
      rules: NO_WEEK_RULES,
      remarks: [expect.stringContaining('What you said of Thursday is planned for every day')],
    }),
);

test('a sentence of nothing but weekdays is read as far as two weeks have dinners', () => {
  const words = 'soup on tuesday, '.repeat(13);
  expect(read(`${words}pasta on monday, pizza on friday`).rules.dishes).toEqual({ 1: 'pasta', 2: 'soup' });
});

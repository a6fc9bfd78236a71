import { expect, test } from 'vitest';
import { makePlainDate } from '../calendar/plain-date.ts';
import { countSaidDays } from '../calendar/said-days.ts';
import { findWeekOf, readWeekdayWords } from './weekday-words.ts';

const TODAY = makePlainDate(2026, 11, 25);
const daysRead = (words: string): number | undefined => findWeekOf({ words, targets: null }, TODAY)?.days;

test.each([
  ['4 days vegan', 4],
  ['plan 3 days for me', 3],
  ['three days of keto', 3],
  ['keto for 3 days', 3],
  ['next 5 days, no fish', 5],
  ['3-day vegan menu', 3],
  ['a three day plan', 3],
  ['10 days of cheap meals', 10],
  ['vegan, two days', 2],
  ['plan two weeks', 14],
  ['1800 calories, 6 days', 6],
  ['15 days vegan', 14],
  ['fifteen days vegan', 14],
  ['eleven days, no fish', 11],
  ['twenty-one days of keto', 14],
  ['twenty one days of keto', 14],
  ['plan my week but only 5 days', 5],
  ['half a cabbage and carrots, what are 3 days out of that?', 3],
  ['three gentle days of meals', 3],
  ['two more days of exams, wraps please', 2],
  ['four nights of cheap hot food', 4],
])('%s: as many days as are said, by the words alone and by the whole sentence', (words, days) => {
  expect(countSaidDays(words)).toBe(days);
  expect(daysRead(words)).toBe(days);
});

test.each([
  'vegan',
  '34 weeks along, nachos',
  'two days before payday, chili',
  'I work four nights, rice please',
  'fish 3 days a week',
  'I train 4 days a week, 2500 kcal',
  'vegan 2 days a week',
  'no meat 3 days each week',
  'the bread is 3 days old',
  'lose 4 kg in 10 days',
  '3 meals a day',
  'ready in 20 minutes',
  'chicken that keeps 3 days',
  '1 day',
])('%s: no number of days to plan', (words) => {
  expect(countSaidDays(words)).toBeUndefined();
  expect(daysRead(words)).toBeUndefined();
});

test.each([
  ['days: 5, vegan', 5],
  ['a couple of days, vegan', 2],
])('%s', (words, days) => expect(countSaidDays(words)).toBe(days));

test.each([
  ['fifteen days vegan', 'Up to 14 days are planned together: the other 1 is left, for a week behind this one.'],
  ['three weeks of keto', 'Up to 14 days are planned together: the other 7 are left, for a week behind this one.'],
  ['twenty-one days, no fish', 'Up to 14 days are planned together: the other 7 are left, for a week behind this one.'],
])('what is more than a week has is said: %s', (words, remark) => expect(readWeekdayWords(words).remarks).toEqual([remark]));

test.each(['14 days vegan', 'lose 5 kg in 30 days', 'fish 20 days a month', 'vegan'])('and of no other words: %s', (words) =>
  expect(readWeekdayWords(words).remarks).toEqual([]),
);

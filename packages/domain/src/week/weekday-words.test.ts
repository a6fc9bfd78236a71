import { expect, test } from 'vitest';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import { MEAL_SLOTS } from '../recipe/meal-slot.ts';
import { NO_WEEK_RULES } from './week-rules.ts';
import { makePlainDate } from '../calendar/plain-date.ts';
import { findWeekOf, listSaidAway, readWeekdayWords, withoutWeekdays } from './weekday-words.ts';

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
  expect(read(words)).toEqual({ rules: { ...NO_WEEK_RULES, meatless: [1] }, same: [], remarks: [] }),
);

test('what the sentence says goes before what the household does, of that weekday alone', () => {
  const rules = { ...NO_WEEK_RULES, dishes: { 2: 'soup', 5: 'pizza' } as const, meatless: [3 as const] };
  expect(read('pasta on tuesday', rules).rules).toEqual({ ...rules, dishes: { 2: 'pasta', 5: 'pizza' } });
});

test.each(['I don’t want fish on thursday', 'nothing fried on thursdays', 'vegan on Thursday', 'no nuts on thursday'])(
  'what else is said of one day is said to be of all, and holds for them: %j',
  (words) => {
    expect(read(words)).toEqual({
      rules: NO_WEEK_RULES,
      same: [],
      remarks: [expect.stringContaining('What you said of Thursday is planned for every day')],
    });
    expect(withoutWeekdays(words)).toBe(words);
  },
);

test.each([
  ['no cooking on thursday', { uncooked: [4] }],
  ['Thursday: no cooking', { uncooked: [4] }],
  ['nothing cooked on thursdays and fridays', { uncooked: [4, 5] }],
  ["I don't want to cook on Thursday evening", { uncooked: [4] }],
  ['cold food on thursday', { uncooked: [4] }],
  ['quick on Wednesdays, 15 minutes', { minutes: { 3: 15 } }],
  ['15 minutes on Wednesday', { minutes: { 3: 15 } }],
  ['a quick dinner on wednesday', { minutes: { 3: 30 } }],
  ['something quick on Wednesdays and Mondays', { minutes: { 1: 30, 3: 30 } }],
  ['Wednesday: max 20 min', { minutes: { 3: 20 } }],
  ['vegetarian on Mondays and Thursdays', { meatless: [1, 4] }],
  ['no meat on Fridays, no cooking on Thursdays', { meatless: [5], uncooked: [4] }],
])('a rule of that weekday, and of no other: %j', (words, rules) => {
  expect(read(words)).toEqual({ rules: { ...NO_WEEK_RULES, ...rules }, same: [], remarks: [] });
  expect(withoutWeekdays(words)).toBe('');
});

test.each([
  ['no lunch on Sunday', [{ day: 6, slot: 'lunch' }]],
  ['skip breakfast on sundays', [{ day: 6, slot: 'breakfast' }]],
  ['eating out Saturday evening', [{ day: 5, slot: 'dinner' }]],
  ["we're out on saturday", [{ day: 5, slot: 'dinner' }]],
  ['eating out on saturday for lunch', [{ day: 5, slot: 'lunch' }]],
  ['eating out Saturday and Sunday', [5, 6].map((day) => ({ day, slot: 'dinner' }))],
  ['no onions on sunday', []],
])('a meal that nobody eats at home: %j', (words, away) => {
  const start = makePlainDate(2026, 11, 23);
  expect(listSaidAway(words, { start, days: 7 })).toEqual(away);
  expect(withoutWeekdays(words)).toBe(away.length > 0 ? '' : words);
});

test.each([
  ['vegan, no cooking on thursday, 1900 kcal', 'vegan, 1900 kcal'],
  ['plan my week, no lunch on Sunday. No nuts', 'plan my week. No nuts'],
  ['no cooking on thursday and no nuts', 'no nuts'],
  ['Würstchen, no cooking on thursday', 'Würstchen'],
  ['no eggs, no cooking on thursday and nuts', 'no eggs, nuts'],
  ['pasta on tuesday, vegan', 'pasta on tuesday, vegan'],
])('every day is planned by the rest: %j', (words, left) => expect(withoutWeekdays(words)).toBe(left));

test.each([
  ['breakfast always the same', ['breakfast']],
  ['plan my week, the same breakfast every day', ['breakfast']],
  ['breakfasts should be the same, no nuts', ['breakfast']],
  ['same snack every day', ['snack']],
  ['breakfast', []],
])('one dish all week: %j', (words, same) => expect(read(words)).toMatchObject({ same, remarks: [] }));

test.each(['plan my week, no lunch on Sunday', 'plan my week, breakfast always the same'])('a week of all its meals: %j', (words) =>
  expect(findWeekOf({ words, targets: null }, makePlainDate(2026, 11, 23))).toMatchObject({ days: 7, slots: MEAL_SLOTS }),
);

test('lunches that are all the same are said not to be planned', () =>
  expect(read('the same lunch every day').remarks.join(' ')).toContain('are not planned'));

test('a sentence of nothing but weekdays is read as far as two weeks have dinners', () => {
  const words = 'soup on tuesday, '.repeat(13);
  expect(read(`${words}pasta on monday, pizza on friday`).rules.dishes).toEqual({ 1: 'pasta', 2: 'soup' });
});

import { expect, test } from 'vitest';
import { makePlainDate } from '../calendar/plain-date.ts';
import { MEAL_SLOTS } from '../recipe/meal-slot.ts';
import { readWeekdayClauses } from './weekday-clauses.ts';
import { findWeekOf, listSaidAway, readWeekdayWords, withoutWeekdays } from './weekday-words.ts';

/** A Monday. */
const START = makePlainDate(2026, 11, 23);

test.each([
  ['pasta on tuesday, fish on friday, chili', ['2 pasta', '5 fish']],
  ['Monday: tacos\nTuesday: chicken curry\nWednesday soup', ['1 tacos', '2 chicken curry', '3 soup']],
  ['fri - pizza', ['5 pizza']],
  [
    'Mac and cheese on Friday for my son, chilli in his flask Wednesday lunch',
    ['5 Mac and cheese for my son', '3 lunch chilli in his flask'],
  ],
  ['lasagna Monday and tacos Tuesday', ['1 lasagna', '2 tacos']],
  ['Monday lasagna and Tuesday tacos', ['1 lasagna', '2 tacos']],
  ['On Monday, pasta. On Tuesday rice and beans', ['1 pasta', '2 rice and beans']],
  ['curry on Mondays, Wednesdays and Fridays', ['135 curry']],
  ['pizza on Fri/Sat', ['56 pizza']],
  ['weekend dinners with fish', ['60 dinner with fish']],
  ['apple porridge every weekday morning', ['12345 breakfast apple porridge']],
  ['soup on weeknights', ['12345 dinner soup']],
  ['from Monday until Friday she wants rice in the evening', ['12345 dinner she wants rice in the evening']],
  ["pancakes for Sunday's breakfast", ['0 breakfast pancakes']],
  ['Gobi paratha on Mondaylunch', ['1 lunch Gobi paratha']],
  ['soup on Firday, curry on Tuseday night', ['5 soup', '2 dinner curry']],
  ['fish on thursdy, a chocolate sundae', ['4 fish']],
  ['cauliflower cheese Thursday tea, no teas on Sunday', ['4 dinner cauliflower cheese', '0 dinner no teas']],
  ['plan from Tuesday, sun-dried tomatoes', []],
  ['what is left of Monday on Tuesday', []],
])('what is said of which day: %j', (words, said) =>
  expect(
    readWeekdayClauses(words)
      .filter(({ weekdays }) => weekdays.length > 0)
      .map(({ weekdays, slot, rest }) => [weekdays.join(''), ...(slot ? [slot] : []), rest].join(' ')),
  ).toEqual(said),
);

const NOTHING = { wish: [], dishes: [], dishWords: [], cuisines: [], exclude: [], diets: [], maxMinutes: null };

/** What is held by which days, as far as it differs from nothing. */
const read = (words: string) =>
  readWeekdayWords(words).weekdays.map(({ weekdays, intent }) => {
    const { mealRules, minutesAt, avoid } = intent;
    const names = (of: readonly { readonly words: string }[]) => of.map((one) => one.words);
    const all = { ...NOTHING, wish: names(intent.wish), dishes: names(intent.dishes), exclude: names(intent.exclude) };
    return [
      weekdays.join(''),
      ...[...all.wish, ...all.dishes, ...intent.dishWords, ...intent.cuisines].map((name) => `+${name}`),
      ...[...new Set([...all.exclude, ...avoid.dishWords, ...avoid.manners])].map((name) => `-${name}`),
      ...intent.diets,
      ...Object.entries(mealRules).map(
        ([slot, rules]) => `${slot}: ${[...rules.diets, ...names(rules.exclude).map((name) => `-${name}`)].join(' ')}`,
      ),
      ...Object.entries(minutesAt).map(([slot, minutes]) => `${slot} ${minutes} min`),
      ...(intent.maxMinutes === null ? [] : [`${intent.maxMinutes} min`]),
    ].join(' ');
  });

test.each([
  ['vegetarian on Mondays and Thursdays', ['14 vegetarian']],
  ['meatless monday', ['1 vegetarian']],
  ['vegan on Thursday', ['4 vegan']],
  ['I don’t want fish on thursday', ['4 -fish']],
  ['nothing fried on thursdays', ['4 -fried']],
  ['no soup on Friday', ['5 -soup']],
  ['make Sunday dinner vegetarian', ['0 dinner: vegetarian']],
  ['no cooking on thursday', ['4 +no-cook']],
  ['nothing cooked on thursdays and fridays', ['45 +no-cook']],
  ["I don't want to cook on Thursday evening", ['4 +no-cook']],
  ["a lunch I don't have to cook on Monday", ['1 +no-cook']],
  ['On Wednesday my flatmate uses the kitchen, so dinner must be without cooking', ['3 +no-cook']],
  ['quick on Wednesdays, 15 minutes', ['3 30 min', '3 15 min']],
  ['15 minutes on Wednesday', ['3 15 min']],
  ['a quick dinner on wednesday', ['3 dinner 30 min']],
  ['something quick on Wednesdays and Mondays', ['31 30 min']],
  ['Nani is coming Friday, lunch should be made in half an hour', ['5 lunch 30 min']],
  ['weekend dinners ready in 40 minutes', ['60 dinner 40 min']],
  ['Beef stew on Monday. Thursday night a lentil soup', ['1 +beef +beef stew +stew', '4 +lentil +lentil soup +soup']],
])('is read as any sentence is, and is of those days: %j', (words, said) => {
  expect(read(words)).toEqual(said);
  expect(withoutWeekdays(words)).toBe('');
});

test.each([
  ['allergic to nuts on thursday'],
  ['Thursday: peanuts make me ill'],
  ['gluten-free on Thursday'],
  ['1600 calories on Thursday'],
])('what speaks of harm, and figures, stay for every day: %j', (words) => {
  expect(read(words)).toEqual([]);
  expect(withoutWeekdays(words)).toBe(words);
  expect(readWeekdayWords(words).remarks).toEqual([expect.stringContaining('What you said of Thursday is planned for every day')]);
});

test.each([
  ['no lunch on Sunday', [{ day: 6, slot: 'lunch' }]],
  ['skip breakfast on sundays', [{ day: 6, slot: 'breakfast' }]],
  ['eating out Saturday evening', [{ day: 5, slot: 'dinner' }]],
  ["we're out on saturday", [{ day: 5, slot: 'dinner' }]],
  ['eating out on saturday for lunch', [{ day: 5, slot: 'lunch' }]],
  ['eating out Saturday and Sunday', [5, 6].map((day) => ({ day, slot: 'dinner' }))],
  ['Thursday evening she eats at my uncle, no plan', [{ day: 3, slot: 'dinner' }]],
  ["We won't need dinners on Saturday and Sunday", [5, 6].map((day) => ({ day, slot: 'dinner' }))],
  ['Saturday we are away all day so skip it', MEAL_SLOTS.map((slot) => ({ day: 5, slot }))],
  ['no dinner Monday because of his procedure', [{ day: 0, slot: 'dinner' }]],
  ['Saturday breakfast not needed', [{ day: 5, slot: 'breakfast' }]],
  ['skip Friday altogether', MEAL_SLOTS.map((slot) => ({ day: 4, slot }))],
  ['Sunday my mother cooks so leave it empty', MEAL_SLOTS.map((slot) => ({ day: 6, slot }))],
])('a meal that nobody eats at home: %j', (words, away) => {
  expect(listSaidAway(words, { start: START, days: 7 })).toEqual(away);
  expect(withoutWeekdays(words)).toBe('');
});

test('what is refused is not eaten elsewhere', () => expect(listSaidAway('no onions on sunday', { start: START, days: 7 })).toEqual([]));

test.each([
  ['vegan, no cooking on thursday, 1900 kcal', 'vegan, 1900 kcal'],
  ['plan my week, no lunch on Sunday. No nuts', 'plan my week. No nuts'],
  ['no cooking on thursday and no nuts', 'no nuts'],
  ['Würstchen, no cooking on thursday', 'Würstchen'],
  ['no eggs, no cooking on thursday and nuts', 'no eggs, nuts'],
  ['pasta on tuesday, vegan', 'vegan'],
  ['Monday to Friday dinners, vegetarian', 'Monday to Friday dinners, vegetarian'],
  ['something nice on saturday', 'something nice on saturday'],
])('every day is planned by the rest: %j', (words, left) => expect(withoutWeekdays(words)).toBe(left));

test.each([
  ['breakfast always the same', ['breakfast']],
  ['plan my week, the same breakfast every day', ['breakfast']],
  ['breakfasts should be the same, no nuts', ['breakfast']],
  ['same snack every day', ['snack']],
  ['breakfast', []],
])('one dish all week: %j', (words, same) => expect(readWeekdayWords(words)).toMatchObject({ same, remarks: [] }));

test('lunches that are all the same are said not to be planned', () =>
  expect(readWeekdayWords('the same lunch every day').remarks.join(' ')).toContain('are not planned'));

test.each(['plan my week, no lunch on Sunday', 'plan my week, breakfast always the same', 'a week, rice from Monday until Friday'])(
  'a week of all its meals: %j',
  (words) => expect(findWeekOf({ words, targets: null }, START)).toMatchObject({ slots: MEAL_SLOTS }),
);

test('a sentence of nothing but weekdays is read as far as two weeks have days', () =>
  expect(readWeekdayWords('soup on tuesday, '.repeat(40)).weekdays).toHaveLength(14));

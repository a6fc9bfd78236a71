import { expect, test } from 'vitest';
import type { NamedEater } from '../intent.ts';
import { parseIntent } from './parse-intent.ts';
import { sharedDiets } from './shared-diets.ts';

/** "Husband 2800", "Child 1: child", "Wife 1500 vegetarian". */
function tell({ name, kind, ageYears, diets, figures }: NamedEater): string {
  const calories = figures?.calories;
  return [
    name,
    ...(calories ? [calories.target ?? `${calories.min ?? ''}-${calories.max ?? ''}`] : []),
    ...(figures?.protein ? [`${figures.protein.target ?? figures.protein.min} g`] : []),
    ...diets,
    ...(kind === 'adult' || kind === null ? [] : [ageYears ?? kind]),
  ].join(' ');
}

test.each([
  ['My husband eats 2800 and I eat 1600', 1600, ['You', 'Husband 2800']],
  ['my husband eats 2800 kcal and I eat 1600 kcal', 1600, ['You', 'Husband 2800']],
  ['I eat 1600, my husband 2800', 1600, ['You', 'Husband 2800']],
  ['me 1800, my wife 1500 vegetarian, two kids', 1800, ['You', 'Wife 1500 vegetarian', 'Kid 1 child', 'Kid 2 child']],
  ['1600 for me and 2800 for my husband', 1600, ['You', 'Husband 2800']],
  ['1600 calories for me, 2800 calories for him, low carb', 1600, ['You', 'Partner 2800']],
  ['dinner for me (1800 kcal) and my girlfriend (1500 kcal, vegan)', 1800, ['You', 'Girlfriend 1500 vegan']],
  ['My wife needs 1500 kcal and 110 g protein, I need 2400', 2400, ['You', 'Wife 1500 110 g']],
  ['I am vegetarian, my partner is vegan', null, ['You vegetarian', 'Partner vegan']],
  ['dad 2500, mom 1800, teen 2200', 2500, ['Dad', 'Mom 1800', 'Teen 2200 teen']],
  ['husband 2800 kcal, wife 1600 kcal', 2800, ['Husband', 'Wife 1600']],
  ['for me, my wife and our two kids', null, ['You', 'Wife', 'Kid 1 child', 'Kid 2 child']],
  ['me 1500 and my kids 6 and 9', 1500, ['You', 'Kid 1 6', 'Kid 2 9']],
  ['I eat 1700, my husband 2600 and our 8 year old son', 1700, ['You', 'Husband 2600', 'Son 8']],
  ['my teenage son eats 2800 and I eat 1800', 1800, ['You', 'Son 2800 teen']],
  ['2 adults, 2 kids', null, ['You', 'Adult', 'Kid 1 child', 'Kid 2 child']],
  ['I want to lose weight on 1500 calories, my husband eats 2500', 1500, ['You', 'Husband 2500']],
  ['Anna 1800, Tom 2600', 1800, ['Anna', 'Tom 2600']],
  ['me 1800, Tom 2400 vegan', 1800, ['You', 'Tom 2400 vegan']],
  ['1800 for Sarah, 2500 for Leo', 1800, ['Sarah', 'Leo 2500']],
  ["I'm 1600, hubby's 2800", 1600, ['You', 'Hubby 2800']],
  ['2 people: 1800 and 2400, low carb', 1800, ['You', 'Adult 2 2400']],
  ['my wife and I, she eats 1500 and I eat 2300', 2300, ['You', 'Wife 1500']],
  ['for 3, 1800 kcal each', 1800, ['You', 'Adult 2 1800', 'Adult 3 1800']],
  ['my wife is vegan, dinners for 2, 1900 kcal each', 1900, ['You', 'Wife 1900 vegan']],
  ['my wife is vegan, I am not', null, ['You', 'Wife vegan']],
  ['my wife is vegan and I eat fish', null, ['You', 'Wife vegan']],
  ['two adults and a toddler', null, ['You', 'Adult', 'Toddler toddler']],
  ['cooking for 2 adults and 3 kids', null, ['You', 'Adult', 'Kid 1 child', 'Kid 2 child', 'Kid 3 child']],
  ['My husband eats 2800. I eat 1600. Quick dinners please.', 1600, ['You', 'Husband 2800']],
])('each has their own: %s', (text, calories, people) => {
  const intent = parseIntent(text);
  expect(intent.eaters.map(tell)).toEqual(people);
  expect(intent.calories?.target ?? null).toBe(calories);
  expect(intent.people).toBe(people.length);
});

test.each([
  'my husband eats 2800',
  'my wife is vegetarian',
  'my daughter is allergic to peanuts, 1800 calories',
  'dinner for me and my wife, 1800 calories',
  'my husband hates fish, 2000 kcal',
  'for 4 people',
  'for two, 1600-1800 kcal',
  'cut from 2400 to 1900 for 2',
  'quinoa 1500 calories, keto 2000',
  '1800 calories, high protein',
  'party for 6 people, 1 person eats vegan',
])('nobody is told apart: %s', (text) => {
  expect(parseIntent(text).eaters).toEqual([]);
});

test('what anybody is allergic to, refuses or keeps to by a diet is left out for all where the table is not told apart', () => {
  const intent = parseIntent('me 1800, my wife 1500 vegetarian and allergic to peanuts, no mushrooms, two kids');
  expect(intent.allergies).toContain('peanut');
  expect(intent.exclude.map(({ words }) => words)).toContain('mushrooms');
  expect(intent.diets).toEqual(['vegetarian']);
});

test.each(['We are vegan: I eat 1600 and my vegan husband 2800', 'vegan dinners, I eat 1600 and my vegan husband 2800'])(
  "a diet said of all stays everybody's though one is named by it again: %s",
  (text) => {
    const intent = parseIntent(text);
    expect(intent.eaters.map(tell)).toEqual(['You', 'Husband 2800']);
    expect(sharedDiets(intent)).toEqual(['vegan']);
  },
);

test.each([
  ["my sister is here so it's seven of us for five days", 7],
  ['team of 9, we want italian', 9],
  ['feeding a mob of ten', 10],
  ["girls' brunch for five", 5],
  ['5 portions of veg a day', null],
  ['a bunch of 5 carrots', null],
  ['4 servings of pasta tonight', 4],
  ['cook 6 portions of lamb with rice', 6],
  ['my mother is visiting for two weeks', null],
  ['feeding 3 times a day, chicken', null],
  ['a table of 5 small meals', null],
  ['kids, 3 meals + 2 snacks', null],
])('as many are counted as sit down: %s', (text, people) => {
  const intent = parseIntent(text);
  expect(intent.people).toBe(people);
  expect(intent.eaters).toEqual([]);
});

test('a year is no energy', () => {
  expect(parseIntent('like thanksgiving 2019').calories).toBeNull();
  expect(parseIntent('vegan 2019').calories?.target).toBe(2019);
  expect(parseIntent('from 1955 to 2000 a day').calories).toMatchObject({ min: 1955, max: 2000 });
  expect(parseIntent('until 1999').calories?.max).toBe(1999);
});

test('tea that is a meal is one', () => {
  expect(parseIntent("ideas for tonight's tea")).toMatchObject({ focus: ['dinner'], wish: [] });
  expect(parseIntent('tea with milk').focus).toEqual([]);
});

test.each([
  ["I'm 30 weeks pregnant and my son is 2", 2],
  ["I'm 30 weeks pregnant, cooking for my 2 year old too", 2],
  ['my wife is 30 weeks pregnant, our son is 2', 2],
  ["I'm 12 weeks along and have a daughter of 2", 2],
  ['I train 4 days a week and my daughter is 3', 3],
  ['My toddler is 2, plan 3 days', 2],
  ['we are here for 2 weeks, my son is 2', 2],
  ['dinner for my 2 year old', 2],
])('whoever is under four is seated, whatever figures stand beside: %s', (text, age) => {
  expect(parseIntent(text).eaters.map(({ ageYears }) => ageYears)).toContain(age);
});

import { expect, test } from 'vitest';
import { findNamed } from './find-named.ts';

const RECIPES = [
  { id: 'a', title: 'Lentil pot' },
  { id: 'b', title: 'Zebra hill lentil pot' },
  { id: 'c', title: 'Oma’s Käse-Spätzle' },
  { id: 'd', title: 'Pie' },
  { id: 'e', title: 'Chili (no beans)' },
  { id: 'f', title: 'Overnight oats with chia' },
  { id: 'g', title: 'Lemon dill salmon w/ potatoes' },
];

test.each([
  ['Zebra hill lentil pot', 'b', ''],
  ['please make my zebra hill lentil pot', 'b', ''],
  ['zebra hill lentil pot for dinner, 1800 calories', 'b', 'for dinner, 1800 calories'],
  ['lentil pot and no mushrooms', 'a', 'and no mushrooms'],
  ['OMA’S KÄSE SPÄTZLE zum Abendessen', 'c', 'zum Abendessen'],
  ['chili, no beans', 'e', ''],
  ['I would like my lentil pot', 'a', 'I would like my'],
  ["we'd like the lentil pot tonight", 'a', "we'd like the tonight"],
])('%s', (words, id, rest) => expect(findNamed(words, RECIPES)).toMatchObject({ named: [{ id }], rest }));

test.each([
  'no lentil pot',
  'anything but not my lentil pot',
  "I don't want the lentil pot",
  'never the lentil pot again',
  'something like my lentil pot',
  'anything but lentil pot',
  'we are sick of lentil pot',
  'lentil pot gives me hives',
  'lentil pot is not what I want',
  'my son is allergic to everything in the lentil pot',
  'lentil pots',
  'pie for dinner',
  'red lentils in a pot',
])('%s asks for none of them', (words) => expect(findNamed(words, RECIPES)).toBeUndefined());

test.each([
  [
    'overnight oats with chia for breakfast, lemon dill salmon w/ potatoes for dinner',
    ['f breakfast', 'g dinner'],
    'for breakfast, for dinner',
  ],
  ['Dinner: zebra hill lentil pot. Breakfast: overnight oats with chia', ['b dinner', 'f breakfast'], 'Dinner: . Breakfast:'],
  ['lentil pot for lunch and chili, no beans for dinner', ['a lunch', 'e dinner'], 'for lunch and for dinner'],
  ['lentil pot for lunch, salmon for dinner', ['a lunch'], 'for lunch, salmon for dinner'],
  ['my lentil pot and our overnight oats with chia, please', ['a ', 'f '], ''],
  ['no lentil pot, overnight oats with chia for breakfast', ['f '], 'no lentil pot, for breakfast'],
  ['goulash for lunch, lentil pot for dinner', ['a dinner'], 'goulash for lunch, for dinner'],
])('each of the titles in "%s" at the meal it is said of', (words, ids, rest) => {
  const found = findNamed(words, RECIPES);
  expect({ ids: found?.named.map(({ id, at }) => `${id} ${at.join()}`), rest: found?.rest }).toEqual({ ids, rest });
});

import { expect, test } from 'vitest';
import { findNamed } from './find-named.ts';

const RECIPES = [
  { id: 'a', title: 'Lentil pot' },
  { id: 'b', title: 'Zebra hill lentil pot' },
  { id: 'c', title: 'Oma’s Käse-Spätzle' },
  { id: 'd', title: 'Pie' },
  { id: 'e', title: 'Chili (no beans)' },
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
])('%s', (words, id, rest) => expect(findNamed(words, RECIPES)).toEqual({ named: RECIPES.find((one) => one.id === id), rest }));

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

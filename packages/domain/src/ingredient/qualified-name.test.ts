import { expect, test } from 'vitest';
import { lineKey } from '../own-recipe/line-correction.ts';
import { groundLine } from './ground-line.ts';

test.each([
  ['1 cup milk, whole', 'whole-milk'],
  ['1 cup milk, nonfat', 'skim-milk'],
  ['1 cup milk (1%)', 'low-fat-milk'],
  ['1 can beans, black', 'black-beans-canned'],
  ['2 cups flour, whole wheat', 'whole-wheat-flour'],
  ['2 potatoes, sweet', 'sweet-potato'],
  ['1 cup sugar, powdered', 'powdered-sugar'],
  ['1 onion, red', 'red-onion'],
  ['2 peppers, red', 'bell-pepper'],
  ['1/2 cup wine (red)', 'red-wine'],
  ['1 cup tomatoes, diced', 'tomato'],
  ['1 cup butter, melted', 'butter'],
  ['1 onion, sliced', 'onion'],
  ['1 cup milk (or almond milk)', 'milk'],
])('what stands behind a name says which food it is, and what is done to it does not: %s', (line, foodId) => {
  expect(groundLine(line).food?.id).toBe(foodId);
});

test('a correction of whole milk holds for whole milk', () => {
  expect(lineKey('1 cup milk, whole')).toBe(lineKey('2 cups whole milk'));
  expect(lineKey('1 cup milk, whole')).not.toBe(lineKey('1 cup milk, nonfat'));
  expect(lineKey('2 large onions, chopped')).toBe(lineKey('1 onion'));
});

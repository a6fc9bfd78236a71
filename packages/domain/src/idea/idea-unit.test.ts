import { expect, test } from 'vitest';
import { parseIdeaUnit } from './idea-unit.ts';

test.each([
  ['cup', 'cup'],
  ['Tablespoons', 'tbsp'],
  ['pieces', 'piece'],
  ['', 'piece'],
  ['handful', 'handful'],
  ['ml', 'ml'],
])('%s is a measure of a kitchen', (text, unit) => expect(parseIdeaUnit(text)).toBe(unit));

test.each(['g', 'grams', 'kg', 'oz', 'pounds', 'mg', 'kcal', 'a'.repeat(500)])('%s is none', (text) =>
  expect(parseIdeaUnit(text)).toBeUndefined(),
);

import { expect, test } from 'vitest';
import { formatFraction } from './format-fraction.ts';

test.each([
  [0.25, '1/4'],
  [1 / 3, '1/3'],
  [1.5, '1 1/2'],
  [2, '2'],
  [0.375, '3/8'],
  [0.02, '0.02'],
  [24.5, '25'],
  [0.98, '1'],
  [2.6666, '2 2/3'],
])('%s is written %s', (value, text) => {
  expect(formatFraction(value)).toBe(text);
});

import { expect, test } from 'vitest';
import { formatCups } from './format-cups.ts';

test.each([
  [0.01, '1 tbsp (15 ml)'],
  [0.13, '2 tbsp (30 ml)'],
  [0.2, '3 tbsp (45 ml)'],
  [0.23, '1/4 cup (60 ml)'],
  [0.25, '1/4 cup (60 ml)'],
  [1 / 3, '1/3 cup (80 ml)'],
  [1, '1 cup (240 ml)'],
  [2.25, '2 1/4 cups (540 ml)'],
])('%d cups of water are %s', (cups, printed) => {
  expect(formatCups(cups)).toBe(printed);
});

import { expect, test } from 'vitest';
import { formatCount } from './count.ts';

const PLANS = { zero: 'never in English', one: '# plan', other: '# plans' };

test.each([
  [0, '0 plans'],
  [1, '1 plan'],
  [2, '2 plans'],
  [1.5, '1.5 plans'],
  [1200, '1,200 plans'],
])('%d is %s', (count, words) => {
  expect(formatCount(count, PLANS)).toBe(words);
});

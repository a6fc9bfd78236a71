import { expect, test } from 'vitest';
import { formatSlug } from './slug.ts';

test.each([
  ['Crème brûlée, twice', 'creme-brulee-twice'],
  ['  1 1/2 cups!  ', '1-1-2-cups'],
  ['寿司', 'plan'],
])('writes %j as %j', (title, slug) => {
  expect(formatSlug(title, 'plan')).toBe(slug);
});

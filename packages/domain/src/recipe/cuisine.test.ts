import { expect, test } from 'vitest';
import { nameCuisine } from './cuisine.ts';

test('cuisines are written as proper names', () => {
  expect(nameCuisine('italian')).toBe('Italian');
  expect(nameCuisine('middle-eastern')).toBe('Middle Eastern');
});

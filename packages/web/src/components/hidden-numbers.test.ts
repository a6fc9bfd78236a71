import { describe, expect, test } from 'vitest';
import { isAboutNumbers, withoutNumbers } from './hidden-numbers.ts';

describe('isAboutNumbers', () => {
  test.each([
    '2,000 kcal a day',
    'Within 3 g of the day’s targets: 120 g protein, 200 g carbs, 60 g fat.',
    '6 g over on fat, to keep the salmon',
    'Protein is spread out: 30 g at breakfast, 40 g at lunch and 45 g at dinner.',
    '32 g of fiber from 14 different plants; lentils and oats give the most.',
    '7% of energy from saturated fat',
    'At least 150 g protein',
    'about 1,500 mg sodium before any salt you add',
  ])('%s', (sentence) => expect(isAboutNumbers(sentence)).toBe(true));

  test.each([
    'Kept to: vegetarian; no mushrooms.',
    'Most time goes into Dal: 35 minutes, 10 of them to prepare.',
    'Up to 30 min',
    'Buy once, use twice: spinach and eggs.',
    'High protein',
    '1/2 cup (41 g) rolled oats',
  ])('not %s', (sentence) => expect(isAboutNumbers(sentence)).toBe(false));
});

test.each([
  ['A vegan day of 1,804 kcal: oats for breakfast and dal for dinner.', 'A vegan day: oats for breakfast and dal for dinner.'],
  ['Warm and quick. Has 30 g protein. Good cold too.', 'Warm and quick. Good cold too.'],
  ['Plain words.', 'Plain words.'],
])('%j reads %j', (text, rest) => expect(withoutNumbers(text)).toBe(rest));

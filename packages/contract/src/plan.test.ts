import { check, integer, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { formatWish, parseWish } from './plan.ts';

test('names what the sliders stand at behind the words', () => {
  const targets = { protein: 150, carbs: 200, fat: 60 };
  expect(formatWish({ words: 'vegan', targets })).toBe('vegan (targets: 150 g protein, 200 g carbs, 60 g fat)');
  expect(formatWish({ words: 'vegan', targets: null })).toBe('vegan');
});

test('reading gives back exactly what was written', () => {
  const grams = integer({ min: 0, max: 400 });
  const same = property(string(), record({ protein: grams, carbs: grams, fat: grams }), (words, { protein, carbs, fat }) => {
    const wish = { words, targets: { protein, carbs, fat } };
    expect(parseWish(formatWish(wish))).toEqual(wish);
  });
  expect(check(same).counterexample).toBeNull();
});

test.each([
  'vegan',
  '',
  '(targets: 150 g protein)',
  'keto, 80 g carbs (20 g fat)',
  'vegan (targets: 1 g protein, 2 g carbs, 3 g fat) please',
])('leaves "%s" alone', (words) => expect(parseWish(words)).toEqual({ words, targets: null }));

test('takes the last of what was written twice', () => {
  const once = formatWish({ words: 'vegan', targets: { protein: 1, carbs: 2, fat: 3 } });
  expect(parseWish(formatWish({ words: once, targets: { protein: 4, carbs: 5, fat: 6 } })).words).toBe(once);
});

import { check, integer, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { splitTargets, withTargets } from './query-targets.ts';

test('names the targets in the query', () => {
  expect(withTargets('vegan', { protein: 150, carbs: 200, fat: 60 })).toBe('vegan (targets: 150 g protein, 200 g carbs, 60 g fat)');
});

test('splitting gives back exactly what was joined', () => {
  const grams = integer({ min: 0, max: 400 });
  const same = property(string(), record({ protein: grams, carbs: grams, fat: grams }), (query, targets) => {
    const split = splitTargets(withTargets(query, targets));
    return (
      split.query === query &&
      JSON.stringify(split.targets) === JSON.stringify({ protein: targets.protein, carbs: targets.carbs, fat: targets.fat })
    );
  });
  expect(check(same).counterexample).toBeNull();
});

test.each(['vegan', '', '(targets: 150 g protein)', 'vegan (targets: 1 g protein, 2 g carbs, 3 g fat) please'])(
  'leaves "%s" alone',
  (text) => {
    expect(splitTargets(text)).toEqual({ query: text, targets: null });
  },
);

test('targets are taken off one at a time, the last first', () => {
  const once = withTargets('vegan', { protein: 1, carbs: 2, fat: 3 });
  expect(splitTargets(withTargets(once, { protein: 4, carbs: 5, fat: 6 })).query).toBe(once);
});

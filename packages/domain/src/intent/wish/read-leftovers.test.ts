import { expect, test } from 'vitest';
import { parseIntent } from './parse-intent.ts';

const wished = (text: string): readonly string[] => parseIntent(text).wish.flatMap(({ foodIds }) => foodIds);

test.each([
  ['I have leftover turkey and peas', 'cooked-turkey', 'ground-turkey'],
  ['turkey leftovers', 'cooked-turkey', 'turkey-breast'],
  ['leftover chicken', 'cooked-chicken', 'chicken-thigh'],
  ['use up leftover rice', 'white-rice-cooked', 'white-rice'],
])('%s is what was cooked before', (text, cooked, raw) => {
  expect(wished(text)).toContain(cooked);
  expect(wished(text)).not.toContain(raw);
  expect(parseIntent(text).remarks).toEqual([]);
});

test.each([
  ['leftover pork', 'pork'],
  ['leftover salmon from yesterday', 'salmon'],
  ['leftover roast chicken', 'roast chicken'],
])('of %s it is said that it is cooked anew', (text, name) => {
  expect(parseIntent(text).remarks).toEqual([
    `Larder does not plan with leftover ${name}: no dish takes it as it is left, so it is cooked anew.`,
  ]);
});

test('nobody cooks leftover wine and cheese, and turkey that is left nowhere may be any', () => {
  expect(parseIntent('leftover wine and cheese').remarks).toEqual([]);
  expect(wished('leftover cheese')).toContain('cheddar');
  expect(wished('turkey and rice')).toEqual(expect.arrayContaining(['ground-turkey', 'white-rice']));
});

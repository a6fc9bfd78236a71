import { expect, test } from 'vitest';
import { cleanLine } from '../src/ingredient/clean-line.ts';
import { parseIntent } from '../src/intent/wish/parse-intent.ts';

test.each([
  ['a space of no width', 'no mi\u200blk, no mush\u200brooms'],
  ['a soft hyphen', 'no mi\u00adlk, no mush\u00adrooms'],
  ['a joiner', 'no mi\u200dlk, no mush\u200crooms'],
])('a refusal is heard with %s inside its words', (_, words) => {
  const { exclude, allergies, restrictions } = parseIntent(words);
  const plain = parseIntent('no milk, no mushrooms');
  expect({ exclude, allergies, restrictions }).toEqual({
    exclude: plain.exclude,
    allergies: plain.allergies,
    restrictions: plain.restrictions,
  });
});

test('a line of a page keeps its words whole, and spaces of no width between numbers part them', () => {
  expect(cleanLine('1 cup butter\u00admilk')).toBe('1 cup buttermilk');
  expect(cleanLine('2\u200bcups flour')).toBe('2 cups flour');
});
